"""Who sits at a table, and so how long its windows are and who need not be asked in them.

Where two or more people sit, every window of a pace is as long as any other and closes when all
have passed: its length tells nobody anything. Somebody alone among bots has nobody to be hidden
from, and is not kept waiting.
"""

from __future__ import annotations

from collections import Counter

from runehall.engine.heuristics import kind_of, was_shown
from runehall.engine.state import NOTHING
from runehall.server.clocks import Patience
from runehall.server.play.play import PASS, Play

# How long somebody alone among bots may react on a live table, in seconds; and how long a hand is
# waited for that was on its way when another was faster.
ALONE, LATE_HANDS = 3.5, 1.0


class Company:
    """What the windows of one game have to do with who sits there."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.setup = play.setup
        self.persons = play.setup.persons()
        # What the last window was about, what the only person had seen then, and how much was done.
        self.stake = NOTHING
        self.seen: Counter[tuple[int, bool]] = Counter()
        self.done = 0

    def look_round(self) -> None:
        """Seats have changed: see who sits where."""
        self.persons = self.setup.persons()

    def only_person(self) -> int | None:
        """The seat of a person who is alone among bots."""
        return self.persons[0] if len(self.persons) == 1 else None

    def reads_of(self, seat: int) -> bool:
        """Whether somebody has to read what a seat has done: who did it knows it already."""
        return self.only_person() != seat

    def window_seconds(self, patience: Patience) -> float:
        """How long the window is that opens now."""
        person = self.only_person()
        if person is None or self.setup.pace != "live":
            return patience.window
        return ALONE if self.play.table.state.can_gain(person) else LATE_HANDS

    def not_asked(self, *, again: bool) -> int:
        """The only person, if they want it so or a new window asks nothing new; else NOTHING."""
        person = self.only_person()
        if person is None:
            return NOTHING
        quiet = self.setup.seats[person].pass_for_me or (again and self.has_nothing_new())
        return person if quiet else NOTHING

    def has_nothing_new(self) -> bool:
        """Whether a window asks the only person once more, and nothing has changed for them.

        Nothing new has landed; they have looked at nothing, and nothing was shown to them.
        """
        person, stake = self.only_person(), self.play.table.state.at_stake()
        if person is None or stake == NOTHING or stake != self.stake:
            return False
        done = self.play.record.actions[self.done :]
        acted = any(seat == person and text != PASS for seat, text in done)
        return not acted and not self.seen_by(person) - self.seen

    def seen_by(self, person: int) -> Counter[tuple[int, bool]]:
        """What a seat has seen of hidden things, wherever they lie by now."""
        heuristics = self.play.table.game.heuristics()
        things = heuristics.seen(self.play.table.state, person)
        return Counter((kind_of(each), was_shown(each)) for each in things)

    def note_window(self) -> None:
        """Remember what a window asks, and what the only person knows when asked."""
        person = self.only_person()
        if person is not None:
            self.stake = self.play.table.state.at_stake()
            self.seen = self.seen_by(person)
            self.done = len(self.play.record.actions)
