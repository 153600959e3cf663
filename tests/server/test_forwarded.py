"""Behind a proxy: who counts as who asks, and what only the machine itself may see."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import HttpVersion10, HttpVersion11
from halls import GENEROUS, opened, run
from multidict import CIMultiDict, CIMultiDictProxy
from strangers import request, stranger

from runehall.server.net.app import DOORS
from runehall.server.net.security import address_of, household_of, is_from_here
from runehall.server.operations.config import Config

NEAR = "127.0.0.1"


def asked(
    *headers: tuple[str, str], remote: str | None = NEAR, version: Any = HttpVersion11
) -> Any:
    """A request, as far as its sender is concerned."""
    lines = CIMultiDictProxy(CIMultiDict([("Host", "127.0.0.1:8140"), *headers]))
    return SimpleNamespace(headers=lines, remote=remote, version=version)


def forwarded(*lines: str) -> list[tuple[str, str]]:
    """`X-Forwarded-For`, in so many lines."""
    return [("X-Forwarded-For", line) for line in lines]


@pytest.mark.parametrize(
    ("lines", "address"),
    [
        (["192.0.2.7"], "192.0.2.7"),
        (["10.9.9.9, 192.0.2.7"], "192.0.2.7"),
        (["198.51.100.1", "192.0.2.7"], "192.0.2.7"),
        (["198.51.100.1, 10.0.0.1", " 192.0.2.7 "], "192.0.2.7"),
        (["192.0.2.7:4711"], "192.0.2.7"),
        (["[2001:db8::1]:443"], "2001:db8::1"),
        (["2001:db8::1"], "2001:db8::1"),
        (['"[2001:db8::1]"'], "2001:db8::1"),
        (["::ffff:192.0.2.7"], "192.0.2.7"),
        (["192.0.2.7, 127.0.0.1"], "192.0.2.7"),
        (["192.0.2.7, ::1"], "192.0.2.7"),
        (["198.51.100.1, 192.168.1.5"], "192.168.1.5"),
        (["127.evil"], NEAR),
        (["192.0.2.7, 127.evil"], NEAR),
        (["192.0.2.7,"], NEAR),
        (["unknown"], NEAR),
        ([""], NEAR),
        ([], NEAR),
    ],
)
def test_the_last_hop_that_can_be_trusted_counts(lines: list[str], address: str) -> None:
    config = Config(behind_proxy=True)
    assert address_of(asked(*forwarded(*lines)), config) == address
    assert address_of(asked(*forwarded(*lines)), Config()) == NEAR


def test_only_proxies_are_believed() -> None:
    said = forwarded("198.51.100.1")
    config = Config(behind_proxy=True)
    assert address_of(asked(*said, remote="172.17.0.2"), config) == "198.51.100.1"
    assert address_of(asked(*said, remote="8.8.8.8"), config) == "8.8.8.8"
    assert address_of(asked(*said, remote=None), config) == "unknown"
    named = replace(config, proxies=("8.8.8.0/24",))
    assert address_of(asked(*said, remote="8.8.8.8"), named) == "198.51.100.1"
    chain = forwarded("198.51.100.1, 8.8.8.9")
    assert address_of(asked(*chain), named) == "198.51.100.1"
    assert address_of(asked(*chain), config) == "8.8.8.9"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:0:7::1", "2001:db8:0:7:ffff::2"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::2%eth1"),
    ],
)
def test_one_household_has_one_name(one: str, other: str) -> None:
    assert household_of(one) == household_of(other)
    assert household_of(one) != household_of("2001:db8:0:8::1")
    assert household_of("2001:db8:0:8::1") != household_of("2001:db8:0:9::1")


def test_limits_follow_the_guest_and_not_the_proxy(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests_per_second=0.001, request_burst=2)

    async def test() -> None:
        async with opened(tmp_path, limits=limits, behind_proxy=True) as hall:
            for number, status in [(7, 200), (7, 200), (7, 429), (8, 200)]:
                headers = {"X-Forwarded-For": f"198.51.100.{number}, 192.0.2.{number}"}
                url = hall.address + "/healthz"
                async with hall.client.session.get(url, headers=headers) as response:
                    assert response.status == status

    run(test())


FORWARDED = [
    ("X-Forwarded-For", "127.0.0.1"),
    ("X-Forwarded-For", "127.evil"),
    ("X-Forwarded-For", ""),
    ("x-forwarded-proto", "https"),
    ("X-Forwarded-Host", "127.0.0.1"),
    ("X-Real-IP", "127.0.0.1"),
    ("Forwarded", "for=127.0.0.1"),
    ("Via", "1.1 proxy"),
    ("CF-Connecting-IP", "127.0.0.1"),
]


@pytest.mark.parametrize("behind_proxy", [False, True])
def test_metrics_are_for_the_machine_itself(tmp_path: Path, behind_proxy: bool) -> None:
    async def test() -> None:
        async with opened(tmp_path, behind_proxy=behind_proxy) as hall:
            url = hall.address + "/metrics"
            others = [
                *(dict([header]) for header in FORWARDED),
                {"X-Forwarded-For": "127.0.0.1, 192.0.2.7"},
                {"Host": "hall.example"},
                {"Host": "127.evil"},
                {"Host": ""},
            ]
            for headers in others:
                async with hall.client.session.get(url, headers=headers) as response:
                    assert response.status == 403, headers
            async with hall.client.session.get(url) as response:
                assert response.status == 200
            async with stranger(hall.address) as old:  # a proxy that was told nothing else
                old.send(b"GET /metrics HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
                assert b" 403 " in await old.answer()
        async with opened(tmp_path, behind_proxy=behind_proxy, open_metrics=True) as hall:
            far = {"X-Forwarded-For": "192.0.2.7"}
            async with hall.client.session.get(hall.address + "/metrics", headers=far) as response:
                assert response.status == 200

    run(test())


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8140", "127.0.0.1", "[::1]:8140"])
def test_this_machine_has_several_names(host: str) -> None:
    here = asked()
    here.headers = CIMultiDictProxy(CIMultiDict({"Host": host}))
    assert is_from_here(here)
    here.remote = "192.0.2.7"
    assert not is_from_here(here)
    here.remote, here.version = NEAR, HttpVersion10
    assert not is_from_here(here)


@pytest.mark.parametrize(
    ("remote", "flag", "told"),
    [
        (NEAR, False, 1),
        ("10.0.0.7", False, 1),
        (NEAR, True, 0),
        ("8.8.8.8", False, 0),  # a stranger who makes it up
    ],
)
def test_a_forgotten_flag_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, remote: str, flag: bool, told: int
) -> None:
    async def test() -> None:
        async with opened(tmp_path, behind_proxy=flag) as hall:
            logging.getLogger("runehall").setLevel(logging.WARNING)
            for _ in range(3):
                hall.app[DOORS].look_at(asked(("X-Forwarded-For", "192.0.2.7"), remote=remote))
                hall.app[DOORS].look_at(asked(remote=remote))
            if remote == NEAR:
                async with stranger(hall.address) as guest:
                    guest.send(request("/healthz", "X-Forwarded-For: 1.2.3.4", "Connection: close"))
                    await guest.answer()

    with caplog.at_level(logging.WARNING, "runehall.doors"):
        run(test())
    records = [record for record in caplog.records if record.name == "runehall.doors"]
    assert len(records) == told
    assert all("--behind-proxy" in record.message for record in records)
