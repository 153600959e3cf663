"""Players without sockets: the hall's own connections, and ways of any length in virtual time.

Whatever the hall does with a connection is the real thing, from the first byte it writes; so is
the client. Only what lies between them, the network, is a delay.
"""

from __future__ import annotations

import asyncio
import random
import struct
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from copy import copy
from types import SimpleNamespace
from typing import Any, cast

from aiohttp import ClientWebSocketResponse, WSCloseCode, WSMessage, WSMsgType, web
from halls import VARIES, Opened, begin

from runehall.server import wire
from runehall.server.client import TableClient
from runehall.server.net.connection import LONG, PING_FRAME, SHORT, Connection
from runehall.server.net.socket import read_messages
from runehall.server.net.tcp import INFO_BYTES, SHORTEST
from runehall.server.operations.metrics import Traffic
from runehall.server.table.task import TableTask

# A moment that keeps apart what happens in order.
NEXT = 1e-9


class Way:
    """One direction: what goes in comes out in the same order, so many seconds later or more."""

    def __init__(self, latency: float, chance: random.Random) -> None:
        self.latency = latency
        self.chance = chance
        self.last = 0.0

    def carry(self, deliver: Callable[[], None]) -> None:
        """Let something arrive."""
        loop = asyncio.get_running_loop()
        takes = self.latency * self.chance.uniform(1.0, 1.0 + VARIES)
        self.last = max(self.last + NEXT, loop.time() + takes)
        loop.call_at(self.last, deliver)


class Between:
    """What lies between a player and the hall: the socket of each, and the way to the other."""

    def __init__(self, latency: float, dawdles: float) -> None:
        self.latency = latency
        self.dawdles = dawdles
        chance = random.Random(f"{latency}")
        self.to_hall, self.to_player = Way(latency, chance), Way(latency, chance)
        self.at_hall: asyncio.Queue[WSMessage] = asyncio.Queue()
        self.at_player: asyncio.Queue[WSMessage] = asyncio.Queue()
        self.closed = False

    def end(self) -> None:
        """Both ends notice that it is over."""
        self.closed = True
        over = WSMessage(WSMsgType.CLOSED, None, None)
        self.to_hall.carry(lambda: self.at_hall.put_nowait(over))
        self.to_player.carry(lambda: self.at_player.put_nowait(over))


class Unseen(Traffic):
    """Messages that no socket has to deliver: virtual time does not wait for them."""

    sent = 0
    pinged = 0
    received = 0
    ponged = 0


class PlayersEnd:
    """The socket of a player."""

    close_code = WSCloseCode.OK

    def __init__(self, between: Between) -> None:
        self.between = between

    async def send_str(self, text: str) -> None:
        """Send a message."""
        message = WSMessage(WSMsgType.TEXT, text, None)
        self.between.to_hall.carry(lambda: self.between.at_hall.put_nowait(message))

    async def receive(self) -> WSMessage:
        """The next message."""
        return await self.between.at_player.get()

    async def close(self) -> None:
        """Hang up."""
        if not self.between.closed:
            self.between.end()


