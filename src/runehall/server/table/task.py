"""The task that owns a table: whatever is asked of it or happens to it is a job of that task."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, TypeVar

from runehall.engine import RunehallError
from runehall.server import wire
from runehall.server.clocks import now_ms
from runehall.server.errors import UNAVAILABLE, Refusal
from runehall.server.operations.services import Services
from runehall.server.play.outcome import Job, Outcome
from runehall.server.play.viewer import Viewer
from runehall.server.storage import StorageFailure
from runehall.server.storage.setup import Setup
from runehall.server.table.commands import answer
from runehall.server.table.inbox import Inbox, Letter
from runehall.server.table.live import LiveTable
from runehall.server.table.questions import until_shown
from runehall.server.table.telling import tell

LOG = logging.getLogger("runehall.table")
# How long a table that nobody needs stays in memory, in milliseconds.
REST_AFTER = 60_000.0
# How long a table works before it lets others on the loop have a turn, in seconds.
AT_ONCE = 0.004
Answer = TypeVar("Answer")
Question = Callable[[LiveTable], Awaitable[Answer]]
Operation = Callable[[LiveTable], Awaitable[Outcome]]


class TableTask:
    """The door of a table in memory. Only its own task touches what is behind it."""

    def __init__(self, setup: Setup, services: Services) -> None:
        self.name = setup.id
        self.metrics = services.metrics
        self.inbox = Inbox()
        self._live = LiveTable(setup, services, self.inbox.post)
        self.needed_at = now_ms()
        self.resting = False
        self.task = asyncio.create_task(self.run(), name=f"table {setup.id}")

    async def run(self) -> None:
        """Do one job after another; what came of each is told before anything else is done."""
        worked_since = perf_counter()
        while self.inbox.jobs or await self.inbox.any():
            if perf_counter() - worked_since > AT_ONCE:
                await asyncio.sleep(0)  # others have a turn
                worked_since = perf_counter()
            next_one = self.inbox.jobs.popleft()
            if isinstance(next_one, Letter):
                await self.read(next_one)
            else:
                await self.do_next(*next_one)

    async def read(self, letter: Letter) -> None:
        """Do what somebody has asked for; whatever goes wrong is their answer."""
        try:
            live = self._live
            outcome = await answer(live, letter.sender, letter.message, letter.received)
            tell(live, outcome)
            if outcome.then is not None:
                await self.finish(outcome.then)
        except Exception as error:  # noqa: BLE001 - the table goes on
            self.report(error, None)

    async def do_next(self, job: Job, waiting: asyncio.Future[Any] | None) -> None:
        """Do a job; whoever waits for it has its result."""
        try:
            result = await self.finish(job)
        except Exception as error:  # noqa: BLE001 - whoever asked is told; the table goes on
            self.report(error, waiting)
        else:
            if waiting is not None and not waiting.done():
                waiting.set_result(result)

    async def finish(self, job: Job | None) -> Any:
        """Do a job and all that follows from it."""
        result: Any = None
        while job is not None:
            outcome = await job()
            tell(self._live, outcome)
            result, job = outcome.result, outcome.then
        return result

    def report(self, error: Exception, answer: asyncio.Future[Any] | None) -> None:
        """Hand an error to whoever waits for the job, or to the journal."""
        if isinstance(error, StorageFailure):
            tell(self._live, self._live.failed(error))
            error = Refusal("storage", status=UNAVAILABLE)
            if answer is None and self._live.conductor is not None:
                self._live.conductor.try_again()
        if answer is not None and not answer.done():
            answer.set_exception(error)
        elif not isinstance(error, RunehallError):
            self.metrics.failures.inc()
            LOG.error("job failed", extra={"table": self.name}, exc_info=error)

    # --- at the door -----------------------------------------------------------------------------

    @property
    def gone(self) -> bool:
        """Whether this task does nothing any more; the table is to be loaded anew."""
        return self.inbox.closed or self._live.fenced

    @property
    def ended(self) -> bool:
        """Whether the task has done everything it had to; one that is not ours any more ends."""
        if self._live.fenced:
            self.inbox.close()
        return self.task.done()

    def post(self, operation: Operation) -> None:
        """Have something done."""
        live = self._live
        self.inbox.post(lambda: operation(live))

    def hear(self, sender: Viewer, message: wire.ClientMessage, received: float) -> bool:
        """Have done what somebody who watches or plays asks for; False if too much waits."""
        if self.inbox.crowded(watching=sender.seat < 0):
            return False
        self.inbox.drop(Letter(sender, message, received))
        return True

    async def change(self, operation: Operation) -> Any:
        """Have something done and wait for its result."""
        live = self._live
        return await self.do(lambda: operation(live))

    async def ask(self, question: Question[Answer]) -> Answer:
        """The answer to a question."""
        live = self._live

        async def look() -> Outcome:
            outcome = Outcome()
            outcome.result = await question(live)
            return outcome

        answer: Answer = await self.do(look)
        return answer

    async def ask_when_shown(self, question: Question[Answer]) -> Answer:
        """The answer to a question about the game, once everybody is shown an open window."""
        found: list[Answer] = []

        async def look(live: LiveTable) -> float:
            wait = await until_shown(live)
            if wait == 0.0:
                found.append(await question(live))
            return wait

        while True:
            wait = await self.ask(look)
            if found:
                return found[0]
            await asyncio.sleep(wait / 1000.0)

    async def do(self, job: Job) -> Any:
        """Have a job done and wait for its result."""
        if self.inbox.crowded(watching=False):
            raise Refusal("table_busy", status=UNAVAILABLE)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if not self.inbox.put(job, answer):
            raise Refusal("draining", status=UNAVAILABLE)
        return await answer

    # --- coming and going ------------------------------------------------------------------------

    async def load(self) -> None:
        """Bring back what was written down of this table."""
        await self.ask(LiveTable.load)

    def look_round(self) -> None:
        """Let the table notice absences, and rest if nobody has needed it for long."""
        if not self.resting:  # a table that has much to do is asked once
            self.resting = True
            self.inbox.post(self.rest)

    async def rest(self) -> Outcome:
        """Notice absences; end the task if nobody would notice."""
        self.resting = False
        outcome = await self._live.look_round()
        if not self._live.unused:
            self.needed_at = now_ms()
        elif not self.inbox.jobs and now_ms() - self.needed_at > REST_AFTER:
            self.inbox.close()
        return outcome

    async def stop(self) -> None:
        """Finish what has begun, end the task and let go."""
        self.inbox.close()
        # Whoever does not want to wait any longer does not end the task by that.
        await asyncio.wait({self.task})
        self.let_go()

    def let_go(self) -> None:
        """Keep nothing alive any more."""
        self._live.let_go()
