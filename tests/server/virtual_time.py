"""A loop whose clock runs only when nothing is left to do: delays cost nothing and never slip.

Players at the end of long lines are simulated with it. However busy the machine is, everybody
presses, sends and hears exactly when they should; the sockets between them are real.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, TypeVar

import halls
import pytest

from runehall.server import client, clocks, connection, hall, limits
from runehall.server.storage import Row, Store

Result = TypeVar("Result")
MOMENT = 1_700_000_000.0
# What was sent to another socket of this process may take this long to arrive, in seconds.
ON_ITS_WAY = 0.0003
A_WRITE = 60.0


class Timeless(selectors.DefaultSelector):
    """Waits for what is really under way; any other waiting is skipped."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.writing = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What has happened."""
        if timeout is None or timeout <= 0.0:
            return super().select(timeout)
        happened = super().select(A_WRITE if self.writing else ON_ITS_WAY)
        if not happened:
            self.now += timeout
        return happened


class TimelessLoop(asyncio.SelectorEventLoop):
    """A loop with the clock of its selector."""

    def __init__(self) -> None:
        self.selector = Timeless()
        super().__init__(self.selector)

    def time(self) -> float:
        """Seconds that have been waited for."""
        return self.selector.now


def run_timelessly(test: Coroutine[Any, Any, Result], monkeypatch: pytest.MonkeyPatch) -> Result:
    """Run a test in which every module reads the time from the loop."""
    loop = TimelessLoop()
    clock = SimpleNamespace(monotonic=loop.time, time=lambda: MOMENT + loop.time())
    for module in (client, clocks, connection, hall, halls, limits):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(clocks, "_STARTED", MOMENT)
    write = Store.write

    async def written(store: Store, *rows: Row) -> None:
        loop.selector.writing += 1
        try:
            await write(store, *rows)
        finally:
            loop.selector.writing -= 1

    monkeypatch.setattr(Store, "write", written)
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(test)
