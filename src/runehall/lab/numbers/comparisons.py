"""What a change does, on the same deals with it and without, so that small effects show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from operator import sub

from runehall.lab.numbers.measures import is_tie, margins_of, share_of_side, wins_in_order
from runehall.lab.numbers.statistics import Estimate, explained, mean
from runehall.lab.store import Games

Sides = list[list[int]]


@dataclass(frozen=True)
class Effect:
    """How much a change adds."""

    order: list[Estimate]
    """To the share of each side in the order of turns."""
    ties: Estimate
    actions: Estimate
    margin: Estimate


def effect_of(games: Games, base: Games, sides: Sides, *, low_wins: bool) -> Effect:
    """What a change has done to the games of the same seeds."""
    base = base.first_of(len(games))
    pairs = Counter(zip(wins_in_order(base), wins_in_order(games), strict=True))
    before, after = (margins_of(each, sides, low_wins=low_wins) for each in (base, games))
    return Effect(
        order=[added(pairs, partial(share_of_side, side=side)) for side in sides],
        ties=added(pairs, partial(is_tie, side_size=len(sides[0]))),
        actions=mean(Counter(map(float, map(sub, games["actions"], base["actions"])))),
        margin=mean(Counter(map(float, map(sub, after, before)))),
    )


def added(pairs: Counter[tuple[int, int]], worth: Callable[[int], float]) -> Estimate:
    """How much more something is after a change than before it."""
    counted: Counter[float] = Counter()
    for (before, after), times in pairs.items():
        counted[worth(after) - worth(before)] += times
    return mean(counted)


def interaction_of(
    both: Games, one: Games, other: Games, base: Games, sides: Sides
) -> list[Estimate]:
    """What two changes do together beyond what each does alone, to the share of each side."""
    wins = [wins_in_order(games.first_of(len(both))) for games in (both, one, other, base)]
    rows = Counter(zip(*wins, strict=True))
    found = []
    for side in sides:
        counted: Counter[float] = Counter()
        for masks, times in rows.items():
            together, first, second, neither = (share_of_side(mask, side) for mask in masks)
            counted[together - first - second + neither] += times
        found.append(mean(counted))
    return found


def effect_on_subject(games: Games, base: Games, side_size: int) -> Estimate:
    """How much more the subject has of the win than the same seat has in the same deals."""
    base = base.first_of(len(games))
    about = games.specification
    subjects = [about.subject_seat(about.seed + number) for number in range(len(games))]
    counted: Counter[float] = Counter()
    rows = Counter(zip(subjects, base["winners"], games["winners"], strict=True))
    for (seat, before, after), times in rows.items():
        gained = side_size * (seat_share(after, seat) - seat_share(before, seat))
        counted[gained] += times
    return mean(counted)


def share_of_subject(games: Games, side_size: int) -> Counter[float]:
    """How often the subject had which share of the win."""
    about = games.specification
    subjects = [about.subject_seat(about.seed + number) for number in range(len(games))]
    counted: Counter[float] = Counter()
    for (seat, mask), times in Counter(zip(subjects, games["winners"], strict=True)).items():
        counted[side_size * seat_share(mask, seat)] += times
    return counted


def seat_share(mask: int, seat: int) -> float:
    """What a seat has of the win."""
    return 1.0 / mask.bit_count() if mask >> seat & 1 else 0.0


def luck_of(games: Games, sides: Sides) -> Estimate:
    """How much of who wins the deal alone explains: each deal was played several times."""
    repeats = games.specification.repeats
    wins = wins_in_order(games)
    found = [
        explained(
            [
                [share_of_side(mask, side) for mask in wins[start : start + repeats]]
                for start in range(0, len(wins), repeats)
            ]
        )
        for side in sides
    ]
    return middle_of(found)


def middle_of(estimates: Sequence[Estimate]) -> Estimate:
    """The mean of estimates from the same games."""
    count = len(estimates)
    return Estimate(
        sum(each.value for each in estimates) / count,
        sum(each.low for each in estimates) / count,
        sum(each.high for each in estimates) / count,
        estimates[0].games,
    )
