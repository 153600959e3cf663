"""Windows: how long they are for whom, who is asked in them, and what is told of their races."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from flipping import GAME as FLIPPING
from halls import Opened, behind_the_door, connect, opened, settle, sitting
from virtual_time import run_timelessly

from runehall.server import wire
from runehall.server.client import HallRefusal, TableClient
from runehall.server.clocks import now_ms
from runehall.server.conduct.company import ALONE, LATE_HANDS
from runehall.server.conduct.conductor import Conductor

FLIP = {"flipping": FLIPPING}
# Every card is the twin of every other, and lets its seat look at one of its own.
TWINS = {"manifest": {"pm": 40}, "first": 0}
# Nobody has seen anything yet, so that bots can only pass.
UNSEEN = {**TWINS, "first_look": 0}
# Bots that do nothing of their own accord.
NEVER = 1000.0


@asynccontextmanager
async def among_bots(
    hall: Opened, *bots: str, options: dict[str, Any] | None = None
) -> AsyncIterator[tuple[TableClient, Conductor]]:
    """Somebody alone among bots at a table of Cambio, who begins."""
    wishes = {"options": options or TWINS, "bots": list(bots)}
    seated = await hall.client.create("cambio", seats=1 + len(bots), name="Ada", **wishes)
    table = await connect(hall.client, seated.table, seated.token)
    try:
        await table.command(wire.Begins("b", 0))
        await table.start()
        conductor = behind_the_door(hall, seated.table).conductor
        assert conductor is not None
        yield table, conductor
    finally:
        await table.close()


async def do(table: TableClient, conductor: Conductor, seat: int, text: str) -> None:
    """Have a seat do something when it is waited for, in the table's own task."""
    while table.position.waiting != [seat]:
        await table.next_message()
    conductor.post(lambda: conductor.act(seat, text))
    await table.until(wire.Update)


def window_of(table: TableClient) -> wire.ReactionWindow:
    """The open window."""
    assert table.position.window is not None
    return table.position.window


async def until_asked(table: TableClient) -> None:
    """Wait until something is asked of me, be it in a window."""
    while not table.legal:
        await table.next_message()


def test_alone_among_bots_a_window_is_short_and_closes_with_my_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, bot_pause=NEVER) as hall,
            among_bots(hall, "novice", "skilled", options=UNSEEN) as (table, _),
        ):
            await table.act("draw")
            await table.act("discard")
            window = window_of(table)
            assert window.closes - window.shown == ALONE * 1000.0
            await asyncio.sleep(1.0)
            await table.act("pass")
            while table.position.window is not None:
                await table.next_message()
            # The bots, who would have taken their time, have not been waited for.
            assert now_ms() - window.shown < 1010.0
            assert table.position.view["phase"] == "action"

    run_timelessly(test(), monkeypatch)


def test_where_two_people_sit_windows_are_as_long_as_ever_and_bots_take_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path, bot_pause=1.0) as hall:
            wishes: dict[str, Any] = {"options": UNSEEN}
            ada = await hall.client.create("cambio", seats=3, name="Ada", **wishes)
            bo = await hall.client.join(ada.table, "Bo")
            tables = [await connect(hall.client, ada.table, each.token) for each in (ada, bo)]
            await tables[0].command(wire.AddBot("a", 2, "novice"))
            await tables[0].command(wire.Begins("b", 0))
            await tables[1].ready()
            await tables[0].start()
            await tables[0].act("draw")
            await tables[0].act("discard")
            window = window_of(tables[0])
            assert window.closes - window.shown == 6000.0
            await settle(*tables)
            for table in tables:
                await table.act("pass")
            while tables[0].position.window is not None:
                await tables[0].next_message()
            # Nobody is told by the clock that the bot, which has seen nothing, could only pass.
            assert now_ms() - window.shown > 300.0
            for table in tables:
                await table.close()

    run_timelessly(test(), monkeypatch)


