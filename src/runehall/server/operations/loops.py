"""The event loop: running on the fastest there is here, and giving way to others on it."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Coroutine, Iterable
from time import perf_counter
from typing import Any, TypeVar

# Tables live long: looking through all of them for rubbish every few hundred objects is in vain.
COLLECT_AFTER = (20_000, 20, 50)
# How soon a thread that has written something gets to say so, in seconds.
SWITCH_AFTER = 0.001
# How much is done before others have a turn: so many steps, or so many seconds.
STEPS_AT_ONCE, AT_ONCE = 25, 0.004
Step = TypeVar("Step")


def run_quickly(main: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine to its end, on uvloop where that exists."""
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(SWITCH_AFTER)
    if sys.platform == "win32":
        asyncio.run(main)
        return
    import uvloop  # noqa: PLC0415 - there is none for Windows

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main)


async def giving_way(steps: Iterable[Step]) -> AsyncIterator[Step]:
    """Go through something long, letting others do something now and then."""
    began = perf_counter()
    for number, step in enumerate(steps, start=1):
        yield step
        if number % STEPS_AT_ONCE == 0 or perf_counter() - began > AT_ONCE:
            await asyncio.sleep(0)
            began = perf_counter()
