"""One row that cannot be read: the hall goes on, says so once, and keeps the row."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from flipping import GAME as FLIPPING
from halls import Opened, connect, opened, run, settle, sitting
from msgspec import json

from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import HallRefusal
from runehall.server.storage.schema import METADATA
from runehall.server.verify import verify

OFFERED = {**GAMES, "flipping": FLIPPING}
NO_UTF8 = "cast(x'7b22ff22' as text)"
DEEP = "[" * 100_000


@dataclass(frozen=True)
class Played:
    """A table in whose rows a test scribbles, and its seats."""

    id: str
    tokens: list[str]


async def play(hall: Opened) -> Played:
    """A game by letter, which the hall wakes by itself, with rows of nearly every kind."""
    async with sitting(hall.client, "market", 2, pace="correspondence") as tables:
        for _ in range(6):
            acting = next(table for table in tables if table.legal)
            await acting.act(acting.legal[0].text)
            await settle(*tables)
        await tables[0].command(wire.Chat("c1", "hello"))
        await tables[1].command(wire.Chat("c2", "good day"))
        return Played(tables[0].info.id, [str(table.token) for table in tables])


def scribble(folder: Path, statement: str, *values: Any) -> None:
    """Change something behind the hall's back."""
    with closing(sqlite3.connect(folder / "hall.db")) as database, database:
        assert database.execute(statement, values).rowcount > 0


def everything(folder: Path) -> dict[str, list[Any]]:
    """Every row about tables, as bytes."""
    with closing(sqlite3.connect(folder / "hall.db")) as database:
        database.text_factory = bytes
        names = [name for name in METADATA.tables if name not in ("hall", "set_aside")]
        return {name: database.execute(f"select * from {name}").fetchall() for name in names}


def kinds_set_aside(folder: Path, table: str) -> set[str]:
    """The kinds of rows of a table that were noted as unreadable."""
    with closing(sqlite3.connect(folder / "hall.db")) as database:
        found = database.execute("select kind from set_aside where table_id = ?", [table])
        return {kind for (kind,) in found}


LAST = "number = (select max(number) from chat)"
# What is scribbled, which kind of row that is, and whether the table can still be played.
SCRIBBLES = [
    ("update tables set document = '{}' where id = ?", "setup", False),
    (f"update tables set document = {NO_UTF8} where id = ?", "setup", False),
    ("update tables set document = x'00' where id = ?", "setup", False),
    (f"update tables set document = '{DEEP}' where id = ?", "setup", False),
    (
        "update tables set document = json_set(document, '$.key', 'xyz') where id = ?",
        "setup",
        False,
    ),
    ("update actions set text = 'nonsense' where table_id = ? and seq = 3", "game", False),
    (f"update actions set text = {NO_UTF8} where table_id = ? and seq = 3", "action", False),
    ("update actions set seat = 'Ada' where table_id = ? and seq = 6", "action", False),
    ("update actions set seat = 77 where table_id = ? and seq = 1", "game", False),
    ("delete from actions where table_id = ? and seq = 2", "action", False),
    ("delete from actions where table_id = ? and seq = 6", "action", False),
    ("update snapshots set document = 'x' where table_id = ?", "snapshot", True),
    (f"update snapshots set document = {NO_UTF8} where table_id = ?", "snapshot", True),
    (f"update snapshots set document = '{DEEP}' where table_id = ?", "snapshot", True),
    ("update snapshots set document = '{}', seq = 'x' where table_id = ?", "snapshot", True),
    (f"update chat set text = {NO_UTF8} where table_id = ? and {LAST}", "chat", True),
    (f"update chat set at = 'noon', seat = 'x' where table_id = ? and {LAST}", "chat", True),
    ("update commands set at = 'noon' where table_id = ? and command = 'c1'", "command", True),
    (
        f"update commands set sender = {NO_UTF8} where table_id = ? and command = 'c1'",
        "command",
        True,
    ),
]


