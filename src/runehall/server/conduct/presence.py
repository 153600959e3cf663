"""Who is here: those who look on by seat, absences, and whether a table is awake at all."""

from __future__ import annotations

from runehall.server.clocks import PATIENCE, TIMEOUTS_UNTIL_ABSENT
from runehall.server.play.viewer import Viewer
from runehall.server.storage.setup import Setup

# The level of a bot that steps in for somebody who is away.
STAND_IN = "skilled"


class Presence:
    """Those who look at a table, and what their coming and going means.

    A table of people who are all away sleeps: nobody's clock runs and no bot plays. If only some
    are away, a bot steps in for them after a time of grace and steps out when they return.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.viewers: list[Viewer] = []
        self.gone_since: dict[int, float] = {}
        self.timeouts: dict[int, int] = {}
        self.absent: set[int] = set()

    def connected(self, seat: int) -> bool:
        """Whether somebody looks on from a seat."""
        return any(viewer.seat == seat for viewer in self.viewers)

    def anybody(self) -> bool:
        """Whether any person of the table is connected."""
        return any(viewer.seat >= 0 for viewer in self.viewers)

    def newest(self, viewer: Viewer) -> None:
        """Somebody looks on from here from now on."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
        self.viewers.append(viewer)

    def too_many_at(self, seat: int, most: int) -> list[Viewer]:
        """The oldest of those who look on from a seat, if they are too many: they go."""
        here = [viewer for viewer in self.viewers if viewer.seat == seat]
        oldest = here[: len(here) - most] if len(here) > most else []
        for viewer in oldest:
            self.viewers.remove(viewer)
            viewer.gone = True
        return oldest

    def awaits_hint(self, seat: int) -> bool:
        """Whether a hint for this seat is being thought about."""
        return any(viewer.awaits_hint for viewer in self.viewers if viewer.seat == seat)

    def spectators(self) -> int:
        """How many are watching."""
        return sum(viewer.seat < 0 for viewer in self.viewers)

    def came(self, seat: int) -> bool:
        """A person is here (again); whether that ends an absence."""
        self.gone_since.pop(seat, None)
        self.timeouts.pop(seat, None)
        returned = seat in self.absent
        self.absent.discard(seat)
        return returned

    def wait_again(self) -> None:
        """The first is back at a table that slept: the others have their time of grace from now."""
        self.gone_since.clear()

    def look_round(self, now: float) -> bool:
        """Notice who has gone and for how long (in seconds); whether anybody is newly absent."""
        grace = PATIENCE[self.setup.pace].grace
        before = set(self.absent)
        for seat in self.setup.persons():
            if self.connected(seat):
                self.gone_since.pop(seat, None)
            elif now - self.gone_since.setdefault(seat, now) >= grace and self.anybody():
                self.absent.add(seat)
        return self.absent != before

    def played_by(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now, if one does."""
        described = self.setup.seats[seat]
        if described.kind == "bot":
            return described.level
        if described.handed_over:
            return described.level or STAND_IN
        return STAND_IN if seat in self.absent else None

    def bots_play(self) -> bool:
        """Whether a bot plays any seat now."""
        return any(self.played_by(seat) is not None for seat in range(len(self.setup.seats)))

    def let_clock_run_out(self, seat: int) -> None:
        """A decision was not made in time; too often in a row, and the seat counts as absent."""
        self.timeouts[seat] = self.timeouts.get(seat, 0) + 1
        if self.timeouts[seat] >= TIMEOUTS_UNTIL_ABSENT:
            self.absent.add(seat)

    def slowest_other(self, seat: int) -> float:
        """The largest round trip to anybody at another seat, in milliseconds."""
        return max(
            (viewer.round_trip() for viewer in self.viewers if viewer.seat not in (seat, -1)),
            default=0.0,
        )

    def slowest(self) -> float:
        """The largest round trip to anybody at a seat, in milliseconds."""
        return self.slowest_other(-1)
