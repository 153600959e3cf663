"""What is forgotten: what nothing has happened to while the hall was open, a little at a time."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from databases import action, execute, store_at
from halls import Opened, opened, run, sitting
from processes import Commands
from sqlalchemy.ext.asyncio import create_async_engine

from runehall.server import clocks
from runehall.server.clocks import DAY
from runehall.server.storage import ActionRow, ChatRow, SetupRow, Store
from runehall.server.storage.migrate import scripts_folder, upgrade
from runehall.server.storage.store import FORGOTTEN_AT_ONCE, LONGEST_STEP

KINDS = ("tables", "actions", "chat")


async def stay_open(store: Store, days: float) -> None:
    """Let the hall have been open for so many days more."""
    await execute(store.url, "update hall set open_seconds = open_seconds + :more", more=days * DAY)


async def stored(store: Store) -> list[str]:
    """The tables in the database."""
    return [row.id for row in await execute(store.url, "select id from tables order by id")]


async def three_tables(hall: Opened) -> list[str]:
    """A lobby, a game that is being played, and one that is over."""
    lobby = await hall.client.create("market", seats=2, name="Ada")
    async with sitting(hall.client, "market", 2) as tables:
        playing = tables[0].info.id
    over = SetupRow("over", "over", clocks.now_ms(), "{}")
    await hall.hall.services.store.write(over)
    return sorted([lobby.table, playing, "over"])


def test_old_tables_are_forgotten_with_all_that_belongs_to_them(database: str) -> None:
    async def test() -> None:
        async with store_at(database) as store:
            old = ChatRow("old", 1, 0, "Ada", "bye", 1.0)
            await store.write(SetupRow("old", "over", 2.0, "{}"), action("old", 1), old)
            await stay_open(store, 30)
            await store.write(SetupRow("new", "over", 2.0, "{}"), action("new", 1))
            await stay_open(store, 31)
            clock = await store.grow_older()
            assert await store.forget_before({"lobby": clock - 60 * DAY}) == []
            assert await store.forget_before({"over": clock - 60 * DAY}) == ["old"]
            assert await store.forget_before({"over": clock - 60 * DAY}) == []
            for kind in KINDS:
                column = "id" if kind == "tables" else "table_id"
                left = await execute(database, f"select {column} from {kind}")
                assert "old" not in [name for (name,) in left]
            assert await store.actions("new") == [action("new", 1)]

    run(test())


def test_a_database_of_a_former_version_has_its_whole_time_before_it(database: str) -> None:
    """Whatever dates stand in it, and whatever the clock says when it is brought up to date."""
    row = "insert into tables values (:id, 'over', :changed, '{}')"

    async def test() -> None:
        engine = create_async_engine(database)
        with scripts_folder() as scripts:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade, scripts, "0002")
        await engine.dispose()
        await execute(database, row, id="long ago", changed=1.0)
        await execute(database, row, id="in a year", changed=clocks.now_ms() * 2.0)
        async with store_at(database) as store:
            await stay_open(store, 59)
            clock = await store.grow_older()
            assert await store.forget_before({"over": clock - 60 * DAY}) == []
            await stay_open(store, 2)
            clock = await store.grow_older()
            assert len(await store.forget_before({"over": clock - 60 * DAY})) == 2

    run(test())


@pytest.mark.parametrize("days", [61, 4000, -61, -20_000])
def test_a_clock_that_jumps_makes_no_table_old(
    days: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at the first start after it, not at the second, and not when it jumps back."""

    async def test() -> None:
        async with opened(tmp_path) as hall:
            names = await three_tables(hall)
        began = clocks._STARTED
        for jumped in (began + days * DAY, began + 2 * days * DAY, began):
            monkeypatch.setattr(clocks, "_STARTED", jumped)
            async with opened(tmp_path) as hall:
                for _ in range(3):
                    await hall.hall.forget()
                assert await stored(hall.hall.services.store) == names
                # What happens meanwhile has the hall's time too, whatever the clock says.
                await hall.client.create("market", seats=2, name="Ada")
                names = await stored(hall.hall.services.store)

    run(test())


def test_the_halls_clock_runs_only_while_the_hall_is_open(database: str) -> None:
    async def test() -> None:
        async with store_at(database) as store:
            store.ticked -= 1000.0
            first = await store.grow_older()
            assert first >= 1000.0
            assert await store.grow_older() < first + 100.0
            store.ticked += 5000.0  # a clock that goes backwards
            second = await store.grow_older()
            assert first <= second < first + 100.0
            store.ticked -= 90 * DAY  # a process that has slept
            third = await store.grow_older()
            assert second + LONGEST_STEP <= third < second + LONGEST_STEP + 100.0
            store.ticked -= 500.0
        async with store_at(database) as store:
            again = await store.grow_older()
            assert third + 500.0 <= again < third + 600.0  # kept at the end, too

    run(test())


def test_much_is_forgotten_in_small_steps_and_the_journal_names_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            store = hall.hall.services.store
            names = [f"t{number:03}" for number in range(FORGOTTEN_AT_ONCE + 10)]
            await store.write(*(SetupRow(name, "over", 1.0, "{}") for name in names))
            caplog.set_level(logging.INFO, "runehall")
            await stay_open(store, 61)
            # The hall may come round by itself meanwhile: then that is one of the steps.
            await hall.hall.forget()
            await hall.hall.forget()
            assert await stored(store) == []
            told = [each for each in caplog.records if each.message == "tables forgotten"]
            steps = [vars(each)["tables"] for each in told]
            assert steps == [FORGOTTEN_AT_ONCE, 10]
            assert sorted(name for each in told for name in vars(each)["names"]) == names

    run(test())


def test_forgetting_can_be_switched_off(tmp_path: Path, commands: Commands) -> None:
    async def test() -> None:
        async with opened(tmp_path, keep_days=0.0) as hall:
            names = await three_tables(hall)
            await stay_open(hall.hall.services.store, 10_000)
            await hall.hall.forget()
            assert await stored(hall.hall.services.store) == names

    run(test())
    refused = commands.run("serve", "--data", str(tmp_path), "--keep-days", "-1")
    assert refused.code == 2
    assert "Traceback" not in refused.complaint


def test_what_is_in_use_or_was_played_since_is_not_old(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            store = hall.hall.services.store
            async with sitting(hall.client, "market", 2) as tables:
                here = tables[0].info.id
                await store.write(SetupRow("played", "playing", 5.0, "{}"))
                await store.write(SetupRow("quiet", "playing", 5.0, "{}"), action("quiet", 1))
                await store.write(SetupRow("odd", "playing", 5.0, "{}"))
                await store.set_aside("odd", "setup", "", "unreadable")
                await stay_open(store, 61)
                await store.write(ActionRow("played", 1, 0, "pass", None, 9.0))
                await hall.hall.forget()
                assert await stored(store) == sorted([here, "odd", "played"])
            await stay_open(store, 59)
            await hall.hall.forget()
            assert "played" in await stored(store)
            await stay_open(store, 2)
            await hall.hall.forget()
            assert "played" not in await stored(store)

    run(test())
