"""What a server has to do again and again beside its tables; nothing that goes wrong ends it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from runehall.server.clocks import now_ms
from runehall.server.operations.metrics import Metrics

LOG = logging.getLogger("runehall.hall")
# A duty that has not come round for so much longer than it should is stuck, in milliseconds.
LATE_AFTER = 30_000.0
# How long duties may take to finish when the server ends, in seconds.
FINISH_WITHIN = 2.0


class Duty:
    """Something to be done again and again, so many seconds after it was done last."""

    def __init__(self, name: str, every: float, work: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self.every = every
        self.work = work
        self.failing = False
        self.got_on_at = now_ms()

    def gets_on(self) -> None:
        """It is not stuck: it has come round, or has done a part of something long."""
        self.got_on_at = now_ms()

    @property
    def late(self) -> bool:
        """Whether it has been stuck for long."""
        return now_ms() - self.got_on_at > self.every * 1000.0 + LATE_AFTER


class Housekeeper:
    """Keeps every duty in a task of its own: one that hangs or fails holds up no other."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.duties: list[Duty] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = asyncio.Event()

    def begin(self, *duties: Duty) -> None:
        """Have more duties kept from now on."""
        for duty in duties:
            self.duties.append(duty)
            self.tasks.append(asyncio.create_task(self.keep(duty), name=f"duty {duty.name}"))

    async def keep(self, duty: Duty) -> None:
        """Do it until the end; what goes wrong is written into the journal and tried again."""
        while not self.closing.is_set():
            try:
                await duty.work()
                duty.failing = False
            except Exception:
                if not duty.failing:  # said once, not every time it is tried
                    LOG.exception("duty failed", extra={"duty": duty.name})
                duty.failing = True
                self.metrics.duties_failed.labels(duty.name).inc()
            duty.gets_on()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), duty.every)

    async def end(self) -> None:
        """Let the duties finish, as far as they do so soon."""
        self.closing.set()
        if self.tasks:
            _, stuck = await asyncio.wait(self.tasks, timeout=FINISH_WITHIN)
            for task in stuck:
                task.cancel()

    def late(self) -> list[str]:
        """The duties that are stuck, or whose task has ended."""
        kept = zip(self.duties, self.tasks, strict=True)
        over = self.closing.is_set()
        return [duty.name for duty, task in kept if duty.late or (task.done() and not over)]

    def failing(self) -> list[str]:
        """The duties that went wrong when they were last tried."""
        return [duty.name for duty in self.duties if duty.failing]
