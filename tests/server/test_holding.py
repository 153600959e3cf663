"""The game waits for somebody alone with bots who reads something new. Time is virtual."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from halls import connect, opened, run, sitting
from test_windows import NEVER, UNSEEN, among_bots, window_of
from virtual_time import run_timelessly

from runehall.server import wire
from runehall.server.client import HallRefusal
from runehall.server.clocks import now_ms
from runehall.server.conduct.company import ALONE
from runehall.server.conduct.holding import LONGEST_MS


def test_a_window_waits_while_its_only_person_reads_and_then_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, bot_pause=1.0) as hall,
            among_bots(hall, "novice", "skilled", options=UNSEEN) as (table, _),
        ):
            await table.act("draw")
            await table.act("discard")
            first = window_of(table)
            await table.command(wire.Hold("h1", True))
            await asyncio.sleep(ALONE * 5)
            assert window_of(table).number == first.number
            assert table.legal
            await table.command(wire.Hold("h2", False))
            while window_of(table).number == first.number:
                await table.next_message()
            window = window_of(table)
            assert window.closes - window.shown == ALONE * 1000.0
            assert window.shown >= first.shown + ALONE * 5000.0
            while table.position.window is not None:
                await table.next_message()
            assert now_ms() <= window.closes + 10.0

    run_timelessly(test(), monkeypatch)


def test_who_reads_for_very_long_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, bot_pause=1.0) as hall,
            among_bots(hall, "novice", "skilled", options=UNSEEN) as (table, _),
        ):
            await table.act("draw")
            await table.act("discard")
            began = now_ms()
            await table.command(wire.Hold("h1", True))
            # Asking again gives no more time.
            await asyncio.sleep(LONGEST_MS / 2000.0)
            await table.command(wire.Hold("h2", True))
            while table.position.window is not None:
                await table.next_message()
            assert LONGEST_MS <= now_ms() - began <= LONGEST_MS + ALONE * 1000.0 + 50.0

    run_timelessly(test(), monkeypatch)


def test_bots_wait_for_who_reads_in_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path, bot_pause=1.0) as hall:
            seated = await hall.client.create("rune", seats=2, name="Ada", bots=["novice"])
            table = await connect(hall.client, seated.table, seated.token)
            await table.command(wire.Begins("b", 1))
            await table.start()
            await table.command(wire.Hold("h1", True))
            waits = table.position
            await asyncio.sleep(LONGEST_MS / 2000.0)
            assert table.position == waits
            await table.command(wire.Hold("h2", False))
            await table.until(wire.Update)
            assert table.position != waits
            await table.close()

    run_timelessly(test(), monkeypatch)


def test_where_two_people_sit_nobody_holds_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, bot_pause=NEVER) as hall,
            sitting(hall.client, "market", 2) as tables,
        ):
            for on in (True, False):
                with pytest.raises(HallRefusal) as caught:
                    await tables[0].command(wire.Hold(f"h{on}", on))
                assert caught.value.code == "not_alone"

    run(test())
