"""A position that a seat could not tell from the real one (§11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.generator import sort_cards
from runehall.games.runes.codes import BETWEEN, DURING, KINDS, RESPOND, TURN
from runehall.games.runes.placements import REGULAR, has_placement
from runehall.games.runes.playable import playable_kinds
from runehall.games.runes.position import HELD_WIDTH, Position
from runehall.games.runes.turn import answers_to, eligible_seats, window_reaches

ALL_KINDS: Final = (1 << KINDS) - 1
DEALS_TRIED: Final = 64


def hide_what_is_hidden(game: Position, seat: i64, chooser: Chooser) -> None:
    """Replace everything a seat may not know by something it could be as well."""
    game.generator = chooser.generator()
    guess_dice(game, chooser)
    guess_pile(game, chooser)
    guess_cards(game, seat, chooser)
    guess_passed(game, seat, chooser)


def guess_dice(game: Position, chooser: Chooser) -> None:
    """Of a queue of dice only the length is known."""
    dice = vec[u8]()
    place: i64 = 0
    while place < len(game.dice):
        dice = append(dice, u8(chooser.below(6) + 1))
        place += 1
    game.dice = dice


def guess_pile(game: Position, chooser: Chooser) -> None:
    """Everybody can tell which stones are left, nobody in which order."""
    pile = game.pile[game.pile_top :]
    count: i64 = len(pile)
    sort_cards(pile, count)
    chooser.shuffle(pile, count)
    game.pile = pile
    game.pile_top = 0


# --- ritual cards --------------------------------------------------------------------------------


def guess_cards(game: Position, seat: i64, chooser: Chooser) -> None:
    """Deal the unseen cards anew until somebody can do what the game is waiting for."""
    unseen = unseen_cards(game, seat)
    count: i64 = len(unseen)
    sort_cards(unseen, count)
    useful = useful_kinds(game, seat)
    tries: i64 = 0
    while tries < DEALS_TRIED:
        chooser.shuffle(unseen, count)
        deal_unseen(game, seat, unseen)
        if is_consistent(game, seat, useful):
            return
        tries += 1
    give_useful_card(game, seat, unseen, useful, chooser)


def unseen_cards(game: Position, seat: i64) -> vec[u8]:
    """The cards in the other seats' hands and in the ritual pile."""
    unseen = game.card_pile[game.card_top :]
    other: i64 = 0
    while other < game.seats:
        if other != seat:
            place: i64 = 0
            while place < game.held_count(other):
                unseen = append(unseen, u8(game.held_card(other, place)))
                place += 1
        other += 1
    return unseen


def deal_unseen(game: Position, seat: i64, unseen: vec[u8]) -> None:
    """Fill the other hands, then the pile."""
    dealt: i64 = 0
    other: i64 = 0
    while other < game.seats:
        if other != seat:
            place: i64 = 0
            while place < game.held_count(other):
                game.held[other * HELD_WIDTH + 1 + place] = unseen[dealt]
                dealt += 1
                place += 1
        other += 1
    game.card_pile = unseen[dealt:]
    game.card_top = 0


def useful_kinds(game: Position, seat: i64) -> vec[i64]:
    """For each other seat that the game may be waiting for, the kinds of card that explain it.

    Empty where any deal will do: nobody is waited for because of a card, the seat itself is, or
    holding any card is enough.
    """
    useful = vec[i64]()
    if game.rules.ask_holders or not waits_for_a_card(game):
        return useful
    if seat >= 0 and (game.passed >> seat) & 1 == 0 and may_explain(game, seat):
        if kinds_that_explain(game, seat) & game.held_kinds(seat) != 0:
            return useful
    other: i64 = 0
    while other < game.seats:
        explains = other != seat and game.held_count(other) > 0 and may_explain(game, other)
        useful = append(useful, kinds_that_explain(game, other) if explains else i64(0))
        other += 1
    return useful


def waits_for_a_card(game: Position) -> bool:
    """With `ask=able`, an open window or a turn without a placement tells that somebody can act."""
    if game.phase == RESPOND or game.phase == DURING or game.phase == BETWEEN:
        return True
    return game.phase == TURN and not has_placement(game, game.turn, REGULAR)


def may_explain(game: Position, seat: i64) -> bool:
    return seat == game.turn if game.phase == TURN else window_reaches(game, seat)


def kinds_that_explain(game: Position, seat: i64) -> i64:
    """The kinds of card with which a seat would be asked now, as a mask."""
    if game.phase == RESPOND:
        return answers_to(game.cast_kind)
    return playable_kinds(game, seat, ALL_KINDS)


def is_consistent(game: Position, seat: i64, useful: vec[i64]) -> bool:
    """Whether somebody holds a card that explains what the game waits for."""
    if len(useful) == 0:
        return True
    other: i64 = 0
    while other < game.seats:
        if other != seat and useful[other] & game.held_kinds(other) != 0:
            return True
        other += 1
    return False


def give_useful_card(
    game: Position, seat: i64, unseen: vec[u8], useful: vec[i64], chooser: Chooser
) -> None:
    """Where chance has found none: a random card that explains, at a random place."""
    count: i64 = len(unseen)
    ways = count_ways(game, unseen, useful)
    way = chooser.below(ways)
    dealt: i64 = 0
    other: i64 = 0
    while other < game.seats:
        held = game.held_count(other) if other != seat else 0
        place: i64 = 0
        while place < held:
            card: i64 = 0
            while card < count:
                if (useful[other] >> i64(unseen[card])) & 1 == 1:
                    if way == 0:
                        moved = unseen[card]
                        unseen[card] = unseen[dealt]
                        unseen[dealt] = moved
                        deal_unseen(game, seat, unseen)
                        return
                    way -= 1
                card += 1
            dealt += 1
            place += 1
        other += 1


def count_ways(game: Position, unseen: vec[u8], useful: vec[i64]) -> i64:
    """How many pairs of a hidden place and a card that explains there are."""
    ways: i64 = 0
    other: i64 = 0
    while other < game.seats:
        card: i64 = 0
        while card < len(unseen):
            if (useful[other] >> i64(unseen[card])) & 1 == 1:
                ways += game.held_count(other)
            card += 1
        other += 1
    return ways


# --- who has passed ------------------------------------------------------------------------------


def guess_passed(game: Position, seat: i64, chooser: Chooser) -> None:
    """Any of the seats the window concerns may have passed, but somebody is still asked."""
    if game.phase != RESPOND and game.phase != DURING and game.phase != BETWEEN:
        return
    eligible = eligible_seats(game)
    own = (i64(1) << seat) if seat >= 0 else i64(0)
    passed = (chooser.below(i64(1) << game.seats) & eligible & ~own) | (game.passed & own)
    if eligible & ~passed == 0:
        passed &= ~(i64(1) << chooser.one_of(eligible & ~own))
    game.passed = passed
    game.asked = eligible & ~passed
