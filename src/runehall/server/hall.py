"""The hall: every table there is, those in memory and those on disk."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from runehall.engine import Game
from runehall.engine.errors import unknown
from runehall.server import wire
from runehall.server.clocks import DAY, now_ms
from runehall.server.errors import NOT_FOUND, TOO_MANY, UNAVAILABLE, Refusal
from runehall.server.operations.limits import Addresses
from runehall.server.operations.services import Services
from runehall.server.storage import SetupRow, StorageFailure
from runehall.server.storage.setup import Setup, read_setup
from runehall.server.table import lobby, questions
from runehall.server.table.task import TableTask

LOG = logging.getLogger("runehall.hall")
LOOK_ROUND_EVERY = 2.0
FORGET_EVERY = 600.0
STALE_LOBBY = DAY


class Hall:
    """Finds, opens, loads and unloads tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.listing = services.listing
        limits = services.config.limits
        self.addresses = Addresses(limits.requests_per_second, limits.request_burst)
        self.tables: dict[str, TableTask] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.draining = False
        self.closing = asyncio.Event()
        self.housekeeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Learn which tables there are; their games come back when somebody needs them."""
        for name, text in await self.services.store.open_setups():
            try:
                setup = read_setup(text)
            except Refusal as unreadable:
                await self.services.store.set_aside(name, "setup", "", unreadable)
                continue
            if setup.game in self.services.games:
                self.listing.note(setup)
        LOG.info("tables found", extra={"tables": len(self.listing.tables)})
        self.housekeeper = asyncio.create_task(self.keep_house(), name="housekeeper")

    def drain(self) -> None:
        """Let nobody in any more."""
        self.draining = True
        self.closing.set()

    async def close(self) -> None:
        """Finish what has begun, let go."""
        self.drain()
        if self.housekeeper is not None:
            await self.housekeeper
        await asyncio.gather(*(table.stop() for table in self.tables.values()))

    # --- tables ----------------------------------------------------------------------------------

    def game(self, name: str) -> Game:
        """The game of a name."""
        if name not in self.services.games:
            raise unknown("game", name, self.services.games)
        return self.services.games[name]

    async def create(self, asked: wire.CreateTable, address: str) -> wire.Seated:
        """Open a new table."""
        limits, listed = self.services.config.limits, self.listing.tables
        mine = self.addresses.tables.setdefault(address, set())
        mine.intersection_update(listed)
        if len(mine) >= limits.open_tables_per_address or len(listed) >= limits.open_tables:
            raise Refusal("too_many_tables", status=TOO_MANY)
        setup, token = lobby.open_table(self.game(asked.game), asked)
        # Counted before it is written: many who ask at once are not let in together.
        self.listing.note(setup)
        mine.add(setup.id)
        row = SetupRow(setup.id, setup.stage, now_ms(), setup.stored())
        try:
            await self.services.store.write(row)
        except StorageFailure as failure:
            self.listing.forget(setup.id)
            raise Refusal("storage", status=UNAVAILABLE) from failure
        return wire.Seated(setup.id, 0, token)

    async def join(self, name: str, asked: wire.JoinTable) -> wire.Seated:
        """Take a seat at a table."""
        table = await self.table(name)
        seated: wire.Seated = await table.change(lambda live: live.take_seat(asked))
        return seated

    async def table(self, name: str) -> TableTask:
        """A table in memory, brought there if it is not."""
        table = self.in_memory(name)
        if table is not None:
            return table
        if self.draining:
            raise Refusal("draining", status=UNAVAILABLE)
        lock = self.loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                return self.in_memory(name) or await self.load(name)
        finally:
            if not lock.locked():
                self.loading.pop(name, None)

    def in_memory(self, name: str) -> TableTask | None:
        """A table that is in memory, which it then stays for a while."""
        table = self.tables.get(name)
        if table is None or table.gone:
            return None
        table.needed_at = now_ms()
        return table

    async def setup(self, name: str) -> Setup:
        """The setup of a table, as it was last written down."""
        text = await self.services.store.setup(name)
        if text is None:
            raise Refusal("no_such_table", status=NOT_FOUND)
        try:
            return read_setup(text)
        except Refusal as unreadable:
            await self.services.store.set_aside(name, "setup", "", unreadable)
            raise

    async def load(self, name: str) -> TableTask:
        """Bring a table into memory."""
        if name in self.tables:
            await self.tables[name].stop()  # what it still had to do is written down first
        setup = await self.setup(name)
        if setup.game not in self.services.games:
            raise Refusal("unplayable", status=UNAVAILABLE)
        table = TableTask(setup, self.services)
        try:
            await table.load()
        except BaseException:
            await table.stop()
            raise
        self.tables[name] = table
        self.listing.note(setup)
        self.services.metrics.tables.set(len(self.tables))
        return table

    async def mine(self, keys: list[wire.SeatKey]) -> wire.MyTablesFound:
        """The tables of these seats, as far as they exist."""
        found = []
        for key in keys:
            with suppress(Refusal):
                (await self.setup(key.table)).seat_of(key.token)
                found.append(await self.mine_at(key.table, key.token))
        return wire.MyTablesFound(found)

    async def mine_at(self, name: str, token: str) -> wire.MyTable:
        """The table of one seat."""
        table = await self.table(name)
        return await table.ask(lambda live: questions.mine(live, token))

    # --- housekeeping ----------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Notice absences, unload and forget what is not needed."""
        for name in self.listing.running_by_themselves():
            with suppress(Refusal):  # one that cannot be played is told to whoever visits it
                await self.table(name)
        forgot = 0.0
        while not self.draining:
            now = time.monotonic()
            await self.look_round(now)
            if now - forgot >= FORGET_EVERY:
                forgot = now
                await self.forget()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), LOOK_ROUND_EVERY)

    async def look_round(self, now: float) -> None:
        """Absences, tables to unload, quiet addresses."""
        self.addresses.sweep(now, self.listing.tables)
        for name, table in list(self.tables.items()):
            table.look_round()
            if table.gone:
                await table.stop()
                if self.tables.get(name) is table:  # it may have been loaded anew meanwhile
                    del self.tables[name]
        self.services.metrics.tables.set(len(self.tables))

    async def forget(self) -> None:
        """Delete lobbies nobody came to and games that have long been quiet, a few at a time.

        Their time is that of the hall's own clock, which runs only while the hall is open.
        """
        store, keep = self.services.store, self.services.config.keep_days * DAY
        in_use = {*self.tables, *self.loading}
        forgotten: list[str] = []
        try:
            clock = await store.grow_older()
            if keep > 0.0:
                forgotten += await store.forget_before(clock - STALE_LOBBY, ["lobby"], in_use)
                forgotten += await store.forget_before(clock - keep, ["playing", "over"], in_use)
        except StorageFailure as failure:
            LOG.error("nothing forgotten", extra={"reason": str(failure)})
        for name in forgotten:
            self.listing.forget(name)
        if forgotten:
            LOG.info("tables forgotten", extra={"tables": len(forgotten), "names": forgotten})
