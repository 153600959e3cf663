"""The options of one table as native numbers, shared by all copies of its positions."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.games.market.codes import KINDS

GIVE_UP_NONE: Final = 0
GIVE_UP_PLAIN: Final = 1
GIVE_UP_THEFT: Final = 2

STEAL_ALL: Final = 0
STEAL_NOT_FROZEN: Final = 1
STEAL_LOOSE_ONLY: Final = 2

FIRST_BY_CHANCE: Final = -1
NO_LIMIT: Final = 1 << 30


class Settings:
    """What the options decide, ready for the rules. Never changes after `__init__`."""

    def __init__(
        self, options: dict[str, Any], seats: int, counts: dict[str, int], cards: list[str]
    ) -> None:
        self.options: Final = options
        self.boat_value: i64 = options["boat_value"]
        self.neutralise: bool = options["neutralise"]
        self.price: i64 = price_in_runes(options["rune_price"], seats)
        self.per_five: bool = options["rune_sale"] == "per_five"
        self.give_up: i64 = ["none", "plain", "theft"].index(options["give_up"])
        self.forced_defence: bool = options["duel_defence"] == "forced"
        self.duels_by_round: bool = options["duel_limit"] == "round"
        self.boats_reopen: bool = options["boat_colour"] == "reopens"
        self.forced_interest: bool = options["interest"] == "forced"
        self.bandits_block_all: bool = options["bandit_block"] == "all"
        self.bandits_per_shelter: i64 = options["bandits_per_shelter"]
        self.abandon_at_once: bool = options["abandon"] == "at_once"
        self.lone_boat_releases: bool = options["lone_boat"] == "release"
        self.steal_scope: i64 = ["all", "not_frozen", "loose"].index(options["steal_scope"])
        self.auto_storage: bool = options["rune_storage"] == "auto"
        self.rune_purchases: i64 = limit(options["rune_purchases"])
        self.raid_thefts: i64 = options["raid_thefts"]
        self.free_discard: bool = options["free_discard"]
        self.hand_size: i64 = options["hand_size"]
        first = options["first"]
        self.first: i64 = FIRST_BY_CHANCE if first == "random" else first
        rounds = options["round_limit"]
        self.last_turn: i64 = NO_LIMIT if rounds is None else rounds * seats
        # How many of each thing there are: the four piles of the market, then the hand cards.
        self.market: vec[i64] = vec[i64](
            [counts[pile] for pile in ("red", "blue", "boats", "bandits")]
        )
        self.copies: vec[i64] = vec[i64]([counts[card] for card in cards])
        self.main_pile: i64 = sum(counts[card] for card in cards)

    def copies_of(self, kind: i64) -> i64:
        """How many copies of a hand card the main pile has."""
        assert 0 <= kind < KINDS
        return self.copies[kind]


def price_in_runes(asked: Any, seats: int) -> int:
    """The price of a boat or bandit: the list of the rule sheets, or a number that replaces it."""
    if isinstance(asked, int):
        return asked
    return {2: 4, 3: 3}.get(seats, 2)


def limit(asked: Any) -> int:
    """A limit that may be absent."""
    return NO_LIMIT if asked is None else int(asked)
