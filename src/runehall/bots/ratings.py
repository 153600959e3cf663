"""Ratings from games between pairs: how strong everybody is on one scale, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

# Points of a rating for a factor e in the odds.
SCALE = 400.0 / math.log(10.0)
TWO_SIGMA = 1.96
ROUNDS = 200
# Everybody has drawn so many games against an average player: who has won all has a rating too.
PRIOR = 1.0


@dataclass(frozen=True)
class Rating:
    """A rating in Elo, 0 for the mean of all, with its 95 % interval."""

    elo: float
    low: float
    high: float


def ratings(players: int, met: Mapping[tuple[int, int], Sequence[float]]) -> list[Rating]:
    """Bradley and Terry's ratings; `met[i, j]` are the shares that i has won in games with j.

    >>> first, second = ratings(2, {(0, 1): [1.0, 1.0, 1.0, 0.0] * 25})
    >>> round(first.elo - second.elo), first.low < first.elo < first.high
    (190, True)
    """
    strength = [0.0] * players
    for _ in range(ROUNDS):
        slope, bend = derivatives(strength, met)
        step = solved(bend, slope)
        strength = [value + change for value, change in zip(strength, step, strict=True)]
    _, bend = derivatives(strength, met)
    mean = sum(strength) / players
    found = []
    for player, value in enumerate(strength):
        unit = [1.0 if other == player else 0.0 for other in range(players)]
        spread = TWO_SIGMA * math.sqrt(solved(bend, unit)[player]) * SCALE
        elo = (value - mean) * SCALE
        found.append(Rating(elo, elo - spread, elo + spread))
    return found


def derivatives(
    strength: Sequence[float], met: Mapping[tuple[int, int], Sequence[float]]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each strength, and how that rise bends."""
    count = len(strength)
    slope = [0.0] * count
    bend = [[0.0] * count for _ in range(count)]
    for player, value in enumerate(strength):
        expected = 1.0 / (1.0 + math.exp(-value))
        slope[player] += PRIOR * (0.5 - expected)
        bend[player][player] += PRIOR * expected * (1.0 - expected)
    for (one, other), shares in met.items():
        expected = 1.0 / (1.0 + math.exp(strength[other] - strength[one]))
        surplus = sum(shares) - len(shares) * expected
        weight = len(shares) * expected * (1.0 - expected)
        slope[one] += surplus
        slope[other] -= surplus
        for a, b, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            bend[a][b] += sign * weight
    return slope, bend


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination.

    >>> solved([[2.0, 0.0], [0.0, 4.0]], [2.0, 2.0])
    [1.0, 0.5]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(len(rows)):
        best = max(range(place, len(rows)), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for row in range(len(rows)):
            if row != place:
                factor = rows[row][place] / rows[place][place]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[place], strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(rows)]
