"""Budgets: how much may be done in a time, by a seat, a household, or anybody with a name."""

from __future__ import annotations

from runehall.server.clocks import now_ms
from runehall.server.operations.config import Limits

# A household may say so many times as much as one of its seats.
SEATS_OF_A_HOUSEHOLD = 5


class Bucket:
    """So many things a second on average, and so many at once.

    >>> bucket = Bucket(rate=1.0, burst=2)
    >>> [bucket.take(now=100.0), bucket.take(now=100.0), bucket.take(now=100.0)]
    [True, True, False]
    >>> bucket.take(now=101.0), bucket.take(2.0, now=102.0), bucket.take(2.0, now=103.0)
    (True, False, True)
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.filled_at = 0.0

    def take(self, weight: float = 1.0, now: float | None = None) -> bool:
        """Whether one more is allowed now, or something that weighs as much as several."""
        moment = now_ms() / 1000.0 if now is None else now
        passed = max(0.0, moment - self.filled_at)
        self.left = min(self.burst, self.left + passed * self.rate)
        self.filled_at = moment
        if self.left < weight:
            return False
        self.left -= weight
        return True

    def give_back(self, weight: float) -> None:
        """It was not done after all."""
        self.left = min(self.burst, self.left + weight)

    def full_by(self, now: float) -> bool:
        """Whether by now it is as good as new."""
        return self.left + (now - self.filled_at) * self.rate >= self.burst


class Buckets:
    """A bucket for everybody who has one name or another; the full ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.of: dict[str, Bucket] = {}

    def take(self, name: str, weight: float = 1.0) -> bool:
        """Whether this is allowed to somebody now."""
        bucket = self.of.get(name)
        if bucket is None:
            bucket = self.of[name] = Bucket(self.rate, self.burst)
        return bucket.take(weight)

    def give_back(self, name: str, weight: float) -> None:
        """It was not done after all."""
        self.of[name].give_back(weight)

    def sweep(self, now: float) -> None:
        """Forget whoever has been quiet long enough to start afresh."""
        for name, bucket in list(self.of.items()):
            if bucket.full_by(now):
                del self.of[name]


class Budgets:
    """What may be said over sockets: by a seat and by a household, over all their sockets."""

    def __init__(self, limits: Limits) -> None:
        rate, burst = limits.messages_per_second, float(limits.message_burst)
        self.seats = Buckets(rate, burst)
        self.households = Buckets(rate * SEATS_OF_A_HOUSEHOLD, burst * SEATS_OF_A_HOUSEHOLD)

    def take(self, seat: str, household: str, weight: float = 1.0) -> bool:
        """Whether something of this weight may be said now."""
        if not self.seats.take(seat, weight):
            return False
        if self.households.take(household, weight):
            return True
        self.seats.give_back(seat, weight)
        return False
