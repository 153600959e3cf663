"""Areas: connected runes of one colour, who controls them, and what must not be connected."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.games.rune.codes import COLOUR_BITS, COLOURS
from runehall.games.rune.position import Position

# More cells than any layout has: 51 cards of six.
MOST_CELLS: Final = 306
NO_CELLS: Final = vec[i64]([0] * MOST_CELLS)


def mark_area(game: Position, layout: vec[u8], marks: vec[u8], start: i64, mark: i64) -> i64:
    """Mark the whole area that a cell of a layout belongs to, and count its runes."""
    width = game.rules.width
    wrap = game.rules.wrap
    colour = i64(layout[start]) & COLOUR_BITS
    found = NO_CELLS[:]
    found[0] = start
    marks[start] = u8(mark)
    size: i64 = 1
    looked: i64 = 0
    while looked < size:
        here = found[looked]
        looked += 1
        direction: i64 = 0
        while direction < 4:
            step = width if direction & 1 == 1 else i64(1)
            beside = (here + step if direction < 2 else here - step) & wrap
            if i64(layout[beside]) & COLOUR_BITS == colour and marks[beside] == 0:
                marks[beside] = u8(mark)
                found[size] = beside
                size += 1
            direction += 1
    return size


def controlled_areas(game: Position, layout: vec[u8]) -> vec[u8]:
    """Each cell of a controlled area marked with 1 + the number of its first Rune Master."""
    marks = game.rules.empty[:]
    number: i64 = 0
    count: i64 = len(game.masters_placed)
    while number < count:
        start = game.cell_of(game.masters_placed[number])
        if marks[start] == 0:
            mark_area(game, layout, marks, start, number + 1)
        number += 1
    return marks


def controlled_runes(game: Position) -> vec[i64]:
    """How many runes of each colour each side controls; every rune counts once (R12)."""
    counts = vec[i64]([i64(0)] * (game.rules.sides * COLOURS))
    marks = game.rules.empty[:]
    number: i64 = 0
    masters: i64 = len(game.masters_placed)
    while number < masters:
        start = game.cell_of(game.masters_placed[number])
        if marks[start] == 0:
            size = mark_area(game, game.cells, marks, start, number + 1)
            colour = (i64(game.cells[start]) & COLOUR_BITS) >> 1  # 1, 2, 4 become 0, 1, 2
            counts[game.side_of_master(number) * COLOURS + colour] += size
        number += 1
    return counts


def marks_of_opponents(game: Position, seat: i64) -> i64:
    """The marks that controlled areas of other sides can have, as bits."""
    found: i64 = 0
    number: i64 = 0
    count: i64 = len(game.masters_placed)
    while number < count:
        if game.side_of_master(number) != game.rules.side(seat):
            found |= 1 << (number + 1)
        number += 1
    return found


def could_connect(game: Position, marks: i64, enemies: i64) -> bool:
    """Whether a join of some of these controlled areas could be forbidden: two of one colour."""
    if marks & enemies == 0 or marks & (marks - 1) == 0:
        return False
    colours_seen: i64 = 0
    number: i64 = 0
    count: i64 = len(game.masters_placed)
    while number < count:
        if (marks >> (number + 1)) & 1 == 1:
            colour = i64(game.cells[game.cell_of(game.masters_placed[number])]) & COLOUR_BITS
            if colours_seen & colour != 0:
                return True
            colours_seen |= colour
        number += 1
    return False


def connects(game: Position, seat: i64, before: vec[u8], layout: vec[u8]) -> bool:
    """P6: whether a changed layout joins controlled areas that this seat may not join.

    `before` are the marks of the controlled areas as they are now.
    """
    after = controlled_areas(game, layout)
    count: i64 = len(game.masters_placed)
    one: i64 = 0
    while one < count:
        here = game.cell_of(game.masters_placed[one])
        other = one + 1
        while other < count:
            there = game.cell_of(game.masters_placed[other])
            if after[here] == after[there] and before[here] != before[there]:
                if may_not_meet(game, seat, one, other):
                    return True
            other += 1
        one += 1
    return False


def may_not_meet(game: Position, seat: i64, one: i64, other: i64) -> bool:
    """Whether joining the areas of two Rune Masters is forbidden to a seat (R9)."""
    side = game.side_of_master(one)
    if side != game.side_of_master(other):
        return True
    return game.rules.strict and side != game.rules.side(seat)
