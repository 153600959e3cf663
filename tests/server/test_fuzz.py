"""Thousands of messages and requests that are almost right: none breaks anything."""

from __future__ import annotations

import random
from http import HTTPStatus
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct, json
from msgspec.json import schema
from test_hostile import Scene, answers_to, scene
from virtual_time import run_timelessly

from conftest import Profile
from runehall.server import wire

WORDS = ["pass", "draw", "x", "", "0", "market", "\u202e", "💥" * 30, "a" * 500, "../..", "<b>"]
VALUES = [None, True, False, 0, -1, 7, 2**70, 1.5, [], {}, [1, 2], {"a": 1}, *WORDS]


def fuzzed(chance: random.Random) -> bytes:
    """A message that is almost right."""
    kind = chance.choice([kind for kind in get_args(wire.ClientMessage) if kind is not wire.Leave])
    message = any_values(kind, chance)
    message["type"] = kind.__struct_config__.tag if chance.random() < 0.9 else "nothing"
    if chance.random() < 0.9:
        message["id"] = str(chance.randrange(10**6))
    return misspelled(json.encode(message), chance)


def any_values(kind: type[Struct], chance: random.Random) -> dict[str, Any]:
    """Most fields of a message, with any values."""
    parts = schema(kind)["$defs"][kind.__name__]["properties"]
    return {name: chance.choice(VALUES) for name in parts if chance.random() < 0.8}


def misspelled(raw: bytes, chance: random.Random) -> bytes:
    """A text, sometimes with one sign changed; within its ASCII part, so that it stays a text."""
    if chance.random() < 0.8:
        return raw
    place = chance.choice([n for n, byte in enumerate(raw) if byte < 128])
    return raw[:place] + bytes([chance.randrange(32, 127)]) + raw[place + 1 :]


def failures(here: Scene) -> float | None:
    """How often something went wrong inside the server."""
    registry = here.hall.hall.services.metrics.registry
    return registry.get_sample_value("runehall_failures_total")


def test_almost_right_messages_never_break_a_table(
    tmp_path: Path, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand fuzzed messages: each is answered, none is an internal error."""
    count = {"quick": 300, "standard": 2_000}.get(profile.name, 50_000)

    async def test() -> None:
        chance = random.Random(profile.name)
        async with scene(tmp_path) as here:
            for number in range(count):
                table = here.victims[number % 2]
                for answer in await answers_to(table, fuzzed(chance)):
                    assert getattr(answer, "code", "") != "internal"
                if table.you.seat < 0:
                    await table.hello(table.token or None)
            assert failures(here) == 0
            for seat, table in enumerate(here.victims):
                assert table.you.seat in (seat, -1)

    run_timelessly(test(), monkeypatch)


BODIES: dict[type[Struct], dict[str, Any]] = {
    wire.CreateTable: {"game": "market", "seats": 2, "name": "Eve"},
    wire.JoinTable: {"name": "Eve"},
    wire.MyTables: {"seats": []},
    wire.ReplayRecord: {"record": {}},
}
PATHS = ("/api/tables", "/api/tables/{}/seats", "/api/mine", "/api/replay", "/api/nothing", "/")
QUESTIONS = ("", "/log", "/replay", "/record", "/fairness", "/socket", "/../..", "/%00", "/é")


def fuzzed_request(chance: random.Random, table: str) -> tuple[str, str, bytes]:
    """A request that is almost right: its method, its address and its body."""
    where = chance.choice([table, "nowhere", "..%2f..", chance.choice(WORDS)])
    if chance.random() < 0.4:
        names = chance.sample(["seat", "start", "count", "before", "language"], 2)
        query = "&".join(f"{name}={chance.choice(VALUES)}" for name in names)
        return "GET", f"/api/tables/{where}{chance.choice(QUESTIONS)}?{query}", b""
    kind = chance.choice(list(BODIES))
    body = json.encode({**BODIES[kind], **any_values(kind, chance)})
    method = chance.choice(["POST", "POST", "POST", "PUT", "DELETE"])
    return method, chance.choice(PATHS).format(where), misspelled(body, chance)


def test_almost_right_requests_are_answered_in_words(
    tmp_path: Path, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = {"quick": 200, "standard": 1_500}.get(profile.name, 30_000)

    async def test() -> None:
        chance = random.Random(profile.name)
        async with scene(tmp_path) as here:
            before = here.state()
            for _ in range(count):
                method, path, body = fuzzed_request(chance, here.table)
                headers = {"Content-Type": "application/json"}
                async with here.hall.client.session.request(
                    method, here.hall.address + path, data=body, headers=headers
                ) as response:
                    answer = await response.read()
                    assert response.status < HTTPStatus.INTERNAL_SERVER_ERROR, path
                    if response.status >= HTTPStatus.BAD_REQUEST:
                        assert json.decode(answer, type=wire.Refusal).sentence, path
            assert failures(here) == 0
            assert here.state() == before

    run_timelessly(test(), monkeypatch)
