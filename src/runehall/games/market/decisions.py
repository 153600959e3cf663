"""Who may do what: the decision table (§6.2, §7, §7.1 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.games.market.codes import (
    ALONE,
    ATTACH,
    ATTACK,
    BANDIT_BOUGHT,
    BANDIT_FOR_CARDS,
    BANDIT_FOR_RUNES,
    BANDITS,
    BOAT,
    BOAT_BOUGHT,
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
    NEUTRALISE_BOUGHT,
    NO_PLACE,
    NUMBERS,
    OCCUPY,
    ONE_COPY,
    OPEN,
    PASS,
    PLAY_THIEF,
    RAID,
    RANSOM_CARDS,
    RANSOM_RUNES,
    SHOW,
    STEAL_CARD,
    STEAL_LOOSE,
    STEAL_STORED,
    STORE,
    THIEF,
    shelter_card,
)
from runehall.games.market.places import can_attach, spendable
from runehall.games.market.position import HAND_WIDTH, Position
from runehall.games.market.settings import GIVE_UP_NONE, STEAL_ALL, STEAL_LOOSE_ONLY

MOST_PLACES: Final = 2
FIVE: Final = 5
TEN: Final = 10
FIFTEEN: Final = 15
BIG_PAYMENT: Final = 21
RANSOM: Final = 3


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
    out = vec[i64]([i64(PASS)])
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
    payments = vec[i64]([i64(0)])
    totals = vec[i64]([i64(0)])
    hand = game.turn * HAND_WIDTH
    number: i64 = 0
    # Each number in turn joins all payments of the smaller ones: the codes come out ascending.
    while number < NUMBERS:
        held = i64(game.hands[hand + number])
        smaller: i64 = len(payments)
        copies: i64 = 1
        while copies <= held:
            place: i64 = 0
            while place < smaller:
                payments = append(payments, payments[place] + copies * ONE_COPY[number])
                totals = append(totals, totals[place] + copies * (number + 1))
                place += 1
            copies += 1
        number += 1
    return list_purchases_for(game, out, payments, totals)


def list_purchases_for(
    game: Position, out: vec[i64], payments: vec[i64], totals: vec[i64]
) -> vec[i64]:
    small = vec[i64]()
    big = vec[i64]()
    place: i64 = 1
    while place < len(payments):
        total = totals[place]
        if total >= BIG_PAYMENT:
            big = append(big, payments[place])
        elif total == FIVE or total == TEN or total == FIFTEEN:
            small = append(small, payments[place])
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
    hand = game.turn * HAND_WIDTH
    number: i64 = 0
    while number < NUMBERS:
        if game.hands[hand + number] > 0:
            seat: i64 = 0
            while seat < game.seats:
                if seat != game.turn and (game.attacked >> seat) & 1 == 0:
                    out = append(out, ATTACK | (number << 3) | seat)
                seat += 1
        number += 1
    return out


def list_discards(game: Position, out: vec[i64]) -> vec[i64]:
    """R19: a card that can do nothing may be thrown away."""
    card: i64 = 0
    while card < KINDS:
        if game.holds(game.turn, card) > 0:
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


# --- placing -------------------------------------------------------------------------------------


def can_place_bought_boat(game: Position) -> bool:
    seat = game.turn
    if (
        game.places_in_use(seat) < MOST_PLACES
        or can_attach(game, seat, 0)
        or can_attach(game, seat, 1)
    ):
        return True
    return game.rules.neutralise and (game.is_occupied(seat, 0) or game.is_occupied(seat, 1))


def can_place_bandit(game: Position, seat: i64) -> bool:
    other: i64 = 0
    while other < game.seats:
        if other != seat and (
            game.open_boats(other) > 0
            or can_be_occupied(game, other, 0)
            or can_be_occupied(game, other, 1)
        ):
            return True
        other += 1
    return False


def can_be_occupied(game: Position, seat: i64, colour: i64) -> bool:
    """Shelters and boats are targets, empty ones too (R28); heaps are not."""
    kind = game.kind(seat, colour)
    return (kind == MAIN or kind == BOAT) and game.bandits(
        seat, colour
    ) < game.rules.bandits_per_shelter


def legal_in_place(game: Position) -> vec[i64]:
    return list_bandit_targets(game) if game.item == BANDIT_BOUGHT else list_boat_places(game)


def list_bandit_targets(game: Position) -> vec[i64]:
    out = vec[i64](capacity=8)
    seat: i64 = 0
    while seat < game.seats:
        if seat != game.turn:
            colour: i64 = 0
            while colour < COLOURS:
                if can_be_occupied(game, seat, colour):
                    out = append(out, OCCUPY | (seat << 2) | colour)
                colour += 1
            if game.open_boats(seat) > 0:
                out = append(out, OCCUPY | (seat << 2) | OPEN)
        seat += 1
    return out


def list_boat_places(game: Position) -> vec[i64]:
    seat = game.turn
    out = vec[i64](capacity=4)
    colour: i64 = 0
    while colour < COLOURS:
        if can_attach(game, seat, colour):
            out = append(out, ATTACH | colour)
        colour += 1
    bought = game.item == BOAT_BOUGHT
    # R15: a boat whose colour is final has no room beside the main shelter that displaced it.
    if game.places_in_use(seat) < MOST_PLACES and (bought or game.rules.boats_reopen):
        out = append(out, ALONE)
    if bought and game.rules.neutralise:
        colour = 0
        while colour < COLOURS:
            if game.is_occupied(seat, colour):
                out = append(out, NEUTRALISE_BOUGHT | colour)
            colour += 1
    return out


# --- duel and theft ------------------------------------------------------------------------------


def legal_in_duel(game: Position) -> vec[i64]:
    """R25: a defender shows any number that is good enough; giving up may be forbidden then."""
    shows = vec[i64]()
    number = game.attack_card
    while number < NUMBERS:
        if game.holds(game.defender, number) > 0:
            shows = append(shows, SHOW | number)
        number += 1
    if game.rules.forced_defence and len(shows) > 0:
        return shows
    out = vec[i64]([i64(PASS)])
    place: i64 = 0
    while place < len(shows):
        out = append(out, shows[place])
        place += 1
    return out


def can_steal_from(game: Position, seat: i64) -> bool:
    """A theft takes from others, and after a duel only from its loser."""
    return seat != game.turn and (game.victim < 0 or game.victim == seat)


def can_steal_stored(game: Position, seat: i64, colour: i64) -> bool:
    """R42: stored runes are not safe, unless the option protects them."""
    scope = game.rules.steal_scope
    if game.runes(seat, colour) == 0 or scope == STEAL_LOOSE_ONLY:
        return False
    return scope == STEAL_ALL or not game.is_occupied(seat, colour)


def has_theft_target(game: Position) -> bool:
    seat: i64 = 0
    while seat < game.seats:
        if can_steal_from(game, seat):
            if game.hand_count(seat) > 0:
                return True
            colour: i64 = 0
            while colour < COLOURS:
                if game.loose(seat, colour) > 0 or can_steal_stored(game, seat, colour):
                    return True
                colour += 1
        seat += 1
    return False


def legal_in_steal(game: Position) -> vec[i64]:
    out = vec[i64]([i64(PASS)])
    seat: i64 = 0
    while seat < game.seats:
        if can_steal_from(game, seat) and game.hand_count(seat) > 0:
            out = append(out, STEAL_CARD | seat)
        seat += 1
    out = list_rune_thefts(game, out, STEAL_STORED)
    return list_rune_thefts(game, out, STEAL_LOOSE)


def list_rune_thefts(game: Position, out: vec[i64], verb: i64) -> vec[i64]:
    seat: i64 = 0
    while seat < game.seats:
        if can_steal_from(game, seat):
            colour: i64 = 0
            while colour < COLOURS:
                there = (
                    can_steal_stored(game, seat, colour)
                    if verb == STEAL_STORED
                    else game.loose(seat, colour) > 0
                )
                if there:
                    out = append(out, verb | (seat << 1) | colour)
                colour += 1
        seat += 1
    return out
