"""Games from files: a record becomes a table that is over; a broken one becomes nothing."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from chronicled import owner
from databases import execute
from halls import Opened, act_at_random, opened, run
from msgspec import json

from runehall.engine import Table
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import HallRefusal
from runehall.server.clocks import DAY
from runehall.server.operations.limits import RECORDS_AT_ONCE


def finished(game: str = "alaska", seats: int = 2, seed: int = 7) -> dict[str, Any]:
    """The record of a whole random game, as a friend would send it."""
    table, chance = Table.new(GAMES[game], seats=seats, seed=seed), random.Random(seed)
    while not table.over:
        act_at_random(table, chance)
    return {**table.record().document(), "names": ["Ada", "Ben", "Cleo", "Dan"][:seats]}


async def bring(hall: Opened, record: dict[str, Any]) -> str:
    """The table that a record becomes."""
    body = wire.BringRecord(record)
    return (await hall.client.ask("POST", "/api/records", wire.Brought, body=body)).table


def test_a_brought_game_is_looked_at_as_any_other_and_counts_nowhere(
    database: str, tmp_path: Path
) -> None:
    record = finished()

    async def test() -> None:
        async with opened(tmp_path, database=database) as hall:
            table = await bring(hall, record)
            info = await hall.client.ask("GET", f"/api/tables/{table}", wire.TableInfo)
            assert (info.stage, info.brought) == ("over", True)
            assert [seat.name for seat in info.seats] == ["Ada", "Ben"]
            assert (await hall.client.record(table))["actions"] == record["actions"]
            assert (await hall.client.record(table))["seed"] == 7
            for seat in (-1, 0, 1):
                path = f"/api/tables/{table}/replay?seat={seat}&start=5&count=1"
                replay = await hall.client.ask("GET", path, wire.Replay)
                assert (replay.seat, replay.total) == (seat, len(record["actions"]) + 1)
            with pytest.raises(HallRefusal) as refused:
                await hall.client.fetch("GET", f"/api/tables/{table}/fairness")
            assert refused.value.code == "brought_shuffle"
            assert await execute(database, "select * from results") == []

    run(test())


def test_a_brought_game_begins_from_its_position_where_it_was_no_deal(tmp_path: Path) -> None:
    start = Table.new(GAMES["alaska"], seats=2, seed=3)
    table, chance = Table.from_position(GAMES["alaska"], start.document()), random.Random(1)
    while not table.over:
        act_at_random(table, chance)

    async def test() -> None:
        async with opened(tmp_path) as hall:
            record = table.record().document()
            found = await hall.client.record(await bring(hall, record))
            assert found["actions"] == record["actions"]
            assert found["position"] == record["position"]

    run(test())


def broken() -> list[tuple[dict[str, Any], str]]:
    """Records that are none, and the code of what the hall says."""
    good = finished()
    return [
        ({}, "bad_record"),
        ({**good, "game": "chess"}, "unknown_name"),
        ({**good, "version": 999}, "bad_record"),
        ({**good, "seed": "seven"}, "bad_record"),
        ({**good, "players": 3, "names": []}, "bad_record"),
        ({**good, "options": {"boat": 1}}, "unknown_name"),
        ({**good, "actions": [*good["actions"][:-1], [0, "dance"]]}, "bad_record"),
        ({**good, "actions": [*good["actions"], [0, "pass"]]}, "bad_record"),
        ({**good, "actions": good["actions"][:-1]}, "record_unfinished"),
        ({**good, "actions": [[0, "pass"]] * 5001}, "record_too_long"),
    ]


@pytest.mark.parametrize(("record", "code"), broken())
def test_a_broken_record_is_refused_in_a_sentence(
    record: dict[str, Any], code: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            with pytest.raises(HallRefusal) as refused:
                await bring(hall, record)
            assert refused.value.code == code
            assert str(refused.value).endswith(".")
            for kind in ("tables", "actions", "races"):
                assert await execute(hall.hall.services.store.url, f"select * from {kind}") == []

    run(test())


def test_names_and_races_of_a_file_are_not_believed(tmp_path: Path) -> None:
    record = finished() | {"names": ["\u202eeve", "<b>Ben</b>"], "races": [{"action": "x"}, 7]}

    async def test() -> None:
        async with opened(tmp_path) as hall:
            table = await bring(hall, record)
            info = await hall.client.ask("GET", f"/api/tables/{table}", wire.TableInfo)
            assert [seat.name for seat in info.seats] == ["1", "2"]
            assert (await hall.client.record(table))["races"] == []

    run(test())


def test_brought_games_are_few_and_soon_forgotten(tmp_path: Path) -> None:
    record = finished()

    async def test() -> None:
        async with opened(tmp_path) as hall:
            store = hall.hall.services.store
            tables = [await bring(hall, record) for _ in range(RECORDS_AT_ONCE)]
            with pytest.raises(HallRefusal) as refused:
                await bring(hall, record)
            assert refused.value.code == "too_many_records"
            await execute(store.url, "update hall set open_seconds = :clock", clock=2 * DAY)
            await hall.hall.forget()
            assert await store.setup(tables[0]) is None
            assert await execute(store.url, "select * from actions") == []

    run(test())


def test_nobody_holds_a_seat_of_a_brought_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            table = await bring(hall, finished())
            eve = await owner(hall.client)
            assert await eve.link(wire.SeatKey(table, "x")) == 0
            told = json.decode(await hall.client.fetch("GET", "/api/tables"))
            assert told == {"open": [], "running": []}

    run(test())
