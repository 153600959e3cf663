"""One decision, several processes: each searches for itself, and their findings are added up."""

from __future__ import annotations

from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from runehall.bots.bot import Advice, Bot, advice_of, make_bot
from runehall.bots.insight import Insight
from runehall.bots.levels import level_named
from runehall.engine import Game
from runehall.games import GAMES


@dataclass(frozen=True)
class Share:
    """What one process is asked to think about, as plain data."""

    level: str
    game: str
    document: dict[str, Any]
    seat: int
    seed: int
    budget_ms: float | None
    iterations: int | None


def think_about(share: Share) -> list[Advice]:
    """Search alone, in whatever process this runs."""
    game = GAMES[share.game]
    insight = Insight.unpacked(game, share.document, share.seat)
    bot = make_bot(share.level, game, share.seed)
    return bot.advise(insight, budget_ms=share.budget_ms, iterations=share.iterations)


def add_up(findings: list[list[Advice]]) -> list[Advice]:
    """What all have found together, best first."""
    tries: dict[int, int] = defaultdict(int)
    totals: dict[int, float] = defaultdict(float)
    texts: dict[int, str] = {}
    for advice in (each for finding in findings for each in finding):
        tries[advice.action] += advice.visits
        totals[advice.action] += advice.win_chance * advice.visits
        texts[advice.action] = advice.text
    return advice_of(
        Advice(action, texts[action], totals[action] / tries[action], tries[action])
        for action in tries
        if tries[action] > 0
    )


class ParallelBot(Bot):
    """A bot that thinks in several processes at once. Close it, or use it in a `with` statement.

    Each process begins every decision afresh: there is no tree to keep.
    """

    def __init__(self, level: str, game: Game, seed: int, *, workers: int) -> None:
        super().__init__(level_named(level), game, seed)
        self.workers = workers
        self.pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    def choose(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> int:
        """The action that all processes together find best."""
        legal = insight.legal()
        if len(legal) == 1 and not insight.may_wait():
            return legal[0]
        return self.advise(insight, budget_ms=budget_ms, iterations=iterations)[0].action

    def advise(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> list[Advice]:
        """What all processes together have found; iterations are shared among them."""
        each = None if iterations is None else max(1, iterations // self.workers)
        name, document, seat = insight.packed()
        shares = [
            Share(self.level, name, document, seat, self.chooser.word(), budget_ms, each)
            for _ in range(self.workers)
        ]
        return add_up(list(self.pool.map(think_about, shares)))

    def close(self) -> None:
        """Let the processes go."""
        self.pool.shutdown()

    def __enter__(self) -> ParallelBot:
        """The bot itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let the processes go."""
        self.close()
