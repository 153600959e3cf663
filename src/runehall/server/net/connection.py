"""One socket: what it may send, how far away it is, and what is sent to it."""

from __future__ import annotations

import asyncio
import struct

from aiohttp import WSCloseCode, web
from msgspec import json

from runehall.server import wire
from runehall.server.clocks import now_ms
from runehall.server.errors import hall_texts
from runehall.server.net.tcp import shortest_round_trip
from runehall.server.operations.config import Config
from runehall.server.operations.limits import Bucket
from runehall.server.operations.metrics import Metrics
from runehall.server.play.race import JITTER, RoundTrips
from runehall.server.play.viewer import Viewer

# In milliseconds.
PING_EVERY = 20_000.0
PING_EVERY_IN_PLAY = 4_000.0
FIRST_PING_EVERY = 250.0
GONE_AFTER = 60_000.0
# So many pings in quick succession when a connection opens.
FIRST_PINGS = 4
ENCODER = json.Encoder()
PING = struct.Struct("!Q")

# RFC 6455: a whole text message in one frame, and the three ways to tell its length.
TEXT_FRAME = 0x81
SHORT_FRAME, LONG_FRAME = struct.Struct("!BB"), struct.Struct("!BBH")
HUGE_FRAME = struct.Struct("!BBQ")
SHORT, LONG = 125, 0xFFFF


def text_frame_header(length: int) -> bytes:
    """What stands before a text of so many bytes on its way to a browser.

    >>> text_frame_header(5).hex(), text_frame_header(300).hex()
    ('8105', '817e012c')
    """
    if length <= SHORT:
        return SHORT_FRAME.pack(TEXT_FRAME, length)
    if length <= LONG:
        return LONG_FRAME.pack(TEXT_FRAME, SHORT + 1, length)
    return HUGE_FRAME.pack(TEXT_FRAME, SHORT + 2, length)


class Connection(Viewer):
    """A viewer of one table, at the other end of a socket."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        request: web.Request,
        config: Config,
        metrics: Metrics,
    ) -> None:
        super().__init__()
        # Kept, because before Python 3.12 asking for it asks the system each time.
        self.loop = asyncio.get_running_loop()
        self.socket = socket
        self.request = request
        self.limits = config.limits
        self.ends_at_proxy = config.behind_proxy
        self.metrics = metrics
        self.bucket = Bucket(self.limits.messages_per_second, self.limits.message_burst)
        self.round_trips = RoundTrips()
        self.frames: list[bytes] = []
        self.held_until = 0.0
        self.pings: dict[bytes, float] = {}
        self.pings_sent = 0
        self.next_ping = 0.0
        self.heard_at = now_ms()

    # --- sending ---------------------------------------------------------------------------------

    def send(self, message: wire.ServerMessage) -> None:
        """Send a message, together with whatever else is sent in this turn of the loop.

        Frames go straight to the transport, without a task for each: half as many moves again.
        """
        encoded = ENCODER.encode(message)
        if not self.frames:
            self.loop.call_soon(self.flush)
        self.frames.append(text_frame_header(len(encoded)))
        self.frames.append(encoded)

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
        transport = self.request.transport
        if not frames or transport is None or transport.is_closing() or self.socket.closed:
            return
        transport.write(b"".join(frames))
        self.metrics.traffic.sent += len(frames) // 2
        if transport.get_write_buffer_size() > self.limits.unsent_bytes:
            self.cut()

    def cut(self) -> None:
        """End the connection at once."""
        if self.request.transport is not None:
            self.request.transport.abort()

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
        await self.socket.close(code=reason, message=code.encode())

    # --- round trips -----------------------------------------------------------------------------

    async def ping(self) -> None:
        """Measure the round trip, if it is time to."""
        now = now_ms()
        if now < self.next_ping or self.socket.closed:
            return
        if now - self.heard_at > GONE_AFTER:
            self.cut()
            return
        self.pings_sent += 1
        payload = PING.pack(self.pings_sent)
        if len(self.pings) > FIRST_PINGS:
            self.pings.clear()
        usual = PING_EVERY_IN_PLAY if self.playing else PING_EVERY
        self.next_ping = now + (FIRST_PING_EVERY if self.pings_sent < FIRST_PINGS else usual)
        self.pings[payload] = now_ms()
        try:
            await self.socket.ping(payload)
        except (ConnectionError, RuntimeError):
            self.pings.clear()

    def round_trip(self) -> float:
        """The round trip in milliseconds, as far as the other side cannot have made it up.

        Who answers our pings late on purpose is believed no more than the system has seen. Behind
        a proxy it has seen only the way to the proxy, and nothing but the pings is left.
        """
        measured = self.round_trips.low()
        transport = self.request.transport
        if measured <= JITTER or self.ends_at_proxy or transport is None:
            return measured
        return min(measured, shortest_round_trip(transport) + JITTER)

    def ponged(self, payload: bytes) -> bool:
        """Whether this answers a ping of ours; then it is measured."""
        self.heard_at = now_ms()
        sent = self.pings.pop(payload, None)
        if sent is not None:
            self.round_trips.add(self.heard_at - sent)
        return sent is not None
