"""What a duel or a theft may choose (§6.2, §7 of the rules)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.games.market.codes import (
    COLOURS,
    NUMBERS,
    PASS,
    SHOW,
    STEAL_CARD,
    STEAL_LOOSE,
    STEAL_STORED,
)
from runehall.games.market.position import HAND_WIDTH, Position
from runehall.games.market.ruleset import STEAL_ALL, STEAL_LOOSE_ONLY


def legal_in_duel(game: Position) -> vec[i64]:
    """R25: a defender shows any number that is good enough; giving up may be forbidden then."""
    out = append(vec[i64](capacity=8), PASS)
    hands = game.hands
    hand = game.defender * HAND_WIDTH
    number = game.attack_card
    while number < NUMBERS:
        if hands[hand + number] > 0:
            out = append(out, SHOW | number)
        number += 1
    return out[1:] if game.rules.forced_defence and len(out) > 1 else out


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
    out = append(vec[i64](capacity=8), PASS)
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
