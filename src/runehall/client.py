"""A client of the hall for programs from outside: what a bot needs to sit down and play.

`docs/protocol.md` begins with a whole bot in forty lines.
"""

from __future__ import annotations

from runehall.engine import RunehallError
from runehall.server import wire
from runehall.server.client import (
    BadLink,
    ConnectionEnded,
    HallClient,
    HallRefusal,
    NoHall,
    NotThere,
    TableClient,
    read_link,
)

__all__ = [
    "BadLink",
    "ConnectionEnded",
    "HallClient",
    "HallRefusal",
    "NoHall",
    "NotThere",
    "RunehallError",
    "TableClient",
    "read_link",
    "wire",
]