async def visit(hall: Opened, table: Played) -> None:
    """Come to a table, say something, and go on playing."""
    seats = [await connect(hall.client, table.id, token) for token in table.tokens]
    try:
        acting = next(seat for seat in seats if seat.legal)
        await acting.act(acting.legal[0].text)
        await acting.command(wire.Chat("c3", "still here"))
        await settle(*seats)
        assert acting.chat[-1].text == "still here"
    finally:
        for seat in seats:
            await seat.close()


def test_an_unreadable_row_hurts_at_most_its_own_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Many tables, each with another scribble, and one without, in one hall."""

    async def play_first() -> tuple[Played, list[Played]]:
        async with opened(tmp_path) as hall:
            return await play(hall), [await play(hall) for _ in SCRIBBLES]

    async def come_back(sound: Played, tables: list[Played]) -> None:
        caplog.set_level(logging.ERROR, "runehall.storage")
        async with opened(tmp_path) as hall:
            await visit(hall, sound)
            for table, (statement, kind, playable) in zip(tables, SCRIBBLES, strict=True):
                if playable:
                    await visit(hall, table)
                else:
                    for _ in range(2):  # whoever visits is told, every time
                        with pytest.raises(HallRefusal) as refused:
                            await hall.client.ask(
                                "GET", f"/api/tables/{table.id}/log", wire.LogPage
                            )
                        assert refused.value.code in ("unreadable", "unplayable"), statement
                assert kinds_set_aside(tmp_path, table.id) == {kind}, statement
            assert (await hall.client.ask("GET", "/healthz", wire.Health)).status == "ok"
            keys = [wire.SeatKey(each.id, each.tokens[0]) for each in (*tables, sound)]
            mine = await hall.client.ask(
                "POST", "/api/mine", wire.MyTablesFound, body=wire.MyTables(keys)
            )
            assert {each.table.id for each in mine.tables} >= {sound.id}

    sound, tables = run(play_first())
    for table, (statement, _, _) in zip(tables, SCRIBBLES, strict=True):
        scribble(tmp_path, statement, table.id)
    before = everything(tmp_path)
    run(come_back(sound, tables))
    after = everything(tmp_path)
    lost = {
        table.id for table, (_, _, playable) in zip(tables, SCRIBBLES, strict=True) if not playable
    }
    for name, rows in before.items():
        kept = [row for row in rows if row[0].decode() in lost]
        assert [row for row in after[name] if row[0].decode() in lost] == kept
    said = [each for each in caplog.records if "set aside" in each.message]
    assert len(said) == len(SCRIBBLES)
    assert all(each.exc_info is None for each in said)


def test_an_unreadable_race_is_missing_in_the_record_and_not_hidden(tmp_path: Path) -> None:
    async def test() -> str:
        async with (
            opened(tmp_path, OFFERED) as hall,
            sitting(hall.client, "flipping", 2, options={"target": 2}) as tables,
        ):
            while not tables[0].over:
                acting = next((table for table in tables if table.legal), None)
                if acting is None:
                    await tables[0].next_message()
                    continue
                text = next(legal.text for legal in acting.legal if legal.text != "pass")
                await acting.send(wire.Act(acting.new_id(), text))
                await acting.next_message()
                await settle(*tables)
            return tables[0].info.id

    async def come_back(name: str) -> Any:
        async with opened(tmp_path, OFFERED) as hall:
            text = await hall.client.fetch("GET", f"/api/tables/{name}/record")
            return json.decode(text)

    name = run(test())
    scribble(tmp_path, "update races set document = 'x' where table_id = ? and number = 1", name)
    record = run(come_back(name))
    assert record["races"][0] is None
    assert kinds_set_aside(tmp_path, name) == {"race"}
    findings = verify(record, OFFERED)
    assert "unreadable-races" in [finding.code for finding in findings if not finding.good]
