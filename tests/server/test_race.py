"""The fair race: judging, waiting, and a thousand races between near and far players."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from flipping import GAME as FLIPPING
from halls import opened, run, settle, sitting
from typer.testing import CliRunner
from virtual_time import run_timelessly

from conftest import Profile
from runehall.cli import app
from runehall.server import wire
from runehall.server.client import HallClient, HallRefusal, TableClient
from runehall.server.clocks import now_ms
from runehall.server.net import tcp
from runehall.server.play.race import (
    FALSE_START,
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


# --- at a real table ------------------------------------------------------------------------------


class Trick(Enum):
    """What a program does to win races for its player."""

    NONE = "honest"
    LIE = "liar"  # says that the player pressed at once
    PEEK = "peeper"  # shows the coin as soon as it hears of it, and lies
    DAWDLE = "dawdler"  # answers every ping late, to be taken for a far player, and lies


async def snap_at_will(table: TableClient, reactions: list[float], trick: Trick) -> None:
    """Flip when it is my turn, snap when a coin is shown, until the game is over."""
    snapping: set[asyncio.Task[None]] = set()
    seen = 0
    while not table.over:
        window = table.position.window if table.playing else None
        if window is not None and window.number > seen:
            seen = window.number
            snapping.add(asyncio.create_task(snap(table, window, reactions.pop(), trick)))
        elif table.legal and table.legal[0].text == "flip":
            await table.send(wire.Act(table.new_id(), "flip"))
        await table.next_message()
    await asyncio.gather(*snapping)


async def snap(
    table: TableClient, window: wire.ReactionWindow, reaction: float, trick: Trick
) -> None:
    """Wait until the coin is painted, then for a slow hand, then press."""
    painted = now_ms() if trick is Trick.PEEK else window.shown - table.clock_offset
    await asyncio.sleep((painted + reaction - now_ms()) / 1000.0)
    claimed = reaction if trick is Trick.NONE else FALSE_START
    await table.send(wire.Act(table.new_id(), "snap", window.number, claimed))


def mirrored(races: int, seed: int) -> tuple[list[float], list[float]]:
    """Equal reaction times for two: what one has in one race, the other has in another."""
    chance = random.Random(seed)
    mine, yours = [], []
    for _ in range(races // 2):
        first, second = (350.0 * chance.lognormvariate(0.0, 0.25) for _ in range(2))
        mine += [first, second]
        yours += [second, first]
    return mine, yours


async def race_often(
    folder: Path, tables: int, races: int, latencies: Sequence[float], trick: Trick
) -> float:
    """The share of the races that the second player wins, by a trick or without."""
    wins: Counter[int] = Counter()
    late = (0.0, LONGEST_ROUND_TRIP / 1000.0) if trick is Trick.DAWDLE else ()

    async def race_at(client: HallClient, seed: int) -> None:
        options = {"target": races}
        async with sitting(client, "flipping", 2, latencies, late, options=options) as seats:
            for seat in seats:
                await seat.set_clock()
            tricks = (Trick.NONE, trick)
            async with asyncio.TaskGroup() as playing:
                for each in zip(seats, mirrored(races, seed), tricks, strict=True):
                    playing.create_task(snap_at_will(*each))
            wins.update(dict(enumerate(seats[0].position.view["points"])))

    async with opened(folder, FLIP) as hall, asyncio.TaskGroup() as group:
        for seed in range(tables):
            group.create_task(race_at(hall.client, seed))
    return wins[1] / (wins[0] + wins[1])


@pytest.mark.parametrize(
    ("trick", "latencies"),
    [
        (Trick.NONE, (0.02, 0.2)),
        (Trick.LIE, (0.02, 0.2)),
        (Trick.PEEK, (0.2, 0.02)),
        (Trick.PEEK, (0.02, 0.2)),
        (Trick.DAWDLE, (0.0, 0.0)),
    ],
    ids=lambda given: given.value if isinstance(given, Trick) else f"{given}",
)
def test_neither_a_short_way_nor_a_trick_wins_races(
    trick: Trick,
    latencies: tuple[float, float],
    tmp_path: Path,
    profile: Profile,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Races with equal reactions between players who are so many seconds away.

    2,000 of them (200 in a quick run), and half as many against a trick: those may come less near.
    """
    tables, races = (50, 40) if profile.name != "quick" else (20, 10)
    if trick is not Trick.NONE:
        tables //= 2
    if trick is Trick.DAWDLE:
        # A connection within this machine tells nothing of where the player is; this one shall.
        monkeypatch.setattr(tcp, "comes_from_here", lambda _transport: False)
    races_of_all = race_often(tmp_path, tables, races, latencies, trick)
    share = run_timelessly(races_of_all, monkeypatch)
    if trick is Trick.NONE:
        assert 0.47 <= share <= 0.53
    else:
        assert share < 0.55


def test_a_false_start_is_refused_and_a_second_claim_too(tmp_path: Path) -> None:
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
            assert refused.value.code == "not_your_turn"

    run(test())


def test_a_window_closes_on_the_clock_and_early_when_all_pass(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, FLIP, window_scale=0.05) as hall,
            sitting(hall.client, "flipping", 2) as seats,
        ):
            await seats[0].act("flip")
            began = time.monotonic()
            while not seats[0].position.waiting:
                await seats[0].next_message()
            assert 0.3 <= time.monotonic() - began <= 2.0
            assert seats[0].position.waiting == [1]
            await settle(*seats)
            await seats[1].act("flip")
            window = seats[1].position.window
            assert window is not None
            for seat in seats:
                await seat.act("pass")
            await settle(*seats)
            assert seats[0].position.waiting == [0]
            assert time.time() * 1000.0 < window.closes

    run(test())


def test_races_are_stored_explained_and_verified(tmp_path: Path) -> None:
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

    record = run(test())
    (race,) = record["races"]
    assert race["claims"][0]["seat"] == 1
    assert race["claims"][0]["round_trip"] == pytest.approx(60.0, abs=25.0)
    assert all(finding.good for finding in verify(record, FLIP))
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    shown = CliRunner().invoke(app, ["race", str(path), "1"])
    assert shown.exit_code == 0
    assert "Guest 1" in shown.output
    race["claims"][0]["judged"] = 10.0
    (wrong,) = [each.says for each in verify(record, FLIP) if "Race 1" in each.says]
    assert "seat 1 was judged at 10.0 ms" in wrong
