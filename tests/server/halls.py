"""Halls for the tests: a real server on a loopback port, in this process or in one of its own."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
from aiohttp import web

from runehall.engine import Game, Table
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import ConnectionEnded, HallClient, TableClient
from runehall.server.hall import Hall
from runehall.server.net.app import CONNECTIONS, HALL, make_app, runner_of
from runehall.server.net.connections import Connections
from runehall.server.operations.config import Config, Limits
from runehall.server.table.live import LiveTable

Result = TypeVar("Result")
GENEROUS = Limits(
    messages_per_second=10_000.0,
    message_burst=20_000,
    requests_per_second=10_000.0,
    request_burst=20_000,
    sockets_per_address=10_000,
    open_tables_per_address=10_000,
)
PATIENCE = 300.0
# How much longer than usual a message may take, as a share of its latency.
VARIES = 0.1


@dataclass(frozen=True)
class Opened:
    """A running hall."""

    hall: Hall
    connections: Connections
    client: HallClient
    address: str
    app: web.Application
    # Whoever reads what players without sockets send.
    reading: list[asyncio.Task[None]] = field(default_factory=list)


def act_at_random(table: Table, chance: random.Random) -> None:
    """One random action of a random seat; only the one that is chosen is put into words."""
    seat = chance.choice([*table.must(), *table.may()])
    table.do(seat, table.notation.text(chance.choice(list(table.state.legal(seat)))))


def behind_the_door(hall: Opened, table: str) -> LiveTable:
    """A table itself, at which a test may look while its task has nothing to do."""
    return hall.hall.tables[table]._live


def run(test: Coroutine[Any, Any, Result], seconds: float = PATIENCE) -> Result:
    """Run a test with an end."""
    return asyncio.run(asyncio.wait_for(test, seconds))


def config_in(folder: Path, **changes: Any) -> Config:
    """The config of a hall that makes no pauses."""
    usual: dict[str, Any] = {"bot_pause": 0.0, "limits": GENEROUS, "page": folder / "no page"}
    return Config(data=folder, **{**usual, **changes})


@asynccontextmanager
async def opened(
    folder: Path, games: Mapping[str, Game] = GAMES, **changes: Any
) -> AsyncIterator[Opened]:
    """A hall in this process, and a client of it."""
    logging.getLogger("runehall").setLevel(logging.CRITICAL)
    app = make_app(config_in(folder, **changes), games)
    runner = runner_of(app, shutdown_timeout=1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        async with HallClient(address) as client:
            yield Opened(app[HALL], app[CONNECTIONS], client, address, app)
    finally:
        await runner.cleanup()


@asynccontextmanager
async def sitting(
    client: HallClient,
    game: str,
    people: int,
    latencies: Sequence[float] = (),
    dawdles: Sequence[float] = (),
    **wishes: Any,
) -> AsyncIterator[list[TableClient]]:
    """A started game of so many people, one client for each seat."""
    first = await client.create(game, seats=people, name="Ada", **wishes)
    seated = [first]
    seated += [await client.join(first.table, f"Guest {seat}") for seat in range(1, people)]
    ways = [*latencies, *[0.0] * (people - len(latencies))]
    late = [*dawdles, *[0.0] * (people - len(dawdles))]
    tables = [
        await connect(client, each.table, each.token, latency, dawdling)
        for each, latency, dawdling in zip(seated, ways, late, strict=True)
    ]
    try:
        await begin(tables)
        yield tables
    finally:
        for table in tables:
            await table.close()


async def begin(tables: Sequence[TableClient]) -> None:
    """Everybody is ready, and the host deals."""
    for table in tables[1:]:
        await table.ready()
    await tables[0].start()
    for table in tables[1:]:
        while not table.playing:
            await table.next_message()


async def connect(
    client: HallClient,
    table: str,
    token: str | None = None,
    latency: float = 0.0,
    dawdles: float = 0.0,
) -> TableClient:
    """A connection that the caller closes; every message takes `latency` seconds each way.

    One that dawdles answers pings so many seconds late.
    """
    url = f"{client.address}/api/tables/{table}/socket"
    socket = await client.session.ws_connect(url, autoping=False, max_msg_size=0)
    far = latency or dawdles
    connected = FarTable(socket, latency, dawdles) if far else TableClient(socket)
    await connected.hello(token)
    return connected


class FarTable(TableClient):
    """A client who is far away."""

    def __init__(
        self, socket: aiohttp.ClientWebSocketResponse, latency: float, dawdles: float = 0.0
    ) -> None:
        super().__init__(socket)
        self.latency = latency
        self.dawdles = dawdles
        self.chance = random.Random(f"{latency}")
        self.arriving: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        self.leaving: asyncio.Queue[tuple[float, bytes | wire.ClientMessage]] = asyncio.Queue()
        self.carriers = [
            asyncio.create_task(self.carry_in()),
            asyncio.create_task(self.carry_out()),
        ]

    async def carry_in(self) -> None:
        """What the server sends arrives later; pings are answered where they arrive."""
        while True:
            message = await self.socket.receive()
            delay = self.delay()
            arrival = time.monotonic() + delay
            if message.type is aiohttp.WSMsgType.PING:
                loop = asyncio.get_running_loop()
                answered = delay + self.dawdles
                loop.call_later(answered, self.answer_ping, bytes(message.data))
            elif message.type is aiohttp.WSMsgType.TEXT:
                self.arriving.put_nowait((arrival, message.data.encode()))
            else:
                self.arriving.put_nowait((arrival, b""))
                return

    def delay(self) -> float:
        """How long one way takes this time: the longer the way, the more it varies."""
        return self.latency * self.chance.uniform(1.0, 1.0 + VARIES)

    def answer_ping(self, payload: bytes) -> None:
        """A ping has arrived; its answer leaves behind what was sent before."""
        self.leaving.put_nowait((time.monotonic() + self.delay(), payload))

    async def carry_out(self) -> None:
        """What leaves here reaches the server later."""
        while True:
            due, message = await self.leaving.get()
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if isinstance(message, bytes):
                await self.socket.pong(message)
            else:
                await super().send(message)

    async def send(self, message: wire.ClientMessage) -> None:
        self.leaving.put_nowait((time.monotonic() + self.delay(), message))

    async def receive(self) -> bytes:
        due, text = await self.arriving.get()
        if not text:
            raise ConnectionEnded("The connection has ended.")
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        return text

    async def close(self) -> None:
        for task in self.carriers:
            task.cancel()
        await super().close()


async def settle(*tables: TableClient) -> None:
    """Read everything that has been sent to these tables so far."""
    for table in tables:
        await table.set_clock(tries=1)


async def play_on(tables: Sequence[TableClient]) -> dict[str, Any]:
    """Anything that leads to the end; the last view."""
    while not tables[0].over:
        for table in tables:
            await settle(table)
            texts = [legal.text for legal in table.legal]
            if texts:
                await table.act("pass" if "pass" in texts else texts[-1])
        await settle(*tables)
    return dict(tables[0].position.view)


def lines_kept(log: Sequence[wire.LogEntry]) -> list[tuple[int, str]]:
    """What stays in a log: games of memory tell cards only once."""
    return [(entry.number, entry.kept or entry.line) for entry in log]
