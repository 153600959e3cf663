"""Bots: they are handed insights and answer with actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from runehall.bots.insight import Insight
from runehall.bots.levels import Level, level_named
from runehall.bots.search import Search, Settings
from runehall.bots.tree import Node
from runehall.engine import Chooser, Game
from runehall.engine.playout import one_of_kind
from runehall.engine.state import NOTHING, VERB_SHIFT

# The answer of a seat that may act, is not waited for and would rather let the others go on.
DECLINE = NOTHING


@dataclass(frozen=True)
class Advice:
    """An action with the share of the win it is expected to bring, and how often it was tried."""

    action: int
    text: str
    win_chance: float
    visits: int


class Bot(ABC):
    """A player of one seat in one game; what it remembers, it remembers between its own moves."""

    def __init__(self, level: Level, game: Game, seed: int) -> None:
        self.level = level.name
        self.described = level
        self.game = game
        self.chooser = Chooser(seed)
        self.heuristics = game.heuristics()

    @abstractmethod
    def choose(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> int:
        """The code of a legal action, or DECLINE where the game does not wait for the seat."""

    def reaction(self, chooser: Chooser) -> float:
        """How long this bot takes to answer in a race, in milliseconds; drawn anew each time."""
        return self.described.reaction(chooser)

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
        return self.heuristics.choose(insight.guess(self.chooser), insight.seat, self.chooser)


class SearchBot(Bot):
    """Searches, and keeps what it has found out for its next decision."""

    def __init__(self, level: Level, game: Game, seed: int) -> None:
        super().__init__(level, game, seed)
        self.think_ms = level.think_ms
        self.search = Search(self.heuristics, settings_for(game.id), self.chooser)

    def think(self, insight: Insight, budget_ms: float | None, iterations: int | None) -> Node:
        """The root of the tree after thinking."""
        if iterations is not None:
            return self.search.run(insight.stand_in, insight.seat, -1.0, iterations)
        budget = self.think_ms if budget_ms is None else budget_ms
        return self.search.run(insight.stand_in, insight.seat, budget, -1)

    def choose(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> int:
        """The action that the search has tried most."""
        legal = insight.legal()
        if len(legal) == 1 and not insight.may_wait():
            return legal[0]
        root = self.think(insight, budget_ms, iterations)
        return root.actions[root.best()]

    def advise(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> list[Advice]:
        """Every action that was tried, best first."""
        root = self.think(insight, budget_ms, iterations)
        notation = self.game.notation(insight.stand_in)
        tried = [
            Advice(
                action,
                "" if action == DECLINE else notation.text(action),
                root.mean(place),
                root.visits[place],
            )
            for place, action in enumerate(root.actions)
            if root.visits[place] > 0
        ]
        return sorted(tried, key=lambda advice: (-advice.visits, -advice.win_chance))


def settings_for(game: str) -> Settings:
    """How the search is tuned for a game."""
    return Settings()


def make_bot(level: str, game: Game, seed: int) -> Bot:
    """A bot of a level for one seat of one game; the same seed, the same choices.

    >>> from runehall.games import GAMES
    >>> game = GAMES["market"]
    >>> insight = Insight(game, game.new(2, seed=7), 0)
    >>> make_bot("skilled", game, seed=1).choose(insight) in insight.legal()
    True
    """
    described = level_named(level)
    if not described.knows_the_game:
        return RandomBot(described, game, seed)
    if described.think_ms > 0.0:
        return SearchBot(described, game, seed)
    return PolicyBot(described, game, seed)
