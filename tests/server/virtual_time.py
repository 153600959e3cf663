"""A loop whose clock runs only when nothing is left to do: delays cost nothing and never slip.

However busy the machine is, everybody presses, sends and hears exactly when they should. Sockets,
the database and the processes in which bots think are real, and are waited for.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp
import halls
import pytest
from aiohttp import WSMsgType

from runehall.server import client, clocks
from runehall.server.operations.metrics import Traffic
from runehall.server.operations.pool import Lane
from runehall.server.storage import Store, engines

Result = TypeVar("Result")
COUNTED = (WSMsgType.TEXT, WSMsgType.PING, WSMsgType.PONG)
MOMENT = 1_700_000_000.0
# How long a test may really take, in seconds.
PATIENCE = 900.0
# How long to wait for what is really under way, in seconds: threads and processes, and a message
# between two sockets of this process (unless it has been cut off).
WORK, A_MESSAGE = 60.0, 0.5
WORKING = (
    (Store, "open"),
    (Store, "write"),
    (Store, "rows"),
    (Store, "grow_older"),
    (Store, "forget_before"),
    (Store, "forget_lobby"),
    (Store, "close"),
    (Lane, "run"),
    (client.HallClient, "fetch"),
    (aiohttp.ClientSession, "_request"),
    (aiohttp.ClientSession, "_ws_connect"),
    (aiohttp.ClientWebSocketResponse, "close"),
)


class Timeless(selectors.DefaultSelector):
    """Waits for what is really under way; any other waiting is skipped."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.end = time.monotonic() + PATIENCE
        self.working = 0
        self.on_their_way = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What has happened."""
        assert time.monotonic() < self.end, "this test does not come to an end"
        if timeout is None or timeout <= 0.0:
            return super().select(timeout)
        happened = super().select(
            WORK if self.working else A_MESSAGE if self.on_their_way > 0 else 0.0
        )
        if not happened:
            self.on_their_way = 0
            self.now += timeout
        return happened


class TimelessLoop(asyncio.SelectorEventLoop):
    """A loop with the clock of its selector."""

    def __init__(self) -> None:
        self.selector = Timeless()
        super().__init__(self.selector)

    def time(self) -> float:
        """Seconds that have been waited for."""
        return self.selector.now


def run_timelessly(test: Coroutine[Any, Any, Result], monkeypatch: pytest.MonkeyPatch) -> Result:
    """Run a test in which every module reads the time from the loop."""
    loop = TimelessLoop()
    clock = SimpleNamespace(monotonic=loop.time, time=lambda: MOMENT + loop.time())
    for module in (client, clocks, halls):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(clocks, "_STARTED", MOMENT)
    monkeypatch.setattr(engines, "prepare_sqlite", nothing_is_durable)
    for kind, name in WORKING:
        wait_for(kind, name, loop.selector, monkeypatch)
    watch_messages(loop.selector, monkeypatch)
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(test)


def wait_for(kind: type, name: str, selector: Timeless, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no time pass while a method works: in a thread, in a process, at a socket."""
    method = getattr(kind, name)

    async def worked(*arguments: Any, **named: Any) -> Any:
        selector.working += 1
        try:
            return await method(*arguments, **named)
        finally:
            selector.working -= 1

    monkeypatch.setattr(kind, name, worked)


def nothing_is_durable(database: Any, _record: Any) -> None:
    """Time is tested here, and no disk is waited for."""
    database.execute("PRAGMA synchronous=OFF")


def watch_messages(selector: Timeless, monkeypatch: pytest.MonkeyPatch) -> None:
    """Count messages, pings and pongs that were sent and have not arrived yet.

    The server counts what it sends to the page and what it hears; `Traffic` is never compiled.
    """

    def sending(kind: type, name: str) -> None:
        send = getattr(kind, name)

        def sent(*arguments: Any) -> Any:
            selector.on_their_way += 1
            return send(*arguments)

        monkeypatch.setattr(kind, name, sent)

    def receiving(kind: type) -> None:
        receive = kind.receive  # type: ignore[attr-defined]

        async def received(socket: Any) -> aiohttp.WSMessage:
            message: aiohttp.WSMessage = await receive(socket)
            selector.on_their_way -= message.type in COUNTED
            return message

        monkeypatch.setattr(kind, "receive", received)

    def counting(name: str, way: int) -> None:
        def count(traffic: Traffic, number: int) -> None:
            selector.on_their_way += way * (number - vars(traffic).get(name, 0))
            vars(traffic)[name] = number

        counted = property(lambda traffic: vars(traffic)[name], count)
        monkeypatch.setattr(Traffic, name, counted, raising=False)

    counting("sent", 1)
    counting("pinged", 1)
    counting("received", -1)
    counting("ponged", -1)
    sending(aiohttp.ClientWebSocketResponse, "send_str")
    sending(aiohttp.ClientWebSocketResponse, "pong")
    receiving(aiohttp.ClientWebSocketResponse)
