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


class Marking:
    """Areas of a layout, marked one after the other."""

    def __init__(self, game: Position, layout: vec[u8]) -> None:
        self.width: i64 = game.rules.width
        self.wrap: i64 = game.rules.wrap
        self.layout: vec[u8] = layout
        self.marks: vec[u8] = game.rules.empty[:]
        self.found: vec[i64] = NO_CELLS[:]

    def mark_area(self, start: i64, mark: i64) -> i64:
        """Mark the whole area that a cell belongs to, and count its runes."""
        wrap = self.wrap
        self.found[0] = start
        self.marks[start] = u8(mark)
        size: i64 = 1
        looked: i64 = 0
        while looked < size:
            here = self.found[looked]
            looked += 1
            size = self.mark_if_alike(here, (here + 1) & wrap, size)
            size = self.mark_if_alike(here, (here - 1) & wrap, size)
            size = self.mark_if_alike(here, (here + self.width) & wrap, size)
            size = self.mark_if_alike(here, (here - self.width) & wrap, size)
        return size

    def mark_if_alike(self, here: i64, beside: i64, size: i64) -> i64:
        """Add a neighbour of the same colour to the area; how large the area is now."""
        if (self.layout[here] ^ self.layout[beside]) & COLOUR_BITS == 0 and self.marks[beside] == 0:
            self.marks[beside] = self.marks[here]
            self.found[size] = beside
            return size + 1
        return size

    def mark_controlled(self, game: Position) -> None:
        """Mark each area that holds Rune Masters with 1 + the number of the first of them."""
        number: i64 = 0
        count: i64 = len(game.masters_placed)
        while number < count:
            start = game.cell_of(game.masters_placed[number])
            if self.marks[start] == 0:
                self.mark_area(start, number + 1)
            number += 1


def controlled_areas(game: Position) -> vec[u8]:
    """Each cell of a controlled area marked with 1 + the number of its first Rune Master."""
    if len(game.areas) == 0:
        marking = Marking(game, game.cells)
        marking.mark_controlled(game)
        game.areas = marking.marks
    return game.areas


def controlled_runes(game: Position) -> vec[i64]:
    """How many runes of each colour each side controls; every rune counts once (R12)."""
    counts = vec[i64]([i64(0)] * (game.rules.sides * COLOURS))
    marking = Marking(game, game.cells)
    number: i64 = 0
    masters: i64 = len(game.masters_placed)
    while number < masters:
        start = game.cell_of(game.masters_placed[number])
        if marking.marks[start] == 0:
            colour = (i64(game.cells[start]) & COLOUR_BITS) >> 1  # 1, 2, 4 become 0, 1, 2
            size = marking.mark_area(start, number + 1)
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


def connects(game: Position, seat: i64, layout: vec[u8]) -> bool:
    """P6: whether a changed layout joins controlled areas that this seat may not join."""
    before = controlled_areas(game)
    marking = Marking(game, layout)
    marking.mark_controlled(game)
    after = marking.marks
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
