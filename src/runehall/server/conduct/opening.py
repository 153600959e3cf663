"""The windows of a game as they open, one after the other, and the race that they belong to."""

from __future__ import annotations

from runehall.engine.state import NOTHING
from runehall.server.clocks import PATIENCE, now_ms
from runehall.server.conduct.company import Company
from runehall.server.conduct.presence import Presence
from runehall.server.play.play import Play
from runehall.server.play.race import Run, Window, lead_of


class Opening:
    """Opens windows: when everybody sees one, how long it lasts, whom it asks."""

    def __init__(self, play: Play, company: Company, presence: Presence, scale: float) -> None:
        self.play = play
        self.company = company
        self.presence = presence
        # What the hall makes of the length of all windows.
        self.scale = scale
        self.windows = 0
        # The race of the last window.
        self.run = Run()

    def window(self, before: Window | None) -> Window:
        """A new window, or the next one of a race; everybody sees it at the same moment."""
        self.windows += 1
        stake = self.play.table.state.at_stake()
        quiet = self.company.not_asked(again=before is None)
        pace = self.play.setup.pace
        lead = lead_of(self.presence.slowest()) if pace == "live" else 0.0
        shown = now_ms() + lead
        seconds = self.company.window_seconds(PATIENCE[pace])
        closes = shown + seconds * self.scale * 1000.0
        if before is None or stake == NOTHING or stake != before.stake:
            self.run = Run(shown)
        self.run.shown[self.windows] = shown
        return Window(self.windows, shown, closes, lead, stake, quiet, self.run)

    def again(self, window: Window, held: float) -> Window:
        """The same window anew, after nothing could happen in it for so many milliseconds."""
        quiet = window.quiet
        window = self.window(window)
        window.quiet = quiet
        # The race has stood still: a time in it is what it would have been without.
        self.run.began += held
        return window
