"""The hall: every table there is, those in memory and those on disk."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from runehall.engine import Document, Game, read_record
from runehall.engine.errors import unknown
from runehall.engine.replay import start_of
from runehall.server import wire
from runehall.server.clocks import DAY, HOUR, now_ms
from runehall.server.errors import NOT_FOUND, TOO_MANY, UNAVAILABLE, Refusal
from runehall.server.invitation import read_code
from runehall.server.operations.duties import Duty, Housekeeper
from runehall.server.operations.health import Health
from runehall.server.operations.limits import Addresses
from runehall.server.operations.services import Services
from runehall.server.storage import SetupRow, StorageFailure
from runehall.server.storage.chronicles import ChronicleStore
from runehall.server.storage.setup import BROUGHT, EXERCISE, LESSON, Setup, hash_of, read_setup
from runehall.server.table import bringing, lessons, lobby, questions
from runehall.server.table.task import TableTask

LOG = logging.getLogger("runehall.hall")
# How often each duty is done, in seconds.
LOOK_ROUND_EVERY = 2.0
BRING_BACK_EVERY = 10.0
TIDY_EVERY = 30.0
FORGET_EVERY = 600.0
STAGES = ("lobby", "playing", "over")
# How long lessons are kept that nobody goes on with, in seconds.
LESSONS_KEPT = 2 * HOUR
# And exercises.
EXERCISES_KEPT = DAY
# How long games are kept that were brought as files, and how many of them at most.
BROUGHT_KEPT = DAY
MOST_BROUGHT = 2000
# How long chronicles are kept that nobody comes to, in seconds; empty ones less.
CHRONICLES_KEPT = 400 * DAY
EMPTY_CHRONICLES_KEPT = 2 * DAY
ROWS_AT_ONCE = 500
# How long tables may take to finish what they have begun when the server ends.
STOP_WITHIN = 5.0
# How long to give way after bringing back a game, at most.
LONGEST_BREATH = 0.1


class Hall:
    """Finds, opens, loads and unloads tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.listing = services.listing
        self.addresses = Addresses(services.config.limits, services.listing)
        self.tables: dict[str, TableTask] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.draining = False
        # Games whose clock runs by itself and that are not in memory yet.
        self.to_bring_back: deque[str] = deque()
        self.bringing_back = Duty("bring back", BRING_BACK_EVERY, self.bring_back)
        self.housekeeper = Housekeeper(services.metrics)
        self.health = Health(services, self.housekeeper)

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
        running = self.listing.running_by_themselves()
        due_first = await self.services.store.quiet_longest()
        self.to_bring_back.extend(name for name in due_first if name in running)
        self.housekeeper.begin(
            Duty("look round", LOOK_ROUND_EVERY, self.look_round),
            self.bringing_back,
            Duty("tidy", TIDY_EVERY, self.tidy),
            Duty("forget", FORGET_EVERY, self.forget),
        )

    def drain(self) -> None:
        """Let nobody in any more."""
        self.draining = True

    async def close(self) -> None:
        """Finish what has begun, let go; what does not finish in time is left."""
        self.drain()
        await self.housekeeper.end()
        stopping = [asyncio.create_task(table.stop()) for table in self.tables.values()]
        if stopping:
            _, stuck = await asyncio.wait(stopping, timeout=STOP_WITHIN)
            if stuck:
                LOG.error("tables did not finish", extra={"tables": len(stuck)})

    # --- tables ----------------------------------------------------------------------------------

    def game(self, name: str) -> Game:
        """The game of a name."""
        if name not in self.services.games:
            raise unknown("game", name, self.services.games)
        return self.services.games[name]

    async def create(self, asked: wire.CreateTable, address: str) -> wire.Seated:
        """Open a new table."""
        setup, token = lobby.open_table(self.game(asked.game), asked, self.services.roster)
        return await self.opened(setup, token, address)

    async def opened(self, setup: Setup, token: str, address: str) -> wire.Seated:
        """Write a new table down, if its household may have one more."""
        most, listed = self.services.config.limits.open_tables, self.listing.tables
        if len(listed) >= most or not self.addresses.may_open(address):
            raise Refusal("too_many_tables", status=TOO_MANY)
        lobby.settle_code(setup, self.listing.has_code)
        # Counted before it is written: many who ask at once are not let in together.
        self.listing.note(setup)
        self.addresses.tables[address].add(setup.id)
        row = SetupRow(setup.id, setup.kept_as, now_ms(), setup.stored())
        try:
            await self.services.store.write(row)
        except StorageFailure as failure:
            self.listing.forget(setup.id)
            raise Refusal("storage", status=UNAVAILABLE) from failure
        return wire.Seated(setup.id, 0, token)

    async def open_lesson(self, asked: wire.OpenLesson, address: str) -> wire.Seated:
        """Open a table at which a chapter of a lesson is given."""
        setup, token = lessons.open_lesson(self.game(asked.game), asked)
        return await self.opened(setup, token, address)

    async def bring(self, document: Document, address: str) -> wire.Brought:
        """Make a table of a finished game that was played elsewhere."""
        record = read_record(document)
        store = self.services.store
        full = await store.number_of(BROUGHT) >= MOST_BROUGHT
        if full or not self.addresses.records.take(address):
            raise Refusal("too_many_records", status=TOO_MANY)
        table = start_of(record, self.services.games)
        setup, rows = await bringing.brought(table, record, document)
        try:
            for start in range(0, len(rows), ROWS_AT_ONCE):
                await store.write(*rows[start : start + ROWS_AT_ONCE])
        except StorageFailure as failure:
            raise Refusal("storage", status=UNAVAILABLE) from failure
        return wire.Brought(setup.id)

    def find(self, asked: wire.SpokenCode, address: str) -> wire.CodeFound:
        """Where a code leads; whatever leads nowhere is refused in the same words."""
        if not self.addresses.guesses.take(address):
            raise Refusal("too_many_guesses", status=TOO_MANY)
        code = read_code(asked.code)
        table = None if code is None else self.listing.at_code(code)
        if table is None:
            raise Refusal("no_such_code", status=NOT_FOUND)
        self.addresses.guesses.give_back(address)
        return wire.CodeFound(table)

    async def join(self, name: str, asked: wire.JoinTable, address: str) -> wire.Seated:
        """Take a seat at a table; of those at public ones nobody may take all."""
        table = await self.table(name)
        listed = self.listing.tables.get(name)
        if listed is None or not listed.public:
            return await self.sit_down(table, asked)
        if not self.addresses.may_sit_down(address):
            raise Refusal("too_many_seats", status=TOO_MANY)
        with self.addresses.sits_down(address):
            seated = await self.sit_down(table, asked)
            self.addresses.seats.setdefault(address, set()).add((name, hash_of(seated.token)))
        return seated

    async def sit_down(self, table: TableTask, asked: wire.JoinTable) -> wire.Seated:
        """Take a seat at a table in memory."""
        seated: wire.Seated = await table.change(lambda live: live.take_seat(asked))
        return seated

    async def table(self, name: str) -> TableTask:
        """A table in memory, brought there if it is not."""
        table = self.in_memory(name)
        if table is not None:
            return table
        if self.draining:
            raise Refusal("draining", status=UNAVAILABLE)
        async with self.alone_with(name):
            return self.in_memory(name) or await self.load(name)

    @asynccontextmanager
    async def alone_with(self, name: str) -> AsyncIterator[None]:
        """Bring a table into memory, or take it out, while nobody else does."""
        lock = self.loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                yield
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
        await self.unload(name)  # what it still had to do is written down first
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

    async def unload(self, name: str) -> None:
        """Take a table out of memory, if it is there."""
        table = self.tables.get(name)
        if table is not None:
            await table.stop()
            if self.tables.get(name) is table:
                del self.tables[name]

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

    async def bring_back(self) -> None:
        """Bring back the games whose clock runs by itself, one by one, giving way after each."""
        loop, waiting = asyncio.get_running_loop(), self.to_bring_back
        while waiting and not self.draining:
            began, name = loop.time(), waiting.popleft()
            try:
                await self.table(name)
            except StorageFailure:
                waiting.append(name)  # the database may answer next time
                raise
            except Refusal as refusal:  # who visits it is told
                if refusal.code == "not_read":
                    waiting.append(name)  # as above
                    raise
                LOG.warning("table not brought back", extra={"table": name, "why": refusal.code})
            except Exception:
                LOG.exception("table not brought back", extra={"table": name})
            self.bringing_back.gets_on()
            await asyncio.sleep(min((loop.time() - began) / 2.0, LONGEST_BREATH))

    async def look_round(self) -> None:
        """Absences, tables to unload, quiet addresses."""
        self.addresses.sweep()
        for name, table in list(self.tables.items()):
            table.look_round()
            if table.ended:
                table.let_go()
                del self.tables[name]
        self.services.metrics.tables.set(len(self.tables))

    async def tidy(self) -> None:
        """End lobbies that nobody is in; list no games that nobody looks at."""
        for name in self.listing.all_left():
            async with self.alone_with(name):
                listed = self.listing.tables.get(name)
                if listed is None or not self.listing.left(name):
                    continue  # somebody came meanwhile
                if listed.lobby:
                    await self.unload(name)
                    await self.services.store.forget_lobby(name)
                    LOG.info("lobby ended", extra={"table": name})
                if name not in self.tables:
                    self.listing.forget(name)

    async def forget(self) -> None:
        """Delete tables that have long been quiet, a few at a time; lessons much sooner.

        Their time is that of the hall's own clock, which runs only while the hall is open.
        """
        store, keep = self.services.store, self.services.config.keep_days * DAY
        clock = await store.grow_older()
        moments = {
            LESSON: clock - LESSONS_KEPT,
            EXERCISE: clock - EXERCISES_KEPT,
            BROUGHT: clock - BROUGHT_KEPT,
        }
        if keep > 0.0:
            moments |= dict.fromkeys(STAGES, clock - keep)
        forgotten = await store.forget_before(moments, {*self.tables, *self.loading})
        for name in forgotten:
            self.listing.forget(name)
        unused = clock - max(keep, CHRONICLES_KEPT) if keep > 0.0 else None
        await ChronicleStore(store).forget(unused, clock - EMPTY_CHRONICLES_KEPT)
        if forgotten:
            LOG.info("tables forgotten", extra={"tables": len(forgotten), "names": forgotten})
