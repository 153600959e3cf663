"""What is in the box: the cards of Alaska, and how many there are of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runehall.deck.manifests import counts_in, deck_manifests

CARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "B", "E", "F", "L", "S", "T")
MANIFESTS = deck_manifests("alaska", CARDS)


def card_counts(options: Mapping[str, Any]) -> Mapping[str, int]:
    """How many there are of each card in play; the deck's river cards lie on the table."""
    return counts_in(options["manifest"], "alaska", CARDS)
