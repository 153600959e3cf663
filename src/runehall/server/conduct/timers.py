"""Jobs that a table has to do at some moment."""

from __future__ import annotations

import asyncio

from runehall.server.clocks import now_ms
from runehall.server.play.outcome import Job, Post


class Timers:
    """Jobs by name, each at a moment of the wall clock, in milliseconds."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self.handles: dict[str, asyncio.TimerHandle] = {}

    def at(self, name: str, moment: float, job: Job) -> None:
        """Have a job done at a moment, instead of what had this name before."""
        self.cancel(name)
        delay = max(0.0, (moment - now_ms()) / 1000.0)
        loop = asyncio.get_running_loop()
        self.handles[name] = loop.call_later(delay, self.ring, name, moment, job)

    def ring(self, name: str, moment: float, job: Job) -> None:
        """A loop counts whole milliseconds and may ring a little early: no job is done too soon."""
        if now_ms() < moment:
            self.at(name, moment, job)
        else:
            self.post(job)

    def is_set(self, name: str) -> bool:
        """Whether there is a timer of this name."""
        return name in self.handles

    def cancel(self, name: str) -> None:
        """Forget a timer."""
        handle = self.handles.pop(name, None)
        if handle is not None:
            handle.cancel()

    def clear(self) -> None:
        """Forget all of them."""
        for handle in self.handles.values():
            handle.cancel()
        self.handles.clear()
