"""What games come to: who won from where, by how much, how long it took, what was used."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

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


def margins_of(games: Games, sides: list[list[int]], *, low_wins: bool) -> list[tuple[int, bool]]:
    """How far the best side was ahead of the next one, and whether that was a landslide."""
    columns = [games[f"score{seat}"] for seat in range(games.seats)]
    rows = list(zip(games["first"], *columns, strict=True))
    known = {row: margin_of(row, sides, low_wins=low_wins) for row in set(rows)}
    return [known[row] for row in rows]


def margin_of(row: tuple[int, ...], sides: list[list[int]], *, low_wins: bool) -> tuple[int, bool]:
    """The margin of one game: who began, and then the points of each seat."""
    first, *points = row
    seats = len(points)
    if len(sides) == 1:
        return points[0], False
    of_sides = [points[(side[0] + first) % seats] for side in sides]
    best, second = sorted(of_sides, reverse=not low_wins)[:2]
    margin = abs(best - second)
    return margin, not low_wins and margin >= LANDSLIDE and 2 * second < best


# --- together ------------------------------------------------------------------------------------


def summary_of(games: Games, *, low_wins: bool, sides: list[list[int]] | None = None) -> Summary:
    """Everything that results say."""
    seats = games.seats
    wins = Counter(wins_in_order(games))
    sides = sides or sides_of(wins, seats)
    size = len(sides[0])
    margins = margins_of(games, sides, low_wins=low_wins)
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
        margin=spread([margin for margin, _ in margins]),
        landslides=share(two_ways(sum(landslide for _, landslide in margins), count)),
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
        for seat, column in enumerate(columns):
            chosen = (
                points
                for points, began in zip(column, games["first"], strict=True)
                if began == first
            )
            totals[(seat - first) % seats] += sum(chosen)
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
