"""Thefts and duels (§6.2, §7 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.market.codes import (
    DUEL,
    EVENT_DUEL,
    EVENT_SHOWN,
    EVENT_STOLEN_CARD,
    EVENT_STOLEN_CARD_SEEN,
    EVENT_STOLEN_RUNE,
    EVENT_YIELD,
    FOR_DUEL,
    FOR_RAID,
    FOR_THEFT,
    INTEREST,
    MAIN_PHASE,
    STEAL,
    THIEF,
    shelter_card,
)
from runehall.games.market.hands import discard_card
from runehall.games.market.knowledge import note_shown, note_theft
from runehall.games.market.places import gain, settle
from runehall.games.market.position import Position
from runehall.games.market.targets import has_theft_target
from runehall.games.market.turn import enter_interest, enter_main


def play_thief(game: Position) -> None:
    discard_card(game, game.turn, THIEF, FOR_THEFT)
    begin_thefts(game, 1, NOTHING, MAIN_PHASE)


def raid(game: Position, colour: i64) -> None:
    """R20: a shelter card can be spent on several thefts instead of being built."""
    discard_card(game, game.turn, shelter_card(colour), FOR_RAID)
    begin_thefts(game, game.rules.raid_thefts, NOTHING, MAIN_PHASE)


def begin_thefts(game: Position, count: i64, victim: i64, back: i64) -> None:
    game.thefts_left = count
    game.victim = victim
    game.theft_back = back
    go_on_stealing(game)


def go_on_stealing(game: Position) -> None:
    """Ask for the next theft, or go back when none is left or nothing can be stolen."""
    game.phase = STEAL
    if game.thefts_left == 0 or not has_theft_target(game):
        end_thefts(game)


def end_thefts(game: Position) -> None:
    back = game.theft_back
    game.thefts_left = 0
    game.victim = NOTHING
    game.theft_back = NOTHING
    if back == INTEREST:
        enter_interest(game)
    else:
        enter_main(game)


def steal_card(game: Position, victim: i64) -> None:
    """R21: chance picks the card; the hand is counted in canonical order."""
    thief = game.turn
    hand = game.hand_count(victim)
    pick = game.roll(hand) if hand > 1 else i64(1)
    card: i64 = -1
    while pick > 0:
        card += 1
        pick -= game.holds(victim, card)
    game.change_hand(victim, card, -1)
    game.change_hand(thief, card, 1)
    note_theft(game, thief, victim, card, hand)
    if game.listening:
        game.tell(EVERYONE, EVENT_STOLEN_CARD, thief, victim)
        game.tell((1 << thief) | (1 << victim), EVENT_STOLEN_CARD_SEEN, thief, victim, card)
    game.thefts_left -= 1
    go_on_stealing(game)


def steal_stored_rune(game: Position, victim: i64, colour: i64) -> None:
    game.set_runes(victim, colour, game.runes(victim, colour) - 1)
    carry_off_rune(game, victim, colour)


def steal_loose_rune(game: Position, victim: i64, colour: i64) -> None:
    game.set_loose(victim, colour, game.loose(victim, colour) - 1)
    carry_off_rune(game, victim, colour)


def carry_off_rune(game: Position, victim: i64, colour: i64) -> None:
    settle(game, victim)
    gain(game, game.turn, colour, 1)
    if game.listening:
        game.tell(EVERYONE, EVENT_STOLEN_RUNE, game.turn, victim, colour)
    game.thefts_left -= 1
    go_on_stealing(game)


def attack(game: Position, number: i64, defender: i64) -> None:
    """R26: the attacking card is discarded when the duel is declared."""
    discard_card(game, game.turn, number, FOR_DUEL)
    game.attacked |= 1 << defender
    game.phase = DUEL
    game.defender = defender
    game.attack_card = number
    if game.listening:
        game.tell(EVERYONE, EVENT_DUEL, game.turn, defender, number)


def show_defence(game: Position, number: i64) -> None:
    note_shown(game, game.defender, number)
    if game.listening:
        game.tell(EVERYONE, EVENT_SHOWN, game.defender, number)
    end_duel(game)
    enter_main(game)


def yield_duel(game: Position) -> None:
    defender = game.defender
    if game.listening:
        game.tell(EVERYONE, EVENT_YIELD, defender)
    end_duel(game)
    begin_thefts(game, 1, defender, MAIN_PHASE)


def end_duel(game: Position) -> None:
    game.defender = NOTHING
    game.attack_card = NOTHING
