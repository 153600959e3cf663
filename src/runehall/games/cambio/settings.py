"""The options of one table as native numbers, shared by all copies of its positions."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.games.cambio.codes import KINDS, RUNES_ENERGY_APART, RUNES_ENERGY_SAME, points_of

TIE_REWARDS: Final = 0
TIE_PUNISHES: Final = 1
TIE_IS_NOTHING: Final = 2


class Settings:
    """What the options decide, ready for the rules. Never changes after `__init__`."""

    def __init__(self, options: dict[str, Any], seats: int, copies: list[int]) -> None:
        self.options: Final = options
        self.cards: i64 = options["cards"]
        self.first_look: i64 = options["first_look"]
        self.first: i64 = options["first"]
        self.strict_memory: bool = options["memory"] == "strict"
        self.target: i64 = options["target"]
        self.max_rounds: i64 = options["max_rounds"]
        self.turn_limit: i64 = whole_laps(options["turn_limit"], seats)
        self.cambio_from: i64 = options["cambio_from"]
        self.cambio_bonus: i64 = options["cambio_bonus"]
        self.cambio_malus: i64 = options["cambio_malus"]
        self.cambio_tie: i64 = ["reward", "punish", "none"].index(options["cambio_tie"])
        self.own_wrong_penalty: bool = options["own_wrong_penalty"]
        self.late_snaps: bool = options["late_snaps"]
        self.late_own_penalty: bool = options["late_own_penalty"]
        self.second_window: bool = options["second_window"]
        self.discard_return: bool = options["discard_return"]
        self.swap_same_opponent: bool = options["swap_same_opponent"]
        self.runes: vec[u8] = RUNES_ENERGY_SAME if options["energy_same"] else RUNES_ENERGY_APART
        # The whole deck in ascending order; copies are listed from the 1 to the blue king.
        self.deck: vec[u8] = sorted_deck(copies)
        self.deck_size: i64 = len(self.deck)
        # What a card counts on average, for those who have not seen it.
        self.mean_points: float = mean_points(self.deck)

    def identical(self, card: i64, other: i64) -> bool:
        """Whether two cards bear the same rune; points never matter."""
        return self.runes[card] == self.runes[other]


def whole_laps(turns: int, seats: int) -> int:
    """A number of turns, rounded up so that every seat has had equally many.

    >>> whole_laps(96, 5)
    100
    """
    return -(-turns // seats) * seats


def sorted_deck(copies: list[int]) -> vec[u8]:
    """The cards of a deck, from the copies of each kind."""
    cards = vec[u8]()
    card: i64 = 1
    while card < KINDS:
        left: i64 = copies[card - 1]
        while left > 0:
            cards = append(cards, u8(card))
            left -= 1
        card += 1
    return cards


def mean_points(cards: vec[u8]) -> float:
    """The average points of some cards."""
    points: i64 = 0
    place: i64 = 0
    while place < len(cards):
        points += points_of(i64(cards[place]))
        place += 1
    return float(points) / float(len(cards))
