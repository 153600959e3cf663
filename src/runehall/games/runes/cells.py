"""One cell of the table as one number: where it is, what lies on it, what its neighbours show.

A position keeps a word for every stone and for every empty cell next to a stone, ascending by
cell. From the lowest bits: the six symbols that face the cell, the matches its top stone has now,
its rotation, the stone, the owner, the coins, the cell. On an empty cell `matches` is 0, so that
in both cases a stone may be laid there by a regular placement if it matches more than that.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FACING_MASK: Final = (1 << 18) - 1
MATCHES_SHIFT: Final = 18
ROTATION_SHIFT: Final = 21
STONE_AT_SHIFT: Final = 24
OWNER_SHIFT: Final = 31
COINS_SHIFT: Final = 34
CELL_SHIFT: Final = 38

NO_STONE: Final = 127
NO_OWNER: Final = 7

# What an empty cell has in the bits of stone and owner.
EMPTY_BITS: Final = (NO_STONE << STONE_AT_SHIFT) | (NO_OWNER << OWNER_SHIFT)


def cell_of(word: i64) -> i64:
    return word >> CELL_SHIFT


def facing_of(word: i64) -> i64:
    """The symbols that the neighbours show to this cell, three bits for each edge."""
    return word & FACING_MASK


def matches_of(word: i64) -> i64:
    """How many edges of the top stone agree with its neighbours now; 0 on an empty cell."""
    return (word >> MATCHES_SHIFT) & 7


def rotation_of(word: i64) -> i64:
    return (word >> ROTATION_SHIFT) & 7


def stone_of(word: i64) -> i64:
    """The top stone, or NO_STONE."""
    return (word >> STONE_AT_SHIFT) & 127


def owner_of(word: i64) -> i64:
    """The seat whose coins lie here (R7), or NO_OWNER."""
    return (word >> OWNER_SHIFT) & 7


def coins_of(word: i64) -> i64:
    return (word >> COINS_SHIFT) & 15


def is_empty(word: i64) -> bool:
    return stone_of(word) == NO_STONE


def empty_cell(cell: i64) -> i64:
    """The word of a cell without a stone, facing nothing yet."""
    return (cell << CELL_SHIFT) | EMPTY_BITS


def with_stone(word: i64, stone: i64, rotation: i64, matches: i64) -> i64:
    """The cell with another top stone that nobody owns yet."""
    kept = ((word >> CELL_SHIFT) << CELL_SHIFT) | facing_of(word)
    return (
        kept
        | (matches << MATCHES_SHIFT)
        | (rotation << ROTATION_SHIFT)
        | (stone << STONE_AT_SHIFT)
        | (NO_OWNER << OWNER_SHIFT)
    )


def with_owner(word: i64, owner: i64, coins: i64) -> i64:
    """The cell with this seat's coins on its stone."""
    kept = word & ~((7 << OWNER_SHIFT) | (15 << COINS_SHIFT))
    return kept | (owner << OWNER_SHIFT) | (coins << COINS_SHIFT)


def with_matches(word: i64, matches: i64) -> i64:
    return (word & ~(7 << MATCHES_SHIFT)) | (matches << MATCHES_SHIFT)


def with_facing(word: i64, edge: i64, symbol: i64) -> i64:
    """The cell whose neighbour over an edge shows this symbol."""
    shift = edge * 3
    return (word & ~(7 << shift)) | (symbol << shift)
