"""Every open socket of the hall: how many there may be, how far away they are, goodbyes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from runehall.server.errors import TOO_MANY, Refusal
from runehall.server.net.connection import Connection
from runehall.server.operations.metrics import Metrics

# How often it is looked whether a connection is to be measured, in seconds.
TICK = 0.25


class Connections:
    """The sockets that are open, by address and by table."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.open: set[Connection] = set()
        self.of_address: Counter[str] = Counter()
        self.of_table: Counter[str] = Counter()
        self.closing = asyncio.Event()
        self.measuring: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to measure."""
        self.measuring = asyncio.create_task(self.measure(), name="round trips")

    async def close(self) -> None:
        """Tell everybody to come back later."""
        self.closing.set()
        if self.measuring is not None:
            await self.measuring
        goodbyes = (connection.close("draining", retry=True) for connection in self.open)
        await asyncio.gather(*goodbyes, return_exceptions=True)

    async def measure(self) -> None:
        """Ping whoever is to be pinged, again and again."""
        while not self.closing.is_set():
            for connection in list(self.open):
                await connection.ping()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), TICK)

    @contextmanager
    def held(self, connection: Connection) -> Iterator[None]:
        """Count a connection as open as long as it lasts."""
        self.open.add(connection)
        self.metrics.sockets.set(len(self.open))
        try:
            yield
        finally:
            self.open.discard(connection)
            self.metrics.sockets.set(len(self.open))


@contextmanager
def one_more(crowd: Counter[str], name: str, most: int) -> Iterator[None]:
    """Count a socket of this name as long as it lasts, if there may be one more."""
    if crowd[name] >= most:
        raise Refusal("too_many_sockets", status=TOO_MANY)
    crowd[name] += 1
    try:
        yield
    finally:
        crowd[name] -= 1
        if not crowd[name]:
            del crowd[name]
