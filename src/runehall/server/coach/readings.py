"""Games that are being read: one after another, beside all tables, each once for everybody."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass

from msgspec import json

from runehall.coach.analysis import FIRST_LOOK, PIECE, Budget, Finding, Glance, candidates
from runehall.engine import Document
from runehall.server.coach import pieces
from runehall.server.errors import CONFLICT, UNAVAILABLE, Refusal
from runehall.server.operations.services import Services
from runehall.server.storage import AnalysisRow

LOG = logging.getLogger("runehall.coach")
# So many games wait to be read at most; of each household only one.
MOST_WAITING = 12
# Games of people are much shorter; only machines play on and on.
MOST_ACTIONS = 3000
# What is kept of a record to read it; names and proofs are not needed for that.
NEEDED = ("game", "version", "players", "options", "seed", "actions", "position")


@dataclass
class Reading:
    """A game that waits to be read or is being read."""

    table: str
    household: str
    done: float = 0.0
    begun: bool = False


class Readings:
    """The games that are being read."""

    def __init__(self, services: Services, budget: Budget | None = None) -> None:
        self.services = services
        self.budget = budget or Budget()
        self.underway: dict[str, Reading] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()

    def begin(self, table: str, record: Document, household: str) -> Reading:
        """Have a game read, unless it is being read already; refused if too many wait."""
        if table in self.underway:
            return self.underway[table]
        if len(record["actions"]) > MOST_ACTIONS:
            raise Refusal("coach_too_long", status=CONFLICT, most=MOST_ACTIONS)
        waiting = self.underway.values()
        if len(waiting) >= MOST_WAITING or any(each.household == household for each in waiting):
            raise Refusal("coach_busy", status=UNAVAILABLE)
        reading = self.underway[table] = Reading(table, household)
        needed = {name: record[name] for name in NEEDED if name in record}
        task = asyncio.create_task(self.read(reading, needed))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return reading

    async def read(self, reading: Reading, record: Document) -> None:
        """Read a game when it is its turn, and write down what was found."""
        try:
            async with self.turn:
                reading.begun = True
                document = await self.read_through(reading, record)
                await self.services.store.write(
                    AnalysisRow(reading.table, json.encode(document).decode())
                )
        except Exception:
            self.services.metrics.failures.inc()
            LOG.exception("game not read", extra={"table": reading.table})
        finally:
            del self.underway[reading.table]

    async def read_through(self, reading: Reading, record: Document) -> Document:
        """Read a game piece by piece."""
        lane, budget = self.services.pool.reading, self.budget
        plies = len(record["actions"])
        first: list[Glance] = []
        for ply in range(0, plies + 1, PIECE):
            first += await lane.run(pieces.look, record, budget, ply, ply + PIECE)
            reading.done = FIRST_LOOK * min(1.0, (ply + PIECE) / (plies + 1))
        again: list[Finding] = []
        worst = candidates(first, budget)
        for number, ply in enumerate(worst, start=1):
            again += await lane.run(pieces.look_again, record, budget, ply)
            reading.done = FIRST_LOOK + (1.0 - FIRST_LOOK) * number / len(worst)
        return await lane.run(pieces.conclude, record, first, again)

    async def close(self) -> None:
        """Leave what is not read."""
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
