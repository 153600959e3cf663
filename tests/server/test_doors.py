"""The doors: how many may come, how long they may dawdle, and what nobody unpacks for them."""

from __future__ import annotations

import asyncio
import gzip
import logging
import resource
import zlib
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import compression_utils
from halls import GENEROUS, Opened, opened, run
from msgspec import json
from strangers import Stranger, frame, posting, request, stranger, upgrading

from runehall.server import wire
from runehall.server.net.app import DOORS
from runehall.server.net.doors import Door, Doors
from runehall.server.operations.config import BESIDE_SOCKETS
from runehall.server.operations.files import BESIDE_CONNECTIONS, room_for

HASTY = replace(GENEROUS, idle_seconds=0.3, body_seconds=0.3, stalled_seconds=0.3)
MEGABYTE = 1 << 20


def doors_of(hall: Opened) -> Doors:
    """The doors of a hall."""
    return hall.app[DOORS]


async def nobody_left(hall: Opened) -> None:
    """Wait until every stranger is gone; the hall's own client keeps no connection."""
    await hall.client.session.close()
    while doors_of(hall).connections.taken:  # noqa: ASYNC110 - the server has no event for this
        await asyncio.sleep(0.01)
    assert doors_of(hall).unfinished.taken == 0
    assert not doors_of(hall).unfinished.of
    assert not doors_of(hall).connections.of


def refusal_in(answer: bytes) -> tuple[int, str]:
    """The status and the code of a refusal."""
    head, _, body = answer.partition(b"\r\n\r\n")
    refusal = json.decode(body, type=wire.Refusal)
    assert refusal.sentence.endswith(".")
    return int(head.split()[1]), refusal.code


# --- what is packed -------------------------------------------------------------------------------

PACKED = [
    "Content-Encoding: gzip",
    "content-encoding: GZip",
    "CONTENT-ENCODING:deflate",
    "Content-Encoding: br",
    "Content-Encoding: zstd",
    "Content-Encoding: deflate, gzip",
    "Content-Encoding: gzip, gzip, gzip",
    "Content-Encoding: x-gzip",
    "Content-Encoding: identity, gzip",
]


def test_a_packed_body_is_refused_before_it_has_come(tmp_path: Path) -> None:
    chunked = ("Content-Type: application/json", "Transfer-Encoding: chunked", PACKED[0])
    sent = [posting("/api/replay", 1_900_000, header) + b"\x1f\x8b" for header in PACKED]
    sent.append(request("/api/replay", *chunked, method="POST") + b"5\r\nabcde\r\n")

    async def send(hall: Opened, begun: bytes) -> None:
        async with stranger(hall.address) as guest:
            guest.send(begun)
            assert refusal_in(await guest.answer()) == (415, "packed_body"), begun

    async def test() -> None:
        async with opened(tmp_path) as hall:
            await asyncio.gather(*(send(hall, begun) for begun in sent))

    run(test())


def test_nothing_of_a_packed_body_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked: list[object] = []
    unpack = compression_utils.ZLibDecompressor.decompress_sync

    def watched(packer: compression_utils.ZLibDecompressor, *data: Any, **bounds: Any) -> bytes:
        unpacked.append(data)
        return unpack(packer, *data, **bounds)

    monkeypatch.setattr(compression_utils.ZLibDecompressor, "decompress_sync", watched)
    bomb = gzip.compress(bytes(8 * MEGABYTE))

    async def test() -> None:
        async with opened(tmp_path) as hall:
            for path in ("/api/replay", "/api/tables", "/api/nothing", "/"):
                async with stranger(hall.address) as guest:
                    end = ("Content-Encoding: gzip", "Connection: close")
                    guest.send(posting(path, len(bomb), *end), bomb)
                    assert refusal_in(await guest.answer()) == (415, "packed_body")

    run(test())
    assert unpacked == []


def test_a_packed_frame_closes_its_own_socket(tmp_path: Path) -> None:
    packer = zlib.compressobj(wbits=-15)
    bomb = packer.compress(bytes(MEGABYTE)) + packer.flush(zlib.Z_SYNC_FLUSH)
    packed_text = 0xC1

    async def test() -> None:
        async with opened(tmp_path) as hall:
            table = (await hall.client.create("market", seats=2, name="Ada")).table
            async with stranger(hall.address) as guest:
                packing = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"
                guest.send(upgrading(f"/api/tables/{table}/socket", packing))
                head = await guest.reader.readuntil(b"\r\n\r\n")
                assert b" 101 " in head
                assert b"deflate" not in head
                guest.send(frame(bomb, packed_text))
                assert len(await guest.answer()) < 1_000
            await nobody_left(hall)

    run(test())


