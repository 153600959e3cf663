"""Which rituals a seat can play now (§8.2)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import NOTHING
from runehall.games.runes.cells import coins_of, is_empty, owner_of
from runehall.games.runes.codes import (
    BLACK,
    COPY,
    EXTRA,
    FILL,
    GOLD,
    GOLD_THEFT,
    GREY,
    KINDS,
    LAY,
    QUICK,
    REDRAW,
    REPLACE,
    REVERSE,
    ROB,
    SKIP,
    SPIN,
    STEAL,
    SWAP,
    WARD,
)
from runehall.games.runes.placements import has_placement
from runehall.games.runes.position import Position


def playable_kinds(game: Position, seat: i64, kinds: i64) -> i64:
    """Those of some kinds of card (a mask) that a seat could play now."""
    playable: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if (kinds >> kind) & 1 == 1 and can_play(game, seat, kind):
            playable |= i64(1) << kind
        kind += 1
    return playable


def holds_playable(game: Position, seat: i64) -> bool:
    """Whether a seat holds a card it can play now."""
    place: i64 = 0
    while place < game.held_count(seat):
        if can_play(game, seat, game.held_card(seat, place)):
            return True
        place += 1
    return False


def can_play(game: Position, seat: i64, kind: i64) -> bool:
    """Whether a seat that held this card could play it now; answers never can be."""
    if kind == COPY:
        copied = copied_kind(game)
        return copied != NOTHING and can_carry_out(game, seat, copied)
    return can_carry_out(game, seat, kind)


def can_carry_out(game: Position, seat: i64, kind: i64) -> bool:
    """Whether a ritual has anything to do for a seat (R41), not counting the die."""
    if kind == LAY or kind == QUICK or kind == STEAL:
        return has_placement(game, seat, kind)
    if kind == EXTRA or kind == REPLACE:
        return has_target(game, seat, kind)
    if kind == ROB:
        return has_stone_to_take(game, seat, GREY) or has_stone_to_take(game, seat, BLACK)
    if kind == GOLD_THEFT:
        return has_stone_to_take(game, seat, GOLD)
    if kind == FILL or kind == REDRAW:
        return can_draw(game, seat, kind)
    if kind == SWAP:
        return swap_partners(game, seat) != 0
    return kind == SPIN or kind == SKIP


def can_draw(game: Position, seat: i64, kind: i64) -> bool:
    """`fill` needs room in the hand (R31), `redraw` a pile as large as the hand (R32)."""
    if kind == FILL:
        return game.hand_count(seat) < game.rules.hand and game.pile_count() > 0
    return 0 < game.hand_count(seat) <= game.pile_count()


def copied_kind(game: Position) -> i64:
    """R38: the most recent finished card that is neither a copy nor an answer, or NOTHING."""
    place: i64 = 0
    while place < len(game.played):
        kind = i64(game.played[place])
        if kind != COPY and kind != WARD and kind != REVERSE:
            return kind
        place += 1
    return NOTHING


def has_target(game: Position, seat: i64, kind: i64) -> bool:
    """Whether `extra` or `replace` finds a stone, whatever the die will show."""
    place: i64 = 0
    while place < len(game.cells):
        if is_target(game, seat, kind, game.rules.cap, game.cells[place]):
            return True
        place += 1
    return False


def is_target(game: Position, seat: i64, kind: i64, die: i64, word: i64) -> bool:
    """Whether `extra` (an own stone with room) or `replace` (R36) may aim at this cell."""
    if is_empty(word):
        return False
    if kind == EXTRA:
        return owner_of(word) == seat and coins_of(word) < game.rules.cap
    if not is_opponent(game, owner_of(word), seat):
        return False
    return coins_of(word) <= die and coins_of(word) <= game.tray(seat)


def has_stone_to_take(game: Position, seat: i64, colour: i64) -> bool:
    """Whether an opponent has a hand stone of this colour."""
    other: i64 = 0
    while other < game.seats:
        if is_opponent(game, other, seat):
            place: i64 = 0
            while place < game.hand_count(other):
                if game.rules.components.colour(game.hand_stone(other, place)) == colour:
                    return True
                place += 1
        other += 1
    return False


def is_opponent(game: Position, other: i64, seat: i64) -> bool:
    """Any other seat, or only the one that the running ritual is bound to."""
    against = game.cast_against
    return other != seat if against == NOTHING else other == against


def swap_partners(game: Position, seat: i64) -> i64:
    """R33: the seats to swap hands with; both hands must hold stones."""
    partners: i64 = 0
    if game.hand_count(seat) == 0:
        return 0
    other: i64 = 0
    while other < game.seats:
        if other != seat and game.hand_count(other) > 0:
            partners |= i64(1) << other
        other += 1
    return partners
