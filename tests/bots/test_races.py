"""Races that people can win: how often somebody casual is faster than bots of each level."""

from itertools import pairwise
from math import cos, erf, exp, log, pi, sqrt

import pytest

from runehall.bots import LEVELS, Level
from runehall.engine import Chooser

# Somebody casual with a phone, in milliseconds.
PERSON, SPREAD = 900.0, 200.0
STEP = 1.0


def normally(value: float) -> float:
    """The share of a standard normal distribution below a value."""
    return (1.0 + erf(value / sqrt(2.0))) / 2.0


def share_of_races(level: Level, bots: int) -> float:
    """How often the person is before all of so many bots, by the distributions."""
    share = 0.0
    for step in range(1, 2500):
        time = step * STEP
        density = exp(-(((time - PERSON) / SPREAD) ** 2) / 2.0) / (SPREAD * sqrt(2.0 * pi))
        slower = 1.0 - normally(log(time / level.reaction_ms) / level.reaction_spread)
        share += density * slower**bots * STEP
    return share


def races_won(level: Level, bots: int, races: int) -> float:
    """How often the person is before all of so many bots, by racing."""
    chooser = Chooser(bots)
    won = 0
    for _ in range(races):
        normal = sqrt(-2.0 * log(1.0 - chooser.chance())) * cos(2.0 * pi * chooser.chance())
        person = PERSON + SPREAD * normal
        won += all(person < level.reaction(chooser) for _ in range(bots))
    return won / races


@pytest.mark.parametrize("bots", [1, 2, 3, 7])
def test_against_gentle_bots_a_person_wins_a_fair_share_of_the_races(bots: int) -> None:
    fair = 1.0 / (bots + 1)
    for level in (LEVELS["random"], LEVELS["novice"]):
        assert share_of_races(level, bots) == pytest.approx(fair, abs=0.03)
        assert races_won(level, bots, 6000) == pytest.approx(fair, abs=0.04)


@pytest.mark.parametrize("bots", [1, 3])
def test_strong_bots_stay_fast_each_level_more_than_the_one_below(bots: int) -> None:
    shares = [share_of_races(LEVELS[name], bots) for name in ("novice", "skilled", "master")]
    assert all(lower > 2 * higher for lower, higher in pairwise(shares))
    assert shares[1] < 0.12
    assert shares[2] < 0.02
