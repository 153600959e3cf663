"""Whole games over the socket: seats, spectators, bots, rematches, chat, replays."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from flipping import GAME as FLIPPING
from halls import behind_the_door, connect, lines_kept, opened, run, settle, sitting
from virtual_time import run_timelessly

from runehall.engine import read_record, replay
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import HallRefusal, TableClient
from runehall.server.verify import verify

FLIP = {"flipping": FLIPPING}


async def play_on(tables: list[TableClient], most: int = 100_000, seed: int = 1) -> int:
    """Play at random, whoever can act, until the end or for so many actions."""
    chance = random.Random(seed)
    done = 0
    while done < most and not tables[0].over:
        acting = [table for table in tables if table.legal]
        assert acting
        table = chance.choice(acting)
        legal = [each.text for each in table.legal]
        text = "pass" if table.position.window else chance.choice(legal)
        await table.act(text)
        done += 1
        await settle(*tables)
    return done


@pytest.mark.parametrize("game", GAMES)
def test_people_play_a_game_and_everybody_sees_what_they_may(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        people = next(seats for seats in GAMES[game].seat_counts if seats > 1)
        async with opened(tmp_path) as hall, sitting(hall.client, game, people) as tables:
            watcher = await connect(hall.client, tables[0].info.id)
            await play_on(tables, most=40)
            await settle(watcher)
            live = behind_the_door(hall, tables[0].info.id)
            assert live.play is not None
            for viewer, table in [*enumerate(tables), (-1, watcher)]:
                assert table.position.view == live.play.table.view(viewer)
                legal = [each.text for each in table.legal]
                assert legal == live.play.table.legal(viewer)
                heard = [each.document() for each in (await live.play.full_log()).heard_by(viewer)]
                assert [entry.event for entry in table.log] == heard
                fresh = await connect(hall.client, live.setup.id, table.token)
                assert fresh.position == table.position
                assert lines_kept(fresh.log) == lines_kept(table.log[-200:])
                await fresh.close()
            await watcher.close()

    run(test())


def test_a_person_plays_bots_to_the_end_and_the_record_is_proved(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create(
                "alaska", seats=3, name="Ada", bots=["skilled", "random"]
            )
            with pytest.raises(HallRefusal):
                await hall.client.record(seated.table)
            async with hall.client.table(seated.table, seated.token) as table:
                await table.start()
                while not table.over:
                    if table.legal:
                        await table.act(table.legal[-1].text)
                    else:
                        await table.next_message()
                while table.info.stage != "over":
                    await table.next_message()
            record = await hall.client.record(seated.table)
            assert replay(read_record(record), GAMES).view(0) == table.position.view
            assert all(finding.good for finding in verify(record, GAMES))

    run(test())


def test_bots_play_a_game_that_only_this_hall_offers(tmp_path: Path) -> None:
    """The processes in which they think are told where to find it."""

    async def test() -> None:
        async with opened(tmp_path, FLIP) as hall:
            seated = await hall.client.create(
                "flipping", seats=2, name="Ada", bots=["skilled"], options={"target": 1}
            )
            async with hall.client.table(seated.table, seated.token) as table:
                await table.start()
                await table.act("flip")
                while not table.over:
                    await table.next_message()
                assert table.position.view["points"] == [0, 1]
            failures = hall.hall.services.metrics.registry.get_sample_value(
                "runehall_failures_total"
            )
            assert failures == 0

    run(test())


def test_a_repeated_command_is_carried_out_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            table = next(each for each in tables if each.legal)
            act = wire.Act("again", table.legal[-1].text)
            assert isinstance(await table.command(act), wire.Accepted)
            play = behind_the_door(hall, tables[0].info.id).play
            assert play is not None
            assert isinstance(await table.command(act), wire.Accepted)
            assert len(play.record.actions) == 1
            for command in (wire.Chat("c", "hello"), wire.Rename("r", "Grace")):
                for _ in range(2):
                    assert isinstance(await table.command(command), wire.Accepted)
            await settle(table)
            assert [line.text for line in table.chat] == ["hello"]

    run(test())


def test_a_bot_steps_out_at_once_when_its_seat_is_taken_back(tmp_path: Path) -> None:
    """It may have been thinking just then; what it thought of is forgotten."""

    async def test() -> None:
        async with (
            opened(tmp_path, bot_pause=50.0) as hall,
            sitting(hall.client, "market", 2) as tables,
        ):
            acting = next(each for each in tables if each.legal)
            conductor = behind_the_door(hall, acting.info.id).conductor
            assert conductor is not None
            await acting.command(wire.HandOver("1", "skilled"))
            assert acting.you.seat in conductor.thinking.thoughts
            await acting.command(wire.TakeBack("2"))
            assert acting.you.seat not in conductor.thinking.thoughts
            await acting.act(acting.legal[0].text)

    run(test())


def test_who_has_left_leaves_an_open_seat_in_the_rematch(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, FLIP) as hall,
            sitting(hall.client, "flipping", 2, options={"target": 1}, pace="relaxed") as tables,
        ):
            await play_snap(tables)
            await tables[0].command(wire.Leave("bye"))
            await tables[1].command(wire.Rematch("again"))
            await settle(tables[1])
            again = await connect(hall.client, str(tables[1].info.next), tables[1].token)
            assert [seat.kind for seat in again.info.seats] == ["open", "person"]
            assert again.you.host
            await again.close()

    run(test())


def test_refusals_have_a_code_and_a_sentence_in_the_viewers_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            idle = next(each for each in tables if not each.legal)
            with pytest.raises(HallRefusal) as english:
                await idle.act("pass")
            await idle.hello(idle.token, "de")
            with pytest.raises(HallRefusal) as german:
                await idle.act("pass")
            assert english.value.code == german.value.code == "not_your_turn"
            assert "turn to act" in str(english.value)
            assert "nicht an der Reihe" in str(german.value)
            with pytest.raises(HallRefusal, match="keine Handlung"):
                await idle.act("dance")
            acting = next(each for each in tables if each.legal)
            spoken = {each.text: each.say for each in acting.legal}
            await acting.hello(acting.token, "de")
            assert {each.text for each in acting.legal} == set(spoken)
            assert {each.text: each.say for each in acting.legal} != spoken

    run(test())


def test_the_replay_of_a_running_game_shows_what_the_viewer_saw(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            await play_on(tables, most=30)
            table = tables[1]
            path = f"/api/tables/{table.info.id}/replay"
            mine = await hall.client.ask("GET", path + "?count=100", wire.Replay, token=table.token)
            assert mine.steps[-1].view == table.position.view
            assert mine.total == len(mine.steps)
            assert all(step.action is None for step in mine.steps)
            entries = [entry for step in mine.steps for entry in step.log]
            assert entries == table.log
            with pytest.raises(HallRefusal) as refused:
                await hall.client.ask("GET", path + "?seat=0", wire.Replay, token=table.token)
            assert refused.value.code == "hidden_view"
            watched = await hall.client.ask("GET", path, wire.Replay)
            assert watched.seat == -1
            log = await hall.client.ask("GET", f"/api/tables/{table.info.id}/log", wire.LogPage)
            assert len(log.entries) < len(table.log)

    run(test())


def test_the_replay_of_a_finished_game_is_open_from_every_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, FLIP) as hall,
            sitting(hall.client, "flipping", 2, options={"target": 3}, pace="relaxed") as tables,
        ):
            while not tables[0].over:
                acting = next(table for table in tables if table.legal)
                await acting.act(acting.legal[-1].text)
                await settle(*tables)
            path = f"/api/tables/{tables[0].info.id}/replay?seat=1&start=1&count=2"
            found = await hall.client.ask("GET", path, wire.Replay)
            assert found.over
            assert (found.total, found.start, len(found.steps)) == (7, 1, 2)
            assert [step.action for step in found.steps] == ["flip", "snap"]
            record = await hall.client.record(tables[0].info.id)
            body = wire.ReplayRecord(record=record, seat=-1, count=100)
            again = await hall.client.ask("POST", "/api/replay", wire.Replay, body=body)
            assert again.total == 7
            assert again.names == ["Ada", "Guest 1"]

    run(test())


def test_a_rematch_keeps_seats_options_and_tokens(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            opened(tmp_path, FLIP) as hall,
            sitting(hall.client, "flipping", 2, options={"target": 1}, pace="relaxed") as tables,
        ):
            with pytest.raises(HallRefusal, match="game is over"):
                await tables[0].command(wire.Rematch("early"))
            await play_snap(tables)
            await tables[1].command(wire.Rematch("again"))
            await tables[0].command(wire.Rematch("again too"))
            await settle(*tables)
            following = tables[0].info.next
            assert following is not None
            again = await connect(hall.client, following, tables[1].token)
            assert again.you.seat == 1
            assert again.info.options == {"target": 1}
            assert again.info.previous == tables[0].info.id
            assert [seat.name for seat in again.info.seats] == ["Ada", "Guest 1"]
            assert again.info.commitment != tables[0].info.commitment
            await again.close()

    run(test())


async def play_snap(tables: list[TableClient]) -> None:
    """Flip a coin and snap."""
    await tables[0].act("flip")
    await settle(*tables)
    await tables[1].act("snap")
    await settle(*tables)


def test_talk_and_feelings(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            await tables[0].command(wire.Chat("1", "well\u202e met <b>\n"))
            await tables[0].command(wire.Emote("2", "wow"))
            said = await tables[1].until(wire.Said)
            assert said.line.text == "well met <b>"
            shown = await tables[1].until(wire.Emoted)
            assert (shown.seat, shown.emote) == (0, "wow")
            with pytest.raises(HallRefusal, match="nothing to read"):
                await tables[0].command(wire.Chat("3", "\u202e\n"))
            late = await connect(hall.client, tables[0].info.id)
            assert [line.text for line in late.chat] == ["well met <b>"]
            await late.close()

    run(test())


def test_a_seat_is_handed_to_a_bot_and_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            acting = next(each for each in tables if each.legal)
            other = next(each for each in tables if each is not acting)
            await acting.command(wire.HandOver("1", "random"))
            with pytest.raises(HallRefusal, match="take it back"):
                await acting.act(acting.legal[0].text)
            while not other.legal:
                await other.next_message()
            await acting.command(wire.TakeBack("2"))
            await settle(acting)
            while other.legal:
                await other.act(other.legal[-1].text)
                await settle(acting)
            await asyncio.sleep(0.1)
            await settle(acting)
            assert acting.legal
            await acting.act(acting.legal[0].text)

    run_timelessly(test(), monkeypatch)


def test_a_preview_tells_what_is_certain_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "runes", 2) as tables:
            table = next(each for each in tables if each.legal)
            before = table.position
            text = table.legal[0].text
            told = await table.command(wire.Preview("1", text))
            assert isinstance(told, wire.Previewed)
            assert told.legal
            assert told.view is not None
            assert told.view["board"] != before.view["board"]
            bad = await table.command(wire.Preview("2", "place 99 99 0"))
            assert isinstance(bad, wire.Previewed)
            assert not bad.legal
            assert bad.code
            assert bad.sentence
            await settle(table)
            assert table.position == before
            described = await table.command(wire.Describe("3", [text]))
            assert isinstance(described, wire.Described)
            assert described.legal[0].say

    run(test())


def test_a_preview_names_the_places_where_a_card_breaks_a_rule(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "rune", 2) as tables:
            table = next(each for each in tables if each.legal)
            card = next(card for card in table.position.view["hands"][table.you.seat] if card)
            far = await table.command(wire.Preview("1", f"place {card} 40 40 0"))
            assert isinstance(far, wire.Previewed)
            assert (far.code, far.against) == ("no_overlap", [])
            places = [f"place {card} {x} {y} 0" for y in (2, 1, -1, -2) for x in (-1, 0, 1)]
            for number, text in enumerate(places):
                told = await table.command(wire.Preview(f"{number + 2}", text))
                assert isinstance(told, wire.Previewed)
                assert bool(told.against) == (told.code == "no_match")
                if told.against:
                    break
            else:
                pytest.fail("The card fits everywhere.")

    run(test())


def test_a_table_tells_the_numbers_of_its_rules(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 3) as tables:
            facts = tables[0].info.facts
            assert (facts["small_sum"], facts["big_sum"], facts["price"]) == (5, 21, 3)

    run(test())


def test_a_hint_names_legal_actions_with_their_chances(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            table = next(each for each in tables if each.legal)
            hinted = await table.command(wire.Hint("1"))
            assert isinstance(hinted, wire.Hinted)
            legal = {each.text for each in table.legal}
            assert hinted.advice
            assert {each.text for each in hinted.advice} <= legal
            assert all(0.0 <= each.chance <= 1.0 and each.say for each in hinted.advice)
            assert hinted.verdict
            assert all(each.why and all(each.why) for each in hinted.advice)
            idle = next(each for each in tables if not each.legal)
            with pytest.raises(HallRefusal, match="nothing to decide"):
                await idle.command(wire.Hint("2"))

    run(test())
