from itertools import pairwise
from math import inf
from statistics import median

import pytest

from runehall.bots import LEVELS, Level, make_bot
from runehall.bots.levels import FASTEST_REACTION_MS
from runehall.engine import Chooser, UnknownName
from runehall.games import GAMES


def test_higher_levels_think_longer_forget_less_and_react_sooner() -> None:
    assert list(LEVELS) == ["random", "novice", "skilled", "master"]
    for lower, higher in pairwise(LEVELS.values()):
        assert lower.think_ms <= higher.think_ms
        assert lower.remembers <= higher.remembers
        assert lower.reaction_ms >= higher.reaction_ms
    assert LEVELS["master"].remembers == inf


@pytest.mark.parametrize("level", LEVELS.values(), ids=lambda level: level.name)
def test_reaction_times_lie_about_their_median_and_are_no_false_starts(level: Level) -> None:
    described = level
    chooser = Chooser(4)
    times = [described.reaction(chooser) for _ in range(2001)]
    assert min(times) >= FASTEST_REACTION_MS
    assert median(times) == pytest.approx(described.reaction_ms, rel=0.05)
    assert max(times) > described.reaction_ms * 1.3


def test_a_bot_knows_its_level() -> None:
    for name in LEVELS:
        assert make_bot(name, GAMES["market"], 1).level == name


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownName, match="grandmaster"):
        make_bot("grandmaster", GAMES["market"], 1)
