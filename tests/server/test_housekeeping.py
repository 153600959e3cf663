"""Nothing stops the housekeeper, and health tells the truth about every part of a server."""

from __future__ import annotations

import asyncio
import base64
import gc
import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from halls import Opened, behind_the_door, connect, opened, run, settle, sitting
from msgspec import json
from virtual_time import run_timelessly

from runehall.server import wire
from runehall.server.conduct.conductor import Conductor
from runehall.server.errors import Refusal
from runehall.server.hall import Hall
from runehall.server.net.app import close_hall
from runehall.server.net.connection import DRAINS_WITHIN, Connection
from runehall.server.operations.duties import Duty
from runehall.server.play.play import Play
from runehall.server.storage import Store
from runehall.server.table.live import LiveTable
from runehall.server.table.task import REST_AFTER, TableTask

PING, TEXT = 0x89, 0x81
# What aiohttp lets a socket send of control frames before it waits until they are taken.
CONTROL_BYTES = 65_536


class Deaf:
    """A spectator at the other end of a plain TCP connection who never reads."""

    def __init__(self, hall: Opened, table: str) -> None:
        host, port = hall.address.removeprefix("http://").split(":")
        self.stranger = socket.socket()
        self.stranger.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.stranger.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.stranger.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def send(self, kind: int, payload: bytes) -> None:
        """A frame with a mask that changes nothing."""
        self.stranger.sendall(bytes([kind, 0x80 | len(payload)]) + bytes(4) + payload)

    async def stop_reading(self, hall: Opened, others: set[Connection]) -> Connection:
        """Fill the buffers of the hall, control frames to the last byte."""
        while not hall.connections.open - others:  # noqa: ASYNC110 - the server has no event
            await asyncio.sleep(0.01)
        (connection,) = hall.connections.open - others
        transport = connection.transport
        assert transport is not None
        narrow = transport.get_extra_info("socket")
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        self.send(TEXT, b'{"type":"hello"}')
        await asyncio.sleep(2.0)
        left = CONTROL_BYTES - 5 - 10 * connection.pings_sent
        for size in [125] * (left // 127) + [left % 127 - 2]:
            self.send(PING, b"x" * size)
            await asyncio.sleep(0.001)
        while transport.get_write_buffer_size() <= 100_000:
            self.send(TEXT, b'{"type":"hello"}')
            await asyncio.sleep(0.01)
        return connection


def connection_of(hall: Opened, seat: int) -> Connection:
    """The connection of somebody at a seat."""
    return next(each for each in hall.connections.open if each.seat == seat)


async def health_of(hall: Opened, path: str = "/healthz") -> tuple[int, wire.Health]:
    """How a hall says it is."""
    async with hall.client.session.get(hall.address + path) as response:
        return response.status, json.decode(await response.read(), type=wire.Health)


def test_who_never_reads_holds_up_nobody_and_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            deaf = Deaf(hall, tables[0].info.id)
            stuck = await deaf.stop_reading(hall, set(hall.connections.open))
            other = connection_of(hall, 1)
            # The moment at which the server pings the one who does not read.
            stuck.next_ping = 0.0
            await asyncio.sleep(1.0)
            before = other.pings_sent
            other.next_ping = 0.0
            await asyncio.sleep(1.0)
            assert other.pings_sent > before
            await settle(*tables)
            await asyncio.sleep(DRAINS_WITHIN / 1000.0)
            assert stuck not in hall.connections.open
            assert len(hall.connections.open) == 2
            assert (await health_of(hall))[1].status == "ok"
            deaf.stranger.close()

    run_timelessly(test(), monkeypatch)


def test_a_hall_ends_in_time_whoever_does_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            deaf = Deaf(hall, seated.table)
            await deaf.stop_reading(hall, set())
            await asyncio.wait_for(close_hall(hall.app), 12.0)
            deaf.stranger.close()

    run_timelessly(test(), monkeypatch)


def test_who_does_not_say_hello_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            url = f"{hall.address}/api/tables/{seated.table}/socket"
            silent = await hall.client.session.ws_connect(url)
            here = await connect(hall.client, seated.table, seated.token)
            closing_message = json.decode((await silent.receive()).data, type=wire.Closing)
            assert (closing_message.code, closing_message.retry) == ("hello_first", True)
            await silent.close()
            await settle(here)
            await here.close()

    run_timelessly(test(), monkeypatch)


def test_a_database_that_fails_for_a_while_is_told_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rename(old: str, new: str) -> None:
        with closing(sqlite3.connect(tmp_path / "hall.db")) as database:
            database.execute(f"alter table {old} rename to {new}")

    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            assert (await health_of(hall, "/readyz"))[0] == 200
            rename("tables", "elsewhere")
            hall.hall.housekeeper.begin(Duty("forget often", 5.0, hall.hall.forget))
            await asyncio.sleep(11.0)
            status, health = await health_of(hall, "/readyz")
            assert (status, health.status) == (503, "ailing")
            assert health.parts["database"] == "cannot be reached"
            assert "failing: forget often" in health.parts["housekeeper"]
            assert (await health_of(hall))[0] == 200  # starting anew would not help
            metrics = (await hall.client.fetch("GET", "/metrics")).decode()
            assert 'runehall_part_well{part="database"} 0.0' in metrics
            assert 'runehall_duties_failed_total{duty="forget often"}' in metrics
            rename("elsewhere", "tables")
            await asyncio.sleep(11.0)
            status, health = await health_of(hall, "/readyz")
            assert (status, set(health.parts.values())) == (200, {"ok"})
            await settle(*tables)

    run_timelessly(test(), monkeypatch)


def test_what_is_stuck_or_has_ended_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang() -> None:
        await asyncio.Event().wait()

    async def test() -> None:
        async with opened(tmp_path) as hall:
            keeper, services = hall.hall.housekeeper, hall.hall.services
            keeper.begin(Duty("dawdle", 1.0, hang))
            await asyncio.sleep(20.0)
            assert (await health_of(hall))[0] == 200
            await asyncio.sleep(20.0)
            status, health = await health_of(hall)
            assert (status, health.status) == (503, "ailing")
            assert health.parts["housekeeper"] == "stuck: dawdle"
            keeper.duties.pop()
            keeper.tasks.pop().cancel()
            keeper.tasks[0].cancel()
            await asyncio.sleep(1.0)
            assert (await health_of(hall))[1].parts["housekeeper"] == "stuck: look round"
            with pytest.raises(ValueError, match="nonsense"):
                await services.pool.quick.run(int, "nonsense")
            assert (await health_of(hall))[1].parts["bots"] == "quick failing"
            await services.pool.quick.run(int, "7")
            assert (await health_of(hall))[1].parts["bots"] == "ok"
            assert services.store.writer is not None
            await services.store.writer.stop()
            status, health = await health_of(hall, "/readyz")
            assert (status, health.parts["writer"]) == (503, "ended")

    run_timelessly(test(), monkeypatch)


async def letters(folder: Path, games: int) -> list[str]:
    """Games by letter, each begun with one action."""
    names = []
    async with opened(folder) as hall:
        for _ in range(games):
            async with sitting(hall.client, "market", 2, pace="correspondence") as tables:
                acting = next(table for table in tables if table.legal)
                await acting.act(acting.legal[0].text)
                names.append(tables[0].info.id)
    return names


def test_a_snapshot_that_cannot_be_read_costs_nothing_but_time(tmp_path: Path) -> None:
    async def test(broken: str, ahead: str) -> None:
        with closing(sqlite3.connect(tmp_path / "hall.db")) as database:
            database.execute("update snapshots set document = '{rubbish' where seq = 1")
            database.execute("update snapshots set seq = 99 where table_id = ?", (ahead,))
            database.commit()
        async with opened(tmp_path) as hall:
            while broken not in hall.hall.tables:  # noqa: ASYNC110 - the server has no event
                await asyncio.sleep(0.01)
            live = behind_the_door(hall, broken)
            assert live.play is not None
            assert len(live.play.record.actions) == 1
            # One that knows of more actions than there are: some of them are lost.
            with pytest.raises(Refusal, match="cannot be read any more"):
                await hall.hall.table(ahead)
            await hall.hall.look_round()
            assert (await health_of(hall))[1].parts["housekeeper"] == "ok"

    run(test(*run(letters(tmp_path, 2))))


def test_games_by_letter_come_back_one_by_one_those_due_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of them are there, and everything else goes on."""

    async def test(names: list[str]) -> None:
        half, go_on = asyncio.Event(), asyncio.Event()
        brought: list[str] = []
        find = Hall.table

        async def bring(hall: Hall, name: str) -> TableTask:
            if len(brought) == 2:
                half.set()
                await go_on.wait()
            brought.append(name)
            return await find(hall, name)

        monkeypatch.setattr(Hall, "table", bring)
        async with opened(tmp_path) as hall:
            await half.wait()
            await asyncio.sleep(5.0)
            looked = hall.hall.housekeeper.duties[0]
            assert looked.name == "look round"
            before = looked.got_on_at
            await asyncio.sleep(5.0)
            assert looked.got_on_at > before
            assert (await health_of(hall))[1].status == "ok"
            assert brought == names[::-1][:2]
            go_on.set()
            while len(hall.hall.tables) < 4:  # noqa: ASYNC110 - the server has no event
                await asyncio.sleep(0.1)
            assert brought == names[::-1]

    names = run(letters(tmp_path, 4))
    with closing(sqlite3.connect(tmp_path / "hall.db")) as database:
        for place, name in enumerate(names):
            database.execute("update tables set changed = ? where id = ?", (-place, name))
        database.commit()
    with monkeypatch.context() as patched:
        patched.setattr(Store, "forget_before", nothing_is_forgotten)
        run_timelessly(test(names), patched)


async def nothing_is_forgotten(*_: object) -> list[str]:
    """These games are as old as the clock."""
    return []


def test_a_table_that_leaves_the_memory_leaves_it_at_once(tmp_path: Path) -> None:
    """Nobody has to look for rubbish: nothing of it holds itself."""
    parts = (LiveTable, Conductor, Play)

    def left(name: str) -> list[str]:
        return [
            type(each).__name__
            for each in gc.get_objects()
            if (isinstance(each, TableTask) and each.name == name)
            or (isinstance(each, parts) and each.setup.id == name)
        ]

    async def test() -> None:
        async with opened(tmp_path) as hall:
            async with sitting(hall.client, "market", 2) as tables:
                acting = next(table for table in tables if table.legal)
                await acting.act(acting.legal[0].text)
                name = tables[0].info.id
            while behind_the_door(hall, name).presence.viewers:  # noqa: ASYNC110 - no event
                await asyncio.sleep(0.01)
            gc.collect()
            gc.disable()
            assert sorted(left(name)) == ["Conductor", "LiveTable", "Play", "TableTask"]
            hall.hall.tables[name].needed_at -= REST_AFTER
            while name in hall.hall.tables:
                await hall.hall.look_round()
                await asyncio.sleep(0.01)
            assert left(name) == []

    try:
        run(test())
    finally:
        gc.enable()
