"""Running a hall: health, metrics, journal, headers, the page, flags, and a clean end."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sqlite3
import sys
from pathlib import Path

import aiohttp
import pytest
from halls import connect, opened, run, sitting
from typer.testing import CliRunner

from house import ROOT, SOURCE
from runehall.cli import command_line
from runehall.server import wire
from runehall.server.client import ConnectionEnded, HallClient, HallRefusal
from runehall.server.operations.config import Config
from runehall.server.operations.journal import JsonLines, PlainLines
from runehall.server.shelf.page import built_beside

COMMAND = "from runehall.cli import main; main()"


def test_every_route_of_the_schema_is_served_and_no_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            served = {
                (route.method, route.resource.canonical)
                for route in hall.app.router.routes()
                if route.resource is not None and route.method != "HEAD"
            }
            described = {(route.method, route.path) for route in wire.ROUTES}
            assert served - described == {("GET", "/{path}")}
            assert described <= served

    run(test())


def test_health_and_metrics(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            health = await hall.client.ask("GET", "/healthz", wire.Health)
            assert (health.status, health.tables, health.sockets) == ("ok", 1, 2)
            acting = next(table for table in tables if table.legal)
            await acting.act(acting.legal[0].text)
            metrics = (await hall.client.fetch("GET", "/metrics")).decode()
            assert 'runehall_actions_total{game="market"} 1.0' in metrics
            assert "runehall_sockets 2.0" in metrics
            assert "runehall_commit_seconds_bucket" in metrics

    run(test())


def test_answers_carry_security_headers(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            for path in ("/", "/api/hall", "/api/nothing"):
                async with hall.client.session.get(hall.address + path) as response:
                    policy = response.headers["Content-Security-Policy"]
                    assert "script-src 'self'" in policy
                    assert "unsafe-eval" not in policy
                    assert response.headers["X-Content-Type-Options"] == "nosniff"
                    assert response.headers["X-Frame-Options"] == "DENY"
                    assert response.headers["Referrer-Policy"] == "no-referrer"
                    assert response.headers["Server"] == "runehall"

    run(test())


def test_other_sites_pages_may_not_connect(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, origins=("http://dev.example",)) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            url = f"{hall.address}/api/tables/{seated.table}/socket"
            session = hall.client.session
            for origin, welcome in [
                ("http://evil.example", False),
                ("null", False),
                (hall.address, True),
                ("http://dev.example", True),
            ]:
                headers = {"Origin": origin}
                if welcome:
                    await (await session.ws_connect(url, headers=headers)).close()
                else:
                    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                        await session.ws_connect(url, headers=headers)
                    assert refused.value.status == 403
                body = {"game": "market", "seats": 2, "name": "Eve"}
                address = hall.address + "/api/tables"
                async with session.post(address, json=body, headers=headers) as response:
                    assert (response.status == 200) is welcome

    run(test())


def test_the_page_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>hall</title>", encoding="utf-8")
    (page / "assets" / "app.js").write_text("let a = 1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (page / "out").symlink_to(tmp_path / "secret.txt")

    async def test() -> None:
        async with opened(tmp_path / "data", page=page) as hall:
            host, port = hall.address.removeprefix("http://").split(":")
            for path, status, text in [
                ("/", 200, "hall"),
                ("/t/some-table", 200, "hall"),
                ("/rules/market", 200, "hall"),
                ("/assets/app.js", 200, "let a"),
                ("/assets/none.js", 404, "no_such_page"),
                ("/../secret.txt", 404, "no_such_page"),
                ("/assets/../../secret.txt", 404, "no_such_page"),
                ("/%2e%2e/secret.txt", 404, "no_such_page"),
                ("/..%2fsecret.txt", 404, "no_such_page"),
                ("/%00", 200, "hall"),
                ("//etc/passwd", 200, "hall"),
                ("/out", 200, "hall"),
            ]:
                answer = await raw_get(host, int(port), path)
                assert f" {status} " in answer.splitlines()[0], path
                assert text in answer, path
                assert "secret\n" not in answer
                assert not answer.endswith("secret"), path

    run(test())


async def raw_get(host: str, port: int, path: str) -> str:
    """The answer to a request whose path nobody has tidied up."""
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer.decode()


def test_a_hall_without_a_page_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            text = (await hall.client.fetch("GET", "/")).decode()
            assert "has not been built" in text

    run(test())


def test_a_page_built_in_the_source_tree_is_found_there(tmp_path: Path) -> None:
    package, page = tmp_path / "src" / "runehall", tmp_path / "build" / "page"
    assert built_beside(package) == []
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    assert built_beside(package) == [page]


def test_a_hall_serves_from_the_source_tree(tmp_path: Path) -> None:
    """The page that was built there, or the words about how to build it."""

    async def test() -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "COLUMNS": "200"}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "runehall", "serve", "--port", "0", "--data", str(tmp_path)),
            stdout=asyncio.subprocess.PIPE,
            env=environment,
        )
        assert process.stdout is not None
        address = (await process.stdout.readline()).decode().split()[-1]
        async with HallClient(address) as client:
            text = (await client.fetch("GET", "/")).decode()
        built = (ROOT / "build" / "page" / "index.html").is_file()
        assert ("has not been built" in text) is not built
        assert "<title>Runehall" in text
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0
        process._transport.close()  # type: ignore[attr-defined]

    run(test())


def test_a_hall_that_is_asked_to_end_finishes_and_says_goodbye(tmp_path: Path) -> None:
    async def test() -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", COMMAND, "serve", "--json-logs"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={
                **os.environ,
                "COLUMNS": "200",
                "RUNEHALL_HOST": "0.0.0.0",
                "RUNEHALL_PORT": "0",
                "RUNEHALL_DATA": str(tmp_path),
            },
        )
        assert process.stdout is not None
        assert process.stderr is not None
        port = (await process.stdout.readline()).decode().split(":")[-1].strip()
        assert "make play HOST=127.0.0.1" in (await process.stdout.readline()).decode()
        address = f"http://127.0.0.1:{port}"
        async with HallClient(address) as client:
            seated = await client.create("market", seats=2, name="Ada", bots=["random"])
            table = await connect(client, seated.table, seated.token)
            await table.start()
            act = wire.Act("last", table.legal[0].text)
            await table.command(act)
            process.send_signal(signal.SIGTERM)
            closing = await table.until(wire.Closing)
            assert (closing.code, closing.retry) == ("draining", True)
            with pytest.raises(ConnectionEnded):
                await table.next_message()
            await table.close()
        assert await asyncio.wait_for(process.wait(), 15.0) == 0
        for line in (await process.stderr.read()).decode().splitlines():
            if line.startswith("{"):
                assert {"time", "level", "logger", "message"} <= set(json.loads(line))
        with sqlite3.connect(tmp_path / "hall.db") as database:
            rows = database.execute("select seq, command from actions where seq = 1").fetchall()
        database.close()
        assert rows == [(1, "last")]
        process._transport.close()  # type: ignore[attr-defined]

    run(test())


def test_the_journal_says_what_was_said_beside() -> None:
    record = logging.makeLogRecord(
        {
            "name": "runehall.x",
            "levelname": "INFO",
            "msg": "table %s",
            "args": ("a",),
            "game": "rune",
        }
    )
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["game"], line["level"]) == ("table a", "rune", "info")
    assert PlainLines().format(record) == "info: table a game=rune"


def test_flags_say_what_they_are_for() -> None:
    shown = CliRunner().invoke(command_line(), ["serve", "--help"], env={"COLUMNS": "200"})
    assert shown.exit_code == 0
    for flag in ("--host", "--port", "--data", "--database", "--behind-proxy", "RUNEHALL_PORT"):
        assert flag in shown.output


def test_a_proxy_must_be_an_address() -> None:
    shown = CliRunner().invoke(
        command_line(), ["serve", "--proxy", "nearby"], env={"COLUMNS": "200"}
    )
    assert shown.exit_code == 2
    assert "“nearby” is no address and no network." in shown.output


def test_the_database_is_a_file_in_the_data_folder_unless_another_is_named(tmp_path: Path) -> None:
    assert Config(data=tmp_path).database_url == f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}"
    address = "postgresql+asyncpg://hall@127.0.0.1/hall"
    assert Config(database=address).database_url == address


def test_a_draining_hall_takes_nobody_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            hall.hall.draining = True
            with pytest.raises(HallRefusal) as refused:
                await hall.client.join(seated.table, "Ben")
            assert refused.value.code == "draining"
            assert (await hall.client.ask("GET", "/healthz", wire.Health)).status == "draining"

    run(test())
