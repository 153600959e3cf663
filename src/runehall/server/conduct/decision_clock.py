"""The clock of a decision."""

from __future__ import annotations

from runehall.server.clocks import now_ms
from runehall.server.conduct.timers import Timers
from runehall.server.play.outcome import Job

NAME = "deadline"


class DecisionClock:
    """When the present decision must be made, if it must.

    Setting a timer for each would be most of the work: one that rings too early sets itself again.
    """

    def __init__(self, timers: Timers) -> None:
        self.timers = timers
        self.deadline: float | None = None
        self.rings_at = 0.0

    def stop(self) -> None:
        """The decision may take as long as it takes."""
        self.deadline = None

    def set(self, moment: float, ran_out: Job) -> None:
        """The decision must be made by a moment; else a job is to be done."""
        if not self.timers.is_set(NAME) or moment < self.rings_at:
            self.timers.at(NAME, moment, ran_out)
            self.rings_at = moment
        self.deadline = moment

    def has_run_out(self, ran_out: Job) -> bool:
        """Whether its time is over, when the timer has rung; then it stands still."""
        self.timers.cancel(NAME)
        deadline = self.deadline
        if deadline is None:
            return False
        if now_ms() < deadline:
            self.set(deadline, ran_out)
            return False
        self.stop()
        return True
