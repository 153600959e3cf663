"""After the game: it is read once for everybody, tried again, and never before the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from halls import Opened, behind_the_door, opened, run
from msgspec import json
from sqlalchemy import select

from runehall.coach.analysis import Budget
from runehall.engine import Chooser, Record, replay
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import HallRefusal
from runehall.server.coach import readings
from runehall.server.coach.readings import MOST_WAITING, Reading
from runehall.server.net.app import DESK
from runehall.server.operations.config import Limits
from runehall.server.play.play import new_table
from runehall.server.storage import ActionRow, SetupRow
from runehall.server.storage.schema import ANALYSES, TABLES
from runehall.server.storage.setup import Seat, Setup, hash_of

LITTLE = Budget(first=16, again=32, candidates=2, guesses=1, plies=40)


async def finished(hall: Opened, name: str = "alaska", number: int = 1, end: int = -1) -> Record:
    """The record of a game in the database; without an end if it is cut off before."""
    game = GAMES[name]
    setup = Setup(
        id=f"game-{number}",
        game=name,
        seats=[Seat("person", who, None, hash_of(who), True, "ab" * 16) for who in ("Ada", "Ben")],
        options=game.options.resolve({}, 2),
        version=game.version,
        host=0,
        stage="over" if end < 0 else "playing",
        key=f"{number:064x}",
    )
    table = new_table(setup, game)
    chooser = Chooser(number)
    while not table.over and len(table.record().actions) != end:
        seats = [*table.may(), *table.must()]
        choices = [(seat, game.heuristics().choose(table.state, seat, chooser)) for seat in seats]
        seat, action = next((seat, action) for seat, action in choices if action >= 0)
        table.do(seat, table.notation.text(action))
    rows = [
        ActionRow(setup.id, at, seat, text, None, 0.0)
        for at, (seat, text) in enumerate(table.record().actions, start=1)
    ]
    await hall.hall.services.store.write(
        SetupRow(setup.id, setup.kept_as, 0.0, setup.stored()), *rows
    )
    return table.record()


async def asked(hall: Opened, method: str, number: int = 1, language: str = "en") -> wire.Analysis:
    """What the coach says of a game."""
    path = f"/api/tables/game-{number}/analysis?language={language}"
    return await hall.client.ask(method, path, wire.Analysis)


def test_a_finished_game_is_read_once_for_everybody(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            record = await finished(hall)
            reader = hall.app[DESK].readings
            reader.budget = LITTLE
            assert (await asked(hall, "GET")).stage == "unread"
            done = [(await asked(hall, "POST")).done]
            [task] = reader.tasks
            while not task.done():
                await asyncio.wait({task}, timeout=0.05)
                told = await asked(hall, "GET")
                done.append(told.done)
            assert done == sorted(done)
            assert any(0.0 < each < 1.0 for each in done)
            read = await asked(hall, "GET")
            assert read.stage == "read"
            assert len(read.curve) == len(record.actions) + 1
            assert read.names == ["Ada", "Ben"]
            for moment in read.moments:
                assert record.actions[moment.ply] == (moment.seat, moment.played)
                assert moment.why
            assert await asked(hall, "POST") == read
            assert not reader.tasks
            german = await asked(hall, "GET", language="de")
            assert german.curve == read.curve
            assert [each.why for each in german.moments] != [each.why for each in read.moments]
        async with opened(tmp_path) as hall:
            assert await asked(hall, "GET") == read
            rows = await hall.hall.services.store.rows(select(ANALYSES.c.table_id))
            assert [row.table_id for row in rows] == ["game-1"]

    run(test())


def test_nothing_is_told_before_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            await finished(hall, end=9)
            for method in ("GET", "POST"):
                with pytest.raises(HallRefusal, match="when the game is over"):
                    await asked(hall, method)
            body = wire.OpenExercise(table="game-1", ply=3, seat=0, name="Eve")
            with pytest.raises(HallRefusal, match="when the game is over"):
                await hall.client.ask("POST", "/api/exercises", wire.Seated, body=body)
            assert not hall.app[DESK].readings.underway

    run(test())


def test_a_finished_game_is_looked_at_with_open_cards(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            record = await finished(hall, "cambio", 1)
            await finished(hall, "cambio", 2, end=9)
            path = "/api/tables/game-{}/replay?seat={}&start=5&count=1&open={}"
            for seat in (-1, 0, 1):
                shown = await hall.client.ask("GET", path.format(1, seat, 1), wire.Replay)
                assert shown.seat == seat
                assert shown.steps[0].view == replay(record, GAMES, until=5).document()
                shown = await hall.client.ask("GET", path.format(1, seat, 0), wire.Replay)
                assert shown.steps[0].view == replay(record, GAMES, until=5).view(seat)
            with pytest.raises(HallRefusal, match="over"):
                await hall.client.ask("GET", path.format(2, -1, 1), wire.Replay)

    run(test())


def test_a_busy_coach_says_so_and_reads_one_game_of_a_household_at_a_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            for number in (1, 2):
                await finished(hall, number=number)
            reader = hall.app[DESK].readings
            reader.budget = LITTLE
            async with reader.turn:
                assert (await asked(hall, "POST", 1)).stage == "waiting"
                assert (await asked(hall, "POST", 1)).stage == "waiting"
                with pytest.raises(HallRefusal, match="reading other games"):
                    await asked(hall, "POST", 2)
                for number in range(MOST_WAITING - 1):
                    reader.underway[f"other-{number}"] = Reading("", f"household {number}")
                assert len(reader.underway) == MOST_WAITING
                reader.underway["game-1"].household = "elsewhere"
                with pytest.raises(HallRefusal, match="reading other games"):
                    await asked(hall, "POST", 2)

    run(test())


def test_a_game_without_an_end_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "MOST_ACTIONS", 10)

    async def test() -> None:
        async with opened(tmp_path) as hall:
            await finished(hall)
            with pytest.raises(HallRefusal, match="too long for the coach"):
                await asked(hall, "POST")
            assert not hall.app[DESK].readings.underway

    run(test())


def test_whoever_asks_by_the_thousand_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, limits=Limits()) as hall:
            await finished(hall, end=9)
            codes = set()
            for _ in range(1000):
                try:
                    await asked(hall, "POST")
                except HallRefusal as refusal:
                    codes.add(refusal.code)
                    if refusal.code == "too_fast":
                        break
            assert codes == {"coach_later", "too_fast"}

    run(test())


@pytest.mark.parametrize("name", GAMES)
def test_an_exercise_goes_on_with_every_secret_as_it_was(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            record = await finished(hall, name)
            ply = len(record.actions) // 2
            body = wire.OpenExercise(table="game-1", ply=ply, seat=1, name="Ben")
            seated = await hall.client.ask("POST", "/api/exercises", wire.Seated, body=body)
            assert seated.seat == 1
            then = replay(record, GAMES, until=ply)
            async with hall.client.table(seated.table, seated.token) as table:
                assert table.info.exercise == wire.ExerciseInfo("game-1", ply)
                assert table.you.seat == 1
                assert [seat.kind for seat in table.info.seats] == ["bot", "person"]
                play = behind_the_door(hall, seated.table).play
                assert play is not None
                begun = new_table(play.setup, play.table.game)
                assert begun.document() == then.document()
            query = select(TABLES.c.stage).where(TABLES.c.id == seated.table)
            [row] = await hall.hall.services.store.rows(query)
            assert row.stage == "exercise"

    run(test())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"ply": 5000}, "no_such_step"),
        ({"seat": 7}, "no_such_seat"),
        ({"level": "grandmother"}, "no_such_level"),
        ({"table": "nowhere"}, "no_such_table"),
        ({"ply": -1}, "bad_message"),
    ],
)
def test_an_exercise_from_nowhere_is_refused(
    wish: dict[str, object], code: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            record = await finished(hall)
            usual = {"table": "game-1", "ply": 2, "seat": 0, "name": "Ada", **wish}
            async with hall.client.session.post(
                f"{hall.address}/api/exercises", json=usual
            ) as answer:
                refusal = json.decode(await answer.read(), type=wire.Refusal)
            assert refusal.code == code
            usual = {"table": "game-1", "ply": len(record.actions), "seat": 0, "name": "Ada"}
            async with hall.client.session.post(
                f"{hall.address}/api/exercises", json=usual
            ) as answer:
                refusal = json.decode(await answer.read(), type=wire.Refusal)
            assert refusal.code == "nothing_follows"
            rows = await hall.hall.services.store.rows(select(TABLES.c.id))
            assert [row.id for row in rows] == ["game-1"]

    run(test())
