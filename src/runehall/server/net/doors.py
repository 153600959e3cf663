"""The doors of the hall: how many connections there may be, and how long they may be of no use.

A connection is counted when it is accepted, before anything of it is read. It has seconds to send
the head of a request and seconds for its body, and is cut off when it takes nothing in. What is
not complete yet is weighed, for each household and in all.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, cast

from aiohttp import EMPTY_PAYLOAD, StreamReader, web
from msgspec import json

from runehall.server.errors import TOO_MANY, Refusal, in_words
from runehall.server.net.forwarded import is_forwarded, is_near, is_proxy
from runehall.server.net.frames import Hear, PlainFrames, Take
from runehall.server.net.security import SERVER, household_of
from runehall.server.operations.config import Config
from runehall.server.operations.metrics import Metrics

LOG = logging.getLogger("runehall.doors")
# A proxy keeps connections for whoever comes next; it closes them before the hall does.
PROXY_IDLE_SECONDS = 75.0
# How long an answer to an unfinished request waits for the rest of it, so that it is read.
LINGER_SECONDS = 2.0
# How much of a body is taken in before somebody reads it.
READ_AHEAD = 65_536
HEAD_TOO_LARGE, BAD_REQUEST = 431, 400
CONTINUE = "100-continue"
# When less than half is left, nobody may have more than this share of what is left.
SHARE_OF_THE_REST = 5


class Shares:
    """Something of which there is only so much: what each household has of it, and all of them.

    Whatever many households take together, there is something left for one that comes anew.

    >>> shares = Shares(each=60, together=100)
    >>> shares.take("a", 50), shares.take("a", 11), shares.take("b", 10), shares.take("b", 1)
    (True, False, True, False)
    >>> shares.take("c", 5), shares.give_back("a", 50), shares.take("c", 5)
    (True, None, True)
    """

    def __init__(self, each: int, together: int) -> None:
        self.each = each
        self.together = together
        self.taken = 0
        self.of: Counter[str] = Counter()

    def take(self, household: str | None, amount: int) -> bool:
        """Whether so much more can be had. None stands for a proxy: many who share only the sum."""
        left = self.together - self.taken
        most = self.each
        if 2 * left <= self.together:
            most = min(most, max(1, left // SHARE_OF_THE_REST))
        if amount > left or (household is not None and self.of[household] + amount > most):
            return False
        self.taken += amount
        if household is not None:
            self.of[household] += amount
        return True

    def give_back(self, household: str | None, amount: int) -> None:
        """So much is free again."""
        self.taken -= amount
        if household is not None:
            self.of[household] -= amount
            if not self.of[household]:
                del self.of[household]


class Doors:
    """Who is at the doors, and how much of what they send is not complete yet."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        limits = config.limits
        self.config = config
        self.metrics = metrics
        self.connections = Shares(limits.connections_per_address, limits.connections)
        self.unfinished = Shares(limits.unfinished_bytes_per_address, limits.unfinished_bytes)
        self.warned = False

    def household_at(self, transport: asyncio.BaseTransport) -> str | None:
        """Who is at the other end of a connection; None for a proxy, behind which many are."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else "unknown"
        return None if is_proxy(address, self.config) else household_of(address)

    def look_at(self, request: web.BaseRequest) -> None:
        """Tell the operator, once, that everybody seems to come from the proxy in front."""
        if self.warned or self.config.behind_proxy or not is_forwarded(request):
            return
        if is_near(request.remote or ""):
            self.warned = True
            LOG.warning(
                "a proxy seems to be in front of the hall, and all its guests count as one: "
                "start the hall with --behind-proxy",
                extra={"proxy": request.remote},
            )


class Door(web.RequestHandler):
    """One connection."""

    def __init__(self, manager: web.Server, doors: Doors, **settings: Any) -> None:
        super().__init__(manager, **settings)
        self.doors = doors
        self.limits = doors.config.limits
        self.household: str | None = None
        self.let_in = False
        self.held = 0
        self.body: StreamReader = EMPTY_PAYLOAD
        self.line: asyncio.Transport | None = None
        # Reads the plain frames of a socket, unless aiohttp had begun to read it.
        self.frames: PlainFrames | None = None
        self.spoken = False
        self.closing = False
        self.looking: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it, or turn it away."""
        self.line = cast("asyncio.Transport", transport)
        self.household = self.doors.household_at(transport)
        self.let_in = self.doors.connections.take(self.household, 1)
        if not self.let_in:
            self.turn_away(Refusal("too_many_sockets", status=TOO_MANY))
            return
        if self.household is None:
            self._keepalive_timeout = PROXY_IDLE_SECONDS
        super().connection_made(transport)
        self.look()

    def connection_lost(self, exc: BaseException | None) -> None:
        """Whatever it had is free again."""
        if self.let_in:
            self.let_in = False
            self.doors.connections.give_back(self.household, 1)
            self.let_go()
        self.resume_patience()
        if self.looking is not None:
            self.looking.cancel()
        self.line = self.frames = None
        super().connection_lost(exc)

    def turn_away(self, refusal: Refusal) -> None:
        """Say why, without waiting for anything, and close."""
        self.doors.metrics.refused.labels(refusal.code).inc()
        if self.line is not None:
            self.line.write(raw_answer(refusal))
            self.line.close()

    # --- what is not complete yet ----------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, and weigh what cannot be used yet."""
        if self.frames is not None:
            self.frames.feed(data)
            return
        if not self.let_in:
            return
        if self._payload_parser is not None:  # a socket, which has bounds of its own
            self.spoken = True
            super().data_received(data)
            return
        body, before = self.body, self.body.total_bytes
        complete = body.is_eof()
        super().data_received(data)
        self.spoken = bool(self._message_tail)
        if complete:
            self.weigh(len(data))
        elif not self._reading_paused:  # else it is not yet known what of this is the body
            self.weigh(max(0, len(data) - (body.total_bytes - before)))

    def read_plainly(self, hear: Hear, ponged: Take, *, longest: int) -> None:
        """Read the frames of what has just become a socket; aiohttp reads what is not plain."""
        if not self.spoken:
            self.frames = PlainFrames(hear, ponged, super().data_received, longest=longest)

    def weigh(self, amount: int) -> None:
        """A head that is not complete, what comes before its turn or frames a body: only so much.

        A body is weighed by who reads it; of one that nobody wants to read nothing is kept.
        """
        if self._messages:
            _, self.body = self._messages[-1]
            if self._current_request is None:
                self.let_go()  # the head is complete
                return
        fits = self.held + amount <= self.limits.head_bytes
        if fits and self.doors.unfinished.take(self.household, amount):
            self.held += amount
            return
        self.turn_away(Refusal("head_too_large", status=HEAD_TOO_LARGE))
        self.force_close()

    def let_go(self) -> None:
        """Nothing is unfinished any more."""
        self.doors.unfinished.give_back(self.household, self.held)
        self.held = 0

    # --- what is not taken in --------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The other side does not take in what it was sent; it has some seconds to go on."""
        super().pause_writing()
        if self.stalled is None:
            loop = asyncio.get_running_loop()
            self.stalled = loop.call_later(self.limits.stalled_seconds, self.cut_off)

    def resume_writing(self) -> None:
        """It does again."""
        self.resume_patience()
        super().resume_writing()

    def resume_patience(self) -> None:
        """Wait for nothing."""
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def cut_off(self) -> None:
        """End the connection, whatever is still to be sent."""
        if self.line is not None:
            self.line.abort()

    def look(self) -> None:
        """See now and then that a connection that is being closed comes to its end."""
        if self.line is None:
            return
        if self.closing:
            self.cut_off()
            return
        self.closing = self.line.is_closing()
        loop = asyncio.get_running_loop()
        self.looking = loop.call_later(self.limits.stalled_seconds, self.look)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """What is not even HTTP is refused in words too, and is nothing for the journal."""
        if status != BAD_REQUEST:
            answer = super().handle_error(request, status, exc, message)
        else:
            refusal = Refusal("bad_message", reason="this is not HTTP")
            self.doors.metrics.refused.labels(refusal.code).inc()
            answer = answer_to(refusal)
        answer.headers["Server"] = SERVER
        return answer


