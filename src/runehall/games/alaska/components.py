"""What is in the box: the cards of Alaska, and how many there are of each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from runehall.deck import deck

CARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "B", "E", "F", "L", "S", "T")
DECK76 = "deck76"


def is_manifest(value: object) -> bool:
    """The deck's name, or how many there are of each card.

    >>> is_manifest("deck76"), is_manifest({"S": 3, "4": 9}), is_manifest({"X": 1})
    (True, True, False)
    """
    if isinstance(value, dict):
        return all(
            card in CARDS and isinstance(count, int) and not isinstance(count, bool) and count >= 0
            for card, count in value.items()
        )
    return isinstance(value, str) and value == DECK76


def card_counts(options: Mapping[str, Any]) -> Mapping[str, int]:
    """How many there are of each card; a card that a manifest leaves out is not in the game."""
    manifest = options["manifest"]
    if manifest == DECK76:
        return printed_counts()
    return {card: manifest.get(card, 0) for card in CARDS}


@cache
def printed_counts() -> Mapping[str, int]:
    """How many there are of each card in the printed deck; its river cards lie on the table."""
    counts = deck().counts("alaska")
    return {card: counts[card] for card in CARDS}
