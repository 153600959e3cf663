"""Many at once: what seats and households may ask for, and who never has to wait for whom."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from halls import GENEROUS, Opened, behind_the_door, connect, opened, run, settle, sitting
from virtual_time import run_timelessly

from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import ConnectionEnded, HallRefusal, TableClient
from runehall.server.clocks import now_ms
from runehall.server.net.connections import MOST_SEATS, STRANGERS
from runehall.server.operations.budgets import Budgets
from runehall.server.operations.config import Limits
from runehall.server.operations.metrics import Metrics
from runehall.server.operations.pool import BotPool
from runehall.server.play.outcome import Outcome
from runehall.server.play.viewer import Viewer
from runehall.server.storage import writer
from runehall.server.table.commands import answer
from runehall.server.table.inbox import MOST_JOBS
from runehall.server.table.live import LINES_AT_ONCE, RECENT_CHAT, REMEMBERED_COMMANDS, LiveTable

JOBS = 60


# --- a table and its inbox ------------------------------------------------------------------------


def test_a_busy_table_gives_way_to_others(tmp_path: Path) -> None:
    """While it does much, the loop has many turns."""
    turns, done = [0], [0]

    async def work(_live: LiveTable) -> Outcome:
        end = time.perf_counter() + 0.002
        while time.perf_counter() < end:
            pass
        done[0] += 1
        return Outcome()

    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            table = await hall.hall.table(seated.table)
            for _ in range(JOBS):
                table.post(work)
            while done[0] < JOBS:
                turns[0] += 1
                await asyncio.sleep(0)
            assert turns[0] > JOBS // 10

    run(test())


class Blocked:
    """A table that is busy until it is let go."""

    def __init__(self) -> None:
        self.let_go = asyncio.Event()

    async def work(self, _live: LiveTable) -> Outcome:
        await self.let_go.wait()
        return Outcome()


def test_a_table_with_too_much_to_do_refuses_people_and_never_itself(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            blocked, name = Blocked(), tables[0].info.id
            table = hall.hall.tables[name]
            table.post(blocked.work)
            for number in range(MOST_JOBS + 5):
                await tables[0].send(wire.Preview(f"p{number}", "pass"))
            assert (await tables[0].until(wire.RefusalMessage)).code == "table_busy"
            assert len(table.inbox.jobs) == MOST_JOBS
            with pytest.raises(HallRefusal) as refused:
                await hall.client.fetch("GET", f"/api/tables/{name}")
            assert refused.value.code == "table_busy"
            rung = asyncio.Event()

            async def ring() -> Outcome:
                rung.set()
                return Outcome()

            behind_the_door(hall, name).post(ring)
            assert len(table.inbox.jobs) == MOST_JOBS + 1
            blocked.let_go.set()
            await asyncio.wait_for(rung.wait(), 60.0)
            await settle(*tables)

    run(test())


def test_what_somebody_asked_who_has_hung_up_is_not_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            live = behind_the_door(hall, tables[0].info.id)
            acting = next(table for table in tables if table.legal)
            viewer, seat = Viewer("here"), acting.you.seat
            viewer.seat, viewer.token_hash = seat, live.setup.seats[seat].token_hash
            live.presence.viewers.append(viewer)
            asked = wire.Preview("p", acting.legal[0].text)
            assert len((await answer(live, viewer, asked, now_ms())).replies) == 1
            viewer.gone = True
            for message in (asked, wire.Resync("r"), wire.Hello(), wire.Describe("d", [])):
                outcome = await answer(live, viewer, message, now_ms())
                assert (outcome.replies, outcome.refused, outcome.welcomed) == ([], [], [])
            live.presence.viewers.remove(viewer)

    run(test())


# --- budgets --------------------------------------------------------------------------------------


async def answers_of(client: TableClient, kind: type) -> int:
    """How many messages of a kind have come, when there is some budget again to ask."""
    await asyncio.sleep(10.0)
    await client.send(wire.Ping(0.5))
    answers = 0
    while True:
        message = await client.next_message()
        answers += isinstance(message, kind)
        if isinstance(message, wire.Pong):
            return answers


def test_all_sockets_of_a_seat_share_one_budget_and_dear_questions_cost_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = replace(GENEROUS, messages_per_second=1.0, message_burst=100)

    async def test() -> None:
        async with opened(tmp_path, limits=limits) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada", bots=["random"])
            first = await connect(hall.client, seated.table, seated.token)
            await first.start()
            second = await connect(hall.client, seated.table, seated.token)
            # A preview weighs five: a hundred are spent by twenty, from wherever they come.
            for number in range(20):
                for each in (first, second):
                    await each.send(wire.Preview(f"p{number}", "pass"))
            answers = [await answers_of(each, wire.Previewed) for each in (first, second)]
            assert 12 <= sum(answers) <= 20
            for each in (first, second):
                await each.close()

    run_timelessly(test(), monkeypatch)


def test_all_seats_of_a_household_share_one_budget() -> None:
    budgets = Budgets(Limits(messages_per_second=0.001, message_burst=10))
    said = [budgets.take(f"seat {number % 20}", "home") for number in range(200)]
    assert said.count(True) == 50
    assert budgets.take("seat 99", "elsewhere")


def test_a_hello_again_costs_as_much_as_it_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = replace(GENEROUS, messages_per_second=1.0, message_burst=60)

    async def test() -> None:
        async with opened(tmp_path, limits=limits) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            here = await connect(hall.client, seated.table, seated.token)
            for _ in range(12):
                await here.send(wire.Hello(seated.token))
            assert 1 <= await answers_of(here, wire.Welcome) <= 4
            await here.close()

    run_timelessly(test(), monkeypatch)


# --- places ---------------------------------------------------------------------------------------


def test_a_seat_is_open_in_so_many_windows_and_the_newest_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, limits=replace(GENEROUS, sockets_per_seat=2)) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            phone, laptop, tablet = [
                await connect(hall.client, seated.table, seated.token) for _ in range(3)
            ]
            closing_message = await phone.until(wire.Closing)
            assert (closing_message.code, closing_message.retry) == ("elsewhere", False)
            with pytest.raises(ConnectionEnded):
                await phone.next_message()
            await settle(laptop, tablet)
            for each in (phone, laptop, tablet):
                await each.close()

    run(test())


def test_spectators_never_keep_a_player_out(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets_per_table=2, sockets_per_seat=1)

    async def test() -> None:
        async with opened(tmp_path, limits=limits) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            watching = [await connect(hall.client, seated.table) for _ in range(2)]
            with pytest.raises(HallRefusal) as refused:
                async with hall.client.table(seated.table):
                    pass
            assert refused.value.code == "table_crowded"
            silent = await strangers(hall, seated.table, 2 + MOST_SEATS + STRANGERS)
            player = await connect(hall.client, seated.table, seated.token)
            assert player.you.seat == 0
            for each in (*watching, player):
                await each.close()
            for each in silent:
                await each.close()

    run(test())


async def strangers(hall: Opened, table: str, count: int) -> list[Any]:
    """Connections that never say who they are."""
    url = f"{hall.address}/api/tables/{table}/socket"
    return [await hall.client.session.ws_connect(url) for _ in range(count)]


def test_hints_are_shared_by_households() -> None:
    pool = BotPool(GAMES, 1, Metrics())
    assert pool.promise_hint("home")
    assert not any(pool.promise_hint("home") for _ in range(8))
    assert all(pool.promise_hint(f"house {number}") for number in range(8))


# --- chat and disk --------------------------------------------------------------------------------


def test_chat_is_a_line_a_second_and_only_the_last_lines_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            here = await connect(hall.client, seated.table, seated.token)
            for number in range(LINES_AT_ONCE):
                await here.command(wire.Chat(f"now {number}", "hurry"))
            with pytest.raises(HallRefusal) as refused:
                await here.command(wire.Chat("too soon", "hurry"))
            assert refused.value.code == "chat_too_fast"
            for number in range(REMEMBERED_COMMANDS + 20):
                await asyncio.sleep(1.0)
                await here.command(wire.Chat(f"slow {number}", f"line {number}"))
            await here.close()
        last = [f"line {n}" for n in range(REMEMBERED_COMMANDS + 20)][-RECENT_CHAT:]
        with closing(sqlite3.connect(tmp_path / "hall.db")) as database:
            lines = database.execute("select text from chat order by number").fetchall()
            assert [text for (text,) in lines] == last
            (commands,) = database.execute("select count(*) from commands").fetchone()
            assert commands == REMEMBERED_COMMANDS
        async with opened(tmp_path) as hall:
            again = await connect(hall.client, seated.table, seated.token)
            assert [line.text for line in again.chat] == last
            await again.close()

    run_timelessly(test(), monkeypatch)


def test_when_too_much_waits_to_be_written_people_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            here = await connect(hall.client, seated.table, seated.token)
            monkeypatch.setattr(writer, "MOST_WAITING", 0)
            with pytest.raises(HallRefusal) as refused:
                await here.command(wire.Chat("c", "hello"))
            assert refused.value.code == "storage"
            health = await hall.client.session.get(hall.address + "/readyz")
            assert health.status == 503
            monkeypatch.undo()
            await here.command(wire.Chat("c", "hello"))
            await here.close()

    run(test())
