"""A client of the hall in Python: for bots from outside, tests and load.

Outsiders know it as `runehall.client`; `docs/protocol.md` is its tutorial.

async with HallClient("http://127.0.0.1:8140") as hall:
    seated = await hall.create("market", seats=2, name="Ada", bots=["skilled"])
    async with hall.table(seated.table, seated.token) as table:
        await table.start()
        while not table.over:
            if table.legal:
                await table.act(table.legal[0].text)
            else:
                await table.next_message()
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import aiohttp
from msgspec import MsgspecError, Struct, json

from runehall.engine import RunehallError
from runehall.engine.errors import quoted
from runehall.server import wire

DECODER = json.Decoder(wire.AnyServerMessage)
ENCODER = json.Encoder()
OK = 200
NONCE_BYTES = 16
LONGEST_TABLE_ID = 16
# No answer of a hall is longer; whatever sends more is none.
LONGEST_ANSWER = 16 * 1024 * 1024
PATIENCE = 300.0
Answer = TypeVar("Answer", bound=Struct)


class HallRefusal(RunehallError):
    """The hall said no."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class NotThere(RunehallError):
    """The server has not told this yet."""


class ConnectionEnded(RunehallError):
    """The socket was closed."""


class NoHall(ConnectionEnded):
    """Nobody answers there, or nobody who speaks as a hall does."""

    def __init__(self, address: str) -> None:
        super().__init__(f"There is no hall at {address}, or it cannot be reached.")
        self.address = address


class BadLink(RunehallError):
    """No link of a table."""

    def __init__(self, link: str) -> None:
        super().__init__(f"{quoted(link)} is no link of a table, such as https://hall.example/t/…")


def read_link(link: str) -> tuple[str, str]:
    """The address of a hall, and the table in it that a link leads to.

    >>> read_link(" http://127.0.0.1:8140/t/k3X-9_aQ ")
    ('http://127.0.0.1:8140', 'k3X-9_aQ')
    >>> read_link("mailto:ada")
    Traceback (most recent call last):
    runehall.server.client.BadLink: “mailto:ada” is no link of a table, such as https://hall.exa...
    """
    try:
        parts = urlsplit(link.strip())
        host, _ = parts.hostname, parts.port  # a port that is none raises
    except ValueError:
        raise BadLink(link) from None
    path, _, table = parts.path.rstrip("/").rpartition("/t/")
    known = parts.scheme in ("http", "https") and host and "@" not in parts.netloc
    if not known or len(table) > LONGEST_TABLE_ID or not re.match(wire.TABLE_ID, table):
        raise BadLink(link)
    return f"{parts.scheme}://{parts.netloc}{path}", table


class HallClient:
    """The HTTP side; `source` is the address of this machine to come from, if it has several.

    What takes longer than `patience` seconds is given up.
    """

    def __init__(
        self, address: str, source: str | None = None, *, patience: float = PATIENCE
    ) -> None:
        self.address = address.rstrip("/")
        # A program may sit at any number of tables at once.
        here = None if source is None else (source, 0)
        self.session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0, local_addr=here),
            json_serialize=lambda value: ENCODER.encode(value).decode(),
            timeout=aiohttp.ClientTimeout(total=patience),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.session.close()

    async def ask(
        self,
        method: str,
        path: str,
        answer: type[Answer],
        *,
        body: Struct | None = None,
        token: str | None = None,
    ) -> Answer:
        """A request and its answer."""
        data = await self.fetch(method, path, body=body, token=token)
        try:
            return json.decode(data, type=answer)
        except MsgspecError as error:
            raise NoHall(self.address) from error

    async def fetch(
        self, method: str, path: str, *, body: Struct | None = None, token: str | None = None
    ) -> bytes:
        """A request and the bytes of its answer."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        url = self.address + path
        try:
            async with self.session.request(method, url, json=body, headers=headers) as response:
                data = await self.bounded(response)
                if response.status == OK:
                    return data
                refusal = json.decode(data, type=wire.Refusal)
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise NoHall(self.address) from error
        raise HallRefusal(refusal.code, refusal.sentence)

    async def bounded(self, response: aiohttp.ClientResponse) -> bytes:
        """The bytes of an answer, as long as one can be."""
        data = bytearray()
        async for piece in response.content.iter_any():
            data += piece
            if len(data) > LONGEST_ANSWER:
                raise NoHall(self.address)
        return bytes(data)

    async def create(self, game: str, *, seats: int, name: str, **wishes: Any) -> wire.Seated:
        """Open a table and sit down."""
        body = wire.CreateTable(game=game, seats=seats, name=name, **wishes)
        return await self.ask("POST", "/api/tables", wire.Seated, body=body)

    async def learn(self, game: str, name: str, **wishes: Any) -> wire.Seated:
        """Begin a chapter of a game's lesson."""
        asked = wire.OpenLesson(game=game, name=name, **wishes)
        return await self.ask("POST", "/api/lessons", wire.Seated, body=asked)

    async def join(
        self, table: str, name: str, seat: int | None = None, **wishes: Any
    ) -> wire.Seated:
        """Take a seat. Who is a program says `program=True`."""
        path = f"/api/tables/{table}/seats"
        return await self.ask("POST", path, wire.Seated, body=wire.JoinTable(name, seat, **wishes))

    async def record(self, table: str) -> Any:
        """The record of a finished game."""
        return json.decode(await self.fetch("GET", f"/api/tables/{table}/record"))

    @asynccontextmanager
    async def table(
        self, table: str, token: str | None = None, language: wire.Language = "en"
    ) -> AsyncIterator[TableClient]:
        """Connect to a table; with a token as its seat, without one as a spectator."""
        url = f"{self.address}/api/tables/{table}/socket"
        try:
            socket = await self.session.ws_connect(url, autoping=False, max_msg_size=LONGEST_ANSWER)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise NoHall(self.address) from error
        async with socket:
            client = TableClient(socket)
            await client.hello(token, language)
            yield client


