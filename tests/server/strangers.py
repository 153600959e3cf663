"""Strangers at the door: connections that send what they like, from any address of loopback."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass


@dataclass(frozen=True)
class Stranger:
    """A connection of which the other side knows nothing yet."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def send(self, *parts: bytes) -> None:
        """Send this, whatever it is."""
        self.writer.write(b"".join(parts))

    async def answer(self) -> bytes:
        """Whatever comes until the hall hangs up."""
        told = b""
        with suppress(ConnectionError):
            while more := await self.reader.read(65_536):
                told += more
        return told

    async def trickle(self, data: bytes, pause: float) -> None:
        """One byte after another, until the hall has had enough."""
        with suppress(ConnectionError):
            for byte in data:
                self.writer.write(bytes([byte]))
                await self.writer.drain()
                if self.reader.at_eof():
                    return
                await asyncio.sleep(pause)


@asynccontextmanager
async def stranger(hall: str, source: str = "127.0.0.1", takes: int = 0) -> AsyncIterator[Stranger]:
    """A connection to the hall of an address; its system takes in so many bytes, or as usual."""
    host, port = hall.removeprefix("http://").split(":")
    line = socket.socket()
    line.setblocking(False)
    if takes:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, takes)
    line.bind((source, 0))
    try:
        await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
    except BaseException:
        line.close()
        raise
    reader, writer = await asyncio.open_connection(sock=line)
    try:
        yield Stranger(reader, writer)
    finally:
        writer.transport.abort()


def request(path: str, *headers: str, method: str = "GET") -> bytes:
    """The head of a request."""
    lines = (f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *headers)
    return "\r\n".join((*lines, "", "")).encode("utf-8", "surrogateescape")


def upgrading(path: str, *headers: str) -> bytes:
    """The head of a request for a socket."""
    about = ("Connection: upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    return request(path, *about, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", *headers)


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A frame of a browser's socket, masked with nothing; by default a whole text."""
    if len(payload) < 126:
        return bytes([first, 0x80 | len(payload)]) + bytes(4) + payload
    return bytes([first, 0xFE]) + len(payload).to_bytes(2, "big") + bytes(4) + payload


def posting(path: str, length: int, *headers: str) -> bytes:
    """The head of a request with a body of so many bytes."""
    about = ("Content-Type: application/json", f"Content-Length: {length}")
    return request(path, *about, *headers, method="POST")
