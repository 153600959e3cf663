"""Reading a whole game: a curve, the moments that mattered most, and how much of it was luck.

A game is read in pieces that do not depend on each other (`glances`, `findings`), so that they can
be read one after another here, or one by one wherever there is time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from runehall.coach.curve import chances
from runehall.coach.decisions import decisions
from runehall.coach.luck import Cost, Share, shares
from runehall.coach.mirror import Mirror, Span, mirror_of
from runehall.coach.moments import DIGITS, Moment, Verdict, judged, moment_of
from runehall.engine import BadRecord, Chooser, Game, Record, replayed
from runehall.engine.replay import start_of

MOMENTS = 3
# So many plies are looked at together.
PIECE = 12
# The share of the work that the first look is.
FIRST_LOOK = 0.7
# Luck of their own for each ply: for its decision, for a second look at it (what was picked because
# it looked bad looks anew), and for its point of the curve.
AGAIN, CURVE = 1 << 32, 2 << 32
Progress = Callable[[float], None]


@dataclass(frozen=True)
class Budget:
    """How much is thought about a game; in iterations, so that every machine finds the same."""

    first: int = 500
    """Iterations for each decision."""
    again: int = 8000
    """Iterations for each decision that looks like one of the worst."""
    candidates: int = 6
    guesses: int = 16
    """Guesses for each point of the curve and each seat."""
    plies: int = 400
    """A longer game has fewer points of its curve and less thought for each decision."""

    def thinned(self, plies: int) -> float:
        """The share of the usual thought that each of so many plies gets."""
        return min(1.0, self.plies / plies) if plies else 1.0


@dataclass(frozen=True)
class Glance:
    """A first look at a ply: the chance of each seat before it, and what its decision cost."""

    ply: int
    chances: list[float]
    verdict: Verdict | None


@dataclass(frozen=True)
class Finding:
    """A second look at a decision: a better verdict, and what there is to say."""

    verdict: Verdict
    moment: Moment


@dataclass(frozen=True)
class Analysis:
    """What the coach has to say about a game."""

    curve: list[list[float]]
    """For every ply, from before the first to after the last, the chance of each seat."""
    moments: list[Moment]
    """The decisions that cost most, the dearest first; fewer than three where there are no more."""
    luck: list[Share]
    """For each seat where its share of the win came from."""
    mirror: list[Span] = field(default_factory=list)
    """What each seat had seen of hidden things, and from when to when."""
    slips: list[Moment] = field(default_factory=list)
    """Where a seat has acted against what it had seen, in the order of the game."""

    def document(self) -> dict[str, Any]:
        """As it is stored; why a moment mattered stands in it as reasons, not yet as words."""
        return {
            "curve": [[round(chance, DIGITS) for chance in point] for point in self.curve],
            "moments": [each.document() for each in self.moments],
            "luck": [
                {
                    "start": round(each.start, DIGITS),
                    "result": round(each.result, DIGITS),
                    "own": round(each.own, DIGITS),
                    "others": round(each.others, DIGITS),
                    "luck": round(each.luck, DIGITS),
                }
                for each in self.luck
            ],
            "mirror": [each.document() for each in self.mirror],
            "slips": [each.document() for each in self.slips],
        }


def analyse(
    record: Record,
    games: Mapping[str, Game],
    budget: Budget | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Read the record of a game that is over; the same record, the same analysis, everywhere.

    `progress` is told the share of the work that is done.
    """
    budget = budget or Budget()
    tell = progress or no_progress
    plies = len(record.actions)
    first: list[Glance] = []
    for ply in range(0, plies + 1, PIECE):
        first += glances(record, games, budget, ply, ply + PIECE)
        tell(FIRST_LOOK * min(1.0, (ply + PIECE) / (plies + 1)))
    worst = candidates(first, budget)
    again: list[Finding] = []
    for number, ply in enumerate(worst, start=1):
        again += findings(record, games, budget, [ply])
        tell(FIRST_LOOK + (1.0 - FIRST_LOOK) * number / len(worst))
    tell(1.0)
    return conclusion(record, games, first, again)


def glances(
    record: Record, games: Mapping[str, Game], budget: Budget, begin: int, end: int
) -> list[Glance]:
    """A first look at the plies from one to before another; the last of all is the end."""
    table = start_of(record, games)
    plies = len(record.actions)
    thought = budget.thinned(plies)
    guesses = max(2, round(budget.guesses * thought))
    for _ in replayed(table, record.actions[:begin]):
        pass
    found: list[Glance] = []
    for decision in decisions(table, record, begin, end):
        luck = Chooser(CURVE + decision.ply)
        verdict = None
        if decision.was_free:
            verdict = judged(decision, round(budget.first * thought), decision.ply)
        found.append(Glance(decision.ply, chances(table.game, table.state, guesses, luck), verdict))
    if begin <= plies < end:
        if not table.over:
            raise BadRecord("This game is not over; the coach speaks only afterwards.")
        found.append(Glance(plies, chances(table.game, table.state, 1, Chooser(CURVE)), None))
    return found


def candidates(first: Sequence[Glance], budget: Budget) -> list[int]:
    """The plies that are worth a second look, those first that look worst."""
    looks = [glance.verdict for glance in first if glance.verdict is not None]
    worst = sorted(looks, key=lambda verdict: (-verdict.regret, verdict.ply))
    return [verdict.ply for verdict in worst[: budget.candidates]]


def findings(
    record: Record, games: Mapping[str, Game], budget: Budget, plies: Collection[int]
) -> list[Finding]:
    """A second, long look at some decisions."""
    table = start_of(record, games)
    mirror = mirror_of(table)
    found = []
    for decision in decisions(table, record, 0, max(plies, default=-1) + 1):
        mirror.look(table.state, decision.ply)
        if decision.ply in plies:
            seed = AGAIN + decision.ply
            found.append(Finding(*moment_of(decision, mirror, budget.again, seed)))
    return found


def conclusion(
    record: Record,
    games: Mapping[str, Game],
    first: Sequence[Glance],
    again: Sequence[Finding],
) -> Analysis:
    """What all the looks come to."""
    curve = [glance.chances for glance in first]
    sure = {each.verdict.ply: each for each in again}
    costs = []
    for glance in first:
        finding = sure.get(glance.ply)
        verdict = glance.verdict if finding is None else finding.verdict
        if verdict is not None and verdict.loss > 0.0:
            costs.append(Cost(verdict.ply, verdict.seat, verdict.loss))
    costly = [each for each in again if each.verdict.loss > 0.0]
    costly.sort(key=lambda each: (-each.verdict.loss, each.verdict.ply))
    slips = sorted((each.moment for each in costly if each.moment.recalled), key=ply_of)
    return Analysis(
        curve,
        [each.moment for each in costly[:MOMENTS]],
        shares(curve, costs),
        mirrored(record, games),
        slips,
    )


def mirrored(record: Record, games: Mapping[str, Game]) -> list[Span]:
    """What each seat had seen in the course of a game."""
    table = start_of(record, games)
    mirror: Mirror = mirror_of(table)
    for ply, _ in enumerate(replayed(table, record.actions), start=1):
        mirror.look(table.state, ply)
    return mirror.end(len(record.actions) + 1)


def ply_of(moment: Moment) -> int:
    """When it was."""
    return moment.ply


def no_progress(_done: float) -> None:
    """Nobody watches."""
