"""What happens by itself in a lesson, and writing down the step it has come to."""

from __future__ import annotations

from collections.abc import Sequence

from runehall.engine import RunehallError
from runehall.server.clocks import now_ms
from runehall.server.conduct.timers import Timers
from runehall.server.play.guide import Guide
from runehall.server.play.outcome import Job
from runehall.server.play.play import PASS, Play
from runehall.server.play.race import Verdict
from runehall.server.storage import Row, SetupRow

# How long it takes until the next thing happens, and until somebody passes; a window waits for the
# learner as long as it takes.
FOLLOWING_MS, PASSING_MS, UNHURRIED_MS = 1500.0, 350.0, 3_600_000.0


class Leading:
    """The lesson of a table: its guide's steps, done in time and written down."""

    def __init__(self, play: Play, guide: Guide, timers: Timers, pause: float) -> None:
        self.play = play
        self.guide = guide
        self.timers = timers
        self.pause = pause

    async def act(
        self,
        seat: int,
        text: str,
        command: str | None,
        extra: Sequence[Row],
        race: Verdict | None,
    ) -> None:
        """Carry out an action, and write it down together with the step it leads to."""
        before = self.play.setup.lesson
        self.guide.acted(seat, text)
        try:
            await self.play.act(seat, text, command, [*extra, self.row()], race)
        except RunehallError:
            self.play.setup.lesson = before
            raise

    async def came_too_late(self, seat: int, text: str, extra: Sequence[Row]) -> None:
        """Being late was the lesson."""
        self.guide.acted(seat, text)
        await self.play.store.write(self.row(), *extra)

    def row(self) -> SetupRow:
        """The table with the step that its lesson has come to."""
        setup = self.play.setup
        return SetupRow(setup.id, setup.kept_as, now_ms(), setup.stored())

    def plan(self, follow: Job) -> None:
        """Have the next thing happen that follows by itself."""
        self.timers.cancel("lesson")
        due = self.guide.due()
        if due is not None and not self.play.over:
            pause = PASSING_MS if due[1] == PASS else FOLLOWING_MS
            self.timers.at("lesson", now_ms() + pause * self.pause, follow)
