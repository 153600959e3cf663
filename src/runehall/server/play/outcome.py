"""What came of a job: operations return it, and one place tells everybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from runehall.engine import RunehallError
from runehall.server import wire
from runehall.server.play.viewer import Viewer


class Outcome:
    """What has changed at a table, who is answered what, and what is to be done before all else.

    Whatever stands here has been written down already. Messages are numbered when they are sent.
    """

    def __init__(self) -> None:
        # The position, its clock or its window, and how it came about.
        self.position = False
        self.hurried: int | None = None
        # Seats, options, who is here.
        self.table = False
        # Who is shown everything, what everybody is sent, and what only some are.
        self.welcomed: list[Viewer] = []
        self.announced: list[wire.ServerMessage] = []
        self.replies: list[tuple[Viewer, wire.ServerMessage]] = []
        # Commands by the seat that gave them: all who look on from there are answered.
        self.accepted: list[tuple[int, str]] = []
        self.refused: list[tuple[Viewer | int, RunehallError, str | None]] = []
        # Who has to go, and why.
        self.dismissed: list[tuple[Viewer, str]] = []
        # When the action came in that this is about.
        self.received = 0.0
        # Somebody else writes this table now: everybody has to come back to it.
        self.lost = False
        self.result: Any = None
        self.then: Job | None = None

    def reply(self, viewer: Viewer, message: wire.ServerMessage) -> Outcome:
        """Answer one viewer."""
        self.replies.append((viewer, message))
        return self

    def refuse(self, who: Viewer | int, error: RunehallError, command: str | None) -> Outcome:
        """Say no to a viewer, or to all who look on from a seat."""
        self.refused.append((who, error, command))
        return self

    def table_changed(self) -> Outcome:
        """Seats, options or who is here have changed."""
        self.table = True
        return self

    def after(self, earlier: Outcome) -> Outcome:
        """This, and what had changed before it."""
        self.position = self.position or earlier.position
        self.table = self.table or earlier.table
        return self


Job = Callable[[], Awaitable[Outcome]]
Post = Callable[[Job], None]
