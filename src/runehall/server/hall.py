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
from runehall.server.net.connection import Connection
from runehall.server.operations.limits import Addresses
from runehall.server.operations.services import Services
from runehall.server.storage import SetupRow, StorageFailure
from runehall.server.storage.setup import Setup, read_setup
from runehall.server.table import lobby
from runehall.server.table.live import LiveTable

LOG = logging.getLogger("runehall.hall")
TICK = 0.25
LOOK_ROUND_EVERY = 2.0
FORGET_EVERY = 600.0
UNLOAD_AFTER = 60_000.0
STALE_LOBBY = DAY
MOST_LISTED = 50


class Hall:
    """Finds, opens, loads and unloads tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        limits = services.config.limits
        self.addresses = Addresses(limits.requests_per_second, limits.request_burst)
        self.setups: dict[str, Setup] = {}
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.connections: set[Connection] = set()
        self.draining = False
        self.closing = asyncio.Event()
        self.housekeeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Learn which tables there are; their games come back when somebody needs them."""
        for text in await self.services.store.open_setups():
            setup = read_setup(text)
            if setup.game in self.services.games:
                self.setups[setup.id] = setup
        LOG.info("tables found", extra={"tables": len(self.setups)})
        self.housekeeper = asyncio.create_task(self.keep_house(), name="housekeeper")

    async def close(self) -> None:
        """Tell everybody to come back later, finish what has begun, let go."""
        self.draining = True
        self.closing.set()
        if self.housekeeper is not None:
            await self.housekeeper
        goodbyes = (connection.close("draining", retry=True) for connection in self.connections)
        await asyncio.gather(*goodbyes, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.tables.values()))

    # --- tables ----------------------------------------------------------------------------------

    def game(self, name: str) -> Game:
        """The game of a name."""
        if name not in self.services.games:
            raise unknown("game", name, self.services.games)
        return self.services.games[name]

    async def create(self, asked: wire.CreateTable, address: str) -> wire.Seated:
        """Open a new table."""
        limits = self.services.config.limits
        mine = self.addresses.tables.setdefault(address, set())
        mine.intersection_update(self.setups)
        if len(mine) >= limits.open_tables_per_address or len(self.setups) >= limits.open_tables:
            raise Refusal("too_many_tables", status=TOO_MANY)
        setup, token = lobby.open_table(self.game(asked.game), asked)
        # Counted before it is written: many who ask at once are not let in together.
        self.setups[setup.id] = setup
        mine.add(setup.id)
        row = SetupRow(setup.id, setup.stage, now_ms(), setup.stored())
        try:
            await self.services.store.write(row)
        except StorageFailure as failure:
            del self.setups[setup.id]
            raise Refusal("storage", status=UNAVAILABLE) from failure
        return wire.Seated(setup.id, 0, token)

    async def join(self, table: str, asked: wire.JoinTable) -> wire.Seated:
        """Take a seat at a table."""
        live = await self.table(table)

        async def sit() -> wire.Seated:
            before = live.setup.stored()
            seat, token = lobby.sit_down(live.setup, asked)
            await live.save(before)
            live.tell_table()
            return wire.Seated(table, seat, token)

        return await live.ask(sit)

    async def table(self, name: str) -> LiveTable:
        """A table in memory, brought there if it is not."""
        live = self.tables.get(name)
        if live is not None and not live.fenced:
            return live
        if self.draining:
            raise Refusal("draining", status=UNAVAILABLE)
        lock = self.loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                live = self.tables.get(name)
                if live is None or live.fenced:
                    live = await self.load(name)
                return live
        finally:
            if not lock.locked():
                self.loading.pop(name, None)

    async def setup(self, name: str) -> Setup:
        """The setup of a table, as it was last written down."""
        text = await self.services.store.setup(name)
        if text is None:
            raise Refusal("no_such_table", status=NOT_FOUND)
        return read_setup(text)

    async def load(self, name: str) -> LiveTable:
        """Bring a table into memory."""
        setup = await self.setup(name)
        if setup.game not in self.services.games:
            raise Refusal("unplayable", status=UNAVAILABLE)
        live = LiveTable(setup, self.services)
        try:
            await live.load()
        except BaseException:
            await live.stop()
            raise
        self.tables[name] = live
        if setup.stage != "over":
            self.setups[name] = setup
        self.services.metrics.tables.set(len(self.tables))
        return live

    def listed(self) -> wire.OpenTables:
        """The public tables."""
        public = [setup for setup in self.setups.values() if setup.public]
        public.sort(key=lambda setup: -setup.created)
        waiting = [each for each in public if each.stage == "lobby" and each.open_seats()]
        running = [each for each in public if each.stage == "playing"]
        return wire.OpenTables(
            [each.summary() for each in waiting[:MOST_LISTED]],
            [each.summary() for each in running[:MOST_LISTED]],
        )

    async def mine(self, keys: list[wire.SeatKey]) -> wire.MyTablesFound:
        """The tables of these seats, as far as they exist."""
        found = []
        for key in keys:
            try:
                (await self.setup(key.table)).seat_of(key.token)
                live = await self.table(key.table)
                seat = live.setup.seat_of(key.token)
            except Refusal:
                continue
            my_turn = live.play is not None and live.play.waits_for(seat)
            found.append(wire.MyTable(live.setup.summary(), seat, my_turn))
        return wire.MyTablesFound(found)

    # --- housekeeping ----------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Measure lines, notice absences, unload and forget what is not needed."""
        for name in [s.id for s in self.setups.values() if self.runs_by_itself(s)]:
            with suppress(Refusal):  # one that cannot be played is told to whoever visits it
                await self.table(name)
        looked = forgot = 0.0
        while not self.draining:
            now = time.monotonic()
            for connection in list(self.connections):
                await connection.ping()
            if now - looked >= LOOK_ROUND_EVERY:
                looked = now
                await self.look_round(now)
            if now - forgot >= FORGET_EVERY:
                forgot = now
                await self.forget()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), TICK)

    @staticmethod
    def runs_by_itself(setup: Setup) -> bool:
        """Whether a table's clock runs although nobody is connected."""
        return setup.stage == "playing" and setup.pace == "correspondence"

    async def look_round(self, now: float) -> None:
        """Absences, tables to unload, quiet addresses."""
        self.addresses.sweep(now, self.setups)
        for name, live in list(self.tables.items()):
            if live.setup.stage == "over":
                self.setups.pop(name, None)
            if live.fenced or (live.unused and now_ms() - live.idle_since > UNLOAD_AFTER):
                del self.tables[name]
                await live.stop()
            elif live.setup.stage == "playing" and not live.asleep:
                live.post(live.look_round)
        self.services.metrics.tables.set(len(self.tables))

    async def forget(self) -> None:
        """Delete lobbies nobody came to and games that have long been quiet."""
        store, keep = self.services.store, self.services.config.keep_days * DAY
        stale = now_ms() - STALE_LOBBY * 1000.0
        for name, setup in list(self.setups.items()):
            if setup.stage == "lobby" and setup.created < stale and name not in self.tables:
                del self.setups[name]
        forgotten = await store.forget_before(stale, ["lobby"])
        forgotten += await store.forget_before(now_ms() - keep * 1000.0, ["playing", "over"])
        if forgotten:
            LOG.info("tables forgotten", extra={"tables": forgotten})
