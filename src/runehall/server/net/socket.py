"""The socket of a table: reading what a stranger sends, one message at a time."""

from __future__ import annotations

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web
from msgspec import DecodeError
from msgspec.json import Decoder

from runehall.server import wire
from runehall.server.clocks import now_ms
from runehall.server.errors import UNAVAILABLE, Refusal, in_words
from runehall.server.hall import Hall
from runehall.server.net.bodies import check_depth, unreadable
from runehall.server.net.connection import PONG_FRAME, Connection
from runehall.server.net.connections import Connections, one_more
from runehall.server.net.security import address_of, check_origin, household_of
from runehall.server.operations.config import Limits
from runehall.server.operations.weights import weight_of
from runehall.server.table.commands import answer
from runehall.server.table.task import TableTask

DECODER = Decoder(wire.ClientMessage)
MOST_OVERDRAWN = 200
FAR_TOO_LONG = 4


async def serve_socket(
    hall: Hall, connections: Connections, request: web.Request, name: str
) -> web.WebSocketResponse:
    """Answer a socket until it closes."""
    config = hall.services.config
    limits = config.limits
    check_origin(request, config)
    if not web.WebSocketResponse().can_prepare(request):
        raise Refusal("not_a_socket")
    if hall.draining:
        raise Refusal("draining", status=UNAVAILABLE)
    household = household_of(address_of(request, config))
    with one_more(connections.of_address, household, limits.sockets_per_address):
        connections.make_room(name, limits)
        table = await hall.table(name)
        # What is somewhat too long is refused in words; beyond that the connection ends.
        longest = FAR_TOO_LONG * limits.message_bytes
        socket = web.WebSocketResponse(autoping=False, max_msg_size=longest, compress=False)
        connection = Connection(
            socket,
            request,
            config,
            hall.services.metrics,
            household=household,
            budgets=hall.addresses.budgets,
        )
        try:
            await socket.prepare(request)
            with connections.held(connection, name):
                await read_messages(table, connection)
        finally:
            connection.leave()
            table.post(lambda live: live.goodbye(connection))
    return socket


async def read_messages(table: TableTask, connection: Connection) -> None:
    """Read until the end."""
    overdrawn = 0
    async for message in connection.socket:
        received = now_ms()
        if message.type is WSMsgType.PONG and connection.ponged(bytes(message.data)):
            continue
        if not connection.may(1.0):
            overdrawn += 1
            if overdrawn > MOST_OVERDRAWN:
                await connection.close("too_fast", retry=False)
                return
            if overdrawn % 10 == 1:
                connection.refuse(in_words(Refusal("too_fast"), connection.language))
            continue
        overdrawn = 0
        if table.gone:
            await connection.close("draining", retry=True)
            return
        handle(table, connection, message, received)


def handle(table: TableTask, connection: Connection, message: WSMessage, received: float) -> None:
    """One message."""
    if message.type is WSMsgType.PONG:
        return  # to no ping of ours
    if message.type is WSMsgType.PING:
        connection.control(PONG_FRAME, bytes(message.data))
        return
    connection.metrics.traffic.received += 1
    no_message = reason_against(message, connection.limits)
    if no_message is not None:
        connection.refuse(in_words(no_message, connection.language))
        return
    try:
        command = DECODER.decode(message.data)
        check_depth(command, message.data)
    except (DecodeError, UnicodeError, RecursionError) as error:
        connection.refuse(in_words(unreadable(error), connection.language))
        return
    except Refusal as too_deep:
        connection.refuse(in_words(too_deep, connection.language))
        return
    ask(table, connection, command, received)


def ask(
    table: TableTask, connection: Connection, command: wire.ClientMessage, received: float
) -> None:
    """Have a command carried out, if it is not too dear now and the table not too busy."""
    dearer = weight_of(command, welcomed=connection.welcomed) - 1.0
    no: Refusal | None = None
    if dearer > 0.0 and not connection.may(dearer):
        no = Refusal("too_fast")
    elif not table.take(
        lambda live: answer(live, connection, command, received), watching=connection.seat < 0
    ):
        no = Refusal("table_busy")
    if no is not None:
        connection.refuse(in_words(no, connection.language), getattr(command, "id", None))


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
