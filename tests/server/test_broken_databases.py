"""A database that cannot be opened is told in one sentence; what is in it stays as it is."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from databases import execute, store_at
from halls import run
from processes import Commands

NOBODY = 65534


def a_hall(folder: Path) -> Path:
    """The database of a hall that has been open."""

    async def make() -> None:
        async with store_at(f"sqlite+aiosqlite:///{folder / 'hall.db'}"):
            pass

    run(make())
    return folder / "hall.db"


def no_database(folder: Path) -> None:
    (folder / "hall.db").write_text("a letter to my grandmother\n" * 100, encoding="utf-8")


def cut_off(folder: Path) -> None:
    path = a_hall(folder)
    os.truncate(path, path.stat().st_size // 2)


def scribbled_over(folder: Path) -> None:
    path = a_hall(folder)
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 8000)


def from_the_future(folder: Path) -> None:
    a_hall(folder)
    with sqlite3.connect(folder / "hall.db") as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()


def somebody_elses(folder: Path) -> None:
    with sqlite3.connect(folder / "hall.db") as database:
        database.execute("create table tables (legs integer)")
    database.close()


def a_folder(folder: Path) -> None:
    (folder / "hall.db").mkdir()


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (no_database, "is not a database"),
        (cut_off, "is damaged"),
        (scribbled_over, "is damaged"),
        (from_the_future, "was written by a newer Runehall"),
        (somebody_elses, "is not a database of Runehall"),
        (a_folder, "is not a database of Runehall"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_database_is_told_in_one_sentence(
    broken: Callable[[Path], None], says: str, tmp_path: Path, commands: Commands
) -> None:
    broken(tmp_path)
    path = tmp_path / "hall.db"
    before = path.read_bytes() if path.is_file() else b""
    ended = commands.run("serve", "--port", "0", "--data", str(tmp_path))
    assert ended.is_one_sentence(), ended.complaint
    assert says in ended.complaint
    assert str(path) in ended.complaint
    assert not path.is_file() or path.read_bytes() == before


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("postgresql+asyncpg://hall:secret@127.0.0.1:1/hall", "There is no database at"),
        ("postgresql://hall:secret@127.0.0.1/hall", "not the address of a database"),
        ("mysql://hall:secret@127.0.0.1/hall", "not the address of a database"),
        ("a letter", "not the address of a database"),
        ("sqlite+aiosqlite://", "not the address of a database"),
    ],
)
def test_a_wrong_address_is_told_in_one_sentence(
    address: str, says: str, commands: Commands
) -> None:
    ended = commands.run("serve", "--port", "0", "--database", address)
    assert ended.is_one_sentence(), ended.complaint
    assert says in ended.complaint
    assert "secret" not in ended.complaint


def test_a_sentence_about_the_database_is_german_where_german_is_spoken(
    tmp_path: Path, commands: Commands
) -> None:
    no_database(tmp_path)
    ended = commands.run("serve", "--port", "0", "--data", str(tmp_path), "--lang", "de")
    assert ended.is_one_sentence()
    assert "ist keine Datenbank von Runehall" in ended.complaint


def test_a_server_that_does_not_know_us_is_told_in_one_sentence(
    postgresql: str, commands: Commands
) -> None:
    ended = commands.run("serve", "--port", "0", "--database", f"{postgresql}-elsewhere")
    assert ended.is_one_sentence()
    assert "does not exist" in ended.complaint


def test_a_newer_schema_on_a_server_is_told_in_one_sentence(
    postgresql: str, commands: Commands
) -> None:
    async def make() -> None:
        async with store_at(postgresql):
            await execute(postgresql, "update alembic_version set version_num = '9999'")

    run(make())
    ended = commands.run("serve", "--port", "0", "--database", postgresql)
    run(execute(postgresql, "drop schema public cascade", "create schema public"))
    assert ended.is_one_sentence()
    assert "was written by a newer Runehall" in ended.complaint


def test_a_folder_that_may_not_be_written_is_told_in_one_sentence(
    tmp_path: Path, commands: Commands
) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    ended = commands.run("serve", "--port", "0", "--data", str(folder), uid=NOBODY)
    assert ended.is_one_sentence(), ended.complaint
    assert "may not be opened or written by this user" in ended.complaint
    assert list(folder.iterdir()) == []


def test_a_full_disk_is_told_in_one_sentence(tmp_path: Path, commands: Commands) -> None:
    ended = commands.run("serve", "--port", "0", "--data", str(tmp_path), bytes=20_000)
    assert ended.is_one_sentence(), ended.complaint
    assert "there is no room on the disk" in ended.complaint


def test_nobody_else_can_read_the_hall(tmp_path: Path) -> None:
    """Files that a former version has left open to others are closed as well."""
    folder = tmp_path / "made by us"

    async def test() -> None:
        async with store_at(f"sqlite+aiosqlite:///{folder / 'hall.db'}"):
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700
            kept = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
            names = ["hall.db", "hall.db-shm", "hall.db-wal", "hall.db.lock"]
            assert kept == dict.fromkeys(names, 0o600)

    umask = os.umask(0)
    try:
        run(test())
        (folder / "hall.db").chmod(0o644)
        run(test())
    finally:
        os.umask(umask)
