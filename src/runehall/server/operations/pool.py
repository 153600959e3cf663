"""Bots think in processes of their own; a slow search never delays a table.

There are four lanes: bots that answer at once, bots that search, hints, and games that are read
when they are over. None of them waits behind another, and searches are shorter while many wait.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import count
from multiprocessing.connection import wait
from typing import Any, TypeVar

from runehall.bots import DECLINE, Bot, Insight, Level
from runehall.bots.hints import Hint, think_of_hint
from runehall.bots.trained import bot_at
from runehall.engine import Chooser, Document, Game
from runehall.server.operations.metrics import Metrics
from runehall.server.operations.roster import USUAL, Roster

# How many bots a worker keeps: those with their trees, and those with only what they have in mind.
SEARCHERS, MINDS = 500, 5000
# A hint is thought about for so long; for less while several wait, but for so long at least.
HINT_MS, SHORTEST_HINT_MS = 1200.0, 200.0
MOST_HINTS_WAITING = 24
BEST = 5
# Nobody thinks that long: the process hangs, in seconds. Who reads gives way to everybody, and may
# take long on a busy machine.
STUCK_AFTER, READS_NO_LONGER = 30.0, 600.0
# The system prefers the tables' process to those that search, and those to the one that reads.
NICENESS, LEISURE = 5, 8

Packed = tuple[str, Document, int]
Result = TypeVar("Result")

# In a worker: the package of every game the server offers, which exports it as `GAME`.
_PACKAGES: dict[str, str] = {}
# In a worker: the bots it has thought for lately, so that they find trees and memories again.
_BOTS: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def prepare_worker(packages: Mapping[str, str], niceness: int = NICENESS) -> None:
    """Leave interrupts to the server, and end when the server ends, however that happens."""
    _PACKAGES.update(packages)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the server's end."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def game_of(name: str) -> Game:
    """In a worker: a game by its name; only what is played is imported."""
    game: Game = import_module(_PACKAGES[name]).GAME
    return game


def bot_for(table: str, seat: int, level: Level, game: Game) -> Bot:
    """The bot of a seat, remembered between its moves."""
    key = (table, seat, level.name)
    if key not in _BOTS:
        _BOTS[key] = bot_at(level, game, secrets.randbits(60))
        if len(_BOTS) > (SEARCHERS if level.think_ms > 0.0 else MINDS):
            _BOTS.popitem(last=False)
    _BOTS.move_to_end(key)
    return _BOTS[key]


def decide(table: str, level: Level, packed: Packed, budget: float) -> tuple[str | None, float]:
    """In a worker: what a bot does (None: it lets others go on), and how long it thought."""
    name, document, seat = packed
    game = game_of(name)
    began = time.perf_counter()
    insight = Insight.unpacked(game, document, seat)
    action = bot_for(table, seat, level, game).choose(insight, budget_ms=budget)
    thought = time.perf_counter() - began
    if action == DECLINE:
        return None, thought
    return game.notation(insight.stand_in).text(action), thought


def advise(packed: Packed, budget: float) -> Hint:
    """In a worker: the best actions with their reasons and their chance to win."""
    name, document, seat = packed
    game = game_of(name)
    insight = Insight.unpacked(game, document, seat)
    return think_of_hint(insight, seed=secrets.randbits(60), budget_ms=budget, ideas=BEST)


class Lane:
    """Processes that do one kind of work, started when they are first needed."""

    def __init__(
        self,
        workers: int,
        packages: Mapping[str, str],
        *,
        niceness: int = NICENESS,
        stuck_after: float = STUCK_AFTER,
    ) -> None:
        self.workers = workers
        self.packages = packages
        self.niceness = niceness
        self.stuck_after = stuck_after
        self.waiting = 0
        self.closed = False
        self.failing = False
        # When each call that has not returned was made, in order.
        self.calls: dict[int, float] = {}
        self.numbers = count()
        self.executor: ProcessPoolExecutor | None = None

    def processes(self) -> ProcessPoolExecutor:
        """The processes."""
        if self.executor is None:
            self.executor = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare_worker,
                initargs=(self.packages, self.niceness),
            )
        return self.executor

    async def run(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """Call a function in a worker; workers that died are replaced once."""
        self.waiting += 1
        number = next(self.numbers)
        self.calls[number] = time.perf_counter()
        try:
            result = await self.call(function, *arguments)
            self.failing = False
            return result
        except Exception:
            self.failing = not self.closed
            raise
        finally:
            del self.calls[number]
            self.waiting -= 1

    async def call(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """Call a function in a worker, in a new one if they have died."""
        loop = asyncio.get_running_loop()
        executor = self.processes()
        try:
            return await loop.run_in_executor(executor, function, *arguments)
        except BrokenProcessPool:
            if self.closed:
                raise
            # Of all who waited for them, the first to notice replaces them.
            if self.executor is executor:
                self.executor = None
            return await loop.run_in_executor(self.processes(), function, *arguments)

    def trouble(self) -> str:
        """What is wrong, in a word; nothing if whoever asks is answered."""
        oldest = next(iter(self.calls.values()), None)
        if oldest is not None and time.perf_counter() - oldest > self.stuck_after:
            return "stuck"
        return "failing" if self.failing else ""

    def close(self) -> None:
        """End the workers at once: nobody needs any more what they think about."""
        self.closed = True
        if self.executor is not None:
            # Python 3.14 calls this terminate_workers().
            workers = list((self.executor._processes or {}).values())  # noqa: SLF001
            self.executor.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


class BotPool:
    """The processes in which bots think."""

    def __init__(
        self, games: Mapping[str, Game], workers: int, metrics: Metrics, roster: Roster = USUAL
    ) -> None:
        self.metrics = metrics
        self.roster = roster
        self.chooser = Chooser(secrets.randbits(60))
        packages = {name: game.package for name, game in games.items()}
        self.quick = Lane(1, packages)
        self.search = Lane(workers, packages)
        self.hints = Lane(1, packages)
        self.reading = Lane(1, packages, niceness=LEISURE, stuck_after=READS_NO_LONGER)
        # The households for which a hint is being thought about: one for each.
        self.advised: set[str] = set()

    async def decide(
        self, table: str, level: str, packed: Packed, most: float
    ) -> tuple[str | None, float]:
        """What a bot does from what its seat may know, in at most so many milliseconds of thought.

        With it, how much of the time it was given it did not use: whoever waits that long too
        answers after the same time, however much there was to think about.
        """
        described = self.roster.level(level)
        lane = self.search if described.think_ms > 0.0 else self.quick
        crowd = max(1.0, (lane.waiting + 1) / lane.workers)
        budget = min(described.think_ms, most) / crowd
        text, thought = await lane.run(decide, table, described, packed, budget)
        self.metrics.bot_seconds.observe(thought)
        return text, max(0.0, budget - thought * 1000.0)

    async def advise(self, packed: Packed, household: str) -> Hint:
        """What the strongest bot would do, for a household to which a hint was promised."""
        try:
            budget = max(SHORTEST_HINT_MS, HINT_MS / (self.hints.waiting + 1))
            return await self.hints.run(advise, packed, budget)
        finally:
            self.advised.discard(household)

    def promise_hint(self, household: str) -> bool:
        """Whether a household is to have a hint: one at a time for each, so all have a turn."""
        if household in self.advised or len(self.advised) >= MOST_HINTS_WAITING:
            return False
        self.advised.add(household)
        return True

    def reaction(self, level: str) -> float:
        """How long a bot of a level takes to react, in milliseconds."""
        return self.roster.level(level).reaction(self.chooser)

    def trouble(self) -> str:
        """What is wrong with which lane; nothing if all of them think."""
        lanes = {
            "quick": self.quick,
            "search": self.search,
            "hints": self.hints,
            "reading": self.reading,
        }
        found = {name: lane.trouble() for name, lane in lanes.items()}
        return ", ".join(f"{name} {word}" for name, word in found.items() if word)

    def close(self) -> None:
        """End the workers."""
        for lane in (self.quick, self.search, self.hints, self.reading):
            lane.close()
