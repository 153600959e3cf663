"""Nothing acknowledged is lost: restarts, kills under load, storage that fails, fences."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from halls import behind_the_door, connect, lines_kept, opened, run, settle, sitting
from sqlalchemy.exc import OperationalError
from virtual_time import run_timelessly

from conftest import Profile
from runehall.engine import Table, replayed
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import ConnectionEnded, HallClient, HallRefusal, TableClient
from runehall.server.play.play import new_table
from runehall.server.storage import ActionRow, Fenced, Writer
from runehall.server.storage.setup import read_setup

Shown = tuple[dict[str, Any], list[wire.Legal], list[tuple[int, str]]]


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
            shown = [(t.position.view, t.position.legal, lines_kept(t.log)) for t in tables]
            return tables[0].info.id, [str(t.token) for t in tables], shown

    async def come_back(name: str, token: str) -> Shown:
        async with opened(tmp_path) as hall:
            table = await connect(hall.client, name, token)
            assert [line.text for line in table.chat] == ["see you"]
            again = (table.position.view, table.position.legal, lines_kept(table.log))
            await table.close()
            return again

    people = next(seats for seats in GAMES[game].seat_counts if seats > 1)
    name, tokens, shown = run(play())
    for token, before in zip(tokens, shown, strict=True):
        view, legal, log = run(come_back(name, token))
        assert view == before[0]
        assert legal == before[1]
        assert log == before[2][-200:]


def test_a_command_sent_again_after_a_restart_is_only_answered_again(tmp_path: Path) -> None:
    commands: list[wire.ClientMessage] = [
        wire.Chat("1", "hello"),
        wire.Reorder("2", [1, 0]),
        wire.Rename("3", "Bea"),
    ]

    async def sent_to(name: str, token: str) -> tuple[list[str], list[str]]:
        async with opened(tmp_path) as hall:
            table = await connect(hall.client, name, token)
            for command in commands:
                await table.command(command)
            await settle(table)
            await table.close()
            return [line.text for line in table.chat], [seat.name for seat in table.info.seats]

    async def create() -> wire.Seated:
        async with opened(tmp_path) as hall:
            return await hall.client.create("market", seats=2, name="Ada")

    seated = run(create())
    for _ in range(2):
        said, names = run(sent_to(seated.table, seated.token))
        assert said == ["hello"]
        assert names == ["", "Bea"]


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
            with pytest.raises(HallRefusal) as refused:
                await table.act(table.legal[0].text)
            assert refused.value.code == "storage"
            monkeypatch.setattr(Writer, "insert", insert)
            await settle(table)
            assert table.position == before
            await table.act(table.legal[0].text)
            stored = await hall.hall.services.store.actions(tables[0].info.id)
            assert [row.seq for row in stored] == [1]

    run(test())


def test_a_bot_tries_again_when_storage_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            acting, other = sorted(tables, key=lambda each: not each.legal)
            insert = Writer.insert
            failed = asyncio.Event()
            tables_loop = asyncio.get_running_loop()

            async def fail(_writer: Writer, _line: object, rows: object) -> None:
                if "ActionRow" in str(rows):
                    tables_loop.call_soon_threadsafe(failed.set)
                    raise OperationalError("insert", {}, OSError("disk full"))

            monkeypatch.setattr(Writer, "insert", fail)
            await acting.command(wire.HandOver("1", "random"))
            await failed.wait()
            monkeypatch.setattr(Writer, "insert", insert)
            await other.until(wire.Update)

    run_timelessly(test(), monkeypatch)


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
            assert behind_the_door(hall, name).fenced

    run(test())


# --- kills ----------------------------------------------------------------------------------------


GONE = (ConnectionEnded, aiohttp.ClientError, ConnectionError)
GAMES_AT_ONCE = 3
KILLABLE = Path(__file__).with_name("killable.py")


class Server:
    """A hall in a process of its own, which can be killed."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.address = ""

    async def order(self, word: str) -> str:
        """Send an order and wait for the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{word}\n".encode())
        answer = (await self.process.stdout.readline()).decode().strip()
        assert answer
        return answer

    async def start(self) -> None:
        self.address = await self.order("start")

    async def kill(self) -> None:
        assert await self.order("kill") == "gone"


@asynccontextmanager
async def killable(folder: Path) -> AsyncIterator[Server]:
    """A running server, which is killed at the end in any case."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(KILLABLE), str(folder), stdin=pipe, stdout=pipe
    )
    server = Server(process)
    try:
        await server.start()
        yield server
    finally:
        await process.communicate(b"")  # nothing more to order


@dataclass
class Watched:
    """A table under load: who sits there, and what has been acknowledged."""

    game: str
    id: str
    tokens: list[str]
    acknowledged: list[str] = field(default_factory=list)
    underway: tuple[int, wire.Act] | None = None
    over: bool = False


