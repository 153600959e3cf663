"""RUNES in numbers: runes, stones, cards, cells, phases, verbs, events."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.state import VERB_SHIFT

# What an edge shows. The six runes are 1 to 6; nothing is an edge without a stone.
NO_RUNE: Final = 0
STAR: Final = 7
RUNES: Final = "FUTARK"

GREY: Final = 0
GOLD: Final = 1
BLACK: Final = 2

EDGES: Final = 6
ROTATIONS: Final = 6

# Ritual cards, in the order in which they are set aside.
FILL: Final = 0
REVERSE: Final = 1
SPIN: Final = 2
COPY: Final = 3
QUICK: Final = 4
REPLACE: Final = 5
STEAL: Final = 6
ROB: Final = 7
SWAP: Final = 8
GOLD_THEFT: Final = 9
SKIP: Final = 10
LAY: Final = 11
EXTRA: Final = 12
REDRAW: Final = 13
WARD: Final = 14
KINDS: Final = 15

TURN: Final = 0
FULL: Final = 1
CHOOSE: Final = 2
RESPOND: Final = 3
DURING: Final = 4
BETWEEN: Final = 5
OVER: Final = 6

# The open choice of a ritual.
NO_STEP: Final = -1
STEP_PLACE: Final = 0
STEP_TARGET: Final = 1
STEP_GREY: Final = 2
STEP_BLACK: Final = 3
STEP_GOLD: Final = 4

REASON_COINS: Final = 0
REASON_STONES: Final = 1
REASON_STALEMATE: Final = 2

CIRCLE: Final = 0
LINE: Final = 1
AXES: Final = 3

# --- cells ---------------------------------------------------------------------------------------
# A cell is one number, q in the high byte and r in the low one, both counted from -128.

MIDDLE: Final = 128
ORIGIN: Final = (MIDDLE << 8) | MIDDLE
FARTHEST: Final = 71


def cell_at(q: i64, r: i64) -> i64:
    """The number of a cell.

    >>> cell_at(0, 0) == ORIGIN
    True
    """
    return ((q + MIDDLE) << 8) | (r + MIDDLE)


def column(cell: i64) -> i64:
    """The coordinate q of a cell."""
    return (cell >> 8) - MIDDLE


def row(cell: i64) -> i64:
    """The coordinate r of a cell."""
    return (cell & 255) - MIDDLE


# What leads from a cell to its neighbour over each edge: 0 is east, then counter-clockwise.
OVER_EDGE: Final = vec[i64]([256, 255, -1, -256, -255, 1])
# What leads one cell further along each axis: (+1, 0), (0, +1), (+1, -1).
ALONG_AXIS: Final = vec[i64]([256, 1, 255])


# --- verbs ---------------------------------------------------------------------------------------
# Arguments: a placement is stone, cell and rotation; everything else is one small number.

ROTATION_BITS: Final = 3
STONE_SHIFT: Final = 19
CELL_MASK: Final = 0xFFFF
STONE_MASK: Final = 127

PASS: Final = 0 << VERB_SHIFT
PLACE: Final = 1 << VERB_SHIFT
PLAY: Final = 2 << VERB_SHIFT
PLAY_COPY: Final = 3 << VERB_SHIFT
PLAY_SKIP: Final = 4 << VERB_SHIFT
PLAY_SWAP: Final = 5 << VERB_SHIFT
REMOVE: Final = 6 << VERB_SHIFT
TAKE: Final = 7 << VERB_SHIFT
TARGET: Final = 8 << VERB_SHIFT


def placement(stone: i64, cell: i64, rotation: i64) -> i64:
    """The action of laying a stone."""
    return PLACE | (stone << STONE_SHIFT) | (cell << ROTATION_BITS) | rotation


def placed_stone(action: i64) -> i64:
    """The stone of a placement."""
    return (action >> STONE_SHIFT) & STONE_MASK


def placed_cell(action: i64) -> i64:
    """The cell of a placement."""
    return (action >> ROTATION_BITS) & CELL_MASK


def placed_rotation(action: i64) -> i64:
    """The rotation of a placement."""
    return action & 7


def names_its_victim(kind: i64) -> bool:
    """Whether a ritual is played against a seat that its action names."""
    return kind == SKIP or kind == SWAP


# --- events --------------------------------------------------------------------------------------

EVENT_PLACED: Final = 0
EVENT_LAID: Final = 1
EVENT_COINS_BACK: Final = 2
EVENT_FORM: Final = 3
EVENT_REFILLED: Final = 4
EVENT_DREW_CARD: Final = 5
EVENT_DREW_CARD_SEEN: Final = 6
EVENT_DECLINED_CARD: Final = 7
EVENT_REMOVED_CARD: Final = 8
EVENT_RESHUFFLED: Final = 9
EVENT_PLAYED: Final = 10
EVENT_PLAYED_AT: Final = 11
EVENT_COPIED: Final = 12
EVENT_ROLLED: Final = 13
EVENT_CHOSE: Final = 14
EVENT_ANSWERED: Final = 15
EVENT_FIZZLED: Final = 16
EVENT_CANCELLED: Final = 17
EVENT_STOLE: Final = 18
EVENT_SWAPPED: Final = 19
EVENT_REDREW: Final = 20
EVENT_SKIPPED: Final = 21
EVENT_TURN_ENDED: Final = 22
EVENT_DIRECTION: Final = 23
EVENT_NO_PLACEMENT: Final = 24
EVENT_OVER: Final = 25

# Where coins came back from.
FROM_STONE: Final = 0
FROM_FORMS: Final = 1

FORM_GAINED: Final = 0
FORM_LOST: Final = 1