# --- what has no end ------------------------------------------------------------------------------


@pytest.mark.parametrize("sent", [b"", b"GET", request("/")[:-2]], ids=["nothing", "word", "head"])
def test_who_asks_nothing_is_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    async def test() -> None:
        async with opened(tmp_path, limits=HASTY) as hall, stranger(hall.address) as guest:
            guest.send(sent)
            assert await guest.answer() == b""
            await nobody_left(hall)

    run(test())


def test_a_head_that_trickles_is_not_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, limits=HASTY) as hall, stranger(hall.address) as guest:
            trickling = asyncio.create_task(guest.trickle(request("/" + "x" * 4000), 0.02))
            assert await guest.answer() == b""
            await trickling
            await nobody_left(hall)

    run(test())


def test_a_connection_that_has_asked_once_is_not_kept_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, limits=HASTY) as hall, stranger(hall.address) as guest:
            guest.send(request("/healthz"))
            assert b" 200 " in await guest.answer()
            await nobody_left(hall)

    run(test())


def test_a_body_that_has_no_end_is_refused_and_its_memory_given_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, limits=HASTY) as hall:
            async with stranger(hall.address) as silent, stranger(hall.address) as trickling:
                silent.send(posting("/api/replay", MEGABYTE), bytes(300_000))
                trickling.send(posting("/api/tables", 4000))
                trickles = asyncio.create_task(trickling.trickle(b" " * 4000, 0.02))
                assert refusal_in(await silent.answer()) == (408, "too_slow")
                assert refusal_in(await trickling.answer()) == (408, "too_slow")
                await trickles
            async with stranger(hall.address) as gone:
                gone.send(posting("/api/replay", MEGABYTE), bytes(300_000))
                await gone.writer.drain()
            await nobody_left(hall)
            failures = hall.hall.services.metrics.registry.get_sample_value(
                "runehall_failures_total"
            )
            assert failures == 0.0

    run(test())


def test_unfinished_bodies_are_weighed_for_each_household_and_in_all(tmp_path: Path) -> None:
    limits = replace(
        GENEROUS, unfinished_bytes_per_address=300_000, unfinished_bytes=900_000, body_seconds=60.0
    )

    async def unfinished(hall: Opened, guest: Stranger, taken: int) -> None:
        guest.send(posting("/api/replay", MEGABYTE), bytes(200_000))
        while doors_of(hall).unfinished.taken < taken:  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.01)

    async def test() -> None:
        async with opened(tmp_path, limits=limits) as hall, AsyncExitStack() as guests:
            first, second, other, more, last = [
                await guests.enter_async_context(stranger(hall.address, f"127.0.0.{number}"))
                for number in (1, 1, 2, 3, 4)
            ]
            await unfinished(hall, first, 200_000)
            second.send(posting("/api/replay", MEGABYTE), bytes(200_000))
            assert refusal_in(await second.answer()) == (429, "too_fast")
            await unfinished(hall, other, 400_000)
            more.send(posting("/api/replay", MEGABYTE), bytes(299_000))
            last.send(posting("/api/replay", MEGABYTE), bytes(299_000))
            assert refusal_in(await last.answer()) == (429, "too_fast")
            assert doors_of(hall).unfinished.taken <= 900_000
            async with stranger(hall.address, "127.0.0.5") as honest:
                honest.send(posting("/api/mine", 12, "Connection: close"), b'{"seats":[]}')
                assert b" 200 " in await honest.answer()

    run(test())


CHUNKED = ("Content-Type: application/json", "Transfer-Encoding: chunked")
ENDLESS = {
    "head": request("/")[:-2],
    "before its turn": request("/api/hall") + request("/")[:-2],
    "trailer": request("/api/mine", *CHUNKED, method="POST") + b"2\r\n{}\r\n0\r\n",
}


