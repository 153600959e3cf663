"""The socket of a table: reading what a stranger sends, one message at a time."""

from __future__ import annotations

import logging

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web
from msgspec import DecodeError
from msgspec.json import Decoder

from runehall.engine import RunehallError
from runehall.server import wire
from runehall.server.clocks import now_ms
from runehall.server.errors import TOO_MANY, UNAVAILABLE, Refusal, in_words
from runehall.server.hall import Hall
from runehall.server.net.connection import Connection
from runehall.server.net.security import address_of, check_origin, household_of
from runehall.server.operations.config import Limits
from runehall.server.storage import StorageFailure
from runehall.server.table.commands import obey
from runehall.server.table.live import LiveTable

LOG = logging.getLogger("runehall.socket")
DECODER = Decoder(wire.ClientMessage)
MOST_OVERDRAWN = 200
FAR_TOO_LONG = 4


async def serve_socket(hall: Hall, request: web.Request) -> web.WebSocketResponse:
    """Answer a socket until it closes."""
    config = hall.services.config
    limits = config.limits
    check_origin(request, config)
    if not web.WebSocketResponse().can_prepare(request):
        raise Refusal("not_a_socket")
    if hall.draining:
        raise Refusal("draining", status=UNAVAILABLE)
    with hall.addresses.one_more_socket(
        household_of(address_of(request, config)), limits.sockets_per_address
    ):
        live = await hall.table(request.match_info["table"])
        if len(live.presence.connections) >= limits.sockets_per_table:
            raise Refusal("too_many_sockets", status=TOO_MANY)
        # What is somewhat too long is refused in words; beyond that the connection ends.
        longest = FAR_TOO_LONG * limits.message_bytes
        socket = web.WebSocketResponse(autoping=False, max_msg_size=longest, compress=False)
        connection = Connection(socket, request, config, hall.services.metrics)
        try:
            await socket.prepare(request)
            hall.connections.add(connection)
            hall.services.metrics.sockets.set(len(hall.connections))
            await read_messages(hall, live, connection)
        finally:
            hall.connections.discard(connection)
            hall.services.metrics.sockets.set(len(hall.connections))
            live.post(lambda: live.goodbye(connection))
    return socket


async def read_messages(hall: Hall, live: LiveTable, connection: Connection) -> None:
    """Read until the end."""
    overdrawn = 0
    async for message in connection.socket:
        received = now_ms()
        if message.type is WSMsgType.PONG and connection.ponged(bytes(message.data)):
            continue
        if not connection.bucket.take():
            overdrawn += 1
            if overdrawn > MOST_OVERDRAWN:
                await connection.close("too_fast", retry=False)
                return
            if overdrawn % 10 == 1:
                connection.refuse(in_words(Refusal("too_fast"), connection.language))
            continue
        overdrawn = 0
        await handle(hall, live, connection, message, received)


async def handle(
    hall: Hall, live: LiveTable, connection: Connection, message: WSMessage, received: float
) -> None:
    """One message."""
    if message.type is WSMsgType.PONG:
        return  # to no ping of ours
    if message.type is WSMsgType.PING:
        await connection.socket.pong(message.data)
        return
    hall.services.metrics.traffic.received += 1
    unreadable = reason_against(message, connection.limits)
    if unreadable is not None:
        connection.refuse(in_words(unreadable, connection.language))
        return
    try:
        command = DECODER.decode(message.data)
    except (DecodeError, UnicodeError, RecursionError) as error:
        bad = Refusal("bad_message", reason=str(error)[:200])
        connection.refuse(in_words(bad, connection.language))
        return
    live.post(lambda: answer(hall, live, connection, command, received))


def reason_against(message: WSMessage, limits: Limits) -> Refusal | None:
    """Why something cannot be a message, before it is looked at."""
    if message.type is WSMsgType.TEXT:
        too_large = len(message.data) > limits.message_bytes
    elif message.type is WSMsgType.ERROR:
        # The connection has ended already; this is for the counters.
        too_large = getattr(message.data, "code", None) == WSCloseCode.MESSAGE_TOO_BIG
        if not too_large:
            return Refusal("bad_message", reason=str(message.data)[:200])
    else:
        return Refusal("not_text")
    return Refusal("too_large", bytes=limits.message_bytes) if too_large else None


async def answer(
    hall: Hall,
    live: LiveTable,
    connection: Connection,
    command: wire.ClientMessage,
    received: float,
) -> None:
    """In the table's task: carry out a command, and say so if it is refused."""
    try:
        if isinstance(command, wire.Ping):
            connection.send(wire.Pong(connection.next_seq(), command.sent, now_ms()))
        elif isinstance(command, wire.Hello):
            await live.welcome(connection, command)
        elif connection not in live.presence.connections:
            raise Refusal("hello_first")
        else:
            await obey(live, connection, command, received)
    except StorageFailure as failure:
        live.fail(failure)
        no = in_words(Refusal("storage"), connection.language)
        connection.refuse(no, getattr(command, "id", None))
    except RunehallError as error:
        no = in_words(error, connection.language, live.game)
        connection.refuse(no, getattr(command, "id", None))
    except Exception:
        hall.services.metrics.failures.inc()
        LOG.exception("command failed", extra={"table": live.setup.id})
        no = in_words(Refusal("internal"), connection.language)
        connection.refuse(no, getattr(command, "id", None))
