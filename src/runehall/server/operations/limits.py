"""Limits on what one household or one seat may do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from runehall.server.clocks import now_ms
from runehall.server.operations.budgets import Bucket, Buckets, Budgets
from runehall.server.operations.config import Limits
from runehall.server.operations.listing import IN_USE, Listing

Kept = TypeVar("Kept")
# Of 113 million codes a household can try eight in a hurry and one every ten seconds, everybody
# together two a second: with a hundred tables waiting, finding one of them takes a week.
GUESSES_PER_SECOND, GUESSES_AT_ONCE = 0.1, 8
ALL_GUESSES_PER_SECOND, ALL_GUESSES_AT_ONCE = 2.0, 100
# A class of thirty gets its keys in a lesson; nobody gets ten thousand.
CHRONICLES_PER_SECOND, CHRONICLES_AT_ONCE = 1.0 / 60.0, 30
# Games that are brought as files, each kept for a day.
RECORDS_PER_SECOND, RECORDS_AT_ONCE = 1.0 / 30.0, 10


class Guesses:
    """How often a code may be tried in vain: by a household, and by all of them together.

    A code that leads to a table costs nothing, so that a whole class can come from one address.
    """

    def __init__(self) -> None:
        self.households = Buckets(GUESSES_PER_SECOND, GUESSES_AT_ONCE)
        self.together = Bucket(ALL_GUESSES_PER_SECOND, ALL_GUESSES_AT_ONCE)

    def take(self, household: str) -> bool:
        """Whether somebody may try one more."""
        if not self.households.take(household):
            return False
        if self.together.take():
            return True
        self.households.give_back(household, 1.0)
        return False

    def give_back(self, household: str) -> None:
        """It was no guess."""
        self.households.give_back(household, 1.0)
        self.together.give_back(1.0)


class Addresses:
    """What each household is doing in the hall."""

    def __init__(self, limits: Limits, listing: Listing) -> None:
        self.limits = limits
        self.listing = listing
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        most = limits.open_tables_per_address
        self.openings = Buckets(most / IN_USE, most)
        self.budgets = Budgets(limits)
        self.guesses = Guesses()
        self.chronicles = Buckets(CHRONICLES_PER_SECOND, CHRONICLES_AT_ONCE)
        self.records = Buckets(RECORDS_PER_SECOND, RECORDS_AT_ONCE)
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
        now = now_ms() / 1000.0
        for buckets in (
            self.requests,
            self.openings,
            self.guesses.households,
            self.chronicles,
            self.records,
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
