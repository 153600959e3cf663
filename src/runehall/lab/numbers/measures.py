"""What games come to: who won from where, by how much, how long it took, what was used."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import compress
from operator import sub

from runehall.lab.numbers.statistics import Estimate, Spread, chi_square, share, spread
from runehall.lab.store import Games

THOUSAND = 1000
LANDSLIDE = 5  # points


@dataclass(frozen=True)
class Summary:
    """What the results of many games say."""

    seats: int
    games: int
    sides: list[list[int]]
    """Who wins together, by place in the order of turns: each alone, or the seats of a team."""
    order: list[Estimate]
    """The share of each side."""
    statistic: float
    """χ² of the wins that nobody shared."""
    chance: float
    """How likely one as large is where all are equal."""
    ties: Estimate
    scores: list[float]
    """Mean points by place in the order of turns."""
    actions: Spread
    reasons: dict[str, Estimate]
    limit: Estimate
    """Games that a limit has ended."""
    margin: Spread
    landslides: Estimate
    """Games in which the next side had less than half as much, and was five points behind; none
    where few points are good."""

    @property
    def edge(self) -> Estimate:
        """The side that is furthest from its fair share, and how far."""
        fair = 1.0 / len(self.order)
        edges = [each.less(fair) for each in self.order]
        return max(edges, key=lambda each: (round(abs(each.value), 9), each.value))


@dataclass(frozen=True)
class Use:
    """How often something could be done, and was."""

    name: str
    possible: int
    chosen: int
    avoidable: int
    """How often it was chosen where another verb was possible."""


@dataclass(frozen=True)
class Closer:
    """What looking at every decision shows."""

    games: int
    turns: Spread
    use: list[Use]
    decisions: float
    """Decisions a game."""
    forced: Estimate
    choices: float
    nearly_equal: Estimate
    raced: float
    leads: Spread
    trailed: Spread
    swing: Spread
    sure: Spread


# --- who wins ------------------------------------------------------------------------------------


def turned(mask: int, first: int, seats: int) -> int:
    """Winners counted from the seat that began.

    >>> bin(turned(0b001, 2, 3))
    '0b10'
    """
    doubled = mask | mask << seats
    return doubled >> first & (1 << seats) - 1


def wins_in_order(games: Games) -> list[int]:
    """The winners of each game, counted from the seat that began."""
    seats = games.seats
    known = {
        (first, mask): turned(mask, first, seats)
        for first, mask in set(zip(games["first"], games["winners"], strict=True))
    }
    return [known[pair] for pair in zip(games["first"], games["winners"], strict=True)]


def sides_of(wins: Iterable[int], seats: int) -> list[list[int]]:
    """Seats that always win together are a side; who plays alone is one.

    >>> sides_of([0b0101, 0b1010, 0b1111], 4), sides_of([0b01, 0b10], 2)
    ([[0, 2], [1, 3]], [[0], [1]])
    """
    masks = set(wins)
    sides: list[list[int]] = []
    for seat in range(seats):
        for side in sides:
            if all((mask >> seat & 1) == (mask >> side[0] & 1) for mask in masks):
                side.append(seat)
                break
        else:
            sides.append([seat])
    even = len({len(side) for side in sides}) == 1
    return sides if even and (len(sides) > 1 or seats == 1) else [[seat] for seat in range(seats)]


def share_of_side(mask: int, side: Sequence[int]) -> float:
    """What a side has of the win."""
    if not mask >> side[0] & 1:
        return 0.0
    return len(side) / mask.bit_count()


def is_tie(mask: int, side_size: int) -> bool:
    """Whether several sides have won."""
    return mask.bit_count() > side_size


# --- by how much ---------------------------------------------------------------------------------


def best_two(
    games: Games, sides: list[list[int]], *, low_wins: bool
) -> tuple[list[int], list[int]]:
    """The points of the best side of each game, and of the next one (0 if none)."""
    columns = [points_of(games, side) for side in sides]
    if len(columns) == 1:
        return list(columns[0]), [0] * len(games)
    if len(columns) == 2:  # noqa: PLR2004 - with two sides, nothing has to be sorted
        most, least = list(map(max, *columns)), list(map(min, *columns))
        return (least, most) if low_wins else (most, least)
    rows = [sorted(row, reverse=not low_wins) for row in zip(*columns, strict=True)]
    return [row[0] for row in rows], [row[1] for row in rows]


def points_of(games: Games, side: list[int]) -> Sequence[int]:
    """The points of a side. Who plays alone needs no turning: they are compared, not named."""
    if len(side) == 1:
        return games[f"score{side[0]}"]
    seats = games.seats
    columns = [games[f"score{seat}"] for seat in range(seats)]
    turned_to = [columns[(side[0] + first) % seats] for first in range(seats)]
    return [turned_to[first][number] for number, first in enumerate(games["first"])]


def margins_of(games: Games, sides: list[list[int]], *, low_wins: bool) -> list[int]:
    """How far the best side of each game was ahead of the next one."""
    best, second = best_two(games, sides, low_wins=low_wins)
    return best if len(sides) == 1 else list(map(abs, map(sub, best, second)))


def landslides_in(best: Sequence[int], second: Sequence[int]) -> int:
    """How many games the best side has won with more than twice as much, and five points more.

    >>> landslides_in([10, 6, 4], [4, 3, 1])
    1
    """
    return sum(
        times
        for (most, next_most), times in Counter(zip(best, second, strict=True)).items()
        if most - next_most >= LANDSLIDE and 2 * next_most < most
    )


# --- together ------------------------------------------------------------------------------------


def summary_of(games: Games, *, low_wins: bool, sides: list[list[int]] | None = None) -> Summary:
    """Everything that results say."""
    seats = games.seats
    wins = Counter(wins_in_order(games))
    sides = sides or sides_of(wins, seats)
    size = len(sides[0])
    best, second = best_two(games, sides, low_wins=low_wins)
    margins = best if len(sides) == 1 else list(map(abs, map(sub, best, second)))
    landslides = 0 if low_wins or len(sides) == 1 else landslides_in(best, second)
    decided = [
        sum(times for mask, times in wins.items() if share_of_side(mask, side) == 1.0)
        for side in sides
    ]
    statistic, chance = chi_square(decided)
    reasons = Counter(games["reason"])
    count = len(games)
    return Summary(
        seats=seats,
        games=count,
        sides=sides,
        order=[share(by_value(wins, side)) for side in sides],
        statistic=statistic,
        chance=chance,
        ties=share(two_ways(sum(n for mask, n in wins.items() if is_tie(mask, size)), count)),
        scores=scores_in_order(games),
        actions=spread(games["actions"]),
        reasons={
            name: share(two_ways(reasons[number], count))
            for number, name in enumerate(games.reasons)
        },
        limit=share(
            two_ways(
                sum(reasons[n] for n, name in enumerate(games.reasons) if "limit" in name), count
            )
        ),
        margin=spread(margins),
        landslides=share(two_ways(landslides, count)),
    )


def by_value(wins: Counter[int], side: Sequence[int]) -> Counter[float]:
    """How often a side had which share."""
    counted: Counter[float] = Counter()
    for mask, times in wins.items():
        counted[share_of_side(mask, side)] += times
    return counted


def two_ways(times: int, count: int) -> dict[float, int]:
    """What happened so often of so many times."""
    return {1.0: times, 0.0: count - times}


def scores_in_order(games: Games) -> list[float]:
    """Mean points, counted from the seat that began."""
    seats = games.seats
    totals = [0] * seats
    columns = [games[f"score{seat}"] for seat in range(seats)]
    for first in set(games["first"]):
        chosen = [began == first for began in games["first"]]
        for seat, column in enumerate(columns):
            totals[(seat - first) % seats] += sum(compress(column, chosen))
    return [total / len(games) for total in totals]


def closer_look(games: Games) -> Closer:
    """What the games that were looked at decision by decision say."""
    counts = games.counts["counts"]
    possible, chosen, avoidable = (
        games.counts[name] for name in ("possible", "chosen", "avoidable")
    )
    decisions = counts["decisions"]
    return Closer(
        games=len(games),
        turns=spread(games["turns"]),
        use=[Use(name, possible[name], chosen[name], avoidable[name]) for name in sorted(possible)],
        decisions=decisions / len(games),
        forced=share(two_ways(counts["forced"], decisions)),
        choices=counts["choices"] / decisions,
        nearly_equal=share(two_ways(counts["nearly_equal"], max(1, counts["compared"]))),
        raced=counts["raced"] / decisions,
        leads=spread(games["leads"]),
        trailed=in_thousandths(games["trailed"]),
        swing=in_thousandths(games["swing"]),
        sure=in_thousandths(games["sure"]),
    )


def in_thousandths(column: array[int]) -> Spread:
    """The spread of numbers that were noted in thousandths."""
    found = spread(column)
    return Spread(
        found.mean / THOUSAND,
        found.low / THOUSAND,
        found.median / THOUSAND,
        found.high / THOUSAND,
        found.least / THOUSAND,
        found.most / THOUSAND,
    )
