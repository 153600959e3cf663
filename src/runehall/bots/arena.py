"""How strong bots are: many games with the same deals for everybody, and what can be concluded."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from runehall.bots.match import Contender, Result, play_match
from runehall.games import GAMES

TWO_SIGMA = 1.96


@dataclass(frozen=True)
class Pairing:
    """One seed: the same deal, played once or with the contenders at every seat in turn."""

    game: str
    contenders: tuple[Contender, ...]
    seed: int
    rotations: tuple[int, ...]
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Standing:
    """What the games say about one contender; `low` and `high` bound the score with 95 %."""

    bot: str
    games: int
    score: float
    low: float
    high: float
    decided: float
    elo: float
    margin: float
    decisions_per_second: float
    by_seat: list[float]
    """The share of the win at each seat."""
    faults: int
    """How many games a program has not played to their end."""


def pairings(
    game: str,
    contenders: Sequence[Contender],
    *,
    games: int,
    paired: bool,
    seed: int,
    options: Mapping[str, Any],
) -> list[Pairing]:
    """The games of a tournament: seats rotate, and if paired, every deal is seen from each."""
    seats = len(contenders)
    if paired:
        every_seat = tuple(range(seats))
        return [
            Pairing(game, tuple(contenders), seed + deal, every_seat, options)
            for deal in range(math.ceil(games / seats))
        ]
    return [
        Pairing(game, tuple(contenders), seed + deal, (deal % seats,), options)
        for deal in range(games)
    ]


def play_pairing(pairing: Pairing) -> list[tuple[int, Result]]:
    """Play a deal at each of its rotations; contender k sits at seat (k + rotation)."""
    seats = len(pairing.contenders)
    played = []
    for rotation in pairing.rotations:
        seated = [pairing.contenders[(seat - rotation) % seats] for seat in range(seats)]
        result = play_match(GAMES[pairing.game], seated, seed=pairing.seed, options=pairing.options)
        played.append((rotation, result))
    return played


def play_all(
    work: Sequence[Pairing], *, jobs: int = 1
) -> Iterator[tuple[Pairing, list[tuple[int, Result]]]]:
    """Play every pairing, in this process or in several, and hand out results as they come."""
    if jobs == 1:
        for pairing in work:
            yield pairing, play_pairing(pairing)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from zip(work, pool.map(play_pairing, work), strict=True)


class Tally:
    """Collects results and says what they mean."""

    def __init__(self) -> None:
        self.shares: dict[str, list[list[float]]] = defaultdict(list)
        self.margins: dict[str, list[float]] = defaultdict(list)
        self.decisions: dict[str, int] = defaultdict(int)
        self.thinking: dict[str, float] = defaultdict(float)
        self.seats = 0
        self.seat_shares: dict[str, list[list[float]]] = {}
        self.faults: dict[str, list[str]] = defaultdict(list)

    def add(self, pairing: Pairing, played: list[tuple[int, Result]]) -> None:
        """Take in the games of one deal."""
        self.seats = seats = len(pairing.contenders)
        of_this_deal: dict[str, list[float]] = defaultdict(list)
        for rotation, result in played:
            for number, contender in enumerate(pairing.contenders):
                seat = (number + rotation) % seats
                of_this_deal[contender.name].append(result.shares[seat])
                by_seat = self.seat_shares.setdefault(contender.name, [[] for _ in range(seats)])
                by_seat[seat].append(result.shares[seat])
                if result.faults and result.faults[seat]:
                    self.faults[contender.name].append(result.faults[seat])
                self.margins[contender.name].append(result.margins[seat])
                self.decisions[contender.name] += result.decisions[seat]
                self.thinking[contender.name] += result.thinking[seat]
        for name, shares in of_this_deal.items():
            self.shares[name].append(shares)

    def standings(self) -> list[Standing]:
        """One line for each contender, in the order of their seats."""
        return [self.standing(name) for name in self.shares]

    def standing(self, name: str) -> Standing:
        """What the games say about one contender."""
        deals = self.shares[name]
        shares = [share for deal in deals for share in deal]
        score = sum(shares) / len(shares)
        low, high = interval(deals)
        decided = [share for share in shares if share in (0.0, 1.0)]
        return Standing(
            bot=name,
            games=len(shares),
            score=score,
            low=low,
            high=high,
            decided=sum(decided) / len(decided) if decided else score,
            elo=elo(score, self.seats),
            margin=sum(self.margins[name]) / len(self.margins[name]),
            decisions_per_second=self.decisions[name] / max(self.thinking[name], 1e-9),
            by_seat=[sum(each) / len(each) if each else 0.0 for each in self.seat_shares[name]],
            faults=len(self.faults[name]),
        )


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """A 95 % interval of the mean share: Wilson's, for as many games as the deals are worth.

    The games of one deal are no independent games. The spread between deals says how many they
    are worth: more than they are, if the same deal gives each side its turn.

    >>> low, high = interval([[1.0], [0.0]] * 50)
    >>> round(low, 2), round(high, 2)
    (0.4, 0.6)
    """
    means = [sum(deal) / len(deal) for deal in deals]
    count = len(means)
    score = sum(means) / count
    spread = sum((mean - score) ** 2 for mean in means) / max(count - 1, 1) / count
    worth = float(count)
    if spread > 0.0:
        worth = max(score * (1.0 - score) / spread, 1.0)
    square = TWO_SIGMA**2 / worth
    middle = (score + square / 2.0) / (1.0 + square)
    half = math.sqrt(score * (1.0 - score) * square + square**2 / 4.0) / (1.0 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(score: float, seats: int) -> float:
    """The Elo difference to the field that a share of the win stands for.

    >>> round(elo(0.75, 2)), round(elo(0.25, 4))
    (191, 0)
    """
    if seats == 1 or not 0.0 < score < 1.0:
        return math.copysign(math.inf, score - 0.5) if seats > 1 else 0.0
    return 400.0 * math.log10(score / (1.0 - score) * (seats - 1))
