"""How long bots let people look: a moment before each action, longer after a turn has been told.

The wait depends on the table's tempo and on what everybody has heard, on nothing hidden. In races
it has no part: there a bot takes as long as its level does.
"""

from __future__ import annotations

from dataclasses import dataclass

from runehall.engine import SPECTATOR
from runehall.server.clocks import now_ms
from runehall.server.play.play import Play
from runehall.server.wire import Tempo


@dataclass(frozen=True)
class Waits:
    """What a tempo comes to, in milliseconds.

    `step` is before any action of a bot. A sentence about a turn is left `glance` and so much for
    each `letter` of it, at most `longest`; the count of a round is left `count`.
    """

    step: float
    glance: float
    letter: float
    longest: float
    count: float


WAITS: dict[Tempo, Waits] = {
    "calm": Waits(step=1000.0, glance=1000.0, letter=42.0, longest=6500.0, count=45000.0),
    "brisk": Waits(step=600.0, glance=500.0, letter=14.0, longest=2200.0, count=15000.0),
    "at_once": Waits(step=0.0, glance=0.0, letter=0.0, longest=0.0, count=5000.0),
}


class Reading:
    """Until when the last word about a turn is to be left standing."""

    def __init__(self, play: Play, scale: float) -> None:
        self.play = play
        # What the hall makes of all waits; 0 where nobody reads.
        self.scale = scale
        self.turn = play.table.state.turn_no
        self.told_at = now_ms()
        self.letters = 0
        # The turn that nobody wants to wait for.
        self.skipped = -1

    @property
    def waits(self) -> Waits:
        """What the table's tempo comes to."""
        return WAITS[self.play.setup.tempo]

    def moved(self, *, watched: bool) -> None:
        """A turn has ended; `watched`: somebody has to read what came of it before a bot plays."""
        self.turn, self.told_at = self.play.table.state.turn_no, now_ms()
        log = self.play.log
        told = None
        if watched and log is not None:
            told = log.last_word(SPECTATOR, self.play.setup.language)
        self.letters = 0 if told is None else len(told.line)

    def skip(self) -> None:
        """Nobody wants to wait in this turn."""
        self.skipped = self.play.table.state.turn_no

    def until(self) -> float:
        """The moment before which no bot acts."""
        if self.play.table.state.turn_no == self.skipped:
            return 0.0
        waits = self.waits
        reads = waits.glance + waits.letter * self.letters if self.letters else 0.0
        read = self.told_at + min(reads, waits.longest) * self.scale
        return max(now_ms() + waits.step * self.scale, read)

    def count(self) -> float:
        """How long the count of a round is left standing, in milliseconds."""
        return self.waits.count * self.scale
