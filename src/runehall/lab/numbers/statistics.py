"""What numbers of games allow to conclude: intervals, tests, quantiles. No game is known here."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

TWO_SIGMA = 1.959964
PRECISE = 1e-12


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval, and the games it comes from."""

    value: float
    low: float
    high: float
    games: int

    def less(self, other: float) -> Estimate:
        """The same, counted from another number."""
        return Estimate(self.value - other, self.low - other, self.high - other, self.games)

    def surely_beyond(self, bound: float) -> bool:
        """Whether the whole interval is further from zero than this."""
        return self.low > bound or self.high < -bound


@dataclass(frozen=True)
class Spread:
    """How a number is spread over games."""

    mean: float
    low: float
    """p5"""
    median: float
    high: float
    """p95"""
    least: float
    most: float


def moments(counted: Mapping[float, int]) -> tuple[int, float, float]:
    """How many, their mean, and the variance of one of them.

    >>> moments({0.0: 1, 1.0: 1})
    (2, 0.5, 0.5)
    """
    count = sum(counted.values())
    mean = sum(value * times for value, times in counted.items()) / count
    squares = sum((value - mean) ** 2 * times for value, times in counted.items())
    return count, mean, squares / max(1, count - 1)


def share(counted: Mapping[float, int]) -> Estimate:
    """The mean of numbers from 0 to 1, with Wilson's interval.

    Shared wins are no whole ones: the variance says how many whole ones the games are worth.

    >>> found = share({1.0: 50, 0.0: 50})
    >>> round(found.low, 3), round(found.high, 3)
    (0.404, 0.596)
    """
    count, mean, variance = moments(counted)
    whole = mean * (1.0 - mean)
    worth = float(count)
    if 0.0 < variance < whole:
        worth = count * whole / variance
    square = TWO_SIGMA**2 / worth
    middle = (mean + square / 2.0) / (1.0 + square)
    half = math.sqrt(whole * square + square**2 / 4.0) / (1.0 + square)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half), count)


def mean(counted: Mapping[float, int]) -> Estimate:
    """The mean of any numbers, with the interval of the normal distribution."""
    count, middle, variance = moments(counted)
    half = TWO_SIGMA * math.sqrt(variance / count)
    return Estimate(middle, middle - half, middle + half, count)


def difference(pairs: Iterable[tuple[float, float]]) -> Estimate:
    """How much more the second of each pair is: the same deals, so that small effects show.

    >>> difference([(0.0, 1.0), (1.0, 1.0)]).value
    0.5
    """
    return mean(Counter(after - before for before, after in pairs))


def spread(values: Sequence[int]) -> Spread:
    """Mean and quantiles.

    >>> spread([1, 2, 3, 4, 5]).median
    3
    """
    counted = Counter(values)  # there are few different lengths, and many games
    distinct = sorted(counted)
    up_to = list(accumulate(counted[value] for value in distinct))
    last = len(values) - 1
    p5, median, p95 = (
        distinct[bisect_right(up_to, round(last * part))] for part in (0.05, 0.5, 0.95)
    )
    return Spread(sum(values) / len(values), p5, median, p95, distinct[0], distinct[-1])


def chi_square(counts: Sequence[float]) -> tuple[float, float]:
    """Whether counts are even: the statistic, and how likely one as large would be by chance.

    >>> statistic, chance = chi_square([60, 40])
    >>> round(statistic, 6), round(chance, 4)
    (4.0, 0.0455)
    """
    expected = sum(counts) / len(counts)
    if expected == 0.0 or len(counts) == 1:
        return 0.0, 1.0
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    return statistic, upper_gamma((len(counts) - 1) / 2.0, statistic / 2.0)


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function: a series, or a continued fraction.

    >>> round(upper_gamma(0.5, 1.920729), 3), round(upper_gamma(1.5, 3.907), 3)
    (0.05, 0.05)
    """
    if x <= 0.0:
        return 1.0
    scale = math.exp(-x + a * math.log(x) - math.lgamma(a))
    if x < a + 1.0:
        term = total = 1.0 / a
        step = a
        while term > total * PRECISE:
            step += 1.0
            term *= x / step
            total += term
        return max(0.0, 1.0 - total * scale)
    b = x + 1.0 - a
    c, d = 1e300, 1.0 / b
    fraction = d
    for step_number in range(1, 10_000):
        numerator = -step_number * (step_number - a)
        b += 2.0
        d = 1.0 / (numerator * d + b)
        c = b + numerator / c
        fraction *= c * d
        if abs(c * d - 1.0) < PRECISE:
            break
    return scale * fraction


def explained(groups: Sequence[Sequence[float]]) -> Estimate:
    """The share of the variance that lies between groups (of equal size), by the jackknife.

    >>> explained([[0.0, 0.0], [1.0, 1.0], [0.0, 0.0], [1.0, 1.0]]).value
    1.0
    """
    count, repeats = len(groups), len(groups[0])
    sums = [sum(group) for group in groups]
    squares = [sum(value * value for value in group) for group in groups]
    totals = (sum(sums), sum(each * each for each in sums), sum(squares))
    whole = intraclass(count, repeats, *totals)
    without = [
        intraclass(
            count - 1,
            repeats,
            totals[0] - sums[number],
            totals[1] - sums[number] ** 2,
            totals[2] - squares[number],
        )
        for number in range(count)
    ]
    middle = sum(without) / count
    variance = (count - 1) / count * sum((each - middle) ** 2 for each in without)
    half = TWO_SIGMA * math.sqrt(variance)
    return Estimate(whole, max(0.0, whole - half), min(1.0, whole + half), count * repeats)


def intraclass(
    count: int, repeats: int, total: float, squared_sums: float, squares: float
) -> float:
    """The intraclass correlation, from sums over groups."""
    middle = total * total / (count * repeats)
    between = (squared_sums / repeats - middle) / max(1, count - 1)
    within = (squares - squared_sums / repeats) / (count * (repeats - 1))
    scale = between + (repeats - 1) * within
    return min(1.0, max(0.0, (between - within) / scale)) if scale > 0.0 else 0.0
