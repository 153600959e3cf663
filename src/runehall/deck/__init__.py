"""The 76-card deck: one manifest, four games' names for the same cards.

The printed deck's composition is partly reconstructed, so it is data: `deck76.json` beside this
file, or the file that the environment variable RUNEHALL_DECK names.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from runehall.engine.documents import Reader
from runehall.engine.errors import BadDocument, BadManifest

__all__ = ["CARDS", "DECK_GAMES", "MOST_CARDS", "Deck", "deck", "read_deck"]

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

    def counts(self, game: str) -> dict[str, int]:
        """The copies of each card by the name it has in a game.

        >>> deck().counts("alaska")["S"]
        10
        """
        return {self.names[game][card]: self.copies[card] for card in CARDS}


def read_deck(text: str) -> Deck:
    """The deck of a manifest, if it is complete and playable."""
    try:
        manifest = Reader(json.loads(text), "deck")
        rows = manifest.field("cards").items(len(CARDS))
        found = [row.field("card").text() for row in rows]
        for card in CARDS:
            if found.count(card) != 1:
                raise BadManifest(
                    f"The deck names the card “{card}” {found.count(card)} times instead of once."
                )
        copies = {
            row.field("card").text(): row.field("copies").whole(0, MOST_COPIES) for row in rows
        }
        names = {
            game: {row.field("card").text(): row.field(game).text() for row in rows}
            for game in DECK_GAMES
        }
        for game, by_card in names.items():
            if len(set(by_card.values())) != len(CARDS):
                raise BadManifest(f"The deck gives two cards of {game} the same name.")
        if not FEWEST_CARDS <= sum(copies.values()) <= MOST_CARDS:
            raise BadManifest(
                f"A deck has {FEWEST_CARDS} to {MOST_CARDS} cards, not {sum(copies.values())}."
            )
        return Deck(manifest.field("name").text(), copies, names)
    except json.JSONDecodeError as error:
        raise BadManifest(
            f"The deck is not JSON: line {error.lineno}, column {error.colno}."
        ) from error
    except BadDocument as error:
        raise BadManifest(str(error)) from error


@cache
def deck() -> Deck:
    """The deck in use."""
    replaced = os.environ.get("RUNEHALL_DECK")
    if replaced:
        try:
            return read_deck(Path(replaced).read_text(encoding="utf-8"))
        except OSError as error:
            raise BadManifest(f"The deck file cannot be read: {error}.") from error
    return read_deck((files(__package__) / "deck76.json").read_text(encoding="utf-8"))
