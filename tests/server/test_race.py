"""The fair race: judging, waiting, closing, and the record of it all."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from flipping import GAME as FLIPPING
from halls import opened, settle, sitting
from races import Trick, snap_at_will
from typer.testing import CliRunner
from virtual_time import run_timelessly

from runehall.cli import command_line
from runehall.server import wire
from runehall.server.client import HallRefusal
from runehall.server.clocks import now_ms
from runehall.server.play.race import (
    LONGEST_ROUND_TRIP,
    Claim,
    RoundTrips,
    Window,
    finishing_order,
    judged_reaction,
)
from runehall.server.verify import verify

FLIP = {"flipping": FLIPPING}


def claim(seat: int, judged: float, draw: int = 0) -> Claim:
    return Claim(seat, "snap", judged, judged, 0.0, judged, draw=draw)


def test_a_claim_counts_between_arrival_and_half_a_round_trip_before() -> None:
    assert judged_reaction(500.0, 430.0, 200.0) == 430.0
    assert judged_reaction(500.0, 0.0, 200.0) == 400.0
    assert judged_reaction(500.0, 900.0, 200.0) == 500.0
    assert judged_reaction(500.0, None, 200.0) == 400.0


def test_round_trips_are_a_low_quantile_and_capped() -> None:
    trips = RoundTrips()
    assert trips.low() == 0.0
    for milliseconds in (50.0, 55.0, 60.0, 2000.0, 2000.0):
        trips.add(milliseconds)
    assert trips.low() == 55.0
    for _ in range(30):
        trips.add(9999.0)
    assert trips.low() == LONGEST_ROUND_TRIP


def test_the_fastest_is_first_and_equals_draw_lots() -> None:
    order = finishing_order([claim(0, 300.0, 5), claim(1, 250.0), claim(2, 300.0, 4)])
    assert [each.seat for each in order] == [1, 2, 0]


def test_a_window_waits_for_whoever_could_have_been_faster() -> None:
    window = Window(1, shown=1000.0, closes=9000.0, lead=0.0)
    window.take(claim(0, 300.0), slowest_other=200.0)
    assert window.judge_at == pytest.approx(1000.0 + 300.0 + 100.0 + 15.0)
    window.take(claim(1, 250.0), slowest_other=20.0)
    assert window.judge_at == pytest.approx(1000.0 + 250.0 + 10.0 + 15.0)
    alone = Window(1, shown=1000.0, closes=9000.0, lead=0.0)
    alone.take(claim(0, 300.0), slowest_other=0.0)
    assert alone.judge_at == 1300.0


# --- at a table ----------------------------------------------------------------------------------


def test_a_false_start_is_refused_and_a_second_claim_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, FLIP) as hall,
            sitting(hall.client, "flipping", 2) as seats,
        ):
            await seats[0].act("flip")
            await seats[1].until(wire.Update)
            with pytest.raises(HallRefusal) as refused:
                await seats[1].act("snap", reaction=5.0)
            assert refused.value.code == "false_start"
            await asyncio.sleep(0.3)
            await seats[1].send(wire.Act("first", "snap", reaction=150.0))
            await seats[1].send(wire.Act("first", "snap", reaction=150.0))
            with pytest.raises(HallRefusal) as refused:
                await seats[1].command(wire.Act("second", "snap", reaction=150.0))
            assert refused.value.code in {"already_claimed", "not_now", "not_your_turn"}
            await settle(*seats)
            assert seats[0].position.view["points"] == [0, 1]
            with pytest.raises(HallRefusal) as refused:
                await seats[0].command(wire.Act("late", "snap", window=1, reaction=200.0))
            assert refused.value.code == "outrun"
            assert re.match(r"Too late: Guest 1 0\.\d\d s, you 0\.\d\d s\.", str(refused.value))
            with pytest.raises(HallRefusal) as refused:
                await seats[0].command(wire.Act("later", "snap", reaction=200.0))
            assert refused.value.code == "not_your_turn"

    run_timelessly(test(), monkeypatch)


def test_a_window_closes_on_the_clock_and_early_when_all_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, FLIP, window_scale=0.05) as hall,
            sitting(hall.client, "flipping", 2) as seats,
        ):
            await seats[0].act("flip")
            first = seats[0].position.window
            assert first is not None
            while not seats[0].position.waiting:
                await seats[0].next_message()
            assert first.closes - first.shown == 300.0
            assert first.closes <= now_ms() <= first.closes + 1.0
            assert seats[0].position.waiting == [1]
            await settle(*seats)
            await seats[1].act("flip")
            window = seats[1].position.window
            assert window is not None
            for seat in seats:
                await seat.act("pass")
            await settle(*seats)
            assert seats[0].position.waiting == [0]
            assert now_ms() < window.closes

    run_timelessly(test(), monkeypatch)


def test_races_are_stored_explained_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> dict[str, Any]:
        async with (
            opened(tmp_path, FLIP) as hall,
            sitting(hall.client, "flipping", 2, (0.01, 0.03), options={"target": 1}) as seats,
        ):
            for seat in seats:
                await seat.set_clock()
            await asyncio.sleep(0.6)  # time for the server to measure the round trips
            playing = zip(seats, ([262.0], [250.0]), strict=True)
            async with asyncio.TaskGroup() as group:
                for seat, reactions in playing:
                    group.create_task(snap_at_will(seat, reactions, Trick.NONE))
            record: dict[str, Any] = await hall.client.record(seats[0].info.id)
            return record

    record = run_timelessly(test(), monkeypatch)
    (race,) = record["races"]
    assert race["claims"][0]["seat"] == 1
    assert race["claims"][0]["round_trip"] == pytest.approx(60.0, abs=25.0)
    assert all(finding.good for finding in verify(record, FLIP))
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    shown = CliRunner().invoke(command_line(), ["race", str(path), "1"])
    assert shown.exit_code == 0
    assert "Guest 1" in shown.output
    race["claims"][0]["judged"] = 10.0
    (wrong,) = [each.says for each in verify(record, FLIP) if "Race 1" in each.says]
    assert "seat 1 was judged at 10.0 ms" in wrong
