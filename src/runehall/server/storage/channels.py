"""The writer's channel to its database: rows go in, and a commit makes them last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sqlalchemy import Connection, Dialect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from runehall.server.storage.engines import blocking_sqlite, new_engine
from runehall.server.storage.migrate import check_ours
from runehall.server.storage.ownership import FileLock, Occupied, Owner, make_private
from runehall.server.storage.rows import Insertion, Row
from runehall.server.storage.schema import HALL
from runehall.server.storage.troubles import file_of, is_file, shown

# Whoever begins to write waits for a commit that is under way, and a commit for them.
EPOCH = select(HALL.c.epoch).with_for_update(read=True)
PLAIN_EPOCH = str(select(HALL.c.epoch))
LOCKED_EPOCH = f"{PLAIN_EPOCH} FOR SHARE"
# The lock belongs to the writer's own connection: who loses it cannot write either. A connection
# whose other end has vanished without a word is noticed within half a minute.
NOTICE = ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3")
LOCK = text("SELECT pg_try_advisory_lock(hashtextextended('runehall ' || current_schema(), 0))")
HAS_HALL = text("SELECT to_regclass('hall') IS NOT NULL")


class Channel(Protocol):
    """One connection, one transaction at a time."""

    @property
    def dialect(self) -> Dialect:
        """Which database this is."""

    async def open(self) -> None:
        """Connect."""

    async def take(self, owner: Owner) -> None:
        """Become the only one who writes, until this is closed; or say who is."""

    async def epoch(self) -> int:
        """Whose turn it is to write; nobody begins another before the transaction ends."""

    async def insert(self, insertion: Insertion, rows: Sequence[Row]) -> None:
        """Insert rows of one kind."""

    async def commit(self) -> None:
        """Let what was inserted last."""

    async def rollback(self) -> None:
        """Forget what was inserted since the last commit."""

    async def close(self) -> None:
        """Let go."""


def channel_to(url: str) -> Channel:
    """A channel to a database address."""
    return FileChannel(url) if is_file(url) else DriverChannel(url)


class DriverChannel:
    """A channel through an asynchronous driver, which sends all rows of a statement together."""

    def __init__(self, url: str) -> None:
        self.where = shown(url)
        self.engine = new_engine(url)
        self.connection: AsyncConnection = self.engine.connect()

    @property
    def dialect(self) -> Dialect:
        """Which database this is."""
        return self.engine.dialect

    async def open(self) -> None:
        """Connect."""
        await self.connection.start()

    async def take(self, owner: Owner) -> None:
        """Become the only one who writes, until this is closed; or say who is."""
        connection = self.connection
        for setting in NOTICE:
            await connection.execute(text(f"SET {setting}"))
        free = await connection.scalar(LOCK)
        note = ""
        if not free and await connection.scalar(HAS_HALL):
            note = await connection.scalar(select(HALL.c.owner)) or ""
        await connection.commit()
        if not free:
            raise Occupied(self.where, note)

    async def epoch(self) -> int:
        """Whose turn it is to write; nobody begins another before the transaction ends."""
        return int((await self.connection.exec_driver_sql(LOCKED_EPOCH)).scalar_one())

    async def insert(self, insertion: Insertion, rows: Sequence[Row]) -> None:
        """Insert rows of one kind."""
        await self.connection.exec_driver_sql(
            insertion.text, [insertion.values(row) for row in rows]
        )

    async def commit(self) -> None:
        """Let what was inserted last."""
        await self.connection.commit()

    async def rollback(self) -> None:
        """Forget what was inserted since the last commit."""
        await self.connection.rollback()

    async def close(self) -> None:
        """Let go."""
        if self.connection.sync_connection is not None:  # it may never have come to be
            await self.connection.close()
        await self.engine.dispose()


class FileChannel:
    """A channel to SQLite, in the writer's own thread: a thread between them would only cost time.

    All rows of a kind are one statement. Python's sqlite3 lets the tables run while a statement
    runs and then waits for its turn; with a statement for each row that was most of a commit.
    """

    def __init__(self, url: str) -> None:
        self.path = file_of(url)
        self.lock = FileLock(self.path)
        self.engine = blocking_sqlite(url)
        self.opened: Connection | None = None

    @property
    def dialect(self) -> Dialect:
        """Which database this is."""
        return self.engine.dialect

    @property
    def connection(self) -> Connection:
        """The open connection."""
        assert self.opened is not None
        return self.opened

    async def open(self) -> None:
        """Connect."""
        make_private(self.path)
        check_ours(self.path)
        self.opened = self.engine.connect()

    async def take(self, owner: Owner) -> None:
        """Become the only one who writes, until this is closed; or say who is."""
        self.lock.take(owner)

    async def epoch(self) -> int:
        """Whose turn it is to write; nobody begins another before the transaction ends."""
        # Asked in every commit: the driver itself answers in a tenth of the time.
        driver = self.connection.connection.dbapi_connection
        assert driver is not None
        (epoch,) = driver.execute(PLAIN_EPOCH).fetchone()
        return int(epoch)

    async def insert(self, insertion: Insertion, rows: Sequence[Row]) -> None:
        """Insert rows of one kind."""
        if insertion.one_by_one:
            self.connection.exec_driver_sql(insertion.text, [insertion.values(row) for row in rows])
            return
        values = tuple(value for row in rows for value in insertion.values(row))
        self.connection.exec_driver_sql(insertion.text_for(len(rows)), values)

    async def commit(self) -> None:
        """Let what was inserted last."""
        self.connection.commit()

    async def rollback(self) -> None:
        """Forget what was inserted since the last commit."""
        self.connection.rollback()

    async def close(self) -> None:
        """Let go."""
        if self.opened is not None:
            self.opened.close()
        self.engine.dispose()
        self.lock.release()
