"""`runehall open`: a record in the browser, in a hall of its own or in one that is open."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from halls import opened, run
from msgspec import json
from processes import ENVIRONMENT, Commands
from test_brought_records import finished

from runehall.server import wire
from runehall.server.client import HallClient


def written(folder: Path) -> Path:
    """A record in a file."""
    path = folder / "game.json"
    path.write_bytes(json.encode(finished()))
    return path


def test_a_hall_opens_for_a_record_and_leaves_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        words = ["-m", "runehall", "open", str(written(tmp_path)), "--at", "3", "--seat", "1"]
        environment = {**ENVIRONMENT, "TMPDIR": str(tmp_path), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
        process = await asyncio.create_subprocess_exec(
            sys.executable, *words, stdout=PIPE, stderr=PIPE, env=environment
        )
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        shown = re.search(
            r"(http://127\.0\.0\.1:\d+)/t/([\w-]+)/replay\?at=3&seat=1$", line.strip()
        )
        assert shown is not None, line
        async with HallClient(shown[1]) as client:
            path = f"/api/tables/{shown[2]}/replay?start=3"
            assert (await client.ask("GET", path, wire.Replay)).names == ["Ada", "Ben"]
        process.send_signal(signal.SIGINT)
        assert await process.wait() == 0

    run(test())
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_hall_that_is_open_shows_it_too(tmp_path: Path, commands: Commands) -> None:
    path = written(tmp_path)

    async def test() -> None:
        async with opened(tmp_path / "hall") as hall:
            ended = await asyncio.to_thread(
                commands.run, "open", str(path), "--hall", hall.address, "--at", "2"
            )
            assert ended.code == 0, ended.complaint
            shown = re.search(r"/t/([\w-]+)/replay\?at=2", ended.output)
            assert shown is not None
            info = await hall.client.ask("GET", f"/api/tables/{shown[1]}", wire.TableInfo)
            assert info.brought
            # What the hall refuses is one sentence here too.
            while hall.hall.addresses.records.take("127.0.0.1"):
                pass
            ended = await asyncio.to_thread(commands.run, "open", str(path), "--hall", hall.address)
            assert ended.is_one_sentence()

    run(test())


def test_what_cannot_be_shown_is_said_in_a_sentence(tmp_path: Path, commands: Commands) -> None:
    path = written(tmp_path)
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    for words in (
        (str(broken),),
        (str(path), "--at", "99999"),
        (str(path), "--seat", "5"),
        (str(path), "--hall", "http://127.0.0.1:9"),
    ):
        assert commands.run("open", *words).is_one_sentence(), words
