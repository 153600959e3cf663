"""The writer's channel to its database: rows go in, and a commit makes them last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sqlalchemy import Connection, Dialect
from sqlalchemy.ext.asyncio import AsyncConnection

from runehall.server.storage.engines import blocking_sqlite, is_sqlite, new_engine
from runehall.server.storage.rows import Insertion, Row


class Channel(Protocol):
    """One connection, one transaction at a time."""

    @property
    def dialect(self) -> Dialect:
        """Which database this is."""

    async def open(self) -> None:
        """Connect."""

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
    return FileChannel(url) if is_sqlite(url) else DriverChannel(url)


class DriverChannel:
    """A channel through an asynchronous driver, which sends all rows of a statement together."""

    def __init__(self, url: str) -> None:
        self.engine = new_engine(url)
        self.connection: AsyncConnection = self.engine.connect()

    @property
    def dialect(self) -> Dialect:
        """Which database this is."""
        return self.engine.dialect

    async def open(self) -> None:
        """Connect."""
        await self.connection.start()

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
        await self.connection.close()
        await self.engine.dispose()


class FileChannel:
    """A channel to SQLite, in the writer's own thread: a thread between them would only cost time.

    All rows of a kind are one statement. Python's sqlite3 lets the tables run while a statement
    runs and then waits for its turn; with a statement for each row that was most of a commit.
    """

    def __init__(self, url: str) -> None:
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
        self.opened = self.engine.connect()

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
