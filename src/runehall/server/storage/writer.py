"""The one writer: it gathers what many tables write into one commit.

It runs in a thread with a loop of its own. A commit takes several steps, and on the tables' loop
each of them would wait behind whatever the tables are doing.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from runehall.engine import RunehallError
from runehall.server.storage.channels import Channel, channel_to
from runehall.server.storage.ownership import Occupied, Owner
from runehall.server.storage.rows import Insertion, Row
from runehall.server.storage.troubles import reason

LARGEST_BATCH = 500
RECONNECT_AFTER = 0.5
# So many entries may wait; whoever comes then is told that nothing was written.
MOST_WAITING = 4000
# A commit that takes longer than this is a sign of trouble, in seconds.
SLOW_AFTER = 10.0
LOG = logging.getLogger("runehall.storage")
# Is told how many seconds a commit took and how many entries it had.
Committed = Callable[[float, int], None]


class StorageFailure(RunehallError):
    """The database would not take it."""


class Fenced(StorageFailure):
    """Somebody else writes this table: it is not ours any more."""


class Succeeded(Exception):
    """Another process has begun to write this database; this one may not write any more."""


class Entry:
    """Rows that must be written together, and who waits for them."""

    __slots__ = ("rows", "written")

    def __init__(self, rows: Sequence[Row], written: asyncio.Future[None]) -> None:
        self.rows = rows
        self.written = written


class Writer:
    """Writes entries in the order they come, many at a time.

    It is the only one: it holds the database's lock, and each commit proves that its epoch is
    still the database's.
    """

    def __init__(self, url: str, committed: Committed, owner: Owner) -> None:
        self.url = url
        self.committed = committed
        self.owner = owner
        # None until the database is ready to be written.
        self.epoch: int | None = None
        self.succeeded = asyncio.Event()
        self.entries: deque[Entry] = deque()
        self.underway: list[Entry] = []
        self.insertions: dict[type[Row], Insertion] = {}
        self.tables_loop = asyncio.get_running_loop()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.wanted = asyncio.Event()
        self.waiting = False
        self.ending = False
        self.lost = False
        self.ended = False
        # When the commit under way began; 0 while there is none.
        self.began = 0.0
        self.started: Future[None] = Future()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)

    async def start(self) -> None:
        """Start the thread; return when it holds the lock, or say why it cannot."""
        self.thread.start()
        await asyncio.wrap_future(self.started)

    async def stop(self) -> None:
        """Write what still waits, then end; a database that hangs is not waited for."""
        self.ending = True
        if not self.ended:
            self.wake()
        await asyncio.to_thread(self.thread.join, SLOW_AFTER)

    def trouble(self) -> str:
        """What is wrong, in a few words; nothing if it writes."""
        if self.ended:
            return "ended"
        if self.lost:
            return "has lost the database"
        if len(self.entries) >= MOST_WAITING:
            return "full"
        began = self.began
        return "slow" if began and time.perf_counter() - began > SLOW_AFTER else ""

    # --- on the tables' side ---------------------------------------------------------------------

    def put(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Have rows written together; done when they are on the disk."""
        if self.ended or len(self.entries) >= MOST_WAITING:
            raise StorageFailure("This cannot be written down now.")
        written: asyncio.Future[None] = self.tables_loop.create_future()
        self.entries.append(Entry(rows, written))
        if self.waiting:
            self.wake()
        return written

    def wake(self) -> None:
        """Let the writer look."""
        assert self.loop is not None
        self.waiting = False
        self.loop.call_soon_threadsafe(self.wanted.set)

    def tell(self, batch: Sequence[Entry], failure: StorageFailure | None) -> None:
        """Tell whoever waits."""
        for entry in batch:
            if entry.written.done():
                continue
            if failure is None:
                entry.written.set_result(None)
            else:
                entry.written.set_exception(failure)

    # --- on the writer's side --------------------------------------------------------------------

    def run(self) -> None:
        """The thread; whoever waits when it ends is told."""
        try:
            asyncio.run(self.write_batches())
        finally:
            self.ended = True
            while waiting := self.take():
                self.refuse(waiting)

    async def write_batches(self) -> None:
        """Write until the end; a database that has gone away is tried again and again."""
        self.loop = asyncio.get_running_loop()
        while True:
            channel = channel_to(self.url)
            try:
                await self.connect(channel)
                self.lost = False
                await self.write_on(channel)
                return
            except Succeeded:
                break
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                if not self.started.done():
                    self.started.set_exception(error)
                    return
                LOG.error("database lost", extra={"reason": reason(error)})
                self.lost = True
                self.refuse([*self.underway, *self.take()])
                if self.ending:
                    return
                await asyncio.sleep(RECONNECT_AFTER)
            finally:
                await let_go(channel)
        await self.write_nothing()

    async def connect(self, channel: Channel) -> None:
        """Become the one who writes, or go on being it."""
        await channel.open()
        try:
            await channel.take(self.owner)
        except Occupied:
            # Perhaps it is our own connection, of which the server has not noticed that it is gone.
            if self.epoch is not None:
                await self.prove(channel)
            raise
        if not self.started.done():
            self.started.set_result(None)

    async def prove(self, channel: Channel) -> None:
        """See to it that nobody has begun to write after us."""
        if await channel.epoch() != self.epoch:
            raise Succeeded

    async def write_nothing(self) -> None:
        """Somebody else writes now: refuse everything until the end."""
        LOG.critical("another hall has begun to write this database; this one writes nothing more")
        self.tables_loop.call_soon_threadsafe(self.succeeded.set)
        self.refuse(self.underway, Fenced)
        while not self.ending or self.entries:
            self.refuse(self.take(), Fenced)
            await self.wait()

    async def write_on(self, channel: Channel) -> None:
        """Take everything that waits, commit it at once, tell everybody; again and again."""
        while True:
            self.underway = self.take()
            if self.underway:
                self.began = time.perf_counter()
                await self.commit(channel, self.underway)
                self.began = 0.0
            elif self.ending:
                return
            else:
                await self.wait()

    def refuse(self, batch: Sequence[Entry], kind: type[StorageFailure] | None = None) -> None:
        """Say that something was not written."""
        failure = (kind or StorageFailure)("This could not be written down.")
        self.tables_loop.call_soon_threadsafe(self.tell, batch, failure)

    def take(self) -> list[Entry]:
        """What waits to be written, up to a point."""
        batch: list[Entry] = []
        while self.entries and len(batch) < LARGEST_BATCH:
            batch.append(self.entries.popleft())
        return batch

    async def wait(self) -> None:
        """Wait until there is something to do."""
        self.wanted.clear()
        self.waiting = True
        # What came between the last look and this moment has not woken anybody.
        if not self.entries and not self.ending:
            await self.wanted.wait()
        self.waiting = False

    async def commit(self, channel: Channel, batch: list[Entry]) -> None:
        """Commit a batch; if that fails, each entry by itself, so that one cannot hurt another."""
        began = time.perf_counter()
        try:
            await self.insert(channel, [row for entry in batch for row in entry.rows])
        except SQLAlchemyError as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise  # the lock is gone with the connection, and both are to be had again first
            await channel.rollback()
            if len(batch) == 1:
                LOG.error("not written", extra={"reason": reason(error)})
                self.refuse(batch, Fenced if isinstance(error, IntegrityError) else None)
            else:
                for entry in batch:
                    await self.commit(channel, [entry])
            return
        self.committed(time.perf_counter() - began, len(batch))
        self.tables_loop.call_soon_threadsafe(self.tell, batch, None)

    async def insert(self, channel: Channel, rows: list[Row]) -> None:
        """Insert rows, those of a kind in one go, and commit."""
        by_kind: dict[type[Row], list[Row]] = {}
        for row in rows:
            by_kind.setdefault(type(row), []).append(row)
        for kind, group in by_kind.items():
            if kind not in self.insertions:
                self.insertions[kind] = kind.insertion(channel.dialect)
            await channel.insert(self.insertions[kind], group)
        await self.prove(channel)
        await channel.commit()


async def let_go(channel: Channel) -> None:
    """Close a channel; one that is broken has nothing left to close."""
    try:
        await channel.close()
    except Exception:
        LOG.exception("channel not closed")
