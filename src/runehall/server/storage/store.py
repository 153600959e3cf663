"""The database behind one writer that gathers what many tables write into one commit."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from sqlalchemy import delete, event, func, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from runehall.engine import RunehallError
from runehall.server.metrics import Metrics
from runehall.server.storage.migrate import migrate
from runehall.server.storage.rows import ActionRow, Insertion, Row
from runehall.server.storage.schema import ACTIONS, CHAT, RACES, SNAPSHOTS, TABLES

LARGEST_BATCH = 500
LOG = logging.getLogger("runehall.storage")


class StorageFailure(RunehallError):
    """The database would not take it."""


class Fenced(StorageFailure):
    """Somebody else has written an action of this number: this table is not ours any more."""


@dataclass(frozen=True)
class Entry:
    """Rows that must be written together, and who waits for them."""

    rows: Sequence[Row]
    written: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Store:
    """The hall's database."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.url = url
        self.metrics = metrics
        self.engine: AsyncEngine = new_engine(url)
        self.queue: asyncio.Queue[Entry | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.insertions: dict[type[Row], Insertion] = {}

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        await migrate(self.engine)
        self.writer = asyncio.create_task(self.write_batches(), name="storage")

    async def close(self) -> None:
        """Write what is still waiting, then let go."""
        if self.writer is not None:
            self.queue.put_nowait(None)
            await self.writer
            self.writer = None
        await self.engine.dispose()

    # --- writing ---------------------------------------------------------------------------------

    async def write(self, *rows: Row) -> None:
        """Write rows together; when this returns, they are on the disk."""
        entry = Entry(rows)
        self.queue.put_nowait(entry)
        await entry.written

    async def write_batches(self) -> None:
        """Take everything that waits, commit it at once, tell everybody; again and again."""
        async with self.engine.connect() as connection:
            while (first := await self.queue.get()) is not None:
                batch = [first]
                while len(batch) < LARGEST_BATCH and not self.queue.empty():
                    entry = self.queue.get_nowait()
                    if entry is None:
                        self.queue.put_nowait(None)
                        break
                    batch.append(entry)
                await self.commit(connection, batch)

    async def commit(self, connection: AsyncConnection, batch: list[Entry]) -> None:
        """Commit a batch; if that fails, each entry by itself, so that one cannot hurt another."""
        began = time.perf_counter()
        try:
            await self.insert(connection, [row for entry in batch for row in entry.rows])
        except SQLAlchemyError as error:
            await connection.rollback()
            if len(batch) == 1:
                fail(batch[0], error)
            else:
                for entry in batch:
                    await self.commit(connection, [entry])
            return
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        self.metrics.commit_entries.observe(len(batch))
        for entry in batch:
            if not entry.written.done():
                entry.written.set_result(None)

    async def insert(self, connection: AsyncConnection, rows: list[Row]) -> None:
        """Insert rows, those of a kind in one go, and commit."""
        by_kind = sorted(rows, key=lambda row: type(row).__name__)
        for kind, group in groupby(by_kind, type):
            insertion = self.insertion(kind)
            values = [insertion.values(row) for row in group]
            await connection.exec_driver_sql(insertion.text, values)
        await connection.commit()

    def insertion(self, kind: type[Row]) -> Insertion:
        """How a kind of row is inserted; found out once."""
        if kind not in self.insertions:
            self.insertions[kind] = kind.insertion(self.engine.dialect)
        return self.insertions[kind]

    async def forget_before(self, moment: float, stages: Sequence[str]) -> int:
        """Delete some tables of these stages that have not changed since a moment; how many."""
        old = select(TABLES.c.id).where(TABLES.c.stage.in_(stages), TABLES.c.changed < moment)
        old = old.limit(LARGEST_BATCH)
        async with self.engine.begin() as connection:
            ids = (await connection.execute(old)).scalars().all()
            for table in (ACTIONS, SNAPSHOTS, RACES, CHAT):
                await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
        return len(ids)

    # --- reading ---------------------------------------------------------------------------------

    async def rows(self, query: Any) -> Sequence[Any]:
        """What a query finds."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def open_setups(self) -> list[str]:
        """The setups of every table that is not over."""
        found = await self.rows(select(TABLES.c.document).where(TABLES.c.stage != "over"))
        return [row.document for row in found]

    async def setup(self, table: str) -> str | None:
        """The setup of a table, if there is one."""
        found = await self.rows(select(TABLES.c.document).where(TABLES.c.id == table))
        return found[0].document if found else None

    async def actions(self, table: str) -> list[ActionRow]:
        """Every action of a table, in order."""
        found = await self.rows(
            select(ACTIONS).where(ACTIONS.c.table_id == table).order_by(ACTIONS.c.seq)
        )
        return [ActionRow(**row._mapping) for row in found]  # noqa: SLF001 - SQLAlchemy's public API

    async def snapshot(self, table: str) -> tuple[int, str] | None:
        """The latest snapshot of a table."""
        found = await self.rows(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        return (found[0].seq, found[0].document) if found else None

    async def races(self, table: str) -> list[str]:
        """Every race of a table."""
        query = select(RACES.c.document).where(RACES.c.table_id == table).order_by(RACES.c.number)
        return [row.document for row in await self.rows(query)]

    async def count_races(self, table: str) -> int:
        """How many races a table has had."""
        query = select(func.count()).select_from(RACES).where(RACES.c.table_id == table)
        return int((await self.rows(query))[0][0])

    async def chat(self, table: str, count: int) -> list[Any]:
        """The last things that were said at a table."""
        query = select(CHAT).where(CHAT.c.table_id == table)
        found = await self.rows(query.order_by(CHAT.c.number.desc()).limit(count))
        return list(reversed(found))


def fail(entry: Entry, error: SQLAlchemyError) -> None:
    """Tell whoever waits that it was not written."""
    failure = Fenced if isinstance(error, IntegrityError) else StorageFailure
    LOG.error("not written", extra={"reason": str(error)[:300]})
    if not entry.written.done():
        entry.written.set_exception(failure("This could not be written down."))


def new_engine(url: str) -> AsyncEngine:
    """The engine of a database address."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
