"""Cambio's options as native numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.deck.packed import whole_deck
from runehall.engine.ruleset import Ruleset
from runehall.games.cambio.codes import RUNES_ENERGY_APART, RUNES_ENERGY_SAME, points_of

TIE_REWARDS: Final = 0
TIE_PUNISHES: Final = 1
TIE_IS_NOTHING: Final = 2

# Without a limit of failed throws: so many in one turn that nobody comes to it, and turns end.
MOST_FAILURES: Final = 99


class CambioRuleset(Ruleset):
    """What the options of a table of Cambio decide."""

    def __init__(self, options: dict[str, Any], seats: int, counts: list[int]) -> None:
        super().__init__(options, (options, seats, counts))
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
        self.freeze_binds_one: bool = options["freeze"] == "next_player"
        asked = options["failed_throws"]
        self.failed_throws: i64 = MOST_FAILURES if asked is None else asked
        self.runes: vec[u8] = RUNES_ENERGY_SAME if options["energy_same"] else RUNES_ENERGY_APART
        # Counts are listed from the 1 to the blue king; the number 0 is no card.
        self.deck: vec[u8] = whole_deck([0, *counts])
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


def mean_points(cards: vec[u8]) -> float:
    """The average points of some cards."""
    points: i64 = 0
    place: i64 = 0
    while place < len(cards):
        points += points_of(i64(cards[place]))
        place += 1
    return float(points) / float(len(cards))
