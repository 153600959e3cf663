"""What a table has to do: jobs in the order they came, and the task that waits for them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from runehall.server import wire
from runehall.server.play.outcome import Job
from runehall.server.play.viewer import Viewer

# So many jobs may wait before strangers are refused; those who only watch are refused sooner.
MOST_JOBS = 256
MOST_JOBS_OF_SPECTATORS = 64


class Letter:
    """What somebody has sent to a table, and when it came in."""

    def __init__(self, sender: Viewer, message: wire.ClientMessage, received: float) -> None:
        self.sender = sender
        self.message = message
        self.received = received


class Inbox:
    """Letters, and jobs for one task, each with whoever waits for its answer.

    What the game itself has to do is always taken; what people ask for, unless too much waits.

    `asyncio.Queue` does the same for many readers and writers, at twice the price.
    """

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.jobs: deque[Letter | tuple[Job, asyncio.Future[Any] | None]] = deque()
        self.closed = False
        self.reader: asyncio.Future[None] | None = None

    def put(self, job: Job, answer: asyncio.Future[Any] | None = None) -> bool:
        """One more job; False if there is nobody left to do it."""
        if self.closed:
            return False
        self.jobs.append((job, answer))
        self.wake()
        return True

    def post(self, job: Job) -> None:
        """One more job, whose answer nobody waits for."""
        self.put(job)

    def drop(self, letter: Letter) -> None:
        """One more letter."""
        if not self.closed:
            self.jobs.append(letter)
            self.wake()

    def close(self) -> None:
        """What is here is still to be done, and nothing after it."""
        self.closed = True
        self.wake()

    def crowded(self, *, watching: bool) -> bool:
        """Whether so much waits that what people ask for is refused."""
        return len(self.jobs) >= (MOST_JOBS_OF_SPECTATORS if watching else MOST_JOBS)

    def wake(self) -> None:
        """Let the task look."""
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def any(self) -> bool:
        """Wait until there is a job; False when there will be none."""
        if not self.jobs and not self.closed:
            self.reader = self.loop.create_future()
            await self.reader
        return bool(self.jobs)
