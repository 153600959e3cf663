"""What is in the box: the cards of the main pile and the four piles of the market."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runehall.deck.manifests import DECK76, counts_in, deck_manifests
from runehall.engine.manifests import Entry
from runehall.games.market.codes import NUMBERS as COUNT_OF_NUMBERS
from runehall.games.market.codes import RED_SHELTER

CARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "T", "R", "B")
NUMBERS = CARDS[:COUNT_OF_NUMBERS]
SHELTERS = CARDS[RED_SHELTER:]
COLOURS = ("red", "blue")
PILES = (*COLOURS, "boats", "bandits")


def check_playable(cards: Entry, counts: Mapping[str, int]) -> None:
    """Complain about a deck that this game cannot be played with."""
    # With nothing but shelters every card can come to lie on the table, and turns end unasked.
    played = CARDS[:RED_SHELTER]
    if not any(counts[rune] for rune in COLOURS) or not any(counts[card] for card in played):
        raise cards.complain("market_needs")


MANIFESTS = deck_manifests("market", more=check_playable)


def card_counts(options: Mapping[str, Any]) -> Mapping[str, int]:
    """How many there are of each card and in each pile, in the deck of these options."""
    return counts_in(options.get("manifest", DECK76), "market", (*CARDS, *PILES))
