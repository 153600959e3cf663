"""The database: both kinds, group commit, migrations, forgetting."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from halls import connect, opened, run, settle, sitting
from sqlalchemy import create_engine, inspect, text

from house import ROOT
from runehall.server import wire
from runehall.server.client import HallRefusal
from runehall.server.operations.metrics import Metrics
from runehall.server.storage import (
    ActionRow,
    ChatGone,
    ChatRow,
    CommandGone,
    CommandRow,
    Fenced,
    RaceRow,
    SetupRow,
    SnapshotRow,
    Store,
)
from runehall.server.storage.schema import METADATA

CUT_OFF = """
select pg_terminate_backend(pid) from pg_stat_activity
where pid <> pg_backend_pid() and backend_type = 'client backend'
"""


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL, started for these tests."""
    script = str(ROOT / "tools" / "services.sh")
    started = subprocess.run([script, "start"], check=True, stdout=subprocess.PIPE, text=True)
    folder, address = started.stdout.split()
    yield address
    subprocess.run([script, "stop", folder], check=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of each kind, without any tables."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"
    address: str = request.getfixturevalue("postgresql")
    run(empty(address))
    return address


async def empty(address: str) -> None:
    """Drop everything."""
    store = Store(address, Metrics().committed)
    async with store.engine.begin() as connection:
        await connection.execute(text("drop schema public cascade"))
        await connection.execute(text("create schema public"))
    await store.close()


@asynccontextmanager
async def store_at(address: str, metrics: Metrics | None = None) -> AsyncIterator[Store]:
    """An open store."""
    store = Store(address, (metrics or Metrics()).committed)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def action(table: str, seq: int) -> ActionRow:
    return ActionRow(table, seq, 0, "pass", f"{table} {seq}", 1.5)


def test_what_is_written_is_read_again(database: str) -> None:
    async def test() -> None:
        async with store_at(database) as store:
            await store.write(SetupRow("a", "lobby", 1.0, "{}"), action("a", 1), action("a", 2))
            await store.write(SetupRow("a", "playing", 2.0, '{"x": 1}'))
            await store.write(SnapshotRow("a", 1, "old"), RaceRow("a", 1, "race"))
            await store.write(SnapshotRow("a", 2, "new"), ChatRow("a", 1, 0, "Ada", "hi 🙂", 3.0))
        async with store_at(database) as store:
            assert await store.setup("a") == '{"x": 1}'
            assert await store.setup("b") is None
            assert await store.open_setups() == ['{"x": 1}']
            assert await store.actions("a") == [action("a", 1), action("a", 2)]
            assert await store.snapshot("a") == (2, "new")
            assert await store.races("a") == ["race"]
            assert await store.count_races("a") == 1
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


def test_old_tables_are_forgotten_with_all_that_belongs_to_them(database: str) -> None:
    async def test() -> None:
        async with store_at(database) as store:
            await store.write(SetupRow("old", "over", 1.0, "{}"), action("old", 1))
            await store.write(SetupRow("new", "over", 9.0, "{}"), action("new", 1))
            assert await store.forget_before(5.0, ["over"]) == 1
            assert await store.setup("old") is None
            assert await store.actions("old") == []
            assert await store.actions("new") == [action("new", 1)]

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
