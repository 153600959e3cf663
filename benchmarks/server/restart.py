"""From a kill to serving again, with many open tables in the database.

python -m benchmarks.server.restart [--tables 1000] [--actions 120] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json as jsons
import random
import secrets
import tempfile
import time
from pathlib import Path

from msgspec import json
from rich.console import Console
from rich.progress import track

from benchmarks.report import row
from benchmarks.server.processes import hall
from runehall.engine import Table
from runehall.games import GAMES
from runehall.server.client import HallClient
from runehall.server.operations.metrics import Metrics
from runehall.server.play.play import SNAPSHOT_EVERY, new_table
from runehall.server.storage import ActionRow, Row, SetupRow, SnapshotRow, Store
from runehall.server.storage.setup import Seat, Setup, hash_of


def played(number: int, actions: int) -> tuple[Setup, list[Row]]:
    """A running game and everything a hall has written of it."""
    game = list(GAMES.values())[number % len(GAMES)]
    seats = next(seats for seats in game.seat_counts if seats > 1)
    setup = Setup(id=f"t{number}", game=game.id, stage="playing", host=0, seats=[])
    for seat in range(seats):
        token = hash_of(f"{number} {seat}")
        setup.seats.append(
            Seat("person", f"Guest {seat}", token_hash=token, nonce=secrets.token_hex(16))
        )
    setup.options = game.options.resolve({}, seats)
    table = new_table(setup, game)
    rows: list[Row] = []
    chance = random.Random(number)
    for seq in range(1, actions + 1):
        done = act(table, chance)
        if done is None:
            break
        seat, text = done
        rows.append(ActionRow(setup.id, seq, seat, text, f"{seq}", 0.0))
        if seq % SNAPSHOT_EVERY == 0:
            rows.append(SnapshotRow(setup.id, seq, json.encode(table.document()).decode()))
    rows.append(SetupRow(setup.id, "playing", time.time() * 1000.0, setup.stored()))
    return setup, rows


def act(table: Table, chance: random.Random) -> tuple[int, str] | None:
    """One random action, or None if it would end the game."""
    seat = chance.choice([*table.must(), *table.may()])
    text = chance.choice(table.legal(seat))
    after = table.state.copy()
    after.apply(seat, table.check(seat, text))
    if after.over():
        return None
    table.do(seat, text)
    return seat, text


async def fill(folder: Path, tables: int, actions: int) -> None:
    """Write many running games."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'hall.db'}", Metrics().committed)
    await store.open()
    for number in track(
        range(tables),
        description="Filling the database",
        console=Console(stderr=True),
        transient=True,
    ):
        _, rows = played(number, actions)
        await store.write(*rows)
    await store.close()


async def come_back(address: str, tables: int) -> float:
    """Sit down at every table again; how long that takes."""
    began = time.perf_counter()
    async with HallClient(address) as client:
        for number in range(tables):
            async with client.table(f"t{number}", f"{number} 0") as table:
                assert table.playing
    return time.perf_counter() - began


def main() -> None:
    """Measure and show."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--actions", type=int, default=120)
    options.add_argument("--json", action="store_true", help="print rows as JSON")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(fill(folder, chosen.tables, chosen.actions))
        began = time.perf_counter()
        with hall(folder) as (address, _):
            serving = time.perf_counter() - began
            everybody = asyncio.run(come_back(address, chosen.tables))
    if chosen.json:
        rows = [
            row(f"{chosen.tables} open tables: from start to serving, s", serving),
            row(f"{chosen.tables} open tables: to visit each again, s", everybody),
        ]
        print(jsons.dumps({"rows": rows}))
        return
    Console().print(
        f"{chosen.tables} open tables: serving after {serving:.2f} s;"
        f" every table visited again, one after another, in {everybody:.1f} s"
    )


if __name__ == "__main__":
    main()
