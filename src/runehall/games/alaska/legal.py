"""What may be done: the legal actions of each phase, ascending."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.games.alaska.codes import (
    BEAR,
    EAGLE,
    EAGLE_ANGLER,
    EAGLE_SALMON,
    LOCAL,
    NUMBERS,
    PASS,
    PLACE,
    PLACE_LOCAL,
    PLACE_TOURIST,
    PLAY_BEAR,
    RIVER,
    TAKE,
    TOURIST,
    WASTE_EAGLE,
    WASTE_LOCAL,
    WASTE_TOURIST,
    cast_action,
    copies_in,
    ring,
)
from runehall.games.alaska.flow import spots_with_salmon
from runehall.games.alaska.position import Position
from runehall.games.alaska.ruleset import OVERFLOW_FORBID

NO_ACTIONS: Final = vec[i64]()
# A usual hand has no more plays than this; a list that outgrows it moves.
A_HAND: Final = 24
WHOLE_RIVER: Final = (1 << (RIVER + 1)) - 2


def at_each(actions: vec[i64], verb: i64, places: i64) -> vec[i64]:
    """Add a verb's action for every section or spot of a bit mask."""
    place: i64 = 1
    while place <= RIVER:
        if (places >> place) & 1 == 1:
            actions = append(actions, verb | place)
        place += 1
    return actions


def placements(game: Position) -> vec[i64]:
    """Any spot; with one salmon per spot only free ones, unless there is none."""
    spots: i64 = WHOLE_RIVER
    if game.rules.one_per_spot:
        free = WHOLE_RIVER & ~spots_with_salmon(game)
        if free != 0:
            spots = free
    return at_each(vec[i64](capacity=RIVER), PLACE, spots)


def takes(game: Position) -> vec[i64]:
    """One of the two spots over the section of the cast."""
    return at_each(NO_ACTIONS, TAKE, (1 << game.choice) | (1 << ring(game.choice - 1)))


def answers(game: Position, seat: i64) -> vec[i64]:
    """In a window: the bear, for its holder, or to let the catch stand."""
    actions = NO_ACTIONS
    if game.holds(seat, BEAR) > 0:
        actions = append(actions, PLAY_BEAR)
    return append(actions, PASS)


def plays(game: Position) -> vec[i64]:
    """The active seat plays its hand in any order."""
    hand = game.hands[game.turn]
    actions = casts(game, hand)
    if copies_in(hand, TOURIST) > 0:
        actions = tourist_plays(game, actions)
    if copies_in(hand, LOCAL) > 0:
        actions = local_plays(game, actions)
    if copies_in(hand, EAGLE) > 0:
        actions = eagle_plays(game, actions)
    if copies_in(hand, BEAR) > 0:
        actions = append(actions, PLAY_BEAR)
    if may_save(game):
        actions = append(actions, PASS)
    return actions


def casts(game: Position, hand: i64) -> vec[i64]:
    """Every number card and every pair of them; sums above 10 may be forbidden."""
    actions = vec[i64](capacity=A_HAND)
    most: i64 = RIVER if game.rules.overflow == OVERFLOW_FORBID else 2 * NUMBERS
    small: i64 = 1
    while small <= NUMBERS:
        copies = copies_in(hand, small - 1)
        if copies > 0:
            actions = append(actions, cast_action(small, 0))
            large = small if copies > 1 else small + 1
            while large <= NUMBERS and small + large <= most:
                if copies_in(hand, large - 1) > 0:
                    actions = append(actions, cast_action(small, large))
                large += 1
        small += 1
    return actions


def tourist_plays(game: Position, actions: vec[i64]) -> vec[i64]:
    """A tourist needs a section without tourist (A19); without any he is only spent."""
    if game.rules.every_angler_chases:
        return at_each(actions, PLACE_TOURIST, WHOLE_RIVER)
    open_to_tourists = WHOLE_RIVER & ~sections_of(game, TOURIST)
    if open_to_tourists == 0:
        return append(actions, WASTE_TOURIST)
    return at_each(actions, PLACE_TOURIST, open_to_tourists)


def sections_of(game: Position, angler: i64) -> i64:
    """The sections in which this kind of angler stands, as a bit mask."""
    sections: i64 = 0
    section: i64 = 1
    while section <= RIVER:
        if game.angler_at(section) == angler:
            sections |= 1 << section
        section += 1
    return sections


def local_plays(game: Position, actions: vec[i64]) -> vec[i64]:
    """A local needs a section without angler (A19); without any he is only spent."""
    if game.rules.every_angler_chases:
        return at_each(actions, PLACE_LOCAL, WHOLE_RIVER)
    open_to_locals = WHOLE_RIVER & ~game.guarded
    if open_to_locals == 0:
        return append(actions, WASTE_LOCAL)
    return at_each(actions, PLACE_LOCAL, open_to_locals)


def eagle_plays(game: Position, actions: vec[i64]) -> vec[i64]:
    """An eagle takes any salmon or any angler, and is spent only over an empty river (A17)."""
    salmon = spots_with_salmon(game)
    if salmon | game.guarded == 0:
        return append(actions, WASTE_EAGLE)
    return at_each(at_each(actions, EAGLE_SALMON, salmon), EAGLE_ANGLER, game.guarded)


def may_save(game: Position) -> bool:
    """A turn may end with a few cards in hand, but not in the last round (A15)."""
    return not game.in_last_round() and game.hand_count(game.turn) <= game.rules.save_max
