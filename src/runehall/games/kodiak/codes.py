"""Kodiak in numbers: cards, phases, verbs, events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.engine.state import VERB_SHIFT

# Cards: the numbers 1 to 9 are themselves. A place without a card holds a gap.
GAP: Final = 0
SUNLIGHT: Final = 10
HAIRBALL: Final = 11
SWAP: Final = 12
EXPOSURE: Final = 13
PEEK_MINE: Final = 14
RED_KING: Final = 15
BLUE_KING: Final = 16
KINDS: Final = 17

FIRST_ACTION_CARD: Final = SWAP
HIGHEST_NUMBER: Final = 9
TEN_POINTS: Final = 10
RED_KING_POINTS: Final = -2
BLUE_KING_POINTS: Final = 13

DRAW: Final = 0
PLACE: Final = 1
FRENZY: Final = 2
ACTION: Final = 3
OFFER: Final = 4
ROUND_END: Final = 5
OVER: Final = 6

# Where play goes on when window and actions are done: DRAW and PLACE, or the next turn.
NEXT_TURN: Final = 2

# What an action has done; the order of the document's words, none first.
USED_NOTHING: Final = 0
USED_OWN: Final = 1
USED_OTHER: Final = 2
USED_SWAP: Final = 3

REASON_EMPTY: Final = 0
REASON_LIMIT: Final = 1

# What a wrong throw costs.
COST_CARD: Final = 0
COST_EXPOSE: Final = 1
COST_NONE: Final = 2

POUNCE_ACTIONS_NONE: Final = 0
POUNCE_ACTIONS_OWN: Final = 1
POUNCE_ACTIONS_BOTH: Final = 2

# How a throw went.
ESCAPED: Final = 0
WRONG: Final = 1
LATE: Final = 2
CAUGHT: Final = 3

# Verbs. The place of a card is bits 0-7, its seat bits 8-10, Kodiak's own place bits 16-23.
PLACE_MASK: Final = 255
SEAT_SHIFT: Final = 8
SEAT_MASK: Final = 7
OWN_SHIFT: Final = 16

DRAW_CARD: Final = 0 << VERB_SHIFT
PASS: Final = 1 << VERB_SHIFT
EXCHANGE: Final = 2 << VERB_SHIFT
POUNCE: Final = 3 << VERB_SHIFT
SCURRY: Final = 4 << VERB_SHIFT
COUNTER: Final = 5 << VERB_SHIFT
PEEK: Final = 6 << VERB_SHIFT
EXPOSE: Final = 7 << VERB_SHIFT
PICK: Final = 8 << VERB_SHIFT
PICK_KODIAK: Final = 9 << VERB_SHIFT
MAKE_OFFER: Final = 10 << VERB_SHIFT
SHOW: Final = 11 << VERB_SHIFT
DEAL: Final = 12 << VERB_SHIFT

# Events.
EVENT_DEAL: Final = 0
EVENT_FIRST_LOOK: Final = 1
EVENT_DRAW: Final = 2
EVENT_DRAWN: Final = 3
EVENT_EXCHANGE: Final = 4
EVENT_SCURRY: Final = 5
EVENT_COUNTER: Final = 6
EVENT_REDRAW: Final = 7
EVENT_POUNCE: Final = 8
EVENT_REPLACEMENT: Final = 9
EVENT_PENALTY: Final = 10
EVENT_PEEK: Final = 11
EVENT_PEEKED: Final = 12
EVENT_EXPOSE: Final = 13
EVENT_SHOW: Final = 14
EVENT_SWAP: Final = 15
EVENT_ASK_OFFER: Final = 16
EVENT_HAIRBALL: Final = 17
EVENT_PASS: Final = 18
EVENT_LAPSE: Final = 19
EVENT_RESHUFFLE: Final = 20
EVENT_SKIP: Final = 21
EVENT_ROUND_END: Final = 22
EVENT_POINTS: Final = 23
EVENT_OVER: Final = 24

# Points in events are told from here, so that they are never negative.
LOWEST_POINTS: Final = -1_000_000


def rune(card: i64) -> i64:
    """What makes cards identical: red and blue kings share one rune."""
    return i64(RED_KING) if card == BLUE_KING else card


def is_action_card(card: i64) -> bool:
    """Whether a card that lands is followed by an action."""
    return card >= FIRST_ACTION_CARD


def points_of(card: i64, hairball_points: i64) -> i64:
    """The points of a card that is on a table at the end."""
    if card <= HIGHEST_NUMBER:
        return card
    if card == HAIRBALL:
        return hairball_points
    if card == RED_KING:
        return RED_KING_POINTS
    return BLUE_KING_POINTS if card == BLUE_KING else TEN_POINTS


def place_in(action: i64) -> i64:
    """The place that an action names."""
    return action & PLACE_MASK


def seat_in(action: i64) -> i64:
    """The seat that an action names."""
    return (action >> SEAT_SHIFT) & SEAT_MASK


def own_place_in(action: i64) -> i64:
    """Kodiak's own place in a pounce."""
    return (action >> OWN_SHIFT) & PLACE_MASK
