"""What the operating system knows about a connection."""

from __future__ import annotations

import asyncio
import math
import socket
import struct
import sys
from ipaddress import IPv6Address, ip_address

# Where Linux's tcp_info holds the shortest round trip of the last minutes, in microseconds.
INFO_BYTES, SHORTEST = 152, 148
UNKNOWN = 0xFFFF_FFFF


def shortest_round_trip(transport: asyncio.BaseTransport) -> float:
    """The shortest round trip of late, in milliseconds; infinite where the system cannot say.

    The other side's system acknowledges by itself whatever arrives, so that a program there cannot
    make itself look farther away than it is.
    """
    end = transport.get_extra_info("socket")
    if sys.platform != "linux" or end is None or comes_from_here(transport):
        return math.inf
    try:
        info: bytes = end.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, INFO_BYTES)
    except OSError:
        return math.inf
    if len(info) < INFO_BYTES:
        return math.inf
    (microseconds,) = struct.unpack_from("=I", info, SHORTEST)
    return math.inf if microseconds == UNKNOWN else float(microseconds) / 1000.0


def comes_from_here(transport: asyncio.BaseTransport) -> bool:
    """Whether the other end is on this machine: the end of a tunnel, and the player elsewhere."""
    peer = transport.get_extra_info("peername")
    if not isinstance(peer, tuple):
        return True  # not even an internet address
    address = ip_address(peer[0])
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_loopback
