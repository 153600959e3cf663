"""Alaska's options as native numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.deck.packed import whole_deck
from runehall.engine.ruleset import Ruleset

TOUCH: Final = 0
ENTER: Final = 1
SWEEP: Final = 2

OVERFLOW_EMPTY: Final = 0
OVERFLOW_WRAP: Final = 1
OVERFLOW_FORBID: Final = 2


class AlaskaRuleset(Ruleset):
    """What the options of a table of Alaska decide."""

    def __init__(self, options: dict[str, Any], counts: list[int]) -> None:
        super().__init__(options, (options, counts))
        self.first: i64 = options["first"]
        self.flows_down: bool = options["flow_dir"] == "down"
        self.reach: i64 = ["touch", "enter", "sweep"].index(options["angler_reach"])
        self.one_per_spot: bool = options["salmon_stack"] == "one"
        self.overflow: i64 = ["empty", "wrap", "forbid"].index(options["cast_overflow"])
        self.luck_die: bool = options["luck_die"]
        self.bears_answer_eagles: bool = options["bear_vs_eagle"]
        self.everyone_is_asked: bool = options["bear_window"] == "everyone"
        self.tourist_costs_a_turn: bool = options["tourist_penalty"] == "full"
        self.hand_size: i64 = options["hand_size"]
        self.save_max: i64 = options["save_max"]
        self.every_angler_chases: bool = options["onto_anglers"] == "all"
        # How many there are of each card, in the order of the codes, and all of them in a row.
        self.copies: vec[i64] = vec[i64](counts)
        self.deck: vec[u8] = whole_deck(counts)
        self.deck_size: i64 = len(self.deck)
