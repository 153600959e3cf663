"""Lay siege to a hall: all attacks at once, honest tables beside them, and what came of it.

python -m siege.lay [--minutes 10] [--tables 20]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from siege.honest import Notes, keep_table

from runehall.server import wire
from runehall.server.client import ConnectionEnded, HallClient

HERE = Path(__file__).parent.parent
LOOK_EVERY = 0.5
MOST_MEGABYTES = 400.0
MOST_MILLISECONDS = 250.0
OK = 200


@dataclass
class Report:
    """What came of a siege."""

    notes: Notes = field(default_factory=Notes)
    megabytes: list[float] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    """What the hall said of itself, or why it said nothing."""
    lost: list[tuple[str, str]] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The report, to be read."""
        notes = self.notes
        p50, p99 = notes.quantile(0.5), notes.quantile(0.99)
        unwell = [each for each in self.health if each != "ok"]
        return [
            f"honest moves      {len(notes.milliseconds)} in {notes.games} whole games and others",
            f"of a move         p50 {p50:.0f} ms, p99 {p99:.0f} ms",
            f"not answered      {len(notes.unanswered)} {notes.unanswered[:3]}",
            f"acknowledged      {len(notes.acknowledged)}, of which lost: {len(self.lost)}",
            f"memory at most    {max(self.megabytes, default=0.0):.0f} MB",
            f"health            asked {len(self.health)} times, else than ok: {unwell[:3]}",
        ]

    def broken(self) -> list[str]:
        """The promises that were not kept, but for those of time."""
        promises = {
            "nobody could play": bool(self.notes.milliseconds),
            "an honest player was not answered": not self.notes.unanswered,
            "something acknowledged was lost": not self.lost,
            "memory was not bounded": max(self.megabytes, default=0.0) < MOST_MEGABYTES,
            "the hall was not well": bool(self.health) and set(self.health) == {"ok"},
        }
        return [promise for promise, kept in promises.items() if not kept]


async def lay_siege(folder: Path, *, seconds: float, tables: int) -> Report:
    """A hall in a process of its own, besieged from another, with honest tables in this one."""
    report = Report()
    async with hall(folder) as (address, server), HallClient(address, "127.0.2.1") as operator:
        watching = asyncio.create_task(watch(operator, server.pid, report))
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), attackers(address, seconds):
                await asyncio.gather(
                    *(
                        keep_table(address, f"127.0.1.{1 + number}", number, report.notes)
                        for number in range(tables)
                    )
                )
        watching.cancel()
        await asyncio.wait([watching])
    # The hall was killed: what is not on disk now is lost.
    written = carried_out(folder)
    report.lost = [each for each in report.notes.acknowledged if each not in written]
    return report


@asynccontextmanager
async def hall(folder: Path) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """A hall as anybody starts one, killed at the end: its address and its process."""
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "runehall", "serve", "--port", "0", "--data", str(folder)),
        stdout=asyncio.subprocess.PIPE,
    )
    assert server.stdout is not None
    try:
        yield (await server.stdout.readline()).decode().split()[-1], server
    finally:
        await end(server)


@asynccontextmanager
async def attackers(address: str, seconds: float) -> AsyncIterator[None]:
    """The attackers, in a process of their own so that they hinder nobody but the hall."""
    path = os.pathsep.join(filter(None, (str(HERE), os.environ.get("PYTHONPATH"))))
    arguments = ("-m", "siege.attacks", address, str(seconds))
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, env={**os.environ, "PYTHONPATH": path}
    )
    try:
        yield
    finally:
        await end(process)


async def end(process: asyncio.subprocess.Process) -> None:
    """Kill a process of ours, if it still runs."""
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
    process._transport.close()  # type: ignore[attr-defined]


async def watch(operator: HallClient, process: int, report: Report) -> None:
    """Ask the hall how it is, and look at its memory, again and again."""
    while True:
        report.megabytes.append(resident_megabytes(process))
        try:
            async with asyncio.timeout(10.0):
                health = await operator.ask("GET", "/healthz", wire.Health)
            report.health.append(health.status)
        except (TimeoutError, OSError, ConnectionEnded) as error:
            report.health.append(f"{type(error).__name__} {error}")
        await asyncio.sleep(LOOK_EVERY)


def resident_megabytes(process: int) -> float:
    """The memory a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def carried_out(folder: Path) -> set[tuple[str, str]]:
    """The table and the id of each action on disk."""
    database = sqlite3.connect(folder / "hall.db")
    try:
        return set(database.execute("select table_id, command from actions").fetchall())
    finally:
        database.close()


def main() -> None:
    """Besiege for long, and say what came of it; the exit code says whether all promises held."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=10.0)
    options.add_argument("--tables", type=int, default=20)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        siege = lay_siege(Path(folder), seconds=60.0 * chosen.minutes, tables=chosen.tables)
        report = asyncio.run(siege)
    broken = report.broken()
    if report.notes.quantile(0.99) >= MOST_MILLISECONDS:
        broken.append(f"a move took more than {MOST_MILLISECONDS:.0f} ms (p99)")
    sys.stdout.write("\n".join([*report.lines(), *(f"BROKEN: {each}" for each in broken), ""]))
    sys.exit(bool(broken))


if __name__ == "__main__":
    main()
