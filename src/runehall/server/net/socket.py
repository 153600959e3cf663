"""The socket of a table: reading what a stranger sends, one message at a time."""

from __future__ import annotations

import asyncio

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
from runehall.server.net.doors import Door
from runehall.server.net.security import address_of, check_origin, household_of
from runehall.server.operations.config import Limits
from runehall.server.operations.weights import weight_of
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
            outbox=connections.outbox,
        )
        ear = Ear(table, connection)
        try:
            await socket.prepare(request)
            if isinstance(request.protocol, Door):
                request.protocol.read_plainly(ear.hear, ear.ponged, longest=limits.message_bytes)
            with connections.held(connection, name):
                await ear.listen()
        finally:
            connection.leave()
            table.post(lambda live: live.goodbye(connection))
    return socket


async def read_messages(table: TableTask, connection: Connection) -> None:
    """Read until the end."""
    await Ear(table, connection).listen()


class Ear:
    """Hears what somebody says to a table, as long as that is not too much."""

    def __init__(self, table: TableTask, connection: Connection) -> None:
        self.table = table
        self.connection = connection
        self.limits: Limits = connection.limits
        self.overdrawn = 0

    async def listen(self) -> None:
        """Hear what comes as a message, until the end; plain texts come to `hear` by themselves."""
        connection = self.connection
        async for message in connection.socket:
            if message.type is WSMsgType.TEXT:
                self.hear(message.data)
            elif message.type is WSMsgType.PONG:
                self.ponged(bytes(message.data))
            elif self.may_speak():
                self.hear_else(message)
            if connection.goodbye is not None:
                await asyncio.wait({connection.goodbye})
                return

    def may_speak(self) -> bool:
        """Whether one more message is looked at; who will not stop has to go."""
        connection = self.connection
        if connection.goodbye is not None:
            return False
        if not connection.may(1.0):
            self.overdrawn += 1
            if self.overdrawn > MOST_OVERDRAWN:
                connection.dismiss("too_fast")
            elif self.overdrawn % 10 == 1:
                connection.refuse(in_words(Refusal("too_fast"), connection.language))
            return False
        self.overdrawn = 0
        if self.table.gone:
            connection.dismiss("draining", retry=True)
            return False
        return True

    def ponged(self, payload: bytes) -> None:
        """An answer to a ping; one to no ping of ours is a message like any other."""
        self.connection.metrics.traffic.ponged += 1
        if not self.connection.ponged(payload):
            self.may_speak()

    def hear(self, text: str) -> None:
        """One text."""
        connection = self.connection
        received = now_ms()
        connection.metrics.traffic.received += 1
        if not self.may_speak():
            return
        if len(text) > self.limits.message_bytes:
            self.refuse(Refusal("too_large", bytes=self.limits.message_bytes))
            return
        try:
            command = DECODER.decode(text)
            if type(command) is not wire.Act:  # in which nothing can lie
                check_depth(command, text)
        except (DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(unreadable(error))
        except Refusal as too_deep:
            self.refuse(too_deep)
        else:
            ask(self.table, connection, command, received)

    def hear_else(self, message: WSMessage) -> None:
        """Something that is no text."""
        if message.type is WSMsgType.PING:
            self.connection.control(PONG_FRAME, bytes(message.data))
            return
        self.connection.metrics.traffic.received += 1
        if message.type is not WSMsgType.ERROR:
            self.refuse(Refusal("not_text"))
        # The connection has ended already; this is for the counters.
        elif getattr(message.data, "code", None) == WSCloseCode.MESSAGE_TOO_BIG:
            self.refuse(Refusal("too_large", bytes=self.limits.message_bytes))
        else:
            self.refuse(Refusal("bad_message", reason=str(message.data)[:200]))

    def refuse(self, why: Refusal) -> None:
        """Say why something was no message."""
        self.connection.refuse(in_words(why, self.connection.language))


def ask(
    table: TableTask, connection: Connection, command: wire.ClientMessage, received: float
) -> None:
    """Have a command carried out, if it is not too dear now and the table not too busy."""
    dearer = 0.0
    if type(command) is not wire.Act:
        dearer = weight_of(command, welcomed=connection.welcomed) - 1.0
    no: Refusal | None = None
    if dearer > 0.0 and not connection.may(dearer):
        no = Refusal("too_fast")
    elif not table.hear(connection, command, received):
        no = Refusal("table_busy")
    if no is not None:
        connection.refuse(in_words(no, connection.language), getattr(command, "id", None))
