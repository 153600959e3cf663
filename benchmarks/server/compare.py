"""Busy tables: accepted moves a second and their latency, beside boardgame.io, in one run.

    python -m benchmarks.server.compare [--tables 300] [--seconds 10] [--rounds 2] [--json]

Both servers are driven by the same program in the same way (drive.cjs). The peer keeps its tables
in memory, its default; ours writes every move to disk before it tells anybody. The peer plays a
game of one move per turn; ours plays the same game, and The Rune Market. Rounds alternate, so that
all see the same machine.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.report import row
from benchmarks.server.processes import drive, hall, install_peer, peer

PEER_PORT = 18_140
PEER_NAME = "boardgame.io, in memory"
OURS = {"counting": "Runehall, same game, durable", "market": "Runehall, The Rune Market, durable"}
FIGURES = {
    "moves_per_second": "accepted moves/s",
    "moves_per_processor_second": "accepted moves per CPU second",
    "p50_ms": "p50 of a move, ms",
    "p99_ms": "p99 of a move, ms",
}


def measure(name: str, tables: int, seconds: int) -> dict[str, float]:
    """One server, one round."""
    size = (str(tables), str(seconds))
    if name == PEER_NAME:
        with peer(PEER_PORT) as (address, number):
            return drive("boardgameio", address, str(number), *size)
    game = next(game for game, each in OURS.items() if each == name)
    with tempfile.TemporaryDirectory() as folder, hall(Path(folder)) as (address, number):
        return drive("runehall", address, str(number), *size, game)


def rows_of(best: dict[str, dict[str, float]], tables: int) -> list[dict[str, Any]]:
    """Ours beside the peer's: moves and processor time should be more, latencies less."""
    theirs = best[PEER_NAME]
    return [
        row(f"{tables} busy tables, {game}: {says} ({PEER_NAME})", best[name][key], theirs[key])
        for game, name in OURS.items()
        for key, says in FIGURES.items()
    ]


def show(best: dict[str, dict[str, float]], tables: int, rounds: int) -> None:
    """The best rounds as a table."""
    table = Table(
        "server", "moves/s", "per CPU s", "p50 ms", "p99 ms", "moves : peer", "p99 : peer"
    )
    theirs = best[PEER_NAME]
    for name, mine in best.items():
        table.add_row(
            name,
            f"{mine['moves_per_second']:.0f}",
            f"{mine['moves_per_processor_second']:.0f}",
            f"{mine['p50_ms']:.0f}",
            f"{mine['p99_ms']:.0f}",
            f"{mine['moves_per_second'] / theirs['moves_per_second']:.2f}",
            f"{mine['p99_ms'] / theirs['p99_ms']:.2f}",
        )
    Console().print(f"{tables} busy tables of two, best of {rounds} rounds", table)


def main() -> None:
    """Measure and show."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=300)
    options.add_argument("--seconds", type=int, default=10)
    options.add_argument("--rounds", type=int, default=2)
    options.add_argument("--json", action="store_true", help="print rows as JSON")
    chosen = options.parse_args()
    install_peer()
    names = [PEER_NAME, *OURS.values()]
    rounds = [name for _ in range(chosen.rounds) for name in names]
    found: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    errors = Console(stderr=True)
    for name in track(rounds, description="Busy tables", console=errors, transient=True):
        found[name].append(measure(name, chosen.tables, chosen.seconds))
    best = {
        name: max(each, key=lambda one: one["moves_per_second"]) for name, each in found.items()
    }
    if chosen.json:
        print(json.dumps({"rows": rows_of(best, chosen.tables)}))
    else:
        show(best, chosen.tables, chosen.rounds)


if __name__ == "__main__":
    main()
