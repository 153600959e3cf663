"""Alaska in numbers: cards, the ring, hands, phases, verbs, events."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.state import VERB_SHIFT

# Cards, in the order in which hands are sorted: the numbers 1 to 9 are cards 0 to 8.
NUMBERS: Final = 9
BEAR: Final = 9
EAGLE: Final = 10
FLOW: Final = 11
LOCAL: Final = 12
SALMON: Final = 13
TOURIST: Final = 14
KINDS: Final = 15
ANGLERS: Final = (TOURIST, LOCAL)

# Sections and spots of the river; spot k lies over the sections k and ring(k + 1).
RIVER: Final = 10

SALMON_PHASE: Final = 0
MAIN: Final = 1
CHOOSE: Final = 2
WINDOW: Final = 3
OVER: Final = 4

# How a salmon was caught.
BY_CAST: Final = 0
BY_EAGLE: Final = 1

LUCKY_FACE: Final = 1
DIE_SIDES: Final = 6

# Verbs. Spots and sections stand in bits 0-3; of a cast the smaller number in bits 4-7 and the
# larger one, where there are two, in bits 0-3.
PLACE: Final = 0 << VERB_SHIFT
CAST: Final = 1 << VERB_SHIFT
TAKE: Final = 2 << VERB_SHIFT
PLACE_TOURIST: Final = 3 << VERB_SHIFT
WASTE_TOURIST: Final = 4 << VERB_SHIFT
PLACE_LOCAL: Final = 5 << VERB_SHIFT
WASTE_LOCAL: Final = 6 << VERB_SHIFT
EAGLE_SALMON: Final = 7 << VERB_SHIFT
EAGLE_ANGLER: Final = 8 << VERB_SHIFT
WASTE_EAGLE: Final = 9 << VERB_SHIFT
PLAY_BEAR: Final = 10 << VERB_SHIFT
PASS: Final = 11 << VERB_SHIFT

NUMBER_BITS: Final = 4
NUMBER_MASK: Final = 15

# Events.
EVENT_SLOT: Final = 0
EVENT_SKIP: Final = 1
EVENT_HANDED: Final = 2
EVENT_PLACED: Final = 3
EVENT_FLOW: Final = 4
EVENT_ANGLER_CATCH: Final = 5
EVENT_CAST: Final = 6
EVENT_DIE: Final = 7
EVENT_EMPTY: Final = 8
EVENT_CHOICE: Final = 9
EVENT_TOURIST_HOOKED: Final = 10
EVENT_HAND_LOST: Final = 11
EVENT_LOCAL_PAID: Final = 12
EVENT_LOCAL_UNPAID: Final = 13
EVENT_CATCH: Final = 14
EVENT_TOURIST: Final = 15
EVENT_LOCAL: Final = 16
EVENT_TOURIST_CHASES: Final = 17
EVENT_EAGLE_CHASES: Final = 18
EVENT_BEAR_CHASES: Final = 19
EVENT_WASTED: Final = 20
EVENT_EATEN: Final = 21
EVENT_LET_STAND: Final = 22
EVENT_DRAW: Final = 23
EVENT_DRAWN: Final = 24
EVENT_LAST_ROUND: Final = 25
EVENT_OVER: Final = 26
EVENT_ANGLER_CHASES: Final = 27

# A hand is one number: how many of each card, three bits each, and the size above them: room for
# twenty kinds. It is sorted by nature, and adding or taking a card is one addition.
COPY_BITS: Final = 3
COPY_MASK: Final = 7
SIZE_SHIFT: Final = 60
EMPTY_HAND: Final = 0
# The hand of one card. A table, because a compiled `1 << n` has 32 bits only.
ONE_CARD: Final = vec[i64]([(1 << SIZE_SHIFT) + (1 << (card * COPY_BITS)) for card in range(KINDS)])


def ring(place: i64) -> i64:
    """A section or spot on the ring: after 10 comes 1, before 1 comes 10.

    >>> ring(11), ring(0), ring(-1), ring(7)
    (1, 10, 9, 7)
    """
    if place > RIVER:
        return place - RIVER
    if place < 1:
        return place + RIVER
    return place


def card_in_hand(card: i64) -> i64:
    """The hand that is this one card; hands add up."""
    return ONE_CARD[card]


def copies_in(hand: i64, card: i64) -> i64:
    """How many of a card a hand has.

    >>> copies_in(card_in_hand(BEAR) + card_in_hand(BEAR), BEAR)
    2
    """
    return (hand >> (card * COPY_BITS)) & COPY_MASK


def size_of(hand: i64) -> i64:
    """How many cards a hand has.

    >>> size_of(card_in_hand(BEAR) + card_in_hand(0))
    2
    """
    return hand >> SIZE_SHIFT


def cast_action(small: i64, large: i64) -> i64:
    """The cast of two numbers, the smaller first, or of one and 0."""
    return CAST | (small << NUMBER_BITS) | large


def is_nature(card: i64) -> bool:
    """Salmon and flow act by themselves at the start of a turn; nobody plays or keeps them."""
    return card in (SALMON, FLOW)
