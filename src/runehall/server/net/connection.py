"""One socket: what it may send, how far away it is, and what is sent to it."""

from __future__ import annotations

import asyncio
import logging
import struct
from typing import Any

from aiohttp import WSCloseCode, web
from msgspec import json

from runehall.server import wire
from runehall.server.clocks import now_ms
from runehall.server.errors import hall_texts
from runehall.server.net.tcp import shortest_round_trip
from runehall.server.operations.budgets import Budgets
from runehall.server.operations.config import Config
from runehall.server.operations.metrics import Metrics
from runehall.server.play.race import JITTER, RoundTrips
from runehall.server.play.viewer import Viewer

LOG = logging.getLogger("runehall.http")
# In milliseconds.
PING_EVERY = 20_000.0
PING_EVERY_IN_PLAY = 4_000.0
FIRST_PING_EVERY = 250.0
GONE_AFTER = 60_000.0
# Who connects has to say who is there, and who is sent something has to take it.
HELLO_WITHIN = 20_000.0
DRAINS_WITHIN = 15_000.0
# How long a goodbye may take, in seconds.
GOODBYE_WITHIN = 2.0
# So many pings in quick succession when a connection opens.
FIRST_PINGS = 4
ENCODER = json.Encoder()
PING = struct.Struct("!Q")

# RFC 6455: a whole text message in one frame, pings and their answers, and the three ways to tell
# the length of any.
TEXT_FRAME, PING_FRAME, PONG_FRAME = 0x81, 0x89, 0x8A
SHORT_FRAME = struct.Struct("!BB")
LONG_TEXT, HUGE_TEXT = b"\x81\x7e", b"\x81\x7f"
SHORT, LONG = 125, 0xFFFF


def text_frame_header(length: int) -> bytes:
    """What stands before a text of so many bytes on its way to a browser.

    >>> text_frame_header(5).hex(), text_frame_header(300).hex()
    ('8105', '817e012c')
    """
    if length <= SHORT:
        return SHORT_FRAME.pack(TEXT_FRAME, length)
    if length <= LONG:
        return LONG_TEXT + length.to_bytes(2, "big")
    return HUGE_TEXT + length.to_bytes(8, "big")


class Outbox:
    """Who is to be sent something at the end of this turn of the loop: one call for all of them."""

    def __init__(self) -> None:
        self.waiting: list[Connection] = []

    def add(self, connection: Connection) -> None:
        """One more."""
        if not self.waiting:
            connection.loop.call_soon(self.empty)
        self.waiting.append(connection)

    def empty(self) -> None:
        """Let everything out."""
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            try:
                connection.flush()
            except Exception:
                LOG.exception("socket lost")
                connection.cut()


