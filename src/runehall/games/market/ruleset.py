"""The Rune Market's options as native numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.ruleset import Ruleset

GIVE_UP_NONE: Final = 0
GIVE_UP_PLAIN: Final = 1
GIVE_UP_THEFT: Final = 2

STEAL_ALL: Final = 0
STEAL_NOT_FROZEN: Final = 1
STEAL_LOOSE_ONLY: Final = 2

FIRST_BY_CHANCE: Final = -1
NO_LIMIT: Final = 1 << 30


class MarketRuleset(Ruleset):
    """What the options of a table of The Rune Market decide."""

    def __init__(
        self, options: dict[str, Any], seats: int, piles: list[int], copies: list[int]
    ) -> None:
        super().__init__(options, (options, seats, piles, copies))
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
        self.bouts_are_played: bool = options["last_tie"] == "played"
        self.hand_size: i64 = options["hand_size"]
        first = options["first"]
        self.first: i64 = FIRST_BY_CHANCE if first == "random" else first
        rounds = options["round_limit"]
        self.last_turn: i64 = NO_LIMIT if rounds is None else rounds * seats
        # How many there are at the start in each pile of the market, and of each hand card.
        self.market: vec[i64] = vec[i64](piles)
        self.copies: vec[i64] = vec[i64](copies)
        self.main_pile: i64 = sum(copies)


def price_in_runes(asked: Any, seats: int) -> int:
    """The price of a boat or bandit: the list of the rule sheets, or a number that replaces it."""
    if isinstance(asked, int):
        return asked
    return {2: 4, 3: 3}.get(seats, 2)


def limit(asked: Any) -> int:
    """A limit that may be absent."""
    return NO_LIMIT if asked is None else int(asked)