@dataclass
class Load:
    """Tables of every game on which everybody acts as fast as it goes."""

    tables: list[Watched] = field(default_factory=list)
    heard: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))

    def running(self, game: str) -> Watched | None:
        """The table of a game that is not over."""
        return next((each for each in self.tables if each.game == game and not each.over), None)

    async def play(self, client: HallClient, game: str, chance: random.Random) -> None:
        """Play one game after the other until the server is gone."""
        with suppress(*GONE):
            while True:
                table = self.running(game)
                if table is None:
                    people = next(seats for seats in GAMES[game].seat_counts if seats > 1)
                    async with sitting(client, game, people) as seats:
                        tokens = [str(seat.token) for seat in seats]
                        table = Watched(game, seats[0].info.id, tokens)
                        self.tables.append(table)
                await self.go_on(client, table, chance)

    async def go_on(self, client: HallClient, table: Watched, chance: random.Random) -> None:
        """Go on with a game, first with the action whose answer was not heard."""
        seats = [await connect(client, table.id, token) for token in table.tokens]
        if table.underway is not None:
            number, act = table.underway
            await self.finish(table, seats[number], act)
        while not seats[0].over:
            await settle(*seats)
            acting = [number for number, seat in enumerate(seats) if seat.legal]
            if not acting:  # the game has just ended, or the seats are still being told
                continue
            number = chance.choice(acting)
            legal = [each.text for each in seats[number].legal]
            in_window = seats[number].position.window is not None
            text = "pass" if in_window else chance.choice(legal)
            table.underway = (number, wire.Act(seats[number].new_id(), text))
            await self.finish(table, seats[number], table.underway[1])
        table.over = True
        for seat in seats:
            await seat.close()

    async def finish(self, table: Watched, seat: TableClient, act: wire.Act) -> None:
        """Send an action, perhaps again, and note that it was acknowledged."""
        try:
            await seat.command(act)
        except HallRefusal:
            # It was never carried out, and the position is one in which it is not legal any more.
            assert act.id not in table.acknowledged
        else:
            table.acknowledged.append(act.id)
            self.heard.release()
        table.underway = None

    async def wait_for(self, more: int) -> None:
        """Wait for so many more acknowledged actions."""
        for _ in range(more):
            await self.heard.acquire()

    def compare(self, stored: dict[str, list[str]]) -> None:
        """What was acknowledged is stored once and in order; at most one more, still unheard."""
        for table in self.tables:
            commands = stored.get(table.id, [])
            unheard = [] if table.underway is None else [table.underway[1].id]
            assert commands in (table.acknowledged, table.acknowledged + unheard)


def stored_commands(folder: Path) -> dict[str, list[str]]:
    """The commands of every table, in order, read behind the server's back."""
    found: dict[str, list[str]] = {}
    with closing(sqlite3.connect(folder / "hall.db")) as database:
        rows = database.execute(
            "select table_id, command from actions where command is not null order by table_id, seq"
        )
        for table, command in rows:
            found.setdefault(table, []).append(command)
    return found


def test_a_killed_server_loses_nothing_it_has_acknowledged(
    tmp_path: Path, profile: Profile
) -> None:
    """Killed at random moments under load; a moment is so many actions later, not so much time."""
    kills = 50 if profile.name != "quick" else 5

    async def test() -> None:
        load, chance = Load(), random.Random(profile.name)
        async with killable(tmp_path) as server:
            for _ in range(kills):
                async with HallClient(server.address) as client, asyncio.TaskGroup() as group:
                    for game in chance.sample(list(GAMES), GAMES_AT_ONCE):
                        group.create_task(load.play(client, game, chance))
                    await load.wait_for(chance.randint(1, 20))
                    await asyncio.sleep(chance.uniform(0.0, 0.01))
                    await server.kill()
                load.compare(stored_commands(tmp_path))
                await server.start()
            async with HallClient(server.address) as client:
                for table in load.tables:
                    await goes_on(client, table, tmp_path)

    run(test(), seconds=900.0)


async def goes_on(client: HallClient, table: Watched, folder: Path) -> None:
    """Every seat is shown what the stored actions lead to, and a game that is not over goes on."""
    stored = stored_game(table, folder)
    seats = [await connect(client, table.id, token) for token in table.tokens]
    await settle(*seats)  # the table wakes when the first has come, and a window opens anew
    for number, seat in enumerate(seats):
        assert seat.position.view == stored.view(number)
    if not stored.over:
        acting = next(seat for seat in seats if seat.legal)
        text = "pass" if acting.position.window is not None else acting.legal[0].text
        assert isinstance(await acting.act(text), wire.Accepted)
    for seat in seats:
        await seat.close()


def stored_game(table: Watched, folder: Path) -> Table:
    """The stored game, played again without a server."""
    with closing(sqlite3.connect(folder / "hall.db")) as database:
        (setup,) = database.execute("select document from tables where id = ?", [table.id])
        actions = database.execute(
            "select seat, text from actions where table_id = ? order by seq", [table.id]
        )
        again = new_table(read_setup(setup[0]), GAMES[table.game])
        for _ in replayed(again, actions):
            pass
    return again
