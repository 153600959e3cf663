"""The hall's database: what is written goes through the one writer, what is read does not."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Container, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from msgspec import MsgspecError, json
from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from runehall.server.clocks import HOUR, now_ms
from runehall.server.errors import UNAVAILABLE, Refusal
from runehall.server.storage.channels import EPOCH
from runehall.server.storage.engines import new_engine
from runehall.server.storage.migrate import migrate
from runehall.server.storage.ownership import Owner
from runehall.server.storage.reading import readable_actions, readable_chat, readable_commands
from runehall.server.storage.rows import ActionRow, ChatRow, Row, SetAsideRow
from runehall.server.storage.schema import (
    ACTIONS,
    ANALYSES,
    CHAT,
    COMMANDS,
    HALL,
    RACES,
    SET_ASIDE,
    SNAPSHOTS,
    TABLES,
)
from runehall.server.storage.troubles import TROUBLES, reason, trouble
from runehall.server.storage.writer import Committed, Fenced, StorageFailure, Writer

LOG = logging.getLogger("runehall.storage")
# What is forgotten is forgotten in small steps.
FORGOTTEN_AT_ONCE = 50
# However long this process seems to have slept, the hall's clock goes on by no more at once.
LONGEST_STEP = HOUR
EVERYTHING_OF_A_TABLE = (ACTIONS, COMMANDS, SNAPSHOTS, RACES, CHAT, ANALYSES)


class Store:
    """The hall's database."""

    def __init__(self, url: str, committed: Committed) -> None:
        self.url = url
        self.committed = committed
        self.owner = Owner()
        self.epoch = 0
        self.engine: AsyncEngine = new_engine(url)
        self.writer: Writer | None = None
        self.ticked = time.monotonic()
        # What this process has said already that it cannot read.
        self.aside: set[tuple[str, str, str]] = set()

    async def open(self) -> None:
        """Become the one who writes this database, bring it up to date and start writing."""
        writer = Writer(self.url, self.committed, self.owner)
        try:
            await writer.start()
            self.writer = writer
            await migrate(self.engine)
            self.epoch = writer.epoch = await self.succeed()
        except TROUBLES as error:
            await self.close()
            raise trouble(error, self.url) from error
        except BaseException:
            await self.close()
            raise
        self.ticked = time.monotonic()

    async def succeed(self) -> int:
        """Begin an epoch: whoever has written before us writes nothing more."""
        async with self.engine.begin() as connection:
            begin = update(HALL).values(epoch=HALL.c.epoch + 1, owner=self.owner.note())
            await connection.execute(begin)
            return int((await connection.execute(select(HALL.c.epoch))).scalar_one())

    async def close(self) -> None:
        """Write what is still waiting, then let go."""
        if self.writer is not None:
            if self.epoch:
                with suppress(StorageFailure):
                    await self.grow_older()
            await self.writer.stop()
            self.writer = None
        await self.engine.dispose()

    async def succeeded(self) -> None:
        """Wait until somebody else writes this database."""
        assert self.writer is not None
        await self.writer.succeeded.wait()

    def write(self, *rows: Row) -> Awaitable[None]:
        """Write rows together; whoever has awaited this has them on the disk."""
        assert self.writer is not None
        return self.writer.put(rows)

    # --- forgetting ------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction beside the writer's; it counts only if nobody else has begun to write."""
        try:
            async with self.engine.begin() as connection:
                yield connection
                if (await connection.execute(EPOCH)).scalar_one() != self.epoch:
                    if self.writer is not None:
                        self.writer.succeeded.set()
                    raise Fenced("Another process writes this database.")
        except TROUBLES as error:
            raise StorageFailure(f"This could not be written down: {reason(error)}.") from error

    async def grow_older(self) -> float:
        """Let the hall's clock go on by the time that has passed since; what it shows, in seconds.

        It runs only while the hall is open, so no clock that jumps can make a table old.
        """
        now = time.monotonic()
        passed = min(max(0.0, now - self.ticked), LONGEST_STEP)
        async with self.changing() as connection:
            await connection.execute(update(HALL).values(open_seconds=HALL.c.open_seconds + passed))
            clock = (await connection.execute(select(HALL.c.open_seconds))).scalar_one()
        self.ticked = now
        return float(clock)

    async def forget_before(
        self, moments: Mapping[str, float], in_use: Container[str] = ()
    ) -> list[str]:
        """Delete some tables that nothing has happened at since the moment of their stage; which.

        Moments are those of the hall's clock. Tables in use, and those at which people have acted
        since their setup was written, get their time anew; those with a row set aside are kept.
        """
        kept = select(SET_ASIDE.c.table_id)
        quiet = [
            and_(TABLES.c.stage == stage, TABLES.c.touched < moment)
            for stage, moment in moments.items()
        ]
        old = select(TABLES.c.id, TABLES.c.changed).where(or_(*quiet), TABLES.c.id.not_in(kept))
        old = old.order_by(TABLES.c.touched).limit(FORGOTTEN_AT_ONCE)
        last = select(ACTIONS.c.table_id, func.max(ACTIONS.c.at).label("at"))
        again = select(HALL.c.open_seconds).scalar_subquery()
        async with self.changing() as connection:
            found = {row.id: row.changed for row in await connection.execute(old)}
            acts = last.where(ACTIONS.c.table_id.in_(found)).group_by(ACTIONS.c.table_id)
            acted = {row.table_id: row.at for row in await connection.execute(acts)}
            gone = []
            for name, changed in found.items():
                at = max(changed, acted.get(name, changed))
                if name in in_use or at > changed:
                    touch = update(TABLES).where(TABLES.c.id == name)
                    await connection.execute(touch.values(touched=again, changed=at))
                else:
                    gone.append(name)
            for table in EVERYTHING_OF_A_TABLE:
                await connection.execute(delete(table).where(table.c.table_id.in_(gone)))
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(gone)))
        return gone

    # --- what cannot be read ---------------------------------------------------------------------

    async def set_aside(self, table: str, kind: str, number: object, why: Exception | str) -> None:
        """Note, once, that a row cannot be read; it stays where it is."""
        key = (table[:16], kind, f"{number}"[:120].encode(errors="replace").decode())
        if key in self.aside:
            return
        self.aside.add(key)
        said = reason(why) if isinstance(why, Exception) else why
        said = said.encode(errors="replace").decode()
        LOG.error(
            "a row cannot be read and was set aside",
            extra={"table": table, "kind": kind, "number": key[2], "reason": said},
        )
        if self.writer is not None:
            with suppress(StorageFailure):
                await self.write(SetAsideRow(*key, said, now_ms()))

    async def forget_lobby(self, table: str) -> None:
        """Delete a table whose game has not begun."""
        lobby = (TABLES.c.id == table) & (TABLES.c.stage == "lobby")
        async with self.changing() as connection:
            if (await connection.execute(delete(TABLES).where(lobby))).rowcount:
                for kept in (COMMANDS, CHAT):
                    await connection.execute(delete(kept).where(kept.c.table_id == table))

    def writer_trouble(self) -> str:
        """What is wrong with the writer, in a few words; nothing if it writes."""
        return "not started" if self.writer is None else self.writer.trouble()

    # --- reading ---------------------------------------------------------------------------------

    async def rows(self, query: Any) -> Sequence[Any]:
        """What a query finds."""
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except TROUBLES as error:
            LOG.error("not read", extra={"reason": reason(error)})
            raise Refusal("not_read", status=UNAVAILABLE) from error

    async def ask_anything(self) -> None:
        """See whether the database answers."""
        await self.rows(select(TABLES.c.id).limit(1))

    async def quiet_longest(self) -> list[str]:
        """The games being played, those first in which nothing has happened for longest."""
        query = select(TABLES.c.id).where(TABLES.c.stage == "playing").order_by(TABLES.c.changed)
        return [row.id for row in await self.rows(query)]

    async def open_setups(self) -> list[tuple[str, str]]:
        """Every table that is not over, and its setup."""
        query = select(TABLES.c.id, TABLES.c.document).where(TABLES.c.stage != "over")
        return [(row.id, row.document) for row in await self.rows(query)]

    async def number_of(self, stage: str) -> int:
        """How many tables are stored under a word."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.stage == stage)
        return int((await self.rows(query))[0][0])

    async def setup(self, table: str) -> str | None:
        """The setup of a table, if there is one."""
        found = await self.rows(select(TABLES.c.document).where(TABLES.c.id == table))
        return found[0].document if found else None

    async def actions(self, table: str) -> list[ActionRow]:
        """Every action of a table, in order; one that cannot be read makes it unplayable."""
        query = select(ACTIONS).where(ACTIONS.c.table_id == table).order_by(ACTIONS.c.seq)
        actions, unread = readable_actions(await self.rows(query))
        if unread is not None:
            await self.set_aside(table, "action", *unread)
            raise Refusal("unreadable", status=UNAVAILABLE)
        return actions

    async def snapshot(self, table: str) -> tuple[Any, Any] | None:
        """The latest snapshot of a table."""
        found = await self.rows(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        return (found[0].seq, found[0].document) if found else None

    async def races(self, table: str) -> list[Any]:
        """Every race of a table; None where one cannot be read."""
        query = select(RACES.c.number, RACES.c.document).where(RACES.c.table_id == table)
        races: list[Any] = []
        for row in await self.rows(query.order_by(RACES.c.number)):
            try:
                races.append(json.decode(row.document))
            except (MsgspecError, ValueError, TypeError) as error:
                races.append(None)
                await self.set_aside(table, "race", row.number, error)
        return races

    async def analysis(self, table: str) -> str | None:
        """What the coach has read in the game of a table, if it has."""
        query = select(ANALYSES.c.document).where(ANALYSES.c.table_id == table)
        found = await self.rows(query)
        return found[0].document if found else None

    async def last_race(self, table: str) -> int:
        """The number of the last race at a table, 0 if there was none."""
        found = await self.rows(select(RACES.c.number).where(RACES.c.table_id == table))
        return max((row.number for row in found if isinstance(row.number, int)), default=0)

    async def commands(self, table: str, count: int) -> list[tuple[str, str]]:
        """The last commands of a table that were no actions, each behind its sender."""
        query = select(COMMANDS).where(COMMANDS.c.table_id == table)
        found = await self.rows(query.order_by(COMMANDS.c.at.desc()).limit(count))
        commands, unread = readable_commands(found)
        for number, why in unread:
            await self.set_aside(table, "command", number, why)
        return [(row.sender, row.command) for row in reversed(commands)]

    async def chat(self, table: str, count: int) -> list[ChatRow]:
        """The last things that were said at a table; “…” stands for what cannot be read."""
        query = select(CHAT).where(CHAT.c.table_id == table)
        found = await self.rows(query.order_by(CHAT.c.number.desc()).limit(count))
        chat, unread = readable_chat(found)
        for number, why in unread:
            await self.set_aside(table, "chat", number, why)
        return list(reversed(chat))
