"""The game waits while the only person at a table reads something that is new to them.

Where two or more people sit nobody holds it: how long a window stands would tell something.
"""

from __future__ import annotations

from runehall.server.clocks import now_ms
from runehall.server.conduct.company import Company
from runehall.server.conduct.timers import Timers
from runehall.server.play.outcome import Job

NAME = "held"
# Who reads longer than this has gone to fetch tea: the game goes on.
LONGEST_MS = 90_000.0


class Holding:
    """Whether bots and the clock of a window wait for the only person."""

    def __init__(self, company: Company, timers: Timers) -> None:
        self.company = company
        self.timers = timers
        self.since: float | None = None

    @property
    def on(self) -> bool:
        """Whether the game waits now."""
        return self.since is not None and self.company.only_person() is not None

    def begin(self, let_go: Job) -> None:
        """Wait from now on, until it ends or `let_go` is due."""
        if self.since is None:
            self.since = now_ms()
        self.timers.at(NAME, self.since + LONGEST_MS, let_go)

    def end(self) -> float:
        """Wait no longer; how many milliseconds it was."""
        self.timers.cancel(NAME)
        lasted = 0.0 if self.since is None else now_ms() - self.since
        self.since = None
        return lasted
