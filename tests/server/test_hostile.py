"""Whatever a stranger sends is refused with a code and a sentence, counted, and changes nothing."""

from __future__ import annotations

import asyncio
import io
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import aiohttp
import pytest
from halls import GENEROUS, Opened, behind_the_door, connect, opened, run, settle, sitting
from msgspec import json
from virtual_time import run_timelessly

from runehall.server import wire
from runehall.server.client import ConnectionEnded, HallRefusal, TableClient
from runehall.server.operations.config import Limits


@dataclass
class Scene:
    """Two tables: one that is attacked, and one that must not notice."""

    hall: Opened
    victims: list[TableClient]
    others: list[TableClient]

    def state(self) -> object:
        """What must not change: every position and every setup."""
        return [
            (live.setup.stored(), live.play.record.document())
            for table in self.hall.hall.tables
            if (live := behind_the_door(self.hall, table)).play is not None
        ]

    def refused(self) -> float:
        """How many refusals have been counted."""
        metric = self.hall.hall.services.metrics.refused
        return sum(
            s.value for m in metric.collect() for s in m.samples if s.name.endswith("_total")
        )

    @property
    def table(self) -> str:
        return self.victims[0].info.id


@asynccontextmanager
async def scene(folder: Path, limits: Limits = GENEROUS) -> AsyncIterator[Scene]:
    """A hall with two tables, which at the end still play."""
    async with (
        opened(folder, limits=limits) as hall,
        sitting(hall.client, "market", 2) as victims,
        sitting(hall.client, "rune", 2) as others,
    ):
        yield Scene(hall, victims, others)
        for tables in (victims, others):
            await settle(*tables)
            acting = next(table for table in tables if table.legal)
            await acting.act(acting.legal[0].text)


NASTY = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"7",
    b'"hello"',
    b"\xff\xfe",
    b'{"type":"act"}',
    b'{"type":"act","id":"1","text":["pass"]}',
    b'{"type":"act","id":1,"text":"pass"}',
    b'{"type":"act","id":"1","text":"pass","seat":0}',
    b'{"type":"ACT","id":"1","text":"pass"}',
    b'{"type":"act","id":"1","text":"pass","reaction":-5}',
    b'{"type":"act","id":"1","text":"pass","reaction":1e999}',
    b'{"type":"act","id":"1","text":"pass","window":99999999999999999999}',
    b'{"type":"act","id":"1","text":"\\u0000\\u202e"}',
    b'{"type":"act","id":"1","text":"pass\\npass"}',
    b'{"type":"act","id":"1","text":"' + b"x" * 5000 + b'"}',
    b'{"type":"hello","token":"' + b"A" * 65 + b'"}',
    b'{"type":"hello","token":"../../etc/passwd"}',
    b'{"type":"hello","language":"xx"}',
    b'{"type":"rename","id":"1","name":"<img src=x onerror=alert(1)>"}',
    b'{"type":"rename","id":"1","name":"\\u202eevil"}',
    b'{"type":"reorder","id":"1","order":[0,1]}',
    b'{"type":"configure","id":"1","options":{"__class__":1}}',
    b'{"type":"configure","id":"1","seats":3}',
    b'{"type":"start","id":"1","nonce":"zz"}',
    b'{"type":"ready","id":"1","ready":true,"nonce":"' + b"ab" * 16 + b'"}',
    b'{"type":"unseat","id":"1","seat":1}',
    b'{"type":"add_bot","id":"1","seat":7,"level":"master"}',
    b'{"type":"hand_over","id":"1","level":"god"}',
    b'{"type":"rematch","id":"1"}',
    b'{"type":"describe","id":"1","texts":["pass"]}',
    b'{"type":"chat","id":"1","text":"\\u0007"}',
    b'{"type":"emote","id":"1","emote":"rude"}',
    b'{"type":"chat","id":"\\u0000","text":"x"}',
    b'{"type":"chat","id":"\xc3\xa9","text":"x"}',
    b'{"type":"chat","id":"1","text":"\\ud800"}',
    b'{"type":"hello","token":"\\ud800"}',
    b'{"type":"hello","token":"\xc3\xa9"}',
    b'{"type":"configure","id":"1","options":{"first":' + b"[" * 900 + b"]" * 900 + b"}}",
    b'{"type":"configure","id":"1","options":{"first":' + b"[" * 40 + b"]" * 40 + b"}}",
    b"[" * 5000,
    b'{"a":' * 2000,
]