def test_who_is_not_asked_to_react_is_not_kept_waiting_by_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, bot_pause=NEVER) as hall,
            among_bots(hall, "novice", options=UNSEEN) as (table, _),
        ):
            await table.command(wire.PassForMe("p", True))
            await table.act("draw")
            before = now_ms()
            await table.act("exchange 0")
            while table.position.waiting != [1]:
                await table.next_message()
            assert now_ms() - before < 50.0

    run_timelessly(test(), monkeypatch)


def test_a_second_window_asks_only_who_has_seen_something_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, bot_pause=NEVER) as hall,
            among_bots(hall, "skilled", options=UNSEEN) as (table, conductor),
        ):
            # I have looked at a card myself: perhaps it is a twin.
            await table.act("draw")
            await table.act("discard")
            await table.act("pass")
            await until_asked(table)
            await table.act("peek 0 0")
            assert window_of(table).asked
            assert table.position.view["snap"]["second"]
            await table.act("pass")
            # The bot has looked at one of its own, and nothing has changed for me.
            await do(table, conductor, 1, "draw")
            await do(table, conductor, 1, "discard")
            await until_asked(table)
            assert window_of(table).asked
            await table.act("pass")
            await do(table, conductor, 1, "peek 1 0")
            assert not window_of(table).asked
            assert table.position.view["snap"]["second"]
            await until_asked(table)
            assert table.position.window is None
            assert table.position.waiting == [0]

    run_timelessly(test(), monkeypatch)


def raced(log: list[Any]) -> list[tuple[str, list[wire.Raced]]]:
    """What was done in races, and who was when."""
    return [(entry.line, entry.race) for entry in log if entry.race is not None]


def test_everybody_is_told_who_was_when_and_so_are_those_who_look_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, bot_pause=1.0) as hall,
            among_bots(hall, "skilled") as (table, _),
        ):
            await table.act("draw")
            await table.act("discard")
            first = window_of(table)
            while not raced(table.log):
                await table.next_message()
            # The bot was faster; a hand on its way has a second.
            (_, [bot]) = raced(table.log)[0]
            assert (bot.seat, bot.false_start) == (1, False)
            assert 150 <= bot.milliseconds < 1500
            late = window_of(table)
            assert late.closes - late.shown == LATE_HANDS * 1000.0
            await asyncio.sleep((late.shown + 200.0 - now_ms()) / 1000.0)
            await table.act("snap 0 2", reaction=200.0)
            while len(raced(table.log)) < 2:
                await table.next_message()
            line, (_, mine) = raced(table.log)[1]
            assert line.startswith("You throw")
            assert "late" in line
            assert mine == wire.Raced(0, round(late.shown - first.shown + 200.0))
            live = behind_the_door(hall, table.info.id)
            assert live.play is not None
            live.play.log = None  # as after a restart
            again = await live.play.full_log()
            assert raced(again.entries(0, "en", 0, again.length(0), fresh=10**6)) == [
                (kept(entry), entry.race) for entry in table.log if entry.race is not None
            ]

    run_timelessly(test(), monkeypatch)


def kept(entry: wire.LogEntry) -> str:
    """The line that stays in the log."""
    return entry.line if entry.kept is None else entry.kept


def test_a_false_start_is_between_its_seat_and_the_hall(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path, FLIP) as hall, sitting(hall.client, "flipping", 2) as seats:
            await seats[0].act("flip")
            await seats[1].until(wire.Update)
            with pytest.raises(HallRefusal, match=r"0\.0\d s is faster than anybody can see"):
                await seats[1].act("snap", reaction=5.0)
            await asyncio.sleep(0.4)
            await seats[1].act("snap", reaction=300.0)
            await settle(*seats)
            ((_, [false, mine]),) = raced(seats[1].log)
            ((_, [yours]),) = raced(seats[0].log)
            assert (false.seat, false.false_start) == (1, True)
            assert mine == yours
            assert (yours.seat, yours.false_start) == (1, False)

    run_timelessly(test(), monkeypatch)
