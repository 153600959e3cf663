"""Closed rings of more than six stones, where the table counts them (R14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.games.runes.cells import NO_OWNER, cell_of, owner_of
from runehall.games.runes.codes import EDGES
from runehall.games.runes.position import Position

COLUMN: Final = 256  # how far a cell's number is from that of its neighbour in the next column

# The neighbour over each edge, in columns and rows: OVER_EDGE taken apart.
COLUMNS_OVER: Final = vec[i64]([1, 1, 0, -1, -1, 0])
ROWS_OVER: Final = vec[i64]([0, -1, -1, 0, 1, 1])

# What is known of a cell within the bounds of a seat's stones.
FOREIGN: Final = 0
OWN: Final = 1
LOOKED_AT: Final = 2

# A stone that somebody else owns, whoever it is: no seat has this number, and no empty cell.
SOMEBODY: Final = 6


def larger_rings(game: Position, seat: i64, cell: i64, owner: i64) -> i64:
    """How many areas of two or more cells a seat would enclose if a cell were this owner's."""
    return i64(len(enclosed_areas(game, seat, cell, owner)))


def enclosed_areas(game: Position, seat: i64, cell: i64, owner: i64) -> vec[i64]:
    """The larger areas that a seat's stones close off: first cell and border of each.

    An area is what can be reached over cells that are not the seat's own, and it is closed off if
    that does not lead away from the stones. Each is one number: the cell, eight bits of border.
    """
    bounds = Bounds(game, seat, cell, owner)
    found = vec[i64]()
    if bounds.height == 0:
        return found
    # The margin around all stones is one piece, and what it leads to is closed off by nobody.
    bounds.spread(0)
    place: i64 = 0
    while place < len(bounds.cells):
        if bounds.cells[place] == FOREIGN:
            first = bounds.first + (place // bounds.height) * COLUMN + place % bounds.height
            size = bounds.spread(place)
            if size > 1 and not (game.rules.empty_middle and bounds.met_stone):
                found = append(found, (first << 8) | bounds.border)
        place += 1
    return found


class Bounds:
    """The rectangle around a seat's stones with a margin of one cell, column by column."""

    def __init__(self, game: Position, seat: i64, cell: i64, owner: i64) -> None:
        self.game = game
        self.cell = cell
        self.owner = owner
        self.first: i64 = 0
        self.height: i64 = 0
        self.width: i64 = 0
        self.cells: vec[u8] = vec[u8]()
        # What the last spreading has found.
        self.border: i64 = 0
        self.met_stone: bool = False
        own = self.own_cells(seat)
        if len(own) > 0:
            self.lay_out(own)

    def owner_at(self, cell: i64) -> i64:
        """Who owns a cell, the one in question included."""
        return self.owner if cell == self.cell else self.game.owner_at(cell)

    def own_cells(self, seat: i64) -> vec[i64]:
        """The cells of a seat."""
        cells = self.game.cells
        own = vec[i64]()
        place: i64 = 0
        while place < len(cells):
            at = cell_of(cells[place])
            if at != self.cell and owner_of(cells[place]) == seat:
                own = append(own, at)
            place += 1
        return append(own, self.cell) if self.owner == seat else own

    def lay_out(self, own: vec[i64]) -> None:
        """Mark the seat's own cells in a rectangle that holds all of them."""
        left = own[0] // COLUMN
        right = left
        low = own[0] % COLUMN
        high = low
        place: i64 = 1
        while place < len(own):
            left = min(left, own[place] // COLUMN)
            right = max(right, own[place] // COLUMN)
            low = min(low, own[place] % COLUMN)
            high = max(high, own[place] % COLUMN)
            place += 1
        self.first = (left - 1) * COLUMN + low - 1
        self.height = high - low + 3
        self.width = right - left + 3
        self.cells = vec[u8]([u8(FOREIGN)] * (self.height * self.width))
        place = 0
        while place < len(own):
            away = own[place] - self.first
            self.cells[(away // COLUMN) * self.height + away % COLUMN] = u8(OWN)
            place += 1

    def spread(self, start: i64) -> i64:
        """Look at all that can be reached from a cell; how many cells that is."""
        reached = append(vec[i64](), start)
        self.cells[start] = u8(LOOKED_AT)
        self.met_stone = False
        bordering = vec[u8]([u8(0)] * len(self.cells))
        self.border = 0
        looked: i64 = 0
        while looked < len(reached):
            at = reached[looked]
            column = at // self.height
            row = at % self.height
            if self.owner_at(self.first + column * COLUMN + row) != NO_OWNER:
                self.met_stone = True
            edge: i64 = 0
            while edge < EDGES:
                over = column + COLUMNS_OVER[edge]
                down = row + ROWS_OVER[edge]
                edge += 1
                if min(over, down) < 0 or over >= self.width or down >= self.height:
                    continue
                beside = over * self.height + down
                if self.cells[beside] == FOREIGN:
                    self.cells[beside] = u8(LOOKED_AT)
                    reached = append(reached, beside)
                elif self.cells[beside] == OWN and bordering[beside] == 0:
                    bordering[beside] = u8(1)
                    self.border += 1
            looked += 1
        return i64(len(reached))
