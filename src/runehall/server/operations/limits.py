"""Limits on what one household or one seat may do."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from runehall.server.operations.config import Limits
from runehall.server.operations.listing import IN_USE, Listing

Kept = TypeVar("Kept")
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

    __slots__ = ("burst", "filled_at", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.filled_at = 0.0

    def take(self, weight: float = 1.0, now: float | None = None) -> bool:
        """Whether one more is allowed now, or something that weighs as much as several."""
        moment = time.monotonic() if now is None else now
        self.left = min(self.burst, self.left + (moment - self.filled_at) * self.rate)
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


class Addresses:
    """What each household is doing in the hall."""

    def __init__(self, limits: Limits, listing: Listing) -> None:
        self.limits = limits
        self.listing = listing
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        most = limits.open_tables_per_address
        self.openings = Buckets(most / IN_USE, most)
        self.budgets = Budgets(limits)
        # The tables each has opened; the seats each has taken at public ones, by table and hash,
        # and how many it is about to take.
        self.tables: dict[str, set[str]] = {}
        self.seats: dict[str, set[tuple[str, str]]] = {}
        self.sitting_down: Counter[str] = Counter()

    def may_ask(self, address: str, weight: float = 1.0) -> bool:
        """Whether this address may make one more request."""
        return self.requests.take(address, weight)

    def may_open(self, address: str) -> bool:
        """Whether this address may open one more table; those it has left do not count."""
        mine = {table for table in self.tables.get(address, ()) if self.listing.in_use(table)}
        self.tables[address] = mine
        return len(mine) < self.limits.open_tables_per_address and self.openings.take(address)

    def may_sit_down(self, address: str) -> bool:
        """Whether this address may take one more seat at a public table that waits for people."""
        held = {each for each in self.seats.get(address, ()) if self.waits(*each)}
        self.seats[address] = held
        return len(held) + self.sitting_down[address] < self.limits.open_seats_per_address

    def waits(self, table: str, held: str) -> bool:
        """Whether somebody still sits at a table that has not begun."""
        listed = self.listing.tables.get(table)
        return listed is not None and listed.lobby and held in listed.held

    @contextmanager
    def sits_down(self, address: str) -> Iterator[None]:
        """Count a seat that is being taken: many who ask at once are not let in together."""
        self.sitting_down[address] += 1
        try:
            yield
        finally:
            self.sitting_down[address] -= 1
            if not self.sitting_down[address]:
                del self.sitting_down[address]

    def sweep(self) -> None:
        """Forget addresses that have been quiet long enough to start afresh, and closed tables."""
        now = time.monotonic()
        for buckets in (
            self.requests,
            self.openings,
            self.budgets.seats,
            self.budgets.households,
        ):
            buckets.sweep(now)
        keep(self.tables, self.listing.in_use)
        keep(self.seats, lambda seat: self.waits(*seat))


def keep(sets: dict[str, set[Kept]], wanted: Callable[[Kept], bool]) -> None:
    """Keep of every set what is wanted, and of the sets those that are not empty."""
    for name, each in list(sets.items()):
        sets[name] = {thing for thing in each if wanted(thing)}
        if not sets[name]:
            del sets[name]