def raw_answer(refusal: Refusal) -> bytes:
    """A refusal as it goes over the line to somebody of whom nothing was read."""
    body = json.encode(in_words(refusal, "en"))
    head = (
        f"HTTP/1.1 {refusal.status} Refused\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\nServer: {SERVER}\r\n\r\n"
    )
    return head.encode() + body


def answer_to(refusal: Refusal) -> web.Response:
    """A refusal that ends the connection."""
    body = json.encode(in_words(refusal, "en"))
    answer = web.Response(body=body, status=refusal.status, content_type="application/json")
    answer.headers["Server"] = SERVER
    answer.force_close()
    return answer


class Doorway(web.Server):
    """Makes a door for every connection."""

    def __init__(self, inside: web.Server, doors: Doors) -> None:
        super().__init__(self.pass_on, request_factory=inside.request_factory)
        self.inside = inside
        self.doors = doors

    async def pass_on(self, request: web.BaseRequest) -> web.StreamResponse:
        """Let a request in, unless it expects what nobody here has heard of."""
        if request.headers.get("Expect", CONTINUE).lower() != CONTINUE:
            return answer_to(Refusal("bad_message", reason="it expects too much"))
        return await self.inside.request_handler(request)

    def __call__(self) -> Door:
        """The next door."""
        return Door(
            self,
            self.doors,
            loop=asyncio.get_running_loop(),
            access_log=None,
            keepalive_timeout=self.doors.config.limits.idle_seconds,
            lingering_time=LINGER_SECONDS,
            read_bufsize=READ_AHEAD,
            auto_decompress=False,
        )


class HallRunner(web.AppRunner):
    """Runs a hall behind its doors."""

    def __init__(self, app: web.Application, doors: Doors, *, shutdown_timeout: float) -> None:
        super().__init__(app, shutdown_timeout=shutdown_timeout)
        self._doors = doors

    async def _make_server(self) -> web.Server:
        return Doorway(await super()._make_server(), self._doors)