async def answers_to(client: TableClient, raw: bytes) -> list[wire.AnyServerMessage]:
    """What comes back for some raw text."""
    await client.socket.send_frame(raw, aiohttp.WSMsgType.TEXT)
    await client.send(wire.Ping(0.5))
    answers: list[wire.AnyServerMessage] = []
    while True:
        answer = await client.next_message()
        if isinstance(answer, wire.Pong):
            return answers
        answers.append(answer)


def test_nasty_messages_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with scene(tmp_path) as here:
            idle = next(table for table in here.victims if not table.legal)
            before, counted = here.state(), here.refused()
            for raw in NASTY:
                if raw == b"\xff\xfe":
                    continue  # not even a text frame: the socket is closed, see below
                answers = await answers_to(idle, raw)
                refusals = [each for each in answers if isinstance(each, wire.RefusalMessage)]
                assert len(refusals) == 1, raw
                (refusal,) = refusals
                assert refusal.code
                assert refusal.sentence.endswith((".", "…"))
                assert here.state() == before, raw
            assert here.refused() - counted == len(NASTY) - 1

    run(test())


def test_frames_that_are_no_messages_close_only_their_own_socket(tmp_path: Path) -> None:
    async def test() -> None:
        async with scene(tmp_path, replace(GENEROUS, message_bytes=4096)) as here:
            before, counted = here.state(), here.refused()
            for send in (b"\xff\xfe", b"x" * 20_000):
                client = await connect(here.hall.client, here.table)
                await client.socket.send_frame(send, aiohttp.WSMsgType.TEXT)
                with pytest.raises(ConnectionEnded):
                    await client.until(wire.Closing)
                await client.close()
            client = await connect(here.hall.client, here.table)
            await client.socket.send_frame(b"x" * 5000, aiohttp.WSMsgType.TEXT)
            assert (await client.until(wire.RefusalMessage)).code == "too_large"
            await client.socket.send_bytes(b'{"type":"hello"}')
            assert (await client.until(wire.RefusalMessage)).code == "not_text"
            await client.close()
            assert here.state() == before
            assert here.refused() - counted == 4

    run(test())


def test_forged_and_replayed_tokens_open_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with scene(tmp_path) as here:
            stolen = str(here.others[0].token)
            mine = str(here.victims[0].token)
            forged = [stolen, mine[:-1], mine.swapcase(), mine + "A", "0" * 32]
            for token in forged:
                client = await connect(here.hall.client, here.table)
                with pytest.raises(HallRefusal) as refused:
                    await client.hello(token)
                assert refused.value.code == "bad_token"
                with pytest.raises(HallRefusal) as refused:
                    await client.act("pass")
                assert refused.value.code == "only_seated"
                await client.close()
                path = f"/api/tables/{here.table}/replay"
                with pytest.raises(HallRefusal) as refused:
                    await here.hall.client.fetch("GET", path, token=token)
                assert refused.value.code == "bad_token"

    run(test())


def test_a_flood_is_dammed_and_the_next_table_does_not_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = replace(GENEROUS, messages_per_second=30.0, message_burst=60)

    async def test() -> None:
        async with scene(tmp_path, limits) as here:
            flooder = await connect(here.hall.client, here.table)
            with pytest.raises((ConnectionEnded, aiohttp.ClientError, ConnectionError)):
                await flood(flooder)
            await flooder.close()
            acting = next(table for table in here.others if table.legal)
            await asyncio.wait_for(acting.act(acting.legal[0].text), 5.0)

    async def flood(client: TableClient) -> None:
        reading = asyncio.create_task(client.until(wire.Closing))
        for number in range(20_000):
            await client.send(wire.Chat(str(number), "spam"))
            if reading.done():
                assert reading.result().code == "too_fast"
                break
        await client.until(wire.Pong)

    run_timelessly(test(), monkeypatch)


