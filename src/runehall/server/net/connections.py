"""Every open socket of the hall: how many there may be, how far away they are, goodbyes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from runehall.server.clocks import now_ms
from runehall.server.errors import TOO_MANY, Refusal
from runehall.server.net.connection import Connection, Outbox
from runehall.server.operations.config import Limits
from runehall.server.operations.duties import Duty, Housekeeper
from runehall.server.operations.metrics import Metrics

LOG = logging.getLogger("runehall.http")
# How often it is looked whether a connection is to be measured, in seconds.
TICK = 0.25
# Places beside those for spectators: so many people sit at a table at most, and so many more
# connections may not have said yet who they are.
MOST_SEATS, STRANGERS = 8, 16


class Connections:
    """The sockets that are open, by address and by table."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.outbox = Outbox()
        self.open: set[Connection] = set()
        self.of_address: Counter[str] = Counter()
        # By table, in the order they came.
        self.of_table: dict[str, dict[Connection, None]] = {}

    def start(self, housekeeper: Housekeeper) -> None:
        """Begin to measure."""
        housekeeper.begin(Duty("look after sockets", TICK, self.look_after))

    async def close(self) -> None:
        """Tell everybody to come back later."""
        goodbyes = (connection.close("draining", retry=True) for connection in self.open)
        await asyncio.gather(*goodbyes, return_exceptions=True)

    async def look_after(self) -> None:
        """Ping whoever is to be pinged, and end what has gone."""
        now = now_ms()
        for connection in list(self.open):
            try:
                connection.look_after(now)
            except Exception:
                LOG.exception("socket lost")
                connection.cut()

    def make_room(self, table: str, limits: Limits) -> None:
        """Let one more come to a table; who has not said who they are gives way.

        Who comes may hold a seat, and seats are never kept out: spectators have places of their
        own, and are refused when they say hello.
        """
        here = self.of_table.get(table, {})
        kept = MOST_SEATS * limits.sockets_per_seat + STRANGERS
        if len(here) < limits.sockets_per_table + kept:
            return
        for connection in here:
            if not connection.welcomed:
                connection.cut()
                return
        raise Refusal("too_many_sockets", status=TOO_MANY)

    @contextmanager
    def held(self, connection: Connection, table: str) -> Iterator[None]:
        """Count a connection as open as long as it lasts."""
        self.open.add(connection)
        here = self.of_table.setdefault(table, {})
        here[connection] = None
        self.metrics.sockets.set(len(self.open))
        try:
            yield
        finally:
            self.open.discard(connection)
            del here[connection]
            if not here:
                self.of_table.pop(table, None)
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
