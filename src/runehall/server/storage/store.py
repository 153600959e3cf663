"""The hall's database: what is written goes through the one writer, what is read does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from runehall.server.storage.engines import new_engine
from runehall.server.storage.migrate import migrate
from runehall.server.storage.rows import ActionRow, Row
from runehall.server.storage.schema import ACTIONS, CHAT, COMMANDS, RACES, SNAPSHOTS, TABLES
from runehall.server.storage.writer import LARGEST_BATCH, Committed, Writer


class Store:
    """The hall's database."""

    def __init__(self, url: str, committed: Committed) -> None:
        self.url = url
        self.committed = committed
        self.engine: AsyncEngine = new_engine(url)
        self.writer: Writer | None = None

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        await migrate(self.engine)
        self.writer = Writer(self.url, self.committed)
        await self.writer.start()

    async def close(self) -> None:
        """Write what is still waiting, then let go."""
        if self.writer is not None:
            await self.writer.stop()
            self.writer = None
        await self.engine.dispose()

    async def write(self, *rows: Row) -> None:
        """Write rows together; when this returns, they are on the disk."""
        assert self.writer is not None
        await self.writer.put(rows)

    async def forget_before(self, moment: float, stages: Sequence[str]) -> int:
        """Delete some tables of these stages that have not changed since a moment; how many."""
        old = select(TABLES.c.id).where(TABLES.c.stage.in_(stages), TABLES.c.changed < moment)
        old = old.limit(LARGEST_BATCH)
        async with self.engine.begin() as connection:
            ids = (await connection.execute(old)).scalars().all()
            for table in (ACTIONS, COMMANDS, SNAPSHOTS, RACES, CHAT):
                await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
        return len(ids)

    async def forget_lobby(self, table: str) -> None:
        """Delete a table whose game has not begun."""
        lobby = (TABLES.c.id == table) & (TABLES.c.stage == "lobby")
        async with self.engine.begin() as connection:
            if (await connection.execute(delete(TABLES).where(lobby))).rowcount:
                for kept in (COMMANDS, CHAT):
                    await connection.execute(delete(kept).where(kept.c.table_id == table))

    def writer_trouble(self) -> str:
        """What is wrong with the writer, in a few words; nothing if it writes."""
        return "not started" if self.writer is None else self.writer.trouble()

    # --- reading ---------------------------------------------------------------------------------

    async def rows(self, query: Any) -> Sequence[Any]:
        """What a query finds."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def ask_anything(self) -> None:
        """See whether the database answers."""
        await self.rows(select(TABLES.c.id).limit(1))

    async def quiet_longest(self) -> list[str]:
        """The games being played, those first in which nothing has happened for longest."""
        query = select(TABLES.c.id).where(TABLES.c.stage == "playing").order_by(TABLES.c.changed)
        return [row.id for row in await self.rows(query)]

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

    async def commands(self, table: str, count: int) -> list[tuple[str, str]]:
        """The last commands of a table that were no actions, each behind its sender."""
        query = select(COMMANDS.c.sender, COMMANDS.c.command).where(COMMANDS.c.table_id == table)
        found = await self.rows(query.order_by(COMMANDS.c.at.desc()).limit(count))
        return [(row.sender, row.command) for row in reversed(found)]

    async def chat(self, table: str, count: int) -> list[Any]:
        """The last things that were said at a table."""
        query = select(CHAT).where(CHAT.c.table_id == table)
        found = await self.rows(query.order_by(CHAT.c.number.desc()).limit(count))
        return list(reversed(found))
