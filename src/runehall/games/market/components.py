"""What is in the box: the cards of the main pile and the four piles of the market."""

from __future__ import annotations

from collections.abc import Mapping

from runehall.deck import deck
from runehall.engine.errors import BadManifest
from runehall.games.market.codes import NUMBERS as COUNT_OF_NUMBERS
from runehall.games.market.codes import RED_SHELTER

CARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "T", "R", "B")
NUMBERS = CARDS[:COUNT_OF_NUMBERS]
SHELTERS = CARDS[RED_SHELTER:]
COLOURS = ("red", "blue")
PILES = (*COLOURS, "boats", "bandits")


def printed_counts() -> Mapping[str, int]:
    """How many there are of each card and in each pile, in the deck in use."""
    return deck().counts("market")


def playable_counts() -> Mapping[str, int]:
    """The same, of a deck that can be played with."""
    counts = printed_counts()
    # With nothing but shelters every card can come to lie on the table, and turns end unasked.
    played = CARDS[:RED_SHELTER]
    if not any(counts[rune] for rune in COLOURS) or not any(counts[card] for card in played):
        raise BadManifest("The Rune Market needs a rune and a number card or a thief in the deck.")
    return counts
