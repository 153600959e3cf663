"""The moments that mattered: where something else would have been better, as a seat could know."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from runehall.bots.contest import Contest
from runehall.bots.hints import what_follows
from runehall.bots.search import Search, tuning_of
from runehall.coach.decisions import Decision
from runehall.coach.mirror import Mirror, concerned
from runehall.coach.reasons import Stored, stored
from runehall.coach.why import reasons_for
from runehall.engine import Chooser
from runehall.engine.game import Seen
from runehall.engine.state import NOTHING

# A share of the win that is worth a word, and how many standard errors it must exceed.
WORTH_A_WORD = 0.02
SURELY = 2.0
# Of all that a seat has seen, so many things are tried to be forgotten, with this share of thought.
MOST_FORGOTTEN = 10
THOUGHT_OF_FORGETTING = 0.25
# The share of what an action cost that must be owed to a memory for it to have mattered.
OWED = 0.5
# Digits of a chance that is told.
DIGITS = 4


@dataclass(frozen=True)
class Verdict:
    """What thinking about a decision has found."""

    ply: int
    seat: int
    action: int
    """What was played."""
    better: int
    """The best action, perhaps the one that was played; NOTHING is to let the others go on."""
    played_chance: float
    better_chance: float
    error: float
    """The standard error of the difference."""

    @property
    def regret(self) -> float:
        """How much the action has cost as it looks, sure or not."""
        return self.better_chance - self.played_chance

    @property
    def loss(self) -> float:
        """How much of the win the action has cost, as far as that is sure; 0 if it was as good."""
        if self.better == self.action:
            return 0.0
        return self.regret if self.regret > max(WORTH_A_WORD, SURELY * self.error) else 0.0


@dataclass(frozen=True)
class Moment:
    """A decision of a game that cost its seat much of the win."""

    ply: int
    seat: int
    played: str
    better: str
    """What would have been better; empty where it was better to let the others go on."""
    played_chance: float
    better_chance: float
    why: Sequence[Stored] = ()
    """What speaks for it, as reasons."""
    instead: Sequence[Stored] = ()
    """What followed from what was played, as far as could be expected."""
    recalled: Sequence[Stored] = ()
    """What the seat had seen and acted against."""

    @property
    def loss(self) -> float:
        """How much of the win it cost."""
        return self.better_chance - self.played_chance

    def document(self) -> dict[str, Any]:
        """As it is stored."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "played": self.played,
            "better": self.better,
            "played_chance": round(self.played_chance, DIGITS),
            "better_chance": round(self.better_chance, DIGITS),
            "loss": round(self.loss, DIGITS),
            "why": list(self.why),
            "instead": list(self.instead),
            "recalled": list(self.recalled),
        }


def thought_about(decision: Decision, iterations: int, seed: int) -> tuple[Search, Contest]:
    """Think about a decision for so many iterations: what was played against everything else."""
    insight = decision.insight
    heuristics = insight.game.heuristics()
    search = Search(heuristics, tuning_of(heuristics), Chooser(seed))
    search.included = decision.action
    return search, search.run(insight.stand_in, insight.seat, -1.0, iterations)


def judged(decision: Decision, iterations: int, seed: int) -> Verdict:
    """What thinking about a decision for so many iterations has found.

    >>> from runehall.coach.decisions import decisions
    >>> from runehall.engine import Table
    >>> from runehall.games import GAMES
    >>> table = Table.new(GAMES["market"], seats=2, seed=7)
    >>> _ = table.do(0, "build R")
    >>> [first] = decisions(Table.new(GAMES["market"], seats=2, seed=7), table.record())
    >>> 0.0 <= judged(first, 100, seed=1).played_chance <= 1.0
    True
    """
    search, contest = thought_about(decision, iterations, seed)
    return verdict_of(decision, search, contest)


def verdict_of(decision: Decision, search: Search, contest: Contest) -> Verdict:
    """What a contest says about a decision."""
    best = contest.choice(search.tuning.doubt)
    played = place_of(contest, decision.action)
    return Verdict(
        decision.ply,
        decision.seat,
        decision.action,
        int(contest.actions[best]),
        contest.estimate(played),
        contest.estimate(best),
        math.sqrt(contest.error(best) + contest.error(played)),
    )


def place_of(contest: Contest, action: int) -> int:
    """Where an action stands in a contest."""
    return next(place for place, each in enumerate(contest.actions) if each == action)


def moment_of(
    decision: Decision, mirror: Mirror, iterations: int, seed: int
) -> tuple[Verdict, Moment]:
    """Think long about a decision, and say why."""
    search, contest = thought_about(decision, iterations, seed)
    verdict = verdict_of(decision, search, contest)
    insight = decision.insight
    notation = insight.game.notation(insight.stand_in)
    better = "" if verdict.better == NOTHING else notation.text(verdict.better)
    moment = Moment(
        decision.ply,
        decision.seat,
        decision.text,
        better,
        verdict.played_chance,
        verdict.better_chance,
    )
    if verdict.loss == 0.0:
        return verdict, moment
    things = acted_against(decision, verdict, round(iterations * THOUGHT_OF_FORGETTING), seed)
    turn = insight.stand_in.turn_no
    why = reasons_for(search, insight, better, verdict.better_chance)
    return verdict, replace(
        moment,
        why=[stored(each) for each in why],
        instead=[stored(each) for each in what_follows(insight, decision.text, remembering=True)],
        recalled=[stored(each) for each in mirror.recalled(decision.seat, things, turn)],
    )


def acted_against(decision: Decision, verdict: Verdict, iterations: int, seed: int) -> list[Seen]:
    """What a seat had seen and acted against.

    That is a card which the action or the better one was about, and whatever it would have had to
    forget for the action to be half as bad.
    """
    insight = decision.insight
    game = insight.game
    notation = game.notation(insight.stand_in)
    better = "" if verdict.better == NOTHING else notation.text(verdict.better)
    about = {*concerned(insight, decision.text), *concerned(insight, better)}
    for thing in insight.seen()[:MOST_FORGOTTEN]:
        seen = game.seen(insight.stand_in, thing)
        if seen not in about:
            dim = replace(decision, insight=insight.without([thing]))
            if judged(dim, iterations, seed).regret < OWED * verdict.regret:
                about.add(seen)
    return sorted(about)
