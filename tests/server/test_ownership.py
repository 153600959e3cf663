"""Only a table's own task touches it: who reads over HTTP waits their turn like everybody else."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from flipping import GAME as FLIPPING
from halls import Opened, behind_the_door, connect, opened, run, settle, sitting
from msgspec import json

from runehall.engine import replayed
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.hall import Hall
from runehall.server.operations import loops
from runehall.server.play.play import new_table
from runehall.server.storage import Row, StorageFailure, Store
from runehall.server.storage.channels import FileChannel
from runehall.server.table.task import REST_AFTER, TableTask

PLAYED = 60


async def play_a_while(folder: Path) -> tuple[str, list[str]]:
    """A game of two with many actions; the table and its tokens."""
    chance = random.Random(5)
    async with opened(folder) as hall, sitting(hall.client, "market", 2) as tables:
        for _ in range(PLAYED):
            acting = next(table for table in tables if table.legal)
            await acting.act(chance.choice(acting.legal).text)
            await settle(*tables)
        return tables[0].info.id, [str(table.token) for table in tables]


class Gate:
    """Whoever makes the log again outside the table's task has to wait here."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.opened = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        task = asyncio.current_task()
        assert task is not None
        if not task.get_name().startswith("table "):
            self.reached.set()
            await self.opened.wait()
        await asyncio.sleep(seconds)


def test_a_reader_after_a_restart_cannot_overwrite_a_newer_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader makes the log again from the record; meanwhile somebody acts; nothing is lost."""

    async def test(name: str, tokens: list[str]) -> None:
        gate = Gate()
        monkeypatch.setattr(loops, "asyncio", SimpleNamespace(sleep=gate.sleep))
        async with opened(tmp_path) as hall:
            path = f"/api/tables/{name}/log"
            reading = asyncio.create_task(hall.client.ask("GET", path, wire.LogPage))
            reached = asyncio.create_task(gate.reached.wait())
            await asyncio.wait([reading, reached], return_when=asyncio.FIRST_COMPLETED)
            seats = [await connect(hall.client, name, token) for token in tokens]
            acting = next(seat for seat in seats if seat.legal)
            await acting.act(acting.legal[-1].text)
            await settle(*seats)
            gate.opened.set()
            reached.cancel()
            await reading
            live = behind_the_door(hall, name)
            assert live.play is not None
            assert len(live.play.record.actions) == PLAYED + 1
            table = new_table(live.setup, GAMES["market"])
            told = [*table.opening]
            for events in replayed(table, live.play.record.actions):
                told += events
            assert (await live.play.full_log()).events == told
            again = await connect(hall.client, name, acting.token)
            assert again.log == acting.log[-200:]
            for seat in (*seats, again):
                await seat.close()

    run(test(*run(play_a_while(tmp_path))))


def test_a_table_that_nobody_needs_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada")
            silent = await hall.client.session.ws_connect(
                f"{hall.address}/api/tables/{seated.table}/socket"
            )
            table = hall.hall.tables[seated.table]
            table.needed_at -= REST_AFTER
            table.look_round()
            await table.task
            assert table.gone
            # Who has not said anything yet is told to come back.
            await silent.send_str('{"type": "hello"}')
            closing = json.decode((await silent.receive()).data, type=wire.Closing)
            assert (closing.code, closing.retry) == ("draining", True)
            await silent.close()
            here = await connect(hall.client, seated.table, seated.token)
            assert hall.hall.tables[seated.table] is not table
            hall.hall.tables[seated.table].needed_at -= REST_AFTER
            await hall.hall.look_round()
            await settle(here)
            assert not hall.hall.tables[seated.table].gone
            await here.close()

    run(test())


def test_a_reader_is_told_nothing_that_is_not_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last action could not be written: nobody has seen the key of a game that goes on."""

    async def test() -> None:
        writing, asked = asyncio.Event(), asyncio.Event()
        find = Hall.table

        async def fail(_store: Store, *_rows: Row) -> None:
            writing.set()
            await asked.wait()
            for _ in range(100):  # long enough for any reader that does not wait its turn
                await asyncio.sleep(0)
            raise StorageFailure("disk full")

        async def found(hall: Hall, name: str) -> TableTask:
            asked.set()
            return await find(hall, name)

        async with (
            opened(tmp_path, {"flipping": FLIPPING}) as hall,
            sitting(hall.client, "flipping", 2, options={"target": 1}, pace="relaxed") as tables,
        ):
            await tables[0].act("flip")
            await settle(*tables)
            monkeypatch.setattr(Store, "write", fail)
            await tables[1].send(wire.Act("last", "snap"))
            await writing.wait()
            monkeypatch.setattr(Hall, "table", found)
            path = f"/api/tables/{tables[0].info.id}"
            proof = await hall.client.ask("GET", f"{path}/fairness", wire.Fairness)
            assert (proof.key, proof.seed) == (None, None)
            info: Any = await hall.client.ask("GET", path, wire.TableInfo)
            assert info.stage == "playing"
            assert (await tables[1].until(wire.RefusalMessage)).code == "storage"
            monkeypatch.undo()

    run(test())


