"""A deck of a table's own: how many there are of each card, where it is not the printed deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from runehall.deck import deck
from runehall.engine.options import Option

DECK76 = "deck76"


@dataclass(frozen=True)
class ManifestOf:
    """What decks can be chosen in a game with these cards.

    >>> admits = ManifestOf(("1", "2"))
    >>> admits("deck76"), admits({"2": 40}), admits({"3": 1}), admits({"1": True})
    (True, True, False, False)
    """

    cards: Sequence[str]

    def __call__(self, value: object) -> bool:
        """Whether this names the printed deck or counts cards; the game checks their sum."""
        if not isinstance(value, dict):
            return isinstance(value, str) and value == DECK76
        return all(
            card in self.cards
            and isinstance(copies, int)
            and not isinstance(copies, bool)
            and copies >= 0
            for card, copies in value.items()
        )


def manifest_option(cards: Sequence[str]) -> Option:
    """The option of a game with these cards that says which deck is played with."""
    allowed = f"{DECK76} or an object that counts the cards {', '.join(cards)}"
    kind = str | dict[str, int]
    return Option("manifest", DECK76, allowed, ManifestOf(cards), [DECK76], type=kind)


def counts_in(
    manifest: str | Mapping[str, int], game: str, cards: Sequence[str]
) -> Mapping[str, int]:
    """How many there are of each card of a game; one that a manifest leaves out is not played with.

    >>> counts_in({"7": 30}, "cambio", ("7", "rk"))
    {'7': 30, 'rk': 0}
    """
    given = deck().counts(game) if isinstance(manifest, str) else manifest
    return {card: given.get(card, 0) for card in cards}


def cards_left(counts: Mapping[str, int], mentioned: Iterable[str]) -> list[str]:
    """The cards of a deck that are not among those mentioned, in the order of the counts.

    >>> cards_left({"7": 2, "rk": 1}, ["7"])
    ['7', 'rk']
    """
    found = Counter(mentioned)
    return [card for card, copies in counts.items() for _ in range(copies - found[card])]
