"""What the operating system knows about a connection."""

from __future__ import annotations

import asyncio
import math
import socket
import struct
import sys

# Where Linux's tcp_info holds the shortest round trip of the last minutes, in microseconds.
INFO_BYTES, SHORTEST = 152, 148
UNKNOWN = 0xFFFF_FFFF


def shortest_round_trip(transport: asyncio.BaseTransport) -> float:
    """The shortest round trip of late, in milliseconds; infinite where the system does not say.

    The other side's system acknowledges by itself whatever arrives, so that a program there cannot
    make its line look longer than it is.
    """
    line = transport.get_extra_info("socket")
    if sys.platform != "linux" or line is None:
        return math.inf
    try:
        info: bytes = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, INFO_BYTES)
    except OSError:
        return math.inf
    if len(info) < INFO_BYTES:
        return math.inf
    (microseconds,) = struct.unpack_from("=I", info, SHORTEST)
    return math.inf if microseconds == UNKNOWN else float(microseconds) / 1000.0
