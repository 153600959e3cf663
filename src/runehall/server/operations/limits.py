"""Limits on what one address or one connection may do."""

from __future__ import annotations

import time
from collections.abc import Collection


class Bucket:
    """So many things a second on average, and so many at once.

    >>> bucket = Bucket(rate=1.0, burst=2)
    >>> [bucket.take(now=100.0), bucket.take(now=100.0), bucket.take(now=100.0)]
    [True, True, False]
    >>> bucket.take(now=101.0)
    True
    """

    __slots__ = ("burst", "filled_at", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.filled_at = 0.0

    def take(self, now: float | None = None) -> bool:
        """Whether one more is allowed now."""
        moment = time.monotonic() if now is None else now
        self.left = min(self.burst, self.left + (moment - self.filled_at) * self.rate)
        self.filled_at = moment
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    @property
    def overdrawn(self) -> bool:
        """Whether nothing is left."""
        return self.left < 1.0


class Addresses:
    """What each address is doing."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.tables: dict[str, set[str]] = {}
        self.requests: dict[str, Bucket] = {}

    def may_ask(self, address: str) -> bool:
        """Whether this address may make one more request."""
        if address not in self.requests:
            self.requests[address] = Bucket(self.rate, self.burst)
        return self.requests[address].take()

    def sweep(self, now: float, open_tables: Collection[str]) -> None:
        """Forget addresses that have been quiet long enough to start afresh, and closed tables."""
        quiet = self.burst / self.rate
        for address, bucket in list(self.requests.items()):
            if now - bucket.filled_at > quiet:
                del self.requests[address]
        for address, tables in list(self.tables.items()):
            tables.intersection_update(open_tables)
            if not tables:
                del self.tables[address]
