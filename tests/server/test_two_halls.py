"""One database, one hall: who comes second is told who is there, and can take nothing."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from databases import CUT_OFF, action, execute, store_at
from halls import opened, run
from processes import Commands, end_of, serving

from runehall.server import wire
from runehall.server.client import HallClient, HallRefusal
from runehall.server.errors import Refusal
from runehall.server.operations.metrics import Metrics
from runehall.server.storage import (
    ChatRow,
    CommandRow,
    Fenced,
    Row,
    SetupRow,
    SnapshotRow,
    StorageFailure,
    Store,
)
from runehall.server.storage.channels import DriverChannel, FileChannel


def let_everybody_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks that keep nobody out: a share on which they do not work, a lock file deleted."""

    async def take(*_: object) -> None:
        pass

    monkeypatch.setattr(FileChannel, "take", take)
    monkeypatch.setattr(DriverChannel, "take", take)


def test_a_second_hall_says_who_is_there_and_ends(database: str, commands: Commands) -> None:
    async def test() -> None:
        async with store_at(database) as store:
            await store.write(SetupRow("a", "over", 1.0, "{}"))
            second = commands.run("serve", "--port", "0", "--database", database)
            assert second.is_one_sentence()
            assert f"process {os.getpid()} on" in second.complaint
            await store.write(SetupRow("a", "over", 2.0, "{}"))  # whoever was there is undisturbed

    run(test())


def test_any_other_way_to_the_same_file_leads_to_the_same_lock(tmp_path: Path) -> None:
    folder = tmp_path / "hall"
    (tmp_path / "another way").symlink_to(folder)
    ways = ["another way/hall.db", "hall/../hall/hall.db", "by name.db"]

    async def test() -> None:
        async with opened(folder):
            (tmp_path / "by name.db").symlink_to(folder / "hall.db")
            for way in ways:
                with pytest.raises(Refusal) as refused:
                    async with store_at(f"sqlite+aiosqlite:///{tmp_path}/{way}"):
                        pass
                assert refused.value.code == "occupied_by"
        # Under a second name of the file SQLite itself would not find its log.
        (tmp_path / "second.db").hardlink_to(folder / "hall.db")
        with pytest.raises(Refusal) as refused:
            async with store_at(f"sqlite+aiosqlite:///{tmp_path}/second.db"):
                pass
        assert refused.value.code == "second_name"

    run(test())


def test_who_has_been_succeeded_writes_nothing_more(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if two processes do run: nothing of the first is written once the second has begun."""
    let_everybody_in(monkeypatch)
    rows: list[Row] = [
        SetupRow("a", "lobby", 2.0, '{"seat": "Eve"}'),
        CommandRow("a", "x", "y", 2.0),
        SnapshotRow("a", 1, "{}"),
        ChatRow("a", 1, 0, "Eve", "hi", 2.0),
        action("a", 1),
    ]

    async def test() -> None:
        async with store_at(database) as first:
            await first.write(SetupRow("a", "lobby", 1.0, '{"seat": null}'))
            async with store_at(database) as second:
                for row in rows:
                    with pytest.raises(Fenced):
                        await first.write(row)
                await asyncio.wait_for(first.succeeded(), 10.0)
                with pytest.raises(Fenced):
                    await first.grow_older()
                with pytest.raises(Fenced):
                    await first.forget_before({"lobby": 1e9})
                assert await second.setup("a") == '{"seat": null}'
                for kind in ("commands", "snapshots", "chat", "actions"):
                    assert await execute(database, f"select * from {kind}") == []
                await second.write(SetupRow("a", "lobby", 2.0, '{"seat": "Ben"}'))
                assert await second.setup("a") == '{"seat": "Ben"}'

    run(test())


def test_one_seat_is_never_given_to_two_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_everybody_in(monkeypatch)

    async def test() -> None:
        async with opened(tmp_path) as first:
            seated = await first.client.create("market", seats=2, name="Ada")
            async with opened(tmp_path) as second:
                joins = [
                    first.client.join(seated.table, "Eve"),
                    second.client.join(seated.table, "Ben"),
                ]
                eve, ben = await asyncio.gather(*joins, return_exceptions=True)
                assert isinstance(eve, HallRefusal)
                assert eve.code == "storage"
                assert isinstance(ben, wire.Seated)
                setup = await second.hall.setup(seated.table)
                assert [seat.name for seat in setup.seats] == ["Ada", "Ben"]
                setup.seat_of(ben.token)
                with pytest.raises(HallRefusal):
                    await first.client.create("market", seats=2, name="Eve")

    run(test())


def test_a_process_that_has_been_succeeded_says_so_and_ends(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving("--data", str(tmp_path)) as (process, address):
            # Somebody tidies up: a lock on a deleted file keeps nobody out.
            (tmp_path / "hall.db.lock").unlink()
            async with store_at(f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}"):
                async with HallClient(address) as client:
                    with pytest.raises(HallRefusal) as refused:
                        await client.create("market", seats=2, name="Ada")
                    assert refused.value.code == "storage"
                ended = await end_of(process)
            assert ended.code == 2
            assert "Another hall has been opened on" in ended.complaint
            assert "Traceback" not in ended.complaint
            assert (
                await execute(f"sqlite+aiosqlite:///{tmp_path}/hall.db", "select * from tables")
                == []
            )

    run(test())


def test_a_lock_lost_with_its_connection_is_taken_again(postgresql: str) -> None:
    async def test() -> None:
        async with store_at(postgresql) as store:
            await execute(postgresql, CUT_OFF)
            for number in range(100):
                try:
                    await store.write(action("again", 1))
                    break
                except StorageFailure as failure:
                    assert not isinstance(failure, Fenced)
                    assert number < 99
                    await asyncio.sleep(0.1)
            with pytest.raises(Refusal) as refused:
                await Store(postgresql, Metrics().committed).open()
            assert refused.value.code == "occupied_by"

    run(test())


def test_who_lost_the_lock_to_another_stops_writing_before_the_other_begins(
    postgresql: str,
) -> None:
    async def test() -> None:
        async with store_at(postgresql) as first:
            await first.write(action("mine", 1))
            await execute(postgresql, CUT_OFF)
            async with store_at(postgresql) as second:
                with pytest.raises(StorageFailure):
                    await first.write(action("mine", 2))
                await asyncio.wait_for(first.succeeded(), 10.0)
                with pytest.raises(Fenced):
                    await first.write(action("mine", 2))
                await second.write(action("mine", 2, "other"))
                assert [row.text for row in await second.actions("mine")] == ["pass", "other"]

    run(test())
