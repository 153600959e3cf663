"""The decision at hand: its actions compete on the same guesses.

What an action brings depends on luck more than on the action. So every guess is played through
with each action that is still in the contest: the same hands, the same deck, the same dice. Only
the differences between the actions count, and an action that is clearly behind leaves the contest.

A short contest can be won by luck; and while the actions compete, the trees below them grow, and
what was second may be first by then. So a contest that is over is run again, longer if it was
close, until nobody is near the winner or the same action has won many times. After the first, short
contests only those who are far behind count as not near.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.bots.tree import Node
from runehall.engine.state import NOTHING

FIRST_LENGTH: Final = 48  # rounds
ROUNDS_BEFORE_LEAVING: Final = 12
CLEARLY: Final = 3.0  # standard errors
# What the surprises may bring that have not shown yet, divided among all rounds so far.
SURPRISE: Final = 0.5
# A share of the win that is not worth further thought, once rare surprises had time to show.
HARDLY: Final = 0.006
ROUNDS_FOR_SURPRISES: Final = 192
# A share of the win that further thought may make good: so much after the first contest, half as
# much after each further one, but never less than this.
NEAR_AT_FIRST: Final = 0.5
NEAR: Final = 0.06
WINS_THAT_SETTLE: Final = 6

POLICY: Final = 0  # the place of what the policy would do


class Contest:
    """The actions of one decision, the policy's first, then in the order of what they promise."""

    def __init__(self, root: Node) -> None:
        count: i64 = len(root.actions)
        self.root: Final = root
        self.actions: vec[i64] = root.actions[:]
        self.tries: vec[i64] = vec[i64]([i64(0)] * count)
        self.totals: vec[float] = vec[float]([0.0] * count)
        self.tries_in_all: vec[i64] = vec[i64]([i64(0)] * count)  # and before
        self.totals_in_all: vec[float] = vec[float]([0.0] * count)
        self.leads: vec[float] = vec[float]([0.0] * count)  # over the others of the same guess
        self.squares: vec[float] = vec[float]([0.0] * count)
        self.running: vec[u8] = vec[u8]([u8(1)] * count)
        self.values: vec[float] = vec[float]([0.0] * count)  # of the round under way
        self.entered: i64 = count
        self.rounds: i64 = 0
        self.length: i64 = FIRST_LENGTH  # in rounds
        self.near: float = NEAR_AT_FIRST
        self.champion: i64 = NOTHING  # the place that has won the contests before this one
        self.wins: i64 = 0  # in a row

    def limit(self, entered: i64) -> None:
        """Let only the first few actions run, the later ones when there is time for them."""
        self.entered = min(entered, i64(len(self.actions)))

    def widen(self, entered: i64) -> None:
        """Let so many actions run, if there are more than now."""
        self.limit(max(entered, self.entered))

    def note(self, place: i64, value: float) -> None:
        """What an action has brought in this round."""
        self.tries[place] += 1
        self.totals[place] += value
        self.tries_in_all[place] += 1
        self.totals_in_all[place] += value
        self.values[place] = value

    def end_round(self) -> None:
        """Compare the actions of this round with each other."""
        mean = 0.0
        runners = 0.0
        place: i64 = 0
        while place < self.entered:
            if self.running[place] != 0:
                mean += self.values[place]
                runners += 1.0
            place += 1
        mean /= runners
        # The fewer they are, the more of the mean is an action's own value.
        fair = math.sqrt(runners / (runners - 1.0)) if runners > 1.0 else 1.0
        place = 0
        while place < self.entered:
            if self.running[place] != 0:
                lead = (self.values[place] - mean) * fair
                self.leads[place] += lead
                self.squares[place] += lead * lead
            place += 1
        self.rounds += 1
        if self.rounds % ROUNDS_BEFORE_LEAVING == 0:
            self.let_the_hopeless_leave()

    def mean(self, place: i64) -> float:
        """What an action that was tried has brought on average."""
        return self.totals[place] / float(self.tries[place])

    def estimate(self, place: i64) -> float:
        """What an action that was tried has brought on average in this contest and those before."""
        return self.totals_in_all[place] / float(self.tries_in_all[place])

    def error(self, place: i64) -> float:
        """The variance of an action's mean lead."""
        tries = float(self.tries[place])
        lead = self.leads[place] / tries
        return max(self.squares[place] / tries - lead * lead, 0.0) / tries

    def let_the_hopeless_leave(self) -> None:
        """Actions behind the leader are not tried any more."""
        first = self.leader()
        place: i64 = 0
        while place < self.entered:
            if self.running[place] != 0 and place != first:
                if self.tries[place] >= ROUNDS_BEFORE_LEAVING and self.is_hopeless(place, first):
                    self.running[place] = 0
            place += 1

    def is_hopeless(self, place: i64, first: i64) -> bool:
        """Whether an action cannot well be better than the leader, or by next to nothing."""
        behind = self.mean(first) - self.mean(place) - SURPRISE / float(self.tries[place])
        if self.tries[place] >= ROUNDS_FOR_SURPRISES:
            behind += HARDLY
        return behind > CLEARLY * math.sqrt(self.error(first) + self.error(place))

    def leader(self) -> i64:
        """The place of the best running action; one that entered late has to prove itself first."""
        most: i64 = 0
        place: i64 = 0
        while place < self.entered:
            if self.running[place] != 0 and self.tries[place] > most:
                most = self.tries[place]
            place += 1
        best: i64 = NOTHING
        place = 0
        while place < self.entered:
            if self.running[place] != 0 and self.tries[place] > 0 and most <= 2 * self.tries[place]:
                if best == NOTHING or self.mean(place) > self.mean(best):
                    best = place
            place += 1
        return 0 if best == NOTHING else best

    def choice(self, doubt: float) -> i64:
        """The place to go for: the leader, unless that may be mere luck and the policy is near.

        Of many equals some are bound to look good after a few rounds; the more of them, the more.
        """
        first = self.leader()
        if first == POLICY or self.running[POLICY] == 0 or self.tries[POLICY] == 0:
            return first
        ahead = self.mean(first) - self.mean(POLICY)
        error = self.error(first) + self.error(POLICY)
        luck = math.sqrt(2.0 * math.log(float(self.runners())) * error)
        return first if ahead > doubt * luck else POLICY

    def is_near(self, place: i64, first: i64) -> bool:
        """Whether an action that was tried is not far behind another."""
        return self.tries[place] > 0 and self.mean(place) > self.mean(first) - self.near

    def is_settled(self) -> bool:
        """Whether a contest that is over need not be run again."""
        first = self.leader()
        if first == self.champion and self.wins + 1 >= WINS_THAT_SETTLE:
            return True
        near: i64 = 0
        place: i64 = 0
        while place < self.entered:
            if self.is_near(place, first):
                near += 1
            place += 1
        return near == 1

    def again(self) -> Contest:
        """The same contest from the start, longer if it was close, for those near the winner."""
        first = self.leader()
        contest = Contest(self.root)
        contest.length = 2 * self.length if self.rounds >= self.length else self.length
        contest.near = max(self.near / 2.0, NEAR)
        contest.tries_in_all = self.tries_in_all
        contest.totals_in_all = self.totals_in_all
        contest.champion = first
        contest.wins = self.wins + 1 if first == self.champion else 1
        place: i64 = 0
        while place < self.entered:
            if not self.is_near(place, first):
                contest.running[place] = 0
                contest.tries[place] = self.tries[place]
                contest.totals[place] = self.totals[place]
            place += 1
        return contest

    def is_over(self) -> bool:
        """Whether all actions have entered, and one alone is left or all rounds have been run."""
        if self.entered < len(self.actions):
            return False
        return self.runners() == 1 or self.rounds >= self.length

    def runners(self) -> i64:
        """How many actions are still in the contest."""
        count: i64 = 0
        place: i64 = 0
        while place < self.entered:
            count += i64(self.running[place])
            place += 1
        return count
