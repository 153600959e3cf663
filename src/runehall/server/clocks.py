"""Time at a table: how long decisions and windows last, and the server's own clock."""

from __future__ import annotations

import time
from dataclasses import dataclass

from runehall.server.wire import Pace

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR

# The clock of the wall when this process began, carried on by one that never jumps.
_STARTED = time.time() - time.monotonic()


def now_ms() -> float:
    """Milliseconds since 1970, never going backwards."""
    return (_STARTED + time.monotonic()) * 1000.0


@dataclass(frozen=True)
class Patience:
    """How long a table of some pace waits, in seconds.

    `grace` is how long a seat may be without a connection before a bot steps in.
    """

    decision: float
    window: float
    grace: float


PATIENCE: dict[Pace, Patience] = {
    "live": Patience(decision=60.0, window=6.0, grace=20.0),
    "relaxed": Patience(decision=5 * MINUTE, window=20.0, grace=2 * MINUTE),
    "correspondence": Patience(decision=3 * DAY, window=12 * HOUR, grace=10 * 365 * DAY),
}

# A seat that has let the clock run out this often in a row is taken for absent.
TIMEOUTS_UNTIL_ABSENT = 2
# Nobody loses on time because the server was down.
GRACE_AFTER_RESTART = 60.0
