"""The database: both kinds, group commit, migrations, forgetting."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from databases import CUT_OFF, action, empty, store_at
from halls import connect, opened, run, settle, sitting
from sqlalchemy import create_engine, inspect, make_url, text

from runehall.server import wire
from runehall.server.client import HallRefusal
from runehall.server.operations.metrics import Metrics
from runehall.server.storage import (
    ChatGone,
    ChatRow,
    CommandGone,
    CommandRow,
    Fenced,
    RaceRow,
    SetupRow,
    SnapshotRow,
    StorageFailure,
    Store,
)
from runehall.server.storage.schema import METADATA


def test_what_is_written_is_read_again(database: str) -> None:
    async def test() -> None:
        async with store_at(database) as store:
            await store.write(SetupRow("a", "lobby", 1.0, "{}"), action("a", 1), action("a", 2))
            await store.write(SetupRow("a", "playing", 2.0, '{"x": 1}'))
            await store.write(SnapshotRow("a", 1, "old"), RaceRow("a", 1, '{"y": 2}'))
            await store.write(SnapshotRow("a", 2, "new"), ChatRow("a", 1, 0, "Ada", "hi 🙂", 3.0))
        async with store_at(database) as store:
            assert await store.setup("a") == '{"x": 1}'
            assert await store.setup("b") is None
            assert await store.open_setups() == [("a", '{"x": 1}')]
            assert await store.actions("a") == [action("a", 1), action("a", 2)]
            assert await store.snapshot("a") == (2, "new")
            assert await store.races("a") == [{"y": 2}]
            assert await store.last_race("a") == 1
            assert [row.text for row in await store.chat("a", 5)] == ["hi 🙂"]

    run(test())


def test_what_gives_way_is_gone_with_the_same_commit(database: str) -> None:
    async def test() -> None:
        async with store_at(database) as store:
            lines = [ChatRow("a", number, 0, "Ada", f"{number}", 1.0) for number in (1, 2, 3)]
            other = ChatRow("b", 1, 0, "Ben", "kept", 1.0)
            await store.write(*lines, other, *(CommandRow("a", "x", c, 1.0) for c in "cd"))
            await store.write(ChatGone("a", 1), ChatGone("a", 2), CommandGone("a", "x", "c"))
            assert [row.text for row in await store.chat("a", 5)] == ["3"]
            assert [row.text for row in await store.chat("b", 5)] == ["kept"]
            assert await store.commands("a", 5) == [("x", "d")]

    run(test())


def test_many_tables_are_written_in_few_commits(database: str) -> None:
    async def test() -> None:
        metrics = Metrics()
        async with store_at(database, metrics) as store:
            await asyncio.gather(*(store.write(action(f"t{n}", 1)) for n in range(400)))
            commits = metrics.registry.get_sample_value("runehall_commit_entries_count")
            assert commits is not None
            assert commits <= 10
            assert await store.actions("t399") == [action("t399", 1)]

    run(test())


def test_one_bad_entry_does_not_hurt_the_others_of_its_batch(database: str) -> None:
    async def test() -> None:
        async with store_at(database) as store:
            await store.write(action("a", 1))
            writes = [store.write(action("b", 1)), store.write(action("a", 1), action("c", 1))]
            writes += [store.write(action("d", 1)), store.write(action("a", 2))]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(each) for each in results] == [type(None), Fenced, type(None), type(None)]
            assert await store.actions("c") == []
            assert await store.actions("a") == [action("a", 1), action("a", 2)]

    run(test())


def test_a_lost_connection_is_made_again(postgresql: str, tmp_path: Path) -> None:
    """Whoever writes meanwhile is told that it failed; afterwards everything goes on."""

    async def test() -> None:
        await empty(postgresql)
        async with (
            opened(tmp_path, database=postgresql) as hall,
            sitting(hall.client, "market", 2) as tables,
        ):
            other = Store(postgresql, Metrics().committed)
            async with other.engine.connect() as connection:
                await connection.execute(text(CUT_OFF))
            await other.close()
            acting = next(table for table in tables if table.legal)
            while True:
                try:
                    await acting.act(acting.legal[0].text)
                    break
                except HallRefusal as refused:
                    assert refused.code == "storage"
                    await asyncio.sleep(0.05)
            stored = await hall.hall.services.store.actions(acting.info.id)
            assert [row.seq for row in stored] == [1]

    run(test())


class Way:
    """The way to a database server, which can be cut."""

    def __init__(self, address: str) -> None:
        url = make_url(address)
        self.there = (str(url.host), url.port)
        self.port = 0
        self.url = url
        self.open: asyncio.Server | None = None
        self.carried: list[asyncio.StreamWriter] = []

    async def begin(self) -> str:
        """Let messages through; the address of this end."""
        self.open = await asyncio.start_server(self.carry, "127.0.0.1", self.port)
        self.port = self.open.sockets[0].getsockname()[1]
        return self.url.set(port=self.port).render_as_string(hide_password=False)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection's bytes both ways."""
        from_there, to_there = await asyncio.open_connection(*self.there)
        self.carried += [writer, to_there]
        await asyncio.gather(pass_on(reader, to_there), pass_on(from_there, writer))

    def cut(self) -> None:
        """Nothing comes through any more, and nobody is let in."""
        assert self.open is not None
        self.open.close()
        for writer in self.carried:
            writer.transport.abort()
        self.carried.clear()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on bytes until either side ends."""
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
    writer.close()


def test_a_server_that_is_away_for_a_while_is_reached_again(postgresql: str) -> None:
    """Not only a connection: the server itself, longer than it takes to try again."""

    async def test() -> None:
        await empty(postgresql)
        way = Way(postgresql)
        async with store_at(await way.begin()) as store:
            await store.write(action("a", 1))
            way.cut()
            for _ in range(3):
                with pytest.raises(StorageFailure):
                    await store.write(action("a", 2))
            await way.begin()
            while True:
                try:
                    await store.write(action("a", 2))
                    break
                except StorageFailure:
                    await asyncio.sleep(0.05)
            assert await store.actions("a") == [action("a", 1), action("a", 2)]
        way.cut()

    run(test())


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "test.db"

    async def test() -> None:
        async with store_at(f"sqlite+aiosqlite:///{path}"):
            pass

    run(test())
    engine = create_engine(f"sqlite:///{path}")
    found = inspect(engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key]
    engine.dispose()


def test_a_hall_plays_on_postgresql_and_comes_back(postgresql: str, tmp_path: Path) -> None:
    async def test() -> None:
        await empty(postgresql)
        async with (
            opened(tmp_path, database=postgresql) as hall,
            sitting(hall.client, "market", 2) as tables,
        ):
            for _ in range(60):
                acting = next(each for each in tables if each.legal)
                await acting.act(acting.legal[-1].text)
                await settle(*tables)
            await tables[0].command(wire.Chat("c", "see you"))
            await settle(*tables)
            before = tables[0]
        async with opened(tmp_path, database=postgresql) as hall:
            again = await connect(hall.client, before.info.id, before.token)
            assert again.position.view == before.position.view
            assert again.log == before.log[-200:]
            assert [line.text for line in again.chat] == ["see you"]
            await again.close()

    run(test())


def test_what_a_database_cannot_hold_does_not_reach_it(database: str, tmp_path: Path) -> None:
    """No text of PostgreSQL holds a NUL; one in an id is refused before anybody looks for it."""

    async def test() -> None:
        async with (
            opened(tmp_path, database=database) as hall,
            sitting(hall.client, "market", 2) as tables,
        ):
            for path in ("", "/log", "/replay", "/record", "/fairness"):
                with pytest.raises(HallRefusal) as refused:
                    await hall.client.fetch("GET", f"/api/tables/a%00b{path}")
                assert refused.value.code == "no_such_table"
            keys = wire.MyTables([wire.SeatKey("a\0b", "token")])
            with pytest.raises(HallRefusal) as refused:
                await hall.client.fetch("POST", "/api/mine", body=keys)
            assert refused.value.code == "bad_message"
            for command in (wire.Chat("a\0b", "x"), wire.Act("\0", "pass")):
                await tables[0].send(command)
                assert (await tables[0].until(wire.RefusalMessage)).code == "bad_message"
            await tables[0].command(wire.Chat("c", "a\0b"))
            assert tables[0].chat[-1].text == "ab"
            failed = hall.hall.services.metrics.registry.get_sample_value("runehall_failures_total")
            assert failed == 0.0

    run(test())
