"""Nothing acknowledged is lost: restarts, kills under load, storage that fails, fences."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import sqlite3
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from halls import connect, opened, run, serve_alone, settle, sitting
from sqlalchemy.exc import OperationalError

from conftest import Profile
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import ConnectionEnded, HallClient, HallRefused, TableClient
from runehall.server.storage import ActionRow, Fenced, Writer

Shown = tuple[dict[str, Any], list[wire.Legal], list[wire.LogEntry]]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_back_as_it_was(game: str, tmp_path: Path) -> None:
    """After a stop and a start every viewer is shown exactly what they were shown before."""

    async def play() -> tuple[str, list[str], list[Shown]]:
        async with opened(tmp_path) as hall, sitting(hall.client, game, people) as tables:
            chance = random.Random(3)
            for _ in range(70):
                acting = [table for table in tables if table.legal]
                if not acting:
                    break
                table = chance.choice(acting)
                window = table.position.window if table.playing else None
                text = "pass" if window is not None else chance.choice(table.legal).text
                await table.act(text)
                await settle(*tables)
            await tables[0].command(wire.Chat("c", "see you"))
            await settle(*tables)
            shown = [(t.position.view, t.position.legal, t.log) for t in tables]
            return tables[0].info.id, [str(t.token) for t in tables], shown

    async def come_back(name: str, token: str) -> Shown:
        async with opened(tmp_path) as hall:
            table = await connect(hall.client, name, token)
            assert [line.text for line in table.chat] == ["see you"]
            again = (table.position.view, table.position.legal, table.log)
            await table.close()
            return again

    people = next(seats for seats in GAMES[game].seat_counts if seats > 1)
    name, tokens, shown = run(play())
    for token, before in zip(tokens, shown, strict=True):
        view, legal, log = run(come_back(name, token))
        assert view == before[0]
        assert legal == before[1]
        assert log == before[2][-200:]


def test_storage_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            table = next(each for each in tables if each.legal)
            before = table.position
            insert = Writer.insert

            async def fail(*_: object) -> None:
                raise OperationalError("insert", {}, OSError("disk full"))

            monkeypatch.setattr(Writer, "insert", fail)
            with pytest.raises(HallRefused) as refused:
                await table.act(table.legal[0].text)
            assert refused.value.code == "storage"
            monkeypatch.setattr(Writer, "insert", insert)
            await settle(table)
            assert table.position == before
            await table.act(table.legal[0].text)
            stored = await hall.hall.services.store.actions(tables[0].info.id)
            assert [row.seq for row in stored] == [1]

    run(test())


def test_an_action_of_the_same_number_is_fenced_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            store = hall.hall.services.store
            name = tables[0].info.id
            rows = [ActionRow(name, 1, 0, f"text {n}", None, 0.0) for n in range(2)]
            bystander = ActionRow("elsewhere", 1, 0, "pass", None, 0.0)
            written = await asyncio.gather(
                store.write(rows[0]),
                store.write(rows[1]),
                store.write(bystander),
                return_exceptions=True,
            )
            assert [type(each) for each in written] == [type(None), Fenced, type(None)]
            acting = next(each for each in tables if each.legal)
            await acting.send(wire.Act("x", acting.legal[0].text))
            with pytest.raises(ConnectionEnded):
                await acting.until(wire.Closing)
            assert hall.hall.tables[name].fenced

    run(test())


# --- kills ----------------------------------------------------------------------------------------


# A server process that has everything imported already, of which each server is a fork.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["halls"])


class Server:
    """A hall in a process of its own, which can be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""

    async def start(self) -> None:
        mine, theirs = FORKS.Pipe()
        self.process = FORKS.Process(target=serve_alone, args=(self.folder, theirs), daemon=True)
        self.process.start()
        self.address = await asyncio.to_thread(mine.recv)

    async def kill(self) -> None:
        self.process.kill()
        await asyncio.to_thread(self.process.join)


@dataclass
class Watched:
    """A table under load: who sits there, and what has been acknowledged."""

    id: str
    tokens: list[str]
    acknowledged: list[str] = field(default_factory=list)
    underway: tuple[int, wire.Act] | None = None


async def keep_acting(client: HallClient, table: Watched, seed: str) -> None:
    """Act as fast as it goes, noting what is acknowledged, until the server is gone."""
    chance = random.Random(seed)
    with suppress(ConnectionEnded, aiohttp.ClientError, ConnectionError):
        seats = [await connect(client, table.id, token) for token in table.tokens]
        if table.underway is not None:
            seat, act = table.underway
            await finish(table, seats[seat], act)
        while not seats[0].over:
            await settle(*seats)
            number = next((n for n, seat in enumerate(seats) if seat.legal), None)
            if number is None:
                # The game has just ended, or the seats are still being told whose turn it is.
                await asyncio.sleep(0.01)
                continue
            act = wire.Act(seats[number].new_id(), chance.choice(seats[number].legal).text)
            table.underway = (number, act)
            await finish(table, seats[number], act)


async def finish(table: Watched, seat: TableClient, act: wire.Act) -> None:
    """Send an action, perhaps again, and note that it was acknowledged."""
    try:
        await seat.command(act)
    except HallRefused:
        # It was never carried out, and the position is one in which it is not legal any more.
        assert act.id not in table.acknowledged
    else:
        table.acknowledged.append(act.id)
    table.underway = None


def stored_commands(folder: Path) -> dict[str, list[str]]:
    """The commands of every table, in order, read behind the server's back."""
    with sqlite3.connect(folder / "hall.db") as database:
        rows = database.execute("select table_id, command from actions order by table_id, seq")
        found: dict[str, list[str]] = {}
        for table, command in rows:
            found.setdefault(table, []).append(command)
    database.close()
    return found


def test_a_killed_server_loses_nothing_it_has_acknowledged(
    tmp_path: Path, profile: Profile
) -> None:
    kills = 50 if profile.name != "quick" else 5

    async def test() -> None:
        server = Server(tmp_path)
        await server.start()
        tables = await open_tables(server, 8)
        for number in range(kills):
            async with HallClient(server.address) as client, asyncio.TaskGroup() as group:
                for table in tables:
                    group.create_task(keep_acting(client, table, f"{number} {table.id}"))
                await asyncio.sleep(random.Random(number).uniform(0.15, 0.5))
                await server.kill()
            stored = stored_commands(tmp_path)
            for table in tables:
                commands = stored.get(table.id, [])
                assert [each for each in commands if each in table.acknowledged] == (
                    table.acknowledged
                )
                assert len(set(commands)) == len(commands)
                assert len(commands) - len(table.acknowledged) in (0, 1)
            await server.start()
        assert sum(len(table.acknowledged) for table in tables) >= 4 * kills
        await server.kill()

    run(test())


async def open_tables(server: Server, count: int) -> list[Watched]:
    """Started games of two."""
    tables = []
    async with HallClient(server.address) as client:
        for number in range(count):
            game = ("market", "rune")[number % 2]
            async with sitting(client, game, 2) as seats:
                tables.append(Watched(seats[0].info.id, [str(seat.token) for seat in seats]))
    return tables