async def ask_everything(hall: Opened, name: str, token: str) -> list[asyncio.Task[bytes]]:
    """Every question there is about a table, asked at once, each to be answered when it may be."""
    table = f"/api/tables/{name}"
    paths = [table, *(f"{table}/{what}" for what in ("log", "replay", "record", "fairness"))]
    paths += [f"{table}/replay?seat=1", "/api/tables"]
    asked = [
        hall.client.fetch("GET", path, token=bearer) for path in paths for bearer in (None, token)
    ]
    mine = wire.MyTables([wire.SeatKey(name, token)])
    asked.append(hall.client.fetch("POST", "/api/mine", body=mine))

    async def hear(hello: dict[str, str]) -> bytes:
        async with hall.client.session.ws_connect(f"{hall.address}{table}/socket") as socket:
            await socket.send_json({"type": "hello", **hello})
            return str((await socket.receive()).data).encode()

    asked += [hear({}), hear({"token": token})]
    return [asyncio.create_task(question) for question in asked]


def test_the_key_is_told_only_when_the_last_action_is_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However one asks while its commit is under way: no key, no seed, no word of the end."""
    reached, free = threading.Event(), threading.Event()
    commit = FileChannel.commit

    async def hold(channel: FileChannel) -> None:
        reached.set()
        free.wait()
        await commit(channel)

    async def test() -> None:
        async with (
            opened(tmp_path, {"flipping": FLIPPING}) as hall,
            sitting(hall.client, "flipping", 2, options={"target": 1}, pace="relaxed") as tables,
        ):
            name, token = tables[0].info.id, str(tables[0].token)
            await tables[0].act("flip")
            await settle(*tables)
            setup = await hall.hall.setup(name)
            secrets = [setup.key.encode(), setup.seed().encode(), b'"over"', b'"over":true']
            monkeypatch.setattr(FileChannel, "commit", hold)
            await tables[1].send(wire.Act("last", "snap"))
            await asyncio.to_thread(reached.wait)
            asked = await ask_everything(hall, name, token)
            try:
                for _ in range(30):  # long enough for any that does not wait
                    await hall.client.fetch("GET", "/healthz")
                told = [each.result() for each in asked if each.done() and not each.exception()]
                assert told  # the list of tables waits for nobody
                assert not [answer for answer in told for secret in secrets if secret in answer]
            finally:
                free.set()
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert any(secrets[0] in each for each in answers if isinstance(each, bytes))
            proof = await hall.client.ask("GET", f"/api/tables/{name}/fairness", wire.Fairness)
            assert (proof.key, proof.seed) == (setup.key, setup.seed())

    run(test())
