"""Decks: our reconstruction, a deck of a table's own, or a bare count of a game's cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from runehall.deck import CARDS, DECK_GAMES, FEWEST_CARDS, MOST_CARDS, MOST_COPIES, deck
from runehall.engine.documents import Document
from runehall.engine.manifests import Entry, Manifests
from runehall.engine.options import Option

DECK76 = "deck76"


class DeckManifest(TypedDict):
    """A deck: how many copies there are of each printed card."""

    games: list[str]
    name: str
    cards: dict[str, int]


def our_deck() -> Document:
    """Our reconstruction of the deck, as a manifest."""
    return {"games": list(DECK_GAMES), "name": DECK76, "cards": dict(deck().copies)}


def no_more_checks(_cards: Entry, _copies: Mapping[str, int]) -> None:
    """Most games can be played with any deck."""


@dataclass(frozen=True, kw_only=True)
class DeckManifests(Manifests):
    """Which decks can be chosen in a game.

    A game whose `codes` are given can also be played with a count of them, which need not be a
    deck that somebody could print: examples and experiments are like that.
    """

    codes: Sequence[str] = ()

    def admits(self, value: object) -> bool:
        """Whether the option can have this value."""
        if isinstance(value, dict) and self.is_count(value):
            return all(type(copies) is int and copies >= 0 for copies in value.values())
        return super().admits(value)

    def is_count(self, value: Any) -> bool:
        """Whether a value counts cards by a game's own codes."""
        return isinstance(value, dict) and bool(self.codes) and set(value) <= set(self.codes)

    def document(self, options: Mapping[str, Any]) -> Document:
        """The deck of a table; of a bare count, what can be told of it."""
        chosen = options.get("manifest")
        if not self.is_count(chosen):
            return super().document(options)
        names = deck().names[self.game]
        return our_deck() | {
            "name": "count",
            "cards": {card: options["manifest"].get(names[card], 0) for card in CARDS},
        }


def deck_manifests(
    game: str,
    codes: Sequence[str] = (),
    more: Callable[[Entry, Mapping[str, int]], None] = no_more_checks,
) -> DeckManifests:
    """The decks of a game; `more` is what this game asks of a deck beside its size."""

    def check(members: Mapping[str, Entry]) -> None:
        cards = members["cards"]
        copies = {card: entry.whole(0, MOST_COPIES) for card, entry in cards.keys(CARDS).items()}
        if not FEWEST_CARDS <= sum(copies.values()) <= MOST_CARDS:
            raise cards.complain(
                "deck_size", low=FEWEST_CARDS, high=MOST_CARDS, found=sum(copies.values())
            )
        more(cards, deck().counts(game, copies))

    return DeckManifests(
        games=DECK_GAMES,
        game=game,
        package=f"runehall.games.{game}",
        ours=DECK76,
        make_ours=our_deck,
        components=("cards",),
        check=check,
        codes=codes,
    )


def deck_option(manifests: DeckManifests, *, quiet: bool = False) -> Option:
    """The option that says which deck is played with."""
    kind = str | dict[str, int] | DeckManifest if manifests.codes else str | DeckManifest
    return manifests.option(kind, quiet=quiet)


def counts_in(
    manifest: str | Mapping[str, Any], game: str, cards: Sequence[str]
) -> Mapping[str, int]:
    """How many there are of each card of a game; one that a count leaves out is not played with.

    >>> counts_in({"7": 30}, "cambio", ("7", "rk"))
    {'7': 30, 'rk': 0}
    """
    if isinstance(manifest, str):
        given: Mapping[str, int] = deck().counts(game)
    elif "games" in manifest:
        given = deck().counts(game, manifest["cards"])
    else:
        given = manifest
    return {card: given.get(card, 0) for card in cards}


def cards_left(counts: Mapping[str, int], mentioned: Iterable[str]) -> list[str]:
    """The cards of a deck that are not among those mentioned, in the order of the counts.

    >>> cards_left({"7": 2, "rk": 1}, ["7"])
    ['7', 'rk']
    """
    found = Counter(mentioned)
    return [card for card, copies in counts.items() for _ in range(copies - found[card])]
