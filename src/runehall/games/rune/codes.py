"""RUNE in numbers: colours, cells, pieces on the table, phases, verbs, events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.engine.state import VERB_SHIFT

# Cards are numbered like the letters of their codes, whichever of them a manifest uses.
CARDS: Final = 26
START: Final = 18

# Colours by number, and by the bit that shows them in a cell.
BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
COLOURS: Final = 3

# A cell of the layout is one byte: the bit of its visible colour, and what stands or starts there.
BLUE_BIT: Final = 1 << BLUE
GREEN_BIT: Final = 1 << GREEN
RED_BIT: Final = 1 << RED
COLOUR_BITS: Final = BLUE_BIT | GREEN_BIT | RED_BIT
MASTER_BIT: Final = 8
TOKEN_BIT: Final = 16
UPRIGHT_CORNER: Final = 32  # an upright card has its top left cell here
LYING_CORNER: Final = 64  # a lying card has its top left cell here
BLOCKED: Final = MASTER_BIT | TOKEN_BIT

CARD_CELLS: Final = 6
SHORT_SIDE: Final = 2
LONG_SIDE: Final = 3
QUARTER_TURNS: Final = 4
# A card has ten orthogonal neighbours: (number of its cell, where the neighbour lies) each.
NEIGHBOURS: Final = 10

PLACE: Final = 0
ACT: Final = 1
TOKEN: Final = 2
OVER: Final = 3

# Everything that lies or stands somewhere is one number: bits 0-19 and 20-39 are x and y,
# 40-41 a rotation or a colour, 42-47 a card or a seat. An action's arguments are packed alike.
FAR: Final = 1 << 19  # added to a coordinate, so that it is never negative
COORDINATE_BITS: Final = 20
COORDINATE: Final = (1 << COORDINATE_BITS) - 1
Y_SHIFT: Final = 20
DETAIL_SHIFT: Final = 40
DETAIL_BITS: Final = 2
OWNER_SHIFT: Final = 42
OWNER_BITS: Final = 6

PASS_VERB: Final = 0
DRAW_VERB: Final = 1
PLACE_VERB: Final = 2
MASTER_VERB: Final = 3
TOKEN_VERB: Final = 4

PASS: Final = 0
DRAW: Final = DRAW_VERB << VERB_SHIFT
PLACE_CARD: Final = PLACE_VERB << VERB_SHIFT
PLACE_MASTER: Final = MASTER_VERB << VERB_SHIFT
PLACE_TOKEN: Final = TOKEN_VERB << VERB_SHIFT

EVENT_TURN: Final = 0
EVENT_PLACED: Final = 1
EVENT_DREW: Final = 2
EVENT_DREW_CARD: Final = 3
EVENT_MASTER: Final = 4
EVENT_TOKEN: Final = 5
EVENT_PASSED: Final = 6
EVENT_STUCK: Final = 7
EVENT_FORFEIT: Final = 8
EVENT_LAST_MASTER: Final = 9
EVENT_OVER: Final = 10

# How it ended: alone, won by a seat or by a team, or shared.
ALONE: Final = 0
WON: Final = 1
WON_BY_TEAM: Final = 2
SHARED: Final = 3


def piece(owner: i64, detail: i64, x: i64, y: i64) -> i64:
    """Something that lies or stands at a cell."""
    return (owner << OWNER_SHIFT) | (detail << DETAIL_SHIFT) | ((y + FAR) << Y_SHIFT) | (x + FAR)


def x_of(thing: i64) -> i64:
    """The column of a piece."""
    return (thing & COORDINATE) - FAR


def y_of(thing: i64) -> i64:
    """The row of a piece."""
    return ((thing >> Y_SHIFT) & COORDINATE) - FAR


def detail_of(thing: i64) -> i64:
    """The rotation of a card, the colour of a token."""
    return (thing >> DETAIL_SHIFT) & ((1 << DETAIL_BITS) - 1)


def owner_of(thing: i64) -> i64:
    """Which card it is, or the seat that placed it."""
    return (thing >> OWNER_SHIFT) & ((1 << OWNER_BITS) - 1)


def is_lying(rotation: i64) -> bool:
    """Whether a card of this rotation is three cells wide and two high."""
    return rotation & 1 == 1
