"""Bots: they are handed insights and answer with actions."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter, thread_time

from runehall.bots.contest import Contest
from runehall.bots.insight import Insight
from runehall.bots.levels import Level, level_named
from runehall.bots.memory import Memory
from runehall.bots.search import Search, Tuning, tuning_of
from runehall.engine import Chooser, Game
from runehall.engine.heuristics import play_sensibly
from runehall.engine.playout import one_of_kind
from runehall.engine.state import NOTHING, VERB_SHIFT

# The answer of a seat that may act, is not waited for and would rather let the others go on.
DECLINE = NOTHING

# A chooser is seeded with a native number.
LARGEST_SEED = (1 << 62) - 1

GUESSES_OF_A_NOVICE = 2
STEPS_OF_A_NOVICE = 4


@dataclass(frozen=True)
class Advice:
    """An action with the share of the win it is expected to bring, and how often it was tried."""

    action: int
    text: str
    win_chance: float
    visits: int


def advice_of(found: Iterable[Advice]) -> list[Advice]:
    """Advice in its order: the best chance first; of equals, what was tried more often."""
    return sorted(found, key=lambda advice: (-advice.win_chance, -advice.visits))


class Bot(ABC):
    """A player of one seat in one game; what it remembers, it remembers between its own moves."""

    def __init__(self, level: Level, game: Game, seed: int) -> None:
        self.level = level.name
        self.described = level
        self.game = game
        self.chooser = Chooser(seed & LARGEST_SEED)
        self.heuristics = game.heuristics()
        self.clock = perf_counter
        self.fault = ""  # what a program at this seat has done wrong

    @abstractmethod
    def choose(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> int:
        """The code of a legal action, or DECLINE where the game does not wait for the seat."""

    def reaction(self, chooser: Chooser) -> float:
        """How long this bot takes to answer in a race, in milliseconds; drawn anew each time."""
        return self.described.reaction(chooser)

    def think_by_processor_time(self) -> None:
        """Let a think time count what this thread computes, whatever else the machine is doing."""
        self.clock = thread_time

    def advise(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> list[Advice]:
        """The best actions, best first; a bot that does not search has one idea and no estimate."""
        action = self.choose(insight, budget_ms=budget_ms, iterations=iterations)
        guess = insight.guess(self.chooser)
        text = self.game.notation(guess).text(action) if action != DECLINE else ""
        return [Advice(action, text, self.heuristics.evaluate(guess, insight.seat), 0)]


class RandomBot(Bot):
    """Chooses a kind of action first, then one of that kind; waiting is a kind of its own."""

    def choose(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> int:
        """Any action."""
        legal = insight.legal()
        kinds = len({action >> VERB_SHIFT for action in legal})
        kind = self.chooser.below(kinds + insight.may_wait())
        return DECLINE if kind == kinds else one_of_kind(legal, kind, self.chooser)


class PolicyBot(Bot):
    """Follows its first idea of what is sensible: the game's own policy, on one guess."""

    def choose(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> int:
        """What the policy says."""
        guess = insight.guess(self.chooser)
        return self.heuristics.choose_carefully(guess, insight.seat, self.chooser)


class NoviceBot(Bot):
    """Looks at a few actions, one step ahead, and forgets in time what it has seen."""

    def __init__(self, level: Level, game: Game, seed: int) -> None:
        super().__init__(level, game, seed)
        self.memory = Memory(level.remembers, seed)
        self.looks = self.heuristics.glance() if level.looks_around else 0

    def choose(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> int:
        """What seems best by what it still has in mind; what it will see by that, it remembers."""
        self.memory.go_on(insight.stand_in.turn_no, insight.seen())
        action = self.idea(insight, insight.without(self.memory.lost()))
        if action != DECLINE:
            self.memory.looks_at(self.heuristics.looks_at(insight.stand_in, action))
        return action

    def idea(self, insight: Insight, remembered: Insight) -> int:
        """The best of the few actions it looks at."""
        if self.looks == 0:
            guess = remembered.guess(self.chooser)
            return self.heuristics.choose(guess, insight.seat, self.chooser)
        ideas = self.first_ideas(insight)
        promises = [0.0] * len(ideas)
        for _ in range(GUESSES_OF_A_NOVICE):
            guess = remembered.guess(self.chooser)
            for number, idea in enumerate(ideas):
                after = guess.copy()
                if idea != DECLINE:
                    after.apply(insight.seat, idea)
                play_sensibly(after, self.heuristics, self.chooser, STEPS_OF_A_NOVICE)
                promises[number] += self.heuristics.evaluate(after, insight.seat)
        return ideas[promises.index(max(promises))]

    def first_ideas(self, insight: Insight) -> list[int]:
        """Some of the possible actions, of different kinds where there are kinds."""
        legal = insight.legal()
        kinds = len({action >> VERB_SHIFT for action in legal})
        ideas = [DECLINE] if insight.may_wait() else []
        for _ in range(self.looks):
            idea = one_of_kind(legal, self.chooser.below(kinds), self.chooser)
            if idea not in ideas:
                ideas.append(idea)
        return ideas


class SearchBot(Bot):
    """Searches, and keeps what it has found out for its next decision."""

    def __init__(self, level: Level, game: Game, seed: int, tuning: Tuning | None = None) -> None:
        super().__init__(level, game, seed)
        self.think_ms = level.think_ms
        self.search = Search(self.heuristics, tuning or tuning_of(self.heuristics), self.chooser)

    def think(self, insight: Insight, budget_ms: float | None, iterations: int | None) -> Contest:
        """How the actions stand after thinking."""
        self.search.clock = self.clock
        if iterations is not None:
            return self.search.run(insight.stand_in, insight.seat, -1.0, iterations)
        budget = self.think_ms if budget_ms is None else budget_ms
        return self.search.run(insight.stand_in, insight.seat, budget, -1)

    def choose(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> int:
        """The action that has brought most."""
        legal = insight.legal()
        if len(legal) == 1 and not insight.may_wait():
            return legal[0]
        if self.heuristics.is_toss_up(insight.stand_in, insight.seat):
            return legal[self.chooser.below(len(legal))]
        contest = self.think(insight, budget_ms, iterations)
        return contest.actions[contest.choice(self.search.tuning.doubt)]

    def advise(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> list[Advice]:
        """Every action that was tried, best first."""
        contest = self.think(insight, budget_ms, iterations)
        notation = self.game.notation(insight.stand_in)
        return advice_of(
            Advice(
                action,
                "" if action == DECLINE else notation.text(action),
                contest.estimate(place),
                contest.tries_in_all[place],
            )
            for place, action in enumerate(contest.actions)
            if contest.tries_in_all[place] > 0
        )


def make_bot(level: str, game: Game, seed: int, tuning: Tuning | None = None) -> Bot:
    """A bot of a level for one seat of one game; the same seed, the same choices.

    A bot that searches can be tuned otherwise than the game says.

    >>> from runehall.games import GAMES
    >>> game = GAMES["market"]
    >>> insight = Insight(game, game.new(2, seed=7), 0)
    >>> make_bot("skilled", game, seed=1).choose(insight) in insight.legal()
    True
    """
    described = level_named(level)
    if not described.knows_the_game:
        return RandomBot(described, game, seed)
    if not math.isinf(described.remembers):
        return NoviceBot(described, game, seed)
    if described.think_ms > 0.0:
        return SearchBot(described, game, seed, tuning)
    return PolicyBot(described, game, seed)
