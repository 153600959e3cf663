"""Running the server on the fastest event loop there is here."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Coroutine
from typing import Any

# Tables live long: looking through all of them for rubbish every few hundred objects is in vain.
COLLECT_AFTER = (20_000, 20, 50)
# How soon a thread that has written something gets to say so, in seconds.
SWITCH_AFTER = 0.001


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
