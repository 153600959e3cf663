"""The options of RUNES as native numbers, and the set it is played with."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from runehall.engine.ruleset import Ruleset
from runehall.games.runes.components import Components

DUEL: Final = 2


class RunesRuleset(Ruleset):
    """What the options of a table of RUNES decide."""

    def __init__(self, options: dict[str, Any], seats: int, components: Components) -> None:
        super().__init__(options, (options, seats, components))
        self.components: Final = components
        self.with_rituals: bool = options["rituals"] != "none"
        self.mild: bool = options["rituals"] == "mild"
        self.overbuild: bool = options["overbuild"]
        self.coins: i64 = options["coins"]
        self.first: i64 = options["first"]
        self.hand: i64 = options["hand"]
        self.max_rituals: i64 = options["max_rituals"]
        self.cap: i64 = options["cap"]
        self.line_min: i64 = options["line_min"]
        self.form_bonus: i64 = options["form_bonus"]
        self.empty_middle: bool = options["circle_middle"] == "empty"
        self.any_ring: bool = options["circles"] == "any"
        self.lines_earn_once: bool = options["long_lines"] == "once"
        self.all_may_answer: bool = options["ward_scope"] == "any"
        self.out_of_turn: bool = options["out_of_turn"]
        self.ask_holders: bool = options["ask"] == "holders"
        # R30: with two seats the direction of play makes no difference.
        self.spin_set_aside: bool = seats == DUEL and not options["spin_in_duel"]
