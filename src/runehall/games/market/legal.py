"""Who may do what: the decision table (§6.2, §7, §7.1 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.games.market.codes import (
    ATTACK,
    BANDIT_FOR_CARDS,
    BANDIT_FOR_RUNES,
    BANDITS,
    BOAT,
    BOAT_FOR_CARDS,
    BOAT_FOR_RUNES,
    BOATS,
    BUILD,
    BUY_RUNE,
    COLLECT,
    COLOUR_SHIFT,
    COLOURS,
    DISCARD,
    DOCK,
    GIVE_UP,
    KINDS,
    MAIN,
    NEUTRALISE,
    NO_PLACE,
    NUMBERS,
    ONE_COPY,
    OPEN,
    PASS,
    PAYMENT,
    PLAY_THIEF,
    RAID,
    RANSOM_CARDS,
    RANSOM_RUNES,
    STORE,
    THIEF,
    shelter_card,
)
from runehall.games.market.placements import can_place_bandit, can_place_bought_boat
from runehall.games.market.places import can_attach, spendable
from runehall.games.market.position import HAND_WIDTH, Position
from runehall.games.market.ruleset import GIVE_UP_NONE

FIVE: Final = 5
TEN: Final = 10
FIFTEEN: Final = 15
BIG_PAYMENT: Final = 21
RANSOM: Final = 3
TOTAL_SHIFT: Final = 45  # above the bits of a payment


# --- interest ------------------------------------------------------------------------------------


def can_collect(game: Position, colour: i64) -> bool:
    return game.due(colour) > 0 and game.stock(colour) > 0


def can_give_up(game: Position, colour: i64) -> bool:
    """R36: an own main shelter, free, before anything was collected from it."""
    return (
        game.rules.give_up != GIVE_UP_NONE
        and game.kind(game.turn, colour) == MAIN
        and not game.is_occupied(game.turn, colour)
        and not game.has_collected(colour)
    )


def has_choice_in_interest(game: Position) -> bool:
    colour: i64 = 0
    while colour < COLOURS:
        if can_collect(game, colour) or can_give_up(game, colour):
            return True
        colour += 1
    return False


def legal_in_interest(game: Position) -> vec[i64]:
    out = append(vec[i64](capacity=8), PASS)
    colour: i64 = 0
    while colour < COLOURS:
        if can_collect(game, colour):
            out = append(out, COLLECT | colour)
        colour += 1
    colour = 0
    while colour < COLOURS:
        if can_give_up(game, colour):
            out = append(out, GIVE_UP | colour)
        colour += 1
    return out


# --- main phase ----------------------------------------------------------------------------------


def legal_in_main(game: Position) -> vec[i64]:
    seat = game.turn
    out = vec[i64](capacity=16)
    if game.cards_played > 0 or game.hand_count(seat) == 0:
        out = append(out, PASS)
    if game.cards_played == 0 and game.purchases < game.rules.rune_purchases:
        out = list_rune_purchases(game, out)
    before_cards: i64 = len(out)
    out = list_payments(game, out)
    cards_end: i64 = len(out)
    out = list_rune_ransoms(game, out)
    ransoms: i64 = len(out) - cards_end
    out = list_shelter_cards(game, out)
    if game.holds(seat, THIEF) > 0:
        out = append(out, PLAY_THIEF)
    out = list_attacks(game, out)
    has_card_action = len(out) - ransoms > before_cards
    if game.rules.free_discard or (game.cards_played == 0 and not has_card_action):
        out = list_discards(game, out)
    return list_free_actions(game, out)


def can_only_pass_with_empty_hand(game: Position) -> bool:
    return game.hand_count(game.turn) == 0 and len(legal_in_main(game)) == 1


def list_rune_purchases(game: Position, out: vec[i64]) -> vec[i64]:
    """R11: boats and bandits for runes of one colour, before the first hand card."""
    seat = game.turn
    if game.stock(BOATS) > 0 and can_place_bought_boat(game):
        out = list_payable_colours(game, out, BOAT_FOR_RUNES)
    if game.stock(BANDITS) > 0 and can_place_bandit(game, seat):
        out = list_payable_colours(game, out, BANDIT_FOR_RUNES)
    return out


def list_payable_colours(game: Position, out: vec[i64], verb: i64) -> vec[i64]:
    colour: i64 = 0
    while colour < COLOURS:
        if spendable(game, game.turn, colour) >= game.rules.price:
            out = append(out, verb | colour)
        colour += 1
    return out


def list_payments(game: Position, out: vec[i64]) -> vec[i64]:
    """Every way to pay with number cards: 5, 10 or 15 for a rune, 21 and more for the rest."""
    payments = append(vec[i64](capacity=32), 0)
    hands = game.hands
    hand = game.turn * HAND_WIDTH
    number: i64 = 0
    # Each number in turn joins all payments of the smaller ones: the codes come out ascending.
    while number < NUMBERS:
        held = i64(hands[hand + number])
        one_more = ONE_COPY[number] | ((number + 1) << TOTAL_SHIFT)
        smaller: i64 = len(payments)
        added: i64 = 0
        while held > 0:
            added += one_more
            place: i64 = 0
            while place < smaller:
                payments = append(payments, payments[place] + added)
                place += 1
            held -= 1
        number += 1
    return list_purchases_for(game, out, payments)


def list_purchases_for(game: Position, out: vec[i64], payments: vec[i64]) -> vec[i64]:
    """Each payment has its sum above `TOTAL_SHIFT`, because adding again would take longer."""
    small = vec[i64]()
    big = vec[i64]()
    count: i64 = len(payments)
    place: i64 = 1
    while place < count:
        total = payments[place] >> TOTAL_SHIFT
        if total >= BIG_PAYMENT:
            big = append(big, payments[place] & PAYMENT)
        elif total == FIVE or total == TEN or total == FIFTEEN:
            small = append(small, payments[place] & PAYMENT)
        place += 1
    if len(small) > 0:
        out = list_for_colours(game, out, small)
    if len(big) > 0:
        out = list_big_purchases(game, out, big)
    return out


def list_for_colours(game: Position, out: vec[i64], payments: vec[i64]) -> vec[i64]:
    colour: i64 = 0
    while colour < COLOURS:
        if game.stock(colour) > 0:
            out = list_each(out, BUY_RUNE | (colour << COLOUR_SHIFT), payments)
        colour += 1
    return out


def list_big_purchases(game: Position, out: vec[i64], payments: vec[i64]) -> vec[i64]:
    seat = game.turn
    if game.stock(BOATS) > 0 and can_place_bought_boat(game):
        out = list_each(out, BOAT_FOR_CARDS, payments)
    if game.stock(BANDITS) > 0 and can_place_bandit(game, seat):
        out = list_each(out, BANDIT_FOR_CARDS, payments)
    colour: i64 = 0
    while colour < COLOURS:
        if game.is_occupied(seat, colour):
            out = list_each(out, RANSOM_CARDS | (colour << COLOUR_SHIFT), payments)
        colour += 1
    return out


def list_each(out: vec[i64], action: i64, payments: vec[i64]) -> vec[i64]:
    place: i64 = 0
    while place < len(payments):
        out = append(out, action | payments[place])
        place += 1
    return out


def list_rune_ransoms(game: Position, out: vec[i64]) -> vec[i64]:
    """Three runes from outside the occupied place, in any mixture (R32, R33)."""
    seat = game.turn
    colour: i64 = 0
    while colour < COLOURS:
        if game.is_occupied(seat, colour):
            red: i64 = 0
            while red <= RANSOM:
                if spendable(game, seat, 0) >= red and spendable(game, seat, 1) >= RANSOM - red:
                    out = append(out, RANSOM_RUNES | (colour << 4) | (red << 2) | (RANSOM - red))
                red += 1
        colour += 1
    return out


def list_shelter_cards(game: Position, out: vec[i64]) -> vec[i64]:
    seat = game.turn
    colour: i64 = 0
    while colour < COLOURS:
        if game.holds(seat, shelter_card(colour)) > 0 and game.kind(seat, colour) != MAIN:
            out = append(out, BUILD | colour)
        colour += 1
    colour = 0
    while colour < COLOURS:
        if game.holds(seat, shelter_card(colour)) > 0:
            out = append(out, RAID | colour)
        colour += 1
    return out


def list_attacks(game: Position, out: vec[i64]) -> vec[i64]:
    """R24: each opponent once, with any number card."""
    untouchable = game.attacked | (1 << game.turn)
    seats = game.seats
    hands = game.hands
    hand = game.turn * HAND_WIDTH
    number: i64 = 0
    while number < NUMBERS:
        if hands[hand + number] > 0:
            seat: i64 = 0
            while seat < seats:
                if (untouchable >> seat) & 1 == 0:
                    out = append(out, ATTACK | (number << 3) | seat)
                seat += 1
        number += 1
    return out


def list_discards(game: Position, out: vec[i64]) -> vec[i64]:
    """R19: a card that can do nothing may be thrown away."""
    hands = game.hands
    hand = game.turn * HAND_WIDTH
    card: i64 = 0
    while card < KINDS:
        if hands[hand + card] > 0:
            out = append(out, DISCARD | card)
        card += 1
    return out


def list_free_actions(game: Position, out: vec[i64]) -> vec[i64]:
    colour: i64 = 0
    while colour < COLOURS:
        if can_store(game, colour):
            out = append(out, STORE | colour)
        colour += 1
    source: i64 = 0
    while source <= OPEN:
        if has_lone_boat(game, source):
            colour = 0
            while colour < COLOURS:
                if can_attach(game, game.turn, colour):
                    out = append(out, DOCK | (source << 1) | colour)
                colour += 1
        source += 1
    return list_neutralisations(game, out) if game.rules.neutralise else out


def can_store(game: Position, colour: i64) -> bool:
    seat = game.turn
    if game.loose(seat, colour) == 0:
        return False
    kind = game.kind(seat, colour)
    return kind == MAIN or kind == BOAT or (kind == NO_PLACE and game.open_boats(seat) > 0)


def has_lone_boat(game: Position, source: i64) -> bool:
    if source == OPEN:
        return game.open_boats(game.turn) > 0
    return game.kind(game.turn, source) == BOAT


def list_neutralisations(game: Position, out: vec[i64]) -> vec[i64]:
    seat = game.turn
    colour: i64 = 0
    while colour < COLOURS:
        if game.is_occupied(seat, colour):
            other = 1 - colour
            if game.kind(seat, other) == BOAT or game.has_attached_boat(seat, other):
                out = append(out, NEUTRALISE | (colour << 2) | other)
            if game.open_boats(seat) > 0:
                out = append(out, NEUTRALISE | (colour << 2) | OPEN)
        colour += 1
    return out