class TableClient:
    """One table: what is known of it, and what can be done.

    The server's pings are answered while messages are read; who does not read for a minute is
    taken for gone.
    """

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.ids = count(1)
        self.prefix = secrets.token_hex(4)
        self.seq = 0
        self.token: str | None = None
        self.you = wire.You(-1, False, False)
        self.latest_info: wire.TableInfo | None = None
        self.latest_position: wire.Position | None = None
        self.log: list[wire.LogEntry] = []
        self.recap: wire.Recap | None = None
        self.chat: list[wire.ChatLine] = []
        self.kept = False
        self.clock_offset = 0.0

    # --- what is known ---------------------------------------------------------------------------

    @property
    def info(self) -> wire.TableInfo:
        """The table."""
        if self.latest_info is None:
            raise NotThere("Nothing is known of this table yet.")
        return self.latest_info

    @property
    def position(self) -> wire.Position:
        """Where the game stands."""
        if self.latest_position is None:
            raise NotThere("There is no game at this table yet.")
        return self.latest_position

    @property
    def playing(self) -> bool:
        """Whether there is a game, running or over."""
        return self.latest_position is not None

    @property
    def legal(self) -> list[wire.Legal]:
        """What I can do now."""
        return self.position.legal if self.playing else []

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.playing and self.position.view["phase"] == "over"

    # --- messages --------------------------------------------------------------------------------

    async def close(self) -> None:
        """Close the connection."""
        await self.socket.close()

    async def send(self, message: wire.ClientMessage) -> None:
        """Send a message."""
        try:
            await self.socket.send_str(ENCODER.encode(message).decode())
        except (aiohttp.ClientError, ConnectionError) as error:
            raise ConnectionEnded("The connection has ended.") from error

    async def receive(self) -> bytes:
        """The next message as it came; pings are answered on the way."""
        while True:
            message = await self.socket.receive()
            match message.type:
                case aiohttp.WSMsgType.TEXT:
                    text: str = message.data
                    return text.encode()
                case aiohttp.WSMsgType.PING:
                    await self.socket.pong(message.data)
                case aiohttp.WSMsgType.PONG:
                    pass
                case _:
                    raise ConnectionEnded(f"The connection has ended ({self.socket.close_code}).")

    async def next_message(self) -> wire.AnyServerMessage:
        """The next message, after taking note of what it says."""
        try:
            message: wire.AnyServerMessage = DECODER.decode(await self.receive())
        except MsgspecError as error:
            raise ConnectionEnded("What came is no message of a hall.") from error
        self.note(message)
        return message

    def note(self, message: wire.AnyServerMessage) -> None:
        """Take note of what a message says."""
        if message.seq != self.seq + 1:
            raise ConnectionEnded(f"Message {message.seq} came after {self.seq}.")
        self.seq = message.seq
        match message:
            case wire.Welcome():
                self.you, self.latest_info = message.you, message.table
                self.latest_position, self.log = message.position, list(message.log)
                self.recap, self.chat = message.recap, list(message.chat)
                self.kept = message.kept
            case wire.TableChanged():
                self.you, self.latest_info = message.you, message.table
            case wire.Update():
                self.latest_position = message.position
                self.log += message.log
                self.recap = message.recap
            case wire.Said():
                self.chat.append(message.line)

    async def until(self, kind: type[Answer]) -> Answer:
        """The next message of a kind."""
        while True:
            message = await self.next_message()
            if isinstance(message, kind):
                return message

    async def hello(self, token: str | None = None, language: wire.Language = "en") -> wire.Welcome:
        """Say who is here."""
        self.token = token
        await self.send(wire.Hello(token, language))
        while True:
            message = await self.next_message()
            if isinstance(message, wire.Welcome):
                return message
            if isinstance(message, wire.RefusalMessage | wire.Closing):
                raise HallRefusal(message.code, message.sentence)

    # --- commands --------------------------------------------------------------------------------

    def new_id(self) -> str:
        """An id for a command."""
        return f"{self.prefix}-{next(self.ids)}"

    async def command(self, command: wire.ClientMessage) -> wire.AnyServerMessage:
        """Send a command and wait for its answer."""
        await self.send(command)
        wanted = getattr(command, "id", None)
        while True:
            message = await self.next_message()
            if getattr(message, "id", None) == wanted:
                if isinstance(message, wire.RefusalMessage):
                    raise HallRefusal(message.code, message.sentence)
                return message

    async def act(self, text: str, *, reaction: float | None = None) -> wire.AnyServerMessage:
        """Carry out an action."""
        window = self.position.window if self.playing else None
        number = None if window is None else window.number
        return await self.command(wire.Act(self.new_id(), text, number, reaction))

    async def ready(self) -> None:
        """Be ready, with a nonce for the shuffle."""
        await self.command(wire.Ready(self.new_id(), True, secrets.token_hex(NONCE_BYTES)))

    async def start(self) -> None:
        """Deal."""
        await self.command(wire.Start(self.new_id(), secrets.token_hex(NONCE_BYTES)))

    async def set_clock(self, tries: int = 5) -> None:
        """Learn how far the server's clock is ahead, from the quickest of a few round trips."""
        best = float("inf")
        for _ in range(tries):
            sent = time.time() * 1000.0
            await self.send(wire.Ping(sent))
            pong = await self.until(wire.Pong)
            received = time.time() * 1000.0
            if received - sent < best:
                best = received - sent
                self.clock_offset = pong.time - (sent + received) / 2.0
