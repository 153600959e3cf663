"""The messages in requests: read in time, weighed and decoded, or refused in words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from aiohttp import web
from msgspec import DecodeError, Struct, json, structs

from runehall.server.errors import TOO_MANY, Refusal
from runehall.server.net.doors import Shares
from runehall.server.operations.config import Limits

Body = TypeVar("Body", bound=Struct)
TOO_SLOW, TOO_LARGE = 408, 413
# How far lists and objects may lie within each other; a record needs less than half of it.
DEEPEST = 32


class Bodies:
    """Reads what strangers send with a request; it is weighed until it has been used."""

    def __init__(self, limits: Limits, unfinished: Shares) -> None:
        self.limits = limits
        self.unfinished = unfinished

    @asynccontextmanager
    async def read(self, request: web.Request, household: str) -> AsyncIterator[bytes]:
        """The body of a request that holds JSON."""
        if request.content_type != "application/json":
            raise Refusal("not_json")
        body = bytearray()
        try:
            await self.collect(request, household, body)
            yield bytes(body)
        finally:
            self.unfinished.give_back(household, len(body))

    async def collect(self, request: web.Request, household: str, body: bytearray) -> None:
        """Read to the end, if it comes in time and is not too much."""
        most = self.limits.body_bytes
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                while chunk := await request.content.readany():
                    if len(body) + len(chunk) > most:
                        raise Refusal("too_large", status=TOO_LARGE, bytes=most)
                    if not self.unfinished.take(household, len(chunk)):
                        raise Refusal("too_fast", status=TOO_MANY)
                    body += chunk
        except TimeoutError as error:
            raise Refusal("too_slow", status=TOO_SLOW) from error
        except (ConnectionError, web.RequestPayloadError) as error:
            raise Refusal("bad_message", reason="it has no end") from error


def decoded(raw: bytes, kind: type[Body]) -> Body:
    """The message of a kind in a text, if it is one."""
    try:
        message = json.decode(raw, type=kind)
    except (DecodeError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from error
    check_depth(message, raw)
    return message


def unreadable(error: Exception) -> Refusal:
    """Why a text is no message."""
    reason = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)[:200]
    return Refusal("bad_message", reason=reason.rstrip("."))


def check_depth(message: Struct, text: bytes | str) -> None:
    """Refuse what is nested so deeply that nobody means it."""
    if opened_in(text) <= DEEPEST:
        return  # as nearly every message: nothing that it opens can be so deep
    layer: list[Any] = list(structs.asdict(message).values())
    for _ in range(DEEPEST):
        layer = [child for each in layer for child in parts_of(each)]
        if not layer:
            return
    raise unreadable(RecursionError())


def opened_in(text: bytes | str) -> int:
    """How many lists and objects a text could open at most.

    >>> opened_in('{"type": "describe", "texts": ["draw"]}')
    2
    """
    if isinstance(text, str):
        return text.count("[") + text.count("{")
    return text.count(b"[") + text.count(b"{")


def parts_of(value: Any) -> list[Any]:
    """What lies in a list or an object."""
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
