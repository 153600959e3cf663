"""One socket: what it may send, how far away it is, and what still has to be sent to it."""

from __future__ import annotations

import asyncio
import struct
import time
from collections import deque

from aiohttp import WSCloseCode, WSMsgType, web
from msgspec import json

from runehall.engine import SPECTATOR
from runehall.server import wire
from runehall.server.errors import hall_texts
from runehall.server.limits import Bucket
from runehall.server.metrics import Metrics
from runehall.server.race import RoundTrips
from runehall.server.settings import Limits

PING_EVERY = 20.0
PING_EVERY_IN_PLAY = 4.0
# So many pings in quick succession when a connection opens.
FIRST_PINGS = 4
FIRST_PING_EVERY = 0.25
GONE_AFTER = 60.0
ENCODER = json.Encoder()
PING = struct.Struct("!Q")


class Connection:
    """A viewer of one table."""

    def __init__(
        self, socket: web.WebSocketResponse, address: str, limits: Limits, metrics: Metrics
    ) -> None:
        self.socket = socket
        self.address = address
        self.limits = limits
        self.metrics = metrics
        self.viewer = SPECTATOR
        self.token_hash: str | None = None
        self.language: wire.Language = "en"
        self.welcomed = False
        self.playing = False
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self.round_trips = RoundTrips()
        self.seq = 0
        self.unsent: deque[bytes] = deque()
        self.unsent_bytes = 0
        self.flusher: asyncio.Task[None] | None = None
        self.hint: asyncio.Task[None] | None = None
        self.last_position = b""
        self.log_length = 0
        self.pings: dict[bytes, float] = {}
        self.pings_sent = 0
        self.next_ping = 0.0
        self.heard_at = time.monotonic()

    # --- sending ---------------------------------------------------------------------------------

    def next_seq(self) -> int:
        """The number of the next message."""
        self.seq += 1
        return self.seq

    def send(self, message: wire.ServerMessage) -> None:
        """Send a message when the line is free; a line that is far behind is cut."""
        encoded = ENCODER.encode(message)
        self.unsent.append(encoded)
        self.unsent_bytes += len(encoded)
        if self.unsent_bytes > self.limits.unsent_bytes:
            self.unsent.clear()
            self.cut()
        elif self.flusher is None or self.flusher.done():
            self.flusher = asyncio.create_task(self.flush())

    async def flush(self) -> None:
        """Send what waits."""
        try:
            while self.unsent:
                encoded = self.unsent.popleft()
                self.unsent_bytes -= len(encoded)
                await self.socket.send_frame(encoded, WSMsgType.TEXT)
                self.metrics.sent.inc()
        except (ConnectionError, RuntimeError):
            self.unsent.clear()

    def cut(self) -> None:
        """End the connection at once."""
        if self.socket._req is not None and self.socket._req.transport is not None:  # noqa: SLF001 - aiohttp has no public way to abort
            self.socket._req.transport.abort()  # noqa: SLF001

    def refuse(self, refusal: wire.Refusal, command: str | None = None) -> None:
        """Say no."""
        self.metrics.refused.labels(refusal.code).inc()
        self.send(wire.Refused(self.next_seq(), command, refusal.code, refusal.sentence))

    async def close(self, code: str, *, retry: bool) -> None:
        """Say goodbye and why, then close."""
        sentence = hall_texts(self.language).say(f"refusal-{code}")
        self.send(wire.Closing(self.next_seq(), code, sentence, retry))
        if self.flusher is not None:
            await asyncio.wait([self.flusher], timeout=1.0)
        reason = WSCloseCode.GOING_AWAY if retry else WSCloseCode.POLICY_VIOLATION
        await self.socket.close(code=reason, message=code.encode())

    # --- round trips -----------------------------------------------------------------------------

    async def ping(self, now: float) -> None:
        """Measure the round trip, if it is time to."""
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
        self.pings[payload] = time.monotonic()
        try:
            await self.socket.ping(payload)
        except (ConnectionError, RuntimeError):
            self.pings.clear()

    def ponged(self, payload: bytes) -> None:
        """An answer to a ping of ours; any other is not counted."""
        self.heard_at = time.monotonic()
        sent = self.pings.pop(payload, None)
        if sent is not None:
            self.round_trips.add((self.heard_at - sent) * 1000.0)
