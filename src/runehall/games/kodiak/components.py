"""What is in the box: the cards of Kodiak, and how many there are of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runehall.deck.manifests import counts_in, deck_manifests

CARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "rr", "br", "sw", "py", "pm", "rk", "bk")
MANIFESTS = deck_manifests("kodiak", CARDS)


def card_counts(options: Mapping[str, Any]) -> Mapping[str, int]:
    """How many there are of each card in the deck of these options."""
    return counts_in(options["manifest"], "kodiak", CARDS)