def test_limits_for_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(GENEROUS, sockets_per_address=3, open_tables_per_address=2)

    async def test() -> None:
        async with opened(tmp_path, limits=limits) as hall:
            asked = [hall.client.create("market", seats=2, name="Ada") for _ in range(8)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            seated = [each for each in answers if isinstance(each, wire.Seated)]
            refusals = [each for each in answers if isinstance(each, HallRefusal)]
            assert len(seated) == 2
            assert [each.code for each in refusals] == ["too_many_tables"] * 6
            asking = [connect(hall.client, seated[0].table) for _ in range(8)]
            connected = await asyncio.gather(*asking, return_exceptions=True)
            clients = [each for each in connected if isinstance(each, TableClient)]
            assert len(clients) == 3
            for each in connected:
                if not isinstance(each, TableClient):
                    assert isinstance(each, aiohttp.WSServerHandshakeError)
                    assert each.status == 429
            for client in clients:
                await client.close()
            while hall.connections.open:  # noqa: ASYNC110 - the server has no event for this
                await asyncio.sleep(0.01)
            again = await connect(hall.client, seated[0].table)
            await again.close()
        async with opened(
            tmp_path, limits=replace(GENEROUS, requests_per_second=1.0, request_burst=5)
        ) as hall:
            for _ in range(5):
                await hall.client.fetch("GET", "/healthz")
            with pytest.raises(HallRefusal) as refused:
                await hall.client.fetch("GET", "/healthz")
            assert refused.value.code == "too_fast"

    run_timelessly(test(), monkeypatch)


def test_limits_for_one_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, limits=replace(GENEROUS, sockets_per_table=2)) as hall:
            crowded, other = [
                (await hall.client.create("market", seats=2, name="Ada")).table for _ in range(2)
            ]
            watching = [await connect(hall.client, crowded) for _ in range(2)]
            with pytest.raises(HallRefusal) as refused:
                async with hall.client.table(crowded):
                    pass
            assert refused.value.code == "table_crowded"
            watching.append(await connect(hall.client, other))
            for each in watching:
                await each.close()

    run(test())


REQUESTS = [
    ("GET", "/api/tables/nowhere", None, 404),
    ("GET", "/api/tables/..%2f..%2fetc", None, 404),
    ("GET", "/api/tables/" + "x" * 300, None, 404),
    ("GET", "/api/games/market/texts/..%2f..%2fde", None, 404),
    ("GET", "/api/games/..%2fmarket/rules/en", None, 404),
    ("GET", "/api/nothing", None, 404),
    ("POST", "/api/hall", b"{}", 405),
    ("POST", "/api/tables", b"", 400),
    ("POST", "/api/tables", b"{", 400),
    ("POST", "/api/tables", b'{"game":"market","seats":2}', 400),
    ("POST", "/api/tables", b'{"game":"market","seats":2,"name":"<b>"}', 400),
    ("POST", "/api/tables", b'{"game":"market","seats":2,"name":"A","evil":1}', 400),
    (
        "POST",
        "/api/tables",
        b'{"game":"market","seats":2,"name":"A","bots":["random","random"]}',
        409,
    ),
    ("POST", "/api/tables", b'{"game":"market","seats":2,"name":"A","options":{"first":99}}', 400),
    ("POST", "/api/tables", b'{"game":"market","seats":2,"name":"A","preset":"sealed"}', 400),
    ("POST", "/api/mine", b'{"seats":[{"table":"x"}]}', 400),
    ("POST", "/api/replay", b'{"record":{"game":"market"}}', 400),
    ("POST", "/api/replay", b'{"record":{},"count":1000}', 400),
    ("POST", "/api/replay", b"[" * 100_000, 400),
    ("POST", "/api/tables", b" " * 3_000_000, 413),
]


def test_bad_requests_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with scene(tmp_path) as here:
            before, counted = here.state(), here.refused()
            tables = set(here.hall.hall.listing.tables)
            headers = {"Content-Type": "application/json"}
            for method, path, body, status in REQUESTS:
                address = here.hall.address + path
                async with here.hall.client.session.request(
                    method, address, data=io.BytesIO(body or b""), headers=headers
                ) as response:
                    refusal = json.decode(await response.read(), type=wire.Refusal)
                    assert response.status == status, (path, body, refusal)
                    assert refusal.sentence
            assert here.state() == before
            assert set(here.hall.hall.listing.tables) == tables
            assert here.refused() - counted == len(REQUESTS)

    run(test())


def test_queries_are_checked(tmp_path: Path) -> None:
    async def test() -> None:
        async with scene(tmp_path) as here:
            for query in ("seat=9", "seat=x", "start=-1", "count=0", "count=1e3", "seat=٣"):
                path = f"/api/tables/{here.table}/replay?{query}"
                with pytest.raises(HallRefusal) as refused:
                    await here.hall.client.fetch("GET", path)
                assert refused.value.code == "bad_number", query

    run(test())


def test_broken_http_does_not_hurt(tmp_path: Path) -> None:
    async def test() -> None:
        async with scene(tmp_path) as here:
            host, port = here.hall.address.removeprefix("http://").split(":")
            chance = random.Random(4)
            for number in range(60):
                with socket.create_connection((host, int(port)), timeout=2) as stranger:
                    junk = bytes(chance.randrange(256) for _ in range(200))
                    start = (b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\n", b"")[
                        number % 3
                    ]
                    stranger.sendall(start + junk)
                await asyncio.sleep(0)
            assert (await here.hall.client.ask("GET", "/healthz", wire.Health)).status == "ok"

    run(test())