class HallsEnd:
    """The socket of the hall, and the transport below it."""

    def __init__(self, between: Between) -> None:
        self.between = between

    # --- the socket ------------------------------------------------------------------------------

    @property
    def closed(self) -> bool:
        """Whether it is over."""
        return self.between.closed

    def __aiter__(self) -> HallsEnd:
        return self

    async def __anext__(self) -> WSMessage:
        message = await self.between.at_hall.get()
        if message.type is WSMsgType.CLOSED:
            raise StopAsyncIteration
        return message

    def ping(self, payload: bytes) -> None:
        """Pings are answered where they arrive, by some late on purpose."""
        loop, between = asyncio.get_running_loop(), self.between
        answer = WSMessage(WSMsgType.PONG, payload, None)

        def pong() -> None:
            between.to_hall.carry(lambda: between.at_hall.put_nowait(answer))

        between.to_player.carry(lambda: (loop.call_later(between.dawdles, pong), None)[1])

    async def close(self, *, code: int, message: bytes) -> None:
        """Hang up."""
        self.abort()

    # --- the transport ---------------------------------------------------------------------------

    def write(self, data: bytes) -> None:
        """Send frames, each a message."""
        for kind, payload in frames_in(data):
            if kind == PING_FRAME:
                self.ping(payload)
                continue
            message = WSMessage(WSMsgType.TEXT, payload.decode(), None)
            self.between.to_player.carry(
                lambda each=message: self.between.at_player.put_nowait(each)  # type: ignore[misc]
            )

    def is_closing(self) -> bool:
        """Whether it is over."""
        return self.between.closed

    def get_write_buffer_size(self) -> int:
        """Nothing waits."""
        return 0

    def abort(self) -> None:
        """Hang up."""
        if not self.between.closed:
            self.between.end()

    def get_extra_info(self, name: str) -> Any:
        """Who is at the other end, and the system's socket."""
        return self if name == "socket" else ("192.0.2.7", 1)

    def getsockopt(self, *_: int) -> bytes:
        """What the system knows: the round trip, however late a program answers."""
        info = bytearray(INFO_BYTES)
        struct.pack_into("=I", info, SHORTEST, round(2e6 * self.between.latency))
        return bytes(info)


def frames_in(data: bytes) -> list[tuple[int, bytes]]:
    """The kind and the payload of every frame that a hall has written (RFC 6455)."""
    frames, place = [], 0
    while place < len(data):
        kind, length, start = data[place], data[place + 1], place + 2
        if length > SHORT:
            width = 2 if length == SHORT + 1 else 8
            length = int.from_bytes(data[start : start + width], "big")
            assert length > (SHORT if width == 2 else LONG)
            start += width
        frames.append((kind, data[start : start + length]))
        place = start + length
    return frames


async def visit(
    hall: Opened, table: TableTask, token: str | None, latency: float, dawdles: float = 0.0
) -> TableClient:
    """A player who has said hello; every message takes `latency` seconds each way."""
    between = Between(latency, dawdles)
    end: Any = HallsEnd(between)
    request = cast("web.Request", SimpleNamespace(transport=end))
    services = hall.hall.services
    metrics = copy(services.metrics)
    metrics.traffic = Unseen()
    budgets = hall.hall.addresses.budgets
    connection = Connection(
        end,
        request,
        services.config,
        metrics,
        household="here",
        budgets=budgets,
        outbox=hall.connections.outbox,
    )

    async def listen() -> None:
        with hall.connections.held(connection, table.name):
            await read_messages(table, connection)
        connection.leave()
        table.post(lambda live: live.goodbye(connection))

    hall.reading.append(asyncio.create_task(listen()))
    player = TableClient(cast("ClientWebSocketResponse", PlayersEnd(between)))
    await player.hello(token)
    return player


@asynccontextmanager
async def playing(
    hall: Opened,
    game: str,
    latencies: Sequence[float],
    dawdles: Sequence[float] = (),
    **wishes: Any,
) -> AsyncIterator[list[TableClient]]:
    """A started game of people who are so far away, one client for each seat."""
    asked = wire.CreateTable(game=game, seats=len(latencies), name="Ada", **wishes)
    seated = [await hall.hall.create(asked, "here")]
    name = seated[0].table
    seated += [
        await hall.hall.join(name, wire.JoinTable(f"Guest {seat}"), "here")
        for seat in range(1, len(latencies))
    ]
    late = [*dawdles, *[0.0] * (len(latencies) - len(dawdles))]
    table = await hall.hall.table(name)
    players = [
        await visit(hall, table, each.token, latency, dawdling)
        for each, latency, dawdling in zip(seated, latencies, late, strict=True)
    ]
    await begin(players)
    yield players
    for player in players:
        await player.close()
