"""Many idle sockets beside busy tables on one process: latency of a move, memory of a socket.

python -m benchmarks.server.idle [--idle 2000] [--tables 100] [--seconds 10] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import tempfile
from pathlib import Path
from typing import Any

import aiohttp
from rich.console import Console

from benchmarks.report import row
from benchmarks.server.processes import drive, hall, install_peer, resident_megabytes
from runehall.server.client import HallClient

AT_ONCE = 50
SOCKETS_FOR_THE_REST = 1_000


async def connect_idle(client: HallClient, count: int, number: int) -> tuple[list[object], float]:
    """Open sockets that only watch; the sockets and the memory of each in the server, in kB."""
    before = resident_megabytes(number)
    # One table for each hundred spectators, as a hall has a limit of sockets per table.
    opened: list[object] = []
    table = ""
    for start in range(0, count, AT_ONCE):
        if start % 100 == 0:
            table = (await client.create("market", seats=2, name="Ada")).table
        opened += await asyncio.gather(
            *(watch(client, table) for _ in range(min(AT_ONCE, count - start)))
        )
    return opened, (resident_megabytes(number) - before) * 1000.0 / count


async def watch(client: HallClient, table: str) -> object:
    """A spectator's socket, which answers pings and does nothing else."""
    url = f"{client.address}/api/tables/{table}/socket"
    socket = await client.session.ws_connect(url)
    await socket.send_str('{"type":"hello"}')
    await socket.receive()
    reading = asyncio.create_task(read_on(socket))
    return socket, reading


async def read_on(socket: aiohttp.ClientWebSocketResponse) -> None:
    """Read whatever comes."""
    async for _ in socket:
        pass


async def measure(idle: int, tables: int, seconds: int) -> dict[str, float]:
    """Open the idle sockets, then drive the busy tables beside them."""
    with tempfile.TemporaryDirectory() as folder, hall(Path(folder)) as (address, number):
        async with HallClient(address) as client:
            opened, kilobytes = await connect_idle(client, idle, number)
            arguments = (address, str(number), str(tables), str(seconds), "market")
            report = await asyncio.to_thread(drive, "runehall", *arguments)
            assert len(opened) == idle
        return report | {"kilobytes": kilobytes, "megabytes": resident_megabytes(number)}


def rows_of(report: dict[str, float], idle: int, tables: int) -> list[dict[str, Any]]:
    """The numbers by name; there is no peer."""
    beside = f"{tables} busy tables beside {idle} idle sockets"
    return [
        row(f"{beside}: accepted moves/s", report["moves_per_second"]),
        row(f"{beside}: p50 of a move, ms", report["p50_ms"]),
        row(f"{beside}: p99 of a move, ms", report["p99_ms"]),
        row("memory of an idle socket, kB", report["kilobytes"]),
        row(f"memory of the server with {idle} idle sockets, MB", report["megabytes"]),
    ]


def main() -> None:
    """Measure and show."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--idle", type=int, default=2000)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--seconds", type=int, default=10)
    options.add_argument("--json", action="store_true", help="print rows as JSON")
    chosen = options.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = min(most, 2 * chosen.idle + SOCKETS_FOR_THE_REST)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
    install_peer()
    report = asyncio.run(measure(chosen.idle, chosen.tables, chosen.seconds))
    if chosen.json:
        print(json.dumps({"rows": rows_of(report, chosen.idle, chosen.tables)}))
        return
    Console().print(
        f"{chosen.idle} idle sockets, {chosen.tables} busy tables of The Rune Market:"
        f" {report['moves_per_second']:.0f} moves/s, p50 {report['p50_ms']:.0f} ms,"
        f" p99 {report['p99_ms']:.0f} ms; {report['kilobytes']:.1f} kB for each idle socket,"
        f" {report['megabytes']:.0f} MB in all"
    )


if __name__ == "__main__":
    main()
