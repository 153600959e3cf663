"""The Rune Market in numbers: cards, colours, phases, verbs, events."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.state import VERB_SHIFT

# Hand cards, in canonical order: the numbers 1 to 9 are cards 0 to 8.
NUMBERS: Final = 9
THIEF: Final = 9
RED_SHELTER: Final = 10
BLUE_SHELTER: Final = 11
KINDS: Final = 12

RED: Final = 0
BLUE: Final = 1
COLOURS: Final = 2
OPEN: Final = 2  # where a colour could stand: an open boat, which has none

# Piles of the market.
RED_RUNES: Final = 0
BLUE_RUNES: Final = 1
BOATS: Final = 2
BANDITS: Final = 3
PILES: Final = 4

# What lies at a place of one colour before a seat.
NO_PLACE: Final = 0
MAIN: Final = 1
BOAT: Final = 2
HEAP: Final = 3

INTEREST: Final = 0
MAIN_PHASE: Final = 1
PLACE: Final = 2
STEAL: Final = 3
DUEL: Final = 4
BOUT: Final = 5
OVER: Final = 6

# A theft rolls for a card of a hand, which holds at most all hand cards of the printed deck.
LARGEST_DIE: Final = 48

# What waits to be placed, and where it came from.
NO_ITEM: Final = 0
BOAT_BOUGHT: Final = 1
BOAT_DISPLACED: Final = 2
BANDIT_BOUGHT: Final = 3

REASON_MARKET_EMPTY: Final = 0
REASON_ROUND_LIMIT: Final = 1

TIEBREAK_NONE: Final = -1
TIEBREAK_BOATS: Final = 0
TIEBREAK_BANDITS: Final = 1
TIEBREAK_NUMBER: Final = 2
TIEBREAK_BOUTS: Final = 3

# Signs of a bout, each of which beats the next and the last the first.
STONE: Final = 0
SCISSORS: Final = 1
PAPER: Final = 2
SIGNS: Final = 3

# Verbs. Arguments: a payment is the number of copies of each number, five bits each (bits 0-44);
# a colour beside a payment is bit 45; everything else is small and named in notation.py.
COPY_BITS: Final = 5
COPY_MASK: Final = 31
# One copy of each number. A table, because mypyc computes `1 << shift` in 32 bits.
ONE_COPY: Final = vec[i64]([2 ** (COPY_BITS * number) for number in range(NUMBERS)])
COLOUR_SHIFT: Final = 45
PAYMENT: Final = (1 << 45) - 1  # the bits below the colour

PASS: Final = 0 << VERB_SHIFT
COLLECT: Final = 1 << VERB_SHIFT
GIVE_UP: Final = 2 << VERB_SHIFT
BOAT_FOR_RUNES: Final = 3 << VERB_SHIFT
BANDIT_FOR_RUNES: Final = 4 << VERB_SHIFT
BUY_RUNE: Final = 5 << VERB_SHIFT
BOAT_FOR_CARDS: Final = 6 << VERB_SHIFT
BANDIT_FOR_CARDS: Final = 7 << VERB_SHIFT
RANSOM_CARDS: Final = 8 << VERB_SHIFT
RANSOM_RUNES: Final = 9 << VERB_SHIFT
BUILD: Final = 10 << VERB_SHIFT
RAID: Final = 11 << VERB_SHIFT
PLAY_THIEF: Final = 12 << VERB_SHIFT
ATTACK: Final = 13 << VERB_SHIFT
DISCARD: Final = 14 << VERB_SHIFT
STORE: Final = 15 << VERB_SHIFT
DOCK: Final = 16 << VERB_SHIFT
NEUTRALISE: Final = 17 << VERB_SHIFT
SHOW: Final = 18 << VERB_SHIFT
STEAL_CARD: Final = 19 << VERB_SHIFT
STEAL_STORED: Final = 20 << VERB_SHIFT
STEAL_LOOSE: Final = 21 << VERB_SHIFT
ATTACH: Final = 22 << VERB_SHIFT
ALONE: Final = 23 << VERB_SHIFT
NEUTRALISE_BOUGHT: Final = 24 << VERB_SHIFT
OCCUPY: Final = 25 << VERB_SHIFT
CHOOSE_SIGN: Final = 26 << VERB_SHIFT

# Events.
EVENT_TURN: Final = 0
EVENT_ABANDON: Final = 1
EVENT_LOOT: Final = 2
EVENT_INTEREST: Final = 3
EVENT_GIVE_UP: Final = 4
EVENT_PLAY: Final = 5
EVENT_PAY: Final = 6
EVENT_GAIN: Final = 7
EVENT_BOAT_PLACED: Final = 8
EVENT_BANDIT_PLACED: Final = 9
EVENT_DUEL: Final = 10
EVENT_SHOWN: Final = 11
EVENT_YIELD: Final = 12
EVENT_STOLEN_RUNE: Final = 13
EVENT_STOLEN_CARD: Final = 14
EVENT_STOLEN_CARD_SEEN: Final = 15
EVENT_DRAW: Final = 16
EVENT_DRAWN: Final = 17
EVENT_RESHUFFLE: Final = 18
EVENT_RANSOM: Final = 19
EVENT_NEUTRALISE: Final = 20
EVENT_STORE: Final = 21
EVENT_DOCK: Final = 22
EVENT_BUILD: Final = 23
EVENT_OVER: Final = 24
EVENT_TIE: Final = 25
EVENT_CHOSEN: Final = 26
EVENT_SIGN: Final = 27
EVENT_BOUT_WON: Final = 28
EVENT_BOUT_EVEN: Final = 29
EVENT_LOTS: Final = 30

# Points can be negative, and events tell -1 as "nothing": they are told as distances from this.
LOWEST_TOLD: Final = -1000

# What hand cards or runes were spent on.
FOR_RUNE: Final = 0
FOR_BOAT: Final = 1
FOR_BANDIT: Final = 2
FOR_RANSOM: Final = 3
FOR_SHELTER: Final = 4
FOR_RAID: Final = 5
FOR_THEFT: Final = 6
FOR_DUEL: Final = 7
FOR_NOTHING: Final = 8


def shelter_card(colour: i64) -> i64:
    """The hand card that is a main shelter of this colour."""
    return RED_SHELTER + colour


def copies_in(payment: i64, number: i64) -> i64:
    """How often a payment holds the number card `number` (0 is the 1)."""
    return (payment >> (number * COPY_BITS)) & COPY_MASK


def sum_of(payment: i64) -> i64:
    """The sum of the number cards of a payment."""
    total: i64 = 0
    number: i64 = 0
    while number < NUMBERS:
        total += copies_in(payment, number) * (number + 1)
        number += 1
    return total
