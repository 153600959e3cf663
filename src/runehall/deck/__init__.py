"""The 76-card deck: one manifest, four games' names for the same cards.

How many copies of most cards the printed deck has is told nowhere, so ours is a reconstruction and
data: `deck76.json` beside this file. A table can bring a deck of its own (`manifests.py`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from runehall.engine.documents import Reader
from runehall.engine.errors import BadDocument

__all__ = [
    "CARDS",
    "DECK_GAMES",
    "FEWEST_CARDS",
    "MOST_CARDS",
    "MOST_COPIES",
    "Deck",
    "deck",
    "read_deck",
]

DECK_GAMES = ("cambio", "kodiak", "alaska", "market")
# fmt: off
CARDS = (
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "red rune", "blue rune",
    "swap", "peek yours", "peek mine", "red king", "blue king",
)
# fmt: on
# Actions and packed states have room for this many copies of a kind.
MOST_COPIES = 31
FEWEST_CARDS = 40
MOST_CARDS = 250


@dataclass(frozen=True)
class Deck:
    """How many copies of each printed card there are, and what each game calls it."""

    name: str
    copies: Mapping[str, int]
    names: Mapping[str, Mapping[str, str]]

    def counts(self, game: str, copies: Mapping[str, int] | None = None) -> dict[str, int]:
        """The copies of each card, or these copies, by the names the cards have in a game.

        >>> deck().counts("alaska")["S"]
        10
        """
        given = self.copies if copies is None else copies
        return {self.names[game][card]: given[card] for card in CARDS}


def read_deck(text: str) -> Deck:
    """The deck of our data: every card once, with its copies and its name in each game."""
    data = Reader(json.loads(text), "deck")
    rows = data.field("cards").items(len(CARDS))
    found = [row.field("card").text() for row in rows]
    if found != list(CARDS):
        raise BadDocument(f"The deck has the cards {found} instead of {list(CARDS)}.")
    copies = [row.field("copies").whole(0, MOST_COPIES) for row in rows]
    names = {
        game: {card: row.field(game).text() for card, row in zip(CARDS, rows, strict=True)}
        for game in DECK_GAMES
    }
    return Deck(data.field("name").text(), dict(zip(CARDS, copies, strict=True)), names)


@cache
def deck() -> Deck:
    """Our reconstruction of the deck."""
    return read_deck((files(__package__) / "deck76.json").read_text(encoding="utf-8"))
