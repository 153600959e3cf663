"""Cambio in numbers: cards, phases, kinds of action, verbs, events."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.state import VERB_SHIFT

# What can lie at a place. The numbers 1 to 9 are the cards 1 to 9.
NO_PLACE: Final = 0
RED_ENERGY: Final = 10
BLUE_ENERGY: Final = 11
SWAP_CARD: Final = 12
PEEK_YOURS_CARD: Final = 13
PEEK_MINE_CARD: Final = 14
RED_KING_CARD: Final = 15
BLUE_KING_CARD: Final = 16
GAP: Final = 17
KINDS: Final = 17  # cards are numbered below this; 0 is none

NO_CARD: Final = 0

# The rune of each card, twice: both energy prints alike, then each its own. Kings always match.
RUNES_ENERGY_SAME: Final = vec[u8]([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 12, 13, 14, 15, 15])
RUNES_ENERGY_APART: Final = vec[u8]([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15])

TURN: Final = 0
DRAWN: Final = 1
SNAP: Final = 2
GIVE: Final = 3
ACTION: Final = 4
ROUND_END: Final = 5
OVER: Final = 6

# Where the drawn card came from.
FROM_DRAW: Final = 0
FROM_DISCARD: Final = 1

# The action that waits for the end of the window, or is under way.
NO_ACTION: Final = 0
PEEK_MINE: Final = 1
PEEK_YOURS: Final = 2
SWAP: Final = 3
RED_KING: Final = 4
BLUE_KING: Final = 5

# Why a round ended.
BY_CAMBIO: Final = 0
BY_EMPTY_TABLE: Final = 1
BY_LIMIT: Final = 2

# Why the match ended.
TARGET_REACHED: Final = 0
ROUNDS_PLAYED: Final = 1

# A place on somebody's table, as actions and picks name it.
SEAT_SHIFT: Final = 8
PLACE_MASK: Final = 255

DRAW: Final = 0 << VERB_SHIFT
TAKE: Final = 1 << VERB_SHIFT
CAMBIO: Final = 2 << VERB_SHIFT
EXCHANGE: Final = 3 << VERB_SHIFT
DISCARD: Final = 4 << VERB_SHIFT
THROW: Final = 5 << VERB_SHIFT
GIVE_CARD: Final = 6 << VERB_SHIFT
PEEK: Final = 7 << VERB_SHIFT
PICK: Final = 8 << VERB_SHIFT
SHOW: Final = 9 << VERB_SHIFT
PASS: Final = 10 << VERB_SHIFT
DEAL: Final = 11 << VERB_SHIFT

EVENT_DEAL: Final = 0
EVENT_FIRST_LOOK: Final = 1
EVENT_SEEN: Final = 2
EVENT_DRAW: Final = 3
EVENT_DRAWN: Final = 4
EVENT_TAKE: Final = 5
EVENT_DISCARD: Final = 6
EVENT_EXCHANGE: Final = 7
EVENT_SNAP: Final = 8
EVENT_PENALTY: Final = 9
EVENT_GIVE: Final = 10
EVENT_PEEK: Final = 11
EVENT_PICK: Final = 12
EVENT_SWAP: Final = 13
EVENT_SHOW: Final = 14
EVENT_CAMBIO: Final = 15
EVENT_PASS: Final = 16
EVENT_RESHUFFLE: Final = 17
EVENT_SKIP: Final = 18
EVENT_ROUND_END: Final = 19
EVENT_REVEAL: Final = 20
EVENT_SCORE: Final = 21
EVENT_OVER: Final = 22

# How a throw went.
CORRECT: Final = 0
WRONG: Final = 1
LATE: Final = 2

# Scores can be negative, and events tell -1 as "nothing": they are told as distances from this.
LOWEST_TOLD: Final = -1_000_000

# A turned-up table is told in stretches of so many cards.
CARDS_TOLD: Final = 12
CARD_BITS: Final = 5


def place_code(seat: i64, place: i64) -> i64:
    """A place on somebody's table as one number."""
    return (seat << SEAT_SHIFT) | place


def seat_in(code: i64) -> i64:
    """The seat of a place code or of an action that names one.

    >>> seat_in(THROW | place_code(3, 2))
    3
    """
    return (code >> SEAT_SHIFT) & 7


def place_in(code: i64) -> i64:
    """The place of a place code or of an action that names one."""
    return code & PLACE_MASK


def points_of(card: i64) -> i64:
    """The points of a card at the end of a round.

    >>> points_of(7), points_of(SWAP_CARD), points_of(RED_KING_CARD), points_of(BLUE_KING_CARD)
    (7, 10, -2, 13)
    """
    if card < RED_ENERGY:
        return card
    if card == RED_KING_CARD:
        return -2
    if card == BLUE_KING_CARD:
        return 13
    return 10


def action_on(card: i64) -> i64:
    """The action printed on a card."""
    if card == PEEK_MINE_CARD:
        return PEEK_MINE
    if card == PEEK_YOURS_CARD:
        return PEEK_YOURS
    if card == SWAP_CARD:
        return SWAP
    if card == RED_KING_CARD:
        return RED_KING
    if card == BLUE_KING_CARD:
        return BLUE_KING
    return NO_ACTION


def allowance(action: i64) -> i64:
    """How many peeks, swaps or shows an action allows."""
    return 2 if action == RED_KING else 1
