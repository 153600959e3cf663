"""How good a score is that somebody has reached alone, measured by what bots reach.

`python -m benchmarks.solo_scores` plays the games behind these numbers. Bronze, the goal, is what
more than half of the novice bots' games reach, silver half of the skilled ones', gold one in ten
of those.
"""

from __future__ import annotations

from collections.abc import Mapping

from runehall.engine.options import Values
from runehall.games.rune.options import OPTIONS

MEDALS: Mapping[str, Mapping[str, int]] = {
    "solo": {"bronze": 40, "silver": 48, "gold": 53},
    "solo-gm": {"bronze": 42, "silver": 49, "gold": 54},
}


def medals_of(options: Values) -> Mapping[str, int]:
    """The scores that earn a medal; none where the rules are not those that were measured."""
    for preset, medals in MEDALS.items():
        if options == OPTIONS.resolve({"preset": preset}, 1):
            return medals
    return {}
