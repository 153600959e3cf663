"""Lessons at real tables: what is asked goes through, anything else changes nothing."""

from __future__ import annotations

import asyncio
import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from flipping import GAME as FLIPPING
from halls import Opened, behind_the_door, connect, opened, run
from msgspec import json
from sqlalchemy import update

from runehall.engine import lesson, read_record, replay
from runehall.engine.lesson import lesson_of, lesson_source
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import HallRefusal, TableClient
from runehall.server.hall import LESSONS_KEPT
from runehall.server.storage.schema import HALL

# How fast somebody reacts who learns, in seconds.
REACTION = 0.3
TAUGHT = [name for name, game in GAMES.items() if lesson_of(game) is not None]


async def coaching(table: TableClient) -> wire.Coaching:
    """What is said when it is the learner's turn to read or to act."""
    while True:
        told = table.position.lesson
        assert told is not None
        if told.next or (told.stage == "asks" and table.legal):
            return told
        await table.next_message()


async def do_at_leisure(table: TableClient, text: str) -> None:
    """Do something as fast as a person does."""
    if table.position.window is not None:
        await asyncio.sleep(REACTION)
    await table.act(text)


async def finish(table: TableClient) -> None:
    """Play on as one likes until the end."""
    while not table.over:
        if table.legal:
            calls = [each.text for each in table.legal if each.text in ("pass", "cambio")]
            await (table.act(calls[0]) if calls else do_at_leisure(table, table.legal[0].text))
        else:
            await table.next_message()


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_can_be_followed_to_its_end(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, bot_pause=0.01) as hall:
            chapter: int | None = 0
            steps = 0
            numbers: list[int] = []
            while chapter is not None:
                seated = await hall.client.learn(game, "Ada", chapter=chapter)
                async with hall.client.table(seated.table, seated.token) as table:
                    while True:
                        told = await coaching(table)
                        numbers.append(told.number)
                        if told.free:
                            await finish(table)
                            break
                        if told.next_chapter is not None:
                            break
                        if told.next:
                            await table.command(wire.NextStep(table.new_id()))
                        else:
                            await do_at_leisure(table, table.legal[0].text)
                    last = table.position.lesson
                    assert last is not None
                    chapter, steps = last.next_chapter, last.of
            assert sorted(set(numbers)) == list(range(1, steps + 1))

    run(test())


async def at_step(hall: Opened, game: str, chapter: int, **wishes: Any) -> TableClient:
    """Somebody who has come to the first thing to do in a chapter; the caller closes."""
    seated = await hall.client.learn(game, "Ada", chapter=chapter, **wishes)
    table = await connect(hall.client, seated.table, seated.token)
    while (await coaching(table)).next:
        await table.command(wire.NextStep(table.new_id()))
    return table


def test_a_wrong_action_is_answered_kindly_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            table = await at_step(hall, "cambio", 0)
            live = behind_the_door(hall, table.info.id)
            assert live.play is not None
            before = live.play.table.document(), live.setup.stored()
            assert [each.text for each in table.legal] == ["draw"]
            assert "cambio" in live.play.table.legal(0)
            for text in ("cambio", "take", "nonsense"):
                with pytest.raises(HallRefusal, match="first try what is marked"):
                    await table.act(text)
            with pytest.raises(HallRefusal, match="first try what is marked"):
                await table.command(wire.NextStep(table.new_id()))
            assert before == (live.play.table.document(), live.setup.stored())
            await table.act("draw")
            assert (await coaching(table)).number == 3
            await table.close()

    run(test())


def test_nothing_goes_on_before_what_is_to_be_read_has_been_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.learn("cambio", "Ada")
            async with hall.client.table(seated.table, seated.token) as table:
                assert table.legal == []
                with pytest.raises(HallRefusal, match="first read on"):
                    await table.act("draw")
                again = wire.NextStep(table.new_id())
                await table.command(again)
                await table.command(again)  # sent twice, read once
                assert (await coaching(table)).number == 2

    run(test())