class Connection(Viewer):
    """A viewer of one table, at the other end of a socket."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        request: web.Request,
        config: Config,
        metrics: Metrics,
        *,
        household: str,
        budgets: Budgets,
        outbox: Outbox,
    ) -> None:
        super().__init__(household)
        # Kept, because before Python 3.12 asking for it asks the system each time.
        self.loop = asyncio.get_running_loop()
        self.socket = socket
        # Kept, because asking the request for it asks it each time whether it is still there.
        self.transport: Any = request.transport
        self.limits = config.limits
        self.ends_at_proxy = config.behind_proxy
        self.metrics = metrics
        self.budgets = budgets
        self.round_trips = RoundTrips()
        self.outbox = outbox
        self.frames: list[bytes] = []
        self.held_until = 0.0
        self.pings: dict[bytes, float] = {}
        self.pings_sent = 0
        self.next_ping = 0.0
        self.opened_at = self.heard_at = now_ms()
        # Since when something waits to be taken by the other side; 0 while nothing does.
        self.full_since = 0.0
        self.goodbye: asyncio.Task[None] | None = None

    def may(self, weight: float) -> bool:
        """Whether something of this weight may be asked now: by the seat, and by the household.

        Those of a household who only watch pay together.
        """
        return self.budgets.take(self.token_hash or self.household, self.household, weight)

    # --- sending ---------------------------------------------------------------------------------

    def send(self, message: wire.ServerMessage) -> None:
        """Send a message, together with whatever else is sent in this turn of the loop."""
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send a message that is encoded already.

        Frames go straight to the transport, without a task for each: half as many moves again.
        """
        frames = self.frames
        if not frames:
            self.outbox.add(self)
        frames.append(text_frame_header(len(message)))
        frames.append(message)

    def hold_until(self, moment: float) -> None:
        """Let nothing out before a moment."""
        self.held_until = max(self.held_until, moment)

    def flush(self) -> None:
        """Write what was sent in this turn, unless it is held; who is far behind is cut off."""
        if self.held_until > 0.0:
            wait = self.held_until - now_ms()
            if wait > 0.0:
                self.loop.call_later(wait / 1000.0, self.flush)
                return
            self.held_until = 0.0
        frames, self.frames = self.frames, []
        if frames and self.write(b"".join(frames)):
            self.metrics.traffic.sent += len(frames) // 2

    def control(self, kind: int, payload: bytes) -> None:
        """Send a ping, or answer one; nobody waits until it has been taken."""
        self.write(SHORT_FRAME.pack(kind, len(payload)) + payload)

    def write(self, frames: bytes) -> bool:
        """Hand frames to the system, unless the connection has ended."""
        transport = self.transport
        if transport is None or transport.is_closing() or self.socket.closed:
            return False
        transport.write(frames)
        if transport.get_write_buffer_size() > self.limits.unsent_bytes:
            self.cut()
        return True

    def cut(self) -> None:
        """End the connection at once."""
        if self.transport is not None:
            self.transport.abort()

    def refuse(self, refusal: wire.Refusal, command: str | None = None) -> None:
        """Say no."""
        self.metrics.refused.labels(refusal.code).inc()
        self.send(wire.RefusalMessage(self.next_seq(), command, refusal.code, refusal.sentence))

    async def close(self, code: str, *, retry: bool) -> None:
        """Say goodbye and why, then close."""
        sentence = hall_texts(self.language).say(f"refusal-{code}")
        self.send(wire.Closing(self.next_seq(), code, sentence, retry))
        self.held_until = 0.0
        self.flush()
        reason = WSCloseCode.GOING_AWAY if retry else WSCloseCode.POLICY_VIOLATION
        closing = self.socket.close(code=reason, message=code.encode())
        try:
            await asyncio.wait_for(closing, GOODBYE_WITHIN)
        except TimeoutError:
            self.cut()

    def dismiss(self, code: str, *, retry: bool = False) -> None:
        """Say why this connection ends, and end it."""
        if self.goodbye is None:
            self.goodbye = self.loop.create_task(self.close(code, retry=retry))

    def leave(self) -> None:
        """Nobody reads this socket any more; what is still unsent has its time, and no more."""
        self.gone = True
        transport = self.transport
        if transport is not None and transport.get_write_buffer_size() > 0:
            self.loop.call_later(DRAINS_WITHIN / 1000.0, transport.abort)

    # --- round trips -----------------------------------------------------------------------------

    def look_after(self, now: float) -> None:
        """End what has gone, does not read or says nothing; measure, if it is time to."""
        if self.socket.closed:
            return
        if now - self.heard_at > GONE_AFTER or self.does_not_drain(now):
            self.cut()
        elif not self.welcomed and now - self.opened_at > HELLO_WITHIN:
            self.dismiss("hello_first", retry=True)
        elif now >= self.next_ping:
            self.ping(now)

    def does_not_drain(self, now: float) -> bool:
        """Whether what was sent has been waiting for long to be taken."""
        transport = self.transport
        if transport is None or transport.get_write_buffer_size() == 0:
            self.full_since = 0.0
        elif self.full_since == 0.0:
            self.full_since = now
        return self.full_since > 0.0 and now - self.full_since > DRAINS_WITHIN

    def ping(self, now: float) -> None:
        """Measure the round trip."""
        self.pings_sent += 1
        payload = PING.pack(self.pings_sent)
        if len(self.pings) > FIRST_PINGS:
            self.pings.clear()
        usual = PING_EVERY_IN_PLAY if self.playing else PING_EVERY
        self.next_ping = now + (FIRST_PING_EVERY if self.pings_sent < FIRST_PINGS else usual)
        self.pings[payload] = now_ms()
        self.metrics.traffic.pinged += 1
        self.control(PING_FRAME, payload)

    def round_trip(self) -> float:
        """The round trip in milliseconds, as far as the other side cannot have made it up.

        Who answers our pings late on purpose is believed no more than the system has seen. Behind
        a proxy it has seen only the way to the proxy, and nothing but the pings is left.
        """
        measured = self.round_trips.low()
        transport = self.transport
        if measured <= JITTER or self.ends_at_proxy:
            return measured
        if transport is None or transport.is_closing():
            return measured
        return min(measured, shortest_round_trip(transport) + JITTER)

    def ponged(self, payload: bytes) -> bool:
        """Whether this answers a ping of ours; then it is measured."""
        self.heard_at = now_ms()
        sent = self.pings.pop(payload, None)
        if sent is not None:
            self.round_trips.add(self.heard_at - sent)
        return sent is not None
