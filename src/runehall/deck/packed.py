"""The cards of a deck, a byte each."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8


def whole_deck(copies: list[int]) -> vec[u8]:
    """Every card of a deck in ascending order, from how many there are of each.

    >>> list(whole_deck([0, 2, 1]))
    [1, 1, 2]
    """
    cards = vec[u8]()
    card: i64 = 0
    while card < len(copies):
        left: i64 = copies[card]
        while left > 0:
            cards = append(cards, u8(card))
            left -= 1
        card += 1
    return cards