def test_a_race_is_won_and_another_lost_as_the_lesson_wants(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, bot_pause=0.01) as hall:
            table = await at_step(hall, "cambio", 0)
            while (told := await coaching(table)).next_chapter is None:
                if told.next:
                    await table.command(wire.NextStep(table.new_id()))
                else:
                    await do_at_leisure(table, table.legal[0].text)
            thrown = [entry.event for entry in table.log if entry.event["event"] == "snap"]
            outcomes = [(event["seat"], event["outcome"]) for event in thrown]
            assert outcomes == [(0, "correct"), (1, "correct"), (0, "late")]
            await table.close()

    run(test())


def test_who_comes_too_late_to_do_anything_goes_on_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table without late throws the slower one is simply refused."""
    source = copy.deepcopy(lesson_source(GAMES["cambio"].package))
    source["chapters"][0]["options"]["late_snaps"] = False
    for step in source["chapters"][0]["steps"]:
        if step.get("do", [""])[0].startswith("snap"):
            step["then"] = [[1 if "rival" in step else 0, "pass"]]
    monkeypatch.setattr(lesson, "lesson_source", lambda _package: source)

    async def test() -> None:
        games = {"cambio": replace(GAMES["cambio"])}
        async with opened(tmp_path, games, bot_pause=0.01) as hall:
            table = await at_step(hall, "cambio", 0)
            refused = []
            while (told := await coaching(table)).next_chapter is None:
                try:
                    if told.next:
                        await table.command(wire.NextStep(table.new_id()))
                    else:
                        await do_at_leisure(table, table.legal[0].text)
                except HallRefusal as refusal:
                    refused.append((told.number, refusal.code))
            assert refused == [(8, "outrun")]
            await table.close()

    run(test())


def test_a_lesson_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            table = await at_step(hall, "market", 0)
            await table.act(table.legal[0].text)
            before, seat = await coaching(table), (table.info.id, table.token)
            await table.close()
        async with opened(tmp_path) as hall, hall.client.table(*seat) as table:
            assert await coaching(table) == before
            assert table.info.lesson == 0

    run(test())


def test_lessons_are_listed_nowhere_and_prove_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, bot_pause=0.01) as hall:
            table = await at_step(hall, "cambio", 2)
            name = table.info.id
            tables = json.decode(await hall.client.fetch("GET", "/api/tables"))
            assert tables == {"open": [], "running": []}
            with pytest.raises(HallRefusal, match="prepared position"):
                await hall.client.fetch("GET", f"/api/tables/{name}/fairness")
            await table.act("cambio")
            await finish(table)
            record = await hall.client.record(name)
            assert "fairness" not in record
            assert replay(read_record(record), GAMES).over
            with pytest.raises(HallRefusal):
                await table.command(wire.Rematch(table.new_id()))
            assert (await coaching(table)).stage == "tells"
            await table.close()

    run(test())


def test_lessons_are_forgotten_soon_and_games_are_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            store = hall.hall.services.store
            game = await hall.client.create("alaska", seats=3, name="Ada")
            learned = await hall.client.learn("cambio", "Ada")
            async with store.changing() as connection:
                await connection.execute(update(HALL).values(open_seconds=LESSONS_KEPT + 60.0))
            await hall.hall.forget()
            assert await store.setup(learned.table) is None
            assert await store.setup(game.table) is not None

    run(test())


def test_what_cannot_be_learned_is_refused_in_words(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, {**GAMES, "flipping": FLIPPING}) as hall:
            with pytest.raises(HallRefusal, match="no lesson for this game"):
                await hall.client.learn("flipping", "Ada")
            with pytest.raises(HallRefusal, match="no game"):
                await hall.client.learn("chess", "Ada")
            with pytest.raises(HallRefusal, match="chapters"):
                await hall.client.learn("cambio", "Ada", chapter=9)
            with pytest.raises(HallRefusal, match="cannot be read"):
                await hall.client.learn("cambio", "Ada", chapter=-1)
            with pytest.raises(HallRefusal, match="name"):
                await hall.client.learn("cambio", "\u200b")
            seated = await hall.client.create("cambio", seats=2, name="Ada", bots=["novice"])
            async with hall.client.table(seated.table, seated.token) as table:
                await table.start()
                with pytest.raises(HallRefusal, match="not a lesson"):
                    await table.command(wire.NextStep(table.new_id()))
            offered = json.decode(await hall.client.fetch("GET", "/api/hall"))
            taught = {game["id"]: game["lesson"] for game in offered["games"]}
            assert (taught["cambio"], taught["flipping"]) == (True, False)

    run(test())
