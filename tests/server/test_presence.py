"""Clocks and absences: what happens when nobody does anything, in virtual time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from flipping import GAME as FLIPPING
from halls import behind_the_door, connect, opened, settle, sitting
from virtual_time import run_timelessly

from runehall.bots.levels import FASTEST_REACTION_MS
from runehall.server import wire
from runehall.server.client import TableClient
from runehall.server.clocks import PATIENCE, Patience, now_ms
from runehall.server.table.live import LiveTable

FLIP = {"flipping": FLIPPING}


@pytest.fixture
def hurry() -> Iterator[None]:
    """Everybody is very impatient."""
    usual = dict(PATIENCE)
    PATIENCE["live"] = Patience(decision=0.4, window=0.2, grace=0.3)
    yield
    PATIENCE.update(usual)


async def until_seats(table: TableClient, seat: int, **wanted: object) -> None:
    """Wait until a seat is shown like this."""
    while any(getattr(table.info.seats[seat], name) != value for name, value in wanted.items()):
        await table.next_message()


@pytest.mark.usefixtures("hurry")
def test_who_lets_the_clock_run_out_has_something_sensible_done_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            table = next(each for each in tables if each.legal)
            assert table.position.clock is not None
            assert table.position.clock.seconds == 0.4
            me = table.you.seat
            told = [await each.until(wire.Update) for each in tables]
            assert [update.hurried for update in told] == [me, me]
            await until_seats(table, me, absent=True)
            await table.send(wire.Resync("here"))
            await until_seats(table, me, absent=False)
            live = behind_the_door(hall, table.info.id)
            assert live.play is not None
            assert len(live.play.record.actions) >= 1

    run_timelessly(test(), monkeypatch)


@pytest.mark.usefixtures("hurry")
def test_a_bot_steps_in_for_who_has_gone_and_out_when_they_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            here, gone = tables
            await gone.close()
            await until_seats(here, 1, absent=True, connected=False)
            while here.position.waiting != [1]:
                if here.legal:
                    await here.act(here.legal[-1].text)
                else:
                    await here.next_message()
            while here.position.waiting != [0]:
                await here.next_message()
            back = await connect(hall.client, here.info.id, gone.token)
            await until_seats(here, 1, absent=False, connected=True)
            assert back.you.seat == 1
            assert not back.info.seats[1].absent
            assert back.kept
            await back.send(wire.Resync("again"))
            assert not (await back.until(wire.Welcome)).kept
            await back.close()

    run_timelessly(test(), monkeypatch)


async def is_awake(live: LiveTable) -> bool:
    """A question to a table."""
    return not live.asleep


@pytest.mark.usefixtures("hurry")
def test_a_table_that_everybody_has_left_sleeps_until_somebody_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path, FLIP) as hall:
            async with sitting(hall.client, "flipping", 2) as tables:
                name, token = tables[0].info.id, tables[0].token
            table, live = hall.hall.tables[name], behind_the_door(hall, name)
            await asyncio.sleep(1.2)
            assert not await table.ask(is_awake)
            assert live.play is not None
            assert live.play.record.actions == []
            now = now_ms() / 1000.0
            back = await connect(hall.client, name, token)
            await settle(back)
            assert await table.ask(is_awake)
            assert live.presence.gone_since.get(1, now) >= now
            assert back.position.clock is not None
            await back.close()

    run_timelessly(test(), monkeypatch)


def test_a_person_among_bots_has_all_the_time_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada", bots=["random"])
            async with hall.client.table(seated.table, seated.token) as table:
                await table.start()
                assert table.position.clock is None

    run_timelessly(test(), monkeypatch)


def test_the_server_passes_for_me_if_i_like(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path, FLIP) as hall, sitting(hall.client, "flipping", 2) as tables:
            for table in tables:
                await table.command(wire.PassForMe("p", True))
            await settle(*tables)
            assert tables[0].you.pass_for_me
            await tables[0].act("flip")
            while tables[0].position.waiting != [1]:
                await tables[0].next_message()
            live = behind_the_door(hall, tables[0].info.id)
            assert live.play is not None
            assert [text for _, text in live.play.record.actions] == ["flip", "pass", "pass"]

    run_timelessly(test(), monkeypatch)


def has_been_answered_by_bots(table: TableClient) -> bool:
    """Whether two others have let the first window go, or one has thrown something."""
    window = table.position.window
    return window is None or window.number > 1 or table.position.view["snap"]["passed"] == [1, 2]


def test_bots_race_like_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(tmp_path, bot_pause=1.0) as hall:
            seated = await hall.client.create(
                "cambio", seats=3, name="Ada", bots=["skilled", "novice"]
            )
            async with hall.client.table(seated.table, seated.token) as table:
                await table.start()
                await table.act("draw")
                await table.act(table.legal[0].text)
                window = table.position.window
                assert window is not None
                while not has_been_answered_by_bots(table):
                    await table.next_message()
                # Both have answered before the time was up, and no faster than a hand can.
                assert window.shown + FASTEST_REACTION_MS <= now_ms() < window.closes

    run_timelessly(test(), monkeypatch)
