"""A copy of a hall: complete in one file, made while people play, and played on from."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from databases import action, empty, store_at
from halls import connect, opened, run, settle, sitting
from processes import Commands

from runehall.server.client import TableClient
from runehall.server.errors import Refusal
from runehall.server.storage.backup import back_up, restore


def actions_in(path: Path) -> int:
    """How many actions a file holds by itself."""
    with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as database:
        (count,) = database.execute("select count(*) from actions").fetchone()
        return int(count)


async def act(tables: list[TableClient], times: int) -> None:
    """Play on."""
    for _ in range(times):
        acting = next(table for table in tables if table.legal)
        await acting.act(acting.legal[0].text)
        await settle(*tables)


def test_a_copy_made_while_people_play_is_played_on_elsewhere(
    tmp_path: Path, commands: Commands
) -> None:
    here, copy, there = tmp_path / "here", tmp_path / "hall.backup", tmp_path / "there"

    async def play() -> tuple[str, list[tuple[str | None, Any]]]:
        async with opened(here) as hall, sitting(hall.client, "market", 2) as tables:
            await act(tables, 10)
            done = commands.run("backup", str(copy), "--data", str(here))
            assert (done.code, done.complaint) == (0, "")
            assert "1 table, 10 actions" in done.output
            assert actions_in(copy) == 10
            assert stat.S_IMODE(copy.stat().st_mode) == 0o600
            seats = [(table.token, table.position.view) for table in tables]
            await act(tables, 1)  # the hall goes on
            return tables[0].info.id, seats

    async def play_on(name: str, seats: list[tuple[str | None, Any]]) -> None:
        async with opened(there) as hall:
            tables = [await connect(hall.client, name, token) for token, _ in seats]
            assert [table.position.view for table in tables] == [view for _, view in seats]
            await act(tables, 3)
            for table in tables:
                await table.close()

    name, seats = run(play())
    done = commands.run("restore", str(copy), "--data", str(there))
    assert (done.code, done.complaint) == (0, "")
    assert [path.name for path in tmp_path.iterdir() if ".part" in path.name] == []
    run(play_on(name, seats))
    assert actions_in(copy) == 10


def test_a_copy_and_a_hall_are_never_written_over(tmp_path: Path, commands: Commands) -> None:
    here, copy = tmp_path / "here", tmp_path / "hall.backup"

    async def make() -> None:
        async with store_at(f"sqlite+aiosqlite:///{here / 'hall.db'}") as store:
            await store.write(action("a", 1))
            assert "open on" in commands.run("restore", str(copy), "--data", str(here)).complaint

    copy.write_text("my only copy", encoding="utf-8")
    run(make())
    refusals = [
        (("backup", str(copy), "--data", str(here)), "exists already"),
        (("restore", str(copy), "--data", str(here)), "There is a hall already"),
        (("restore", str(copy), "--data", str(tmp_path / "new")), "is not a database of Runehall"),
        (("restore", str(tmp_path / "none"), "--data", str(tmp_path / "new")), "There is no hall"),
        (("backup", str(tmp_path / "x"), "--data", str(tmp_path / "none")), "There is no hall"),
        (("backup", str(tmp_path / "no" / "x"), "--data", str(here)), "No such file"),
    ]
    for words, says in refusals:
        ended = commands.run(*words)
        assert ended.is_one_sentence(), ended.complaint
        assert says in ended.complaint
    assert copy.read_text(encoding="utf-8") == "my only copy"
    assert not (tmp_path / "x").exists()
    assert not (tmp_path / "new" / "hall.db").exists()


def test_a_copy_of_a_server_is_made_and_brought_back(postgresql: str, tmp_path: Path) -> None:
    copy = tmp_path / "hall.dump"

    async def write() -> None:
        await empty(postgresql)
        async with store_at(postgresql) as store:
            await store.write(action("a", 1))
            back_up(postgresql, copy)

    async def read() -> None:
        async with store_at(postgresql) as store:
            assert await store.actions("a") == [action("a", 1)]

    run(write())
    with pytest.raises(Refusal) as refused:
        restore(copy, postgresql)
    assert refused.value.code == "tool_failed"
    run(empty(postgresql))
    restore(copy, postgresql)
    run(read())


def test_without_the_servers_own_program_one_is_told_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(Refusal) as refused:
        back_up("postgresql+asyncpg://hall@127.0.0.1/hall", tmp_path / "copy")
    assert refused.value.code == "no_tool"
    assert list(tmp_path.iterdir()) == []