@pytest.mark.parametrize("beginning", ENDLESS.values(), ids=ENDLESS)
def test_what_surrounds_a_message_may_grow_only_so_far(tmp_path: Path, beginning: bytes) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            async with stranger(hall.address) as guest:
                reading = asyncio.create_task(guest.answer())
                guest.send(beginning)
                with suppress(ConnectionError):
                    while not reading.done():
                        guest.send(b"X-Filling: ", b"x" * 1000, b"\r\n")
                        await guest.writer.drain()
                        await asyncio.sleep(0)
                        assert doors_of(hall).unfinished.taken <= GENEROUS.head_bytes
                await reading
            await nobody_left(hall)

    run(test())


def test_who_takes_nothing_in_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, limits=HASTY) as hall, stranger(hall.address) as guest:
            guest.writer.transport.pause_reading()  # type: ignore[attr-defined]
            guest.send(request("/api/hall") * 100)
            await nobody_left(hall)

    run(test())


def test_who_takes_nothing_in_cannot_keep_a_connection_from_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: asyncio.Queue[Door] = asyncio.Queue()
    meet = Door.connection_made

    def met_at_the_door(door: Door, transport: asyncio.BaseTransport) -> None:
        meet(door, transport)
        met.put_nowait(door)

    monkeypatch.setattr(Door, "connection_made", met_at_the_door)

    async def test() -> None:
        async with (
            opened(tmp_path, limits=HASTY) as hall,
            stranger(hall.address, takes=2_000) as guest,
        ):
            guest.writer.transport.pause_reading()  # type: ignore[attr-defined]
            door = await met.get()  # before its time is up: the hall has just let the guest in
            assert door.line is not None
            while not door.line.get_write_buffer_size():  # until the system takes no more
                door.line.write(b"x" * 10_000)
            assert not door._paused
            await nobody_left(hall)

    run(test())


# --- how many come --------------------------------------------------------------------------------


async def crowd(hall: Opened, guests: AsyncExitStack, address: str, count: int) -> list[Stranger]:
    """So many silent strangers from an address, let in or turned away."""
    came = [await guests.enter_async_context(stranger(hall.address, address)) for _ in range(count)]
    async with stranger(hall.address, "127.0.0.99") as last:  # now those before have been seen
        last.send(request("/healthz", "Connection: close"))
        await last.answer()
    return came


def test_silent_connections_of_one_household_shut_nobody_else_out(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets_per_address=20)
    most = 20 + BESIDE_SOCKETS

    async def test() -> None:
        async with opened(tmp_path, limits=limits) as hall, AsyncExitStack() as guests:
            came = await crowd(hall, guests, "127.0.0.2", most + 7)
            assert doors_of(hall).connections.of["127.0.0.2"] == most
            assert refusal_in(await came[-1].answer()) == (429, "too_many_sockets")
            await hall.client.fetch("GET", "/healthz")
            await guests.aclose()
            await nobody_left(hall)

    run(test())


def test_whatever_many_households_take_there_is_room_for_one_more(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections=60)

    async def test() -> None:
        async with opened(tmp_path, limits=limits) as hall, AsyncExitStack() as guests:
            for number in range(2, 10):
                await crowd(hall, guests, f"127.0.0.{number}", 20)
            assert doors_of(hall).connections.taken < 60
            for number in range(10, 13):
                async with stranger(hall.address, f"127.0.0.{number}") as honest:
                    honest.send(request("/healthz", "Connection: close"))
                    assert b" 200 " in await honest.answer()

    run(test())


def test_guests_of_a_proxy_are_not_one_household(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets_per_address=1)
    count = BESIDE_SOCKETS + 20

    async def test() -> None:
        async with (
            opened(tmp_path, limits=limits, behind_proxy=True) as hall,
            AsyncExitStack() as guests,
        ):
            came = [await guests.enter_async_context(stranger(hall.address)) for _ in range(count)]
            came[-1].send(request("/healthz", "Connection: close"))
            assert b" 200 " in await came[-1].answer()
            assert doors_of(hall).connections.taken == count - 1

    run(test())


def test_the_system_is_asked_for_room_and_the_operator_told_when_there_is_none(
    caplog: pytest.LogCaptureFixture,
) -> None:
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = 1_000
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    try:
        with caplog.at_level(logging.WARNING, "runehall.files"):
            assert room_for(few) == few
            assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == few + BESIDE_CONNECTIONS
            assert caplog.records == []
            assert room_for(most) == most - BESIDE_CONNECTIONS
            (record,) = caplog.records
            assert "ulimit -n" in record.message
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
