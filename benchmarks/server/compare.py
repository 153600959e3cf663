"""Busy tables: accepted moves a second and their latency, beside boardgame.io, in one run.

    python benchmarks/server/compare.py [--tables 300] [--seconds 10] [--rounds 2]

Both servers are driven by the same program in the same way (drive.cjs). The peer keeps its tables
in memory, its default; ours writes every move to disk before it tells anybody. The peer plays a
game of one move per turn; ours plays the same game, and The Rune Market. Rounds alternate, so that
all see the same machine.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from processes import drive, hall, install_peer, peer
from rich.console import Console
from rich.progress import track
from rich.table import Table

PEER_PORT = 18_140
PEER_NAME = "boardgame.io, in memory"
OURS = {"counting": "Runehall, same game, durable", "market": "Runehall, The Rune Market, durable"}


def measure(name: str, tables: int, seconds: int) -> dict[str, float]:
    """One server, one round."""
    size = (str(tables), str(seconds))
    if name == PEER_NAME:
        with peer(PEER_PORT) as (address, number):
            return drive("boardgameio", address, str(number), *size)
    game = next(game for game, each in OURS.items() if each == name)
    with tempfile.TemporaryDirectory() as folder, hall(Path(folder)) as (address, number):
        return drive("runehall", address, str(number), *size, game)


def main() -> None:
    """Measure and show."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=300)
    options.add_argument("--seconds", type=int, default=10)
    options.add_argument("--rounds", type=int, default=2)
    chosen = options.parse_args()
    install_peer()
    names = [PEER_NAME, *OURS.values()]
    rounds = [name for _ in range(chosen.rounds) for name in names]
    found: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for name in track(rounds, description="Busy tables"):
        found[name].append(measure(name, chosen.tables, chosen.seconds))
    table = Table(
        "server", "moves/s", "per CPU s", "p50 ms", "p99 ms", "moves : peer", "p99 : peer"
    )
    best = {
        name: max(each, key=lambda one: one["moves_per_second"]) for name, each in found.items()
    }
    for name in names:
        mine, theirs = best[name], best[PEER_NAME]
        table.add_row(
            name,
            f"{mine['moves_per_second']:.0f}",
            f"{mine['moves_per_processor_second']:.0f}",
            f"{mine['p50_ms']:.0f}",
            f"{mine['p99_ms']:.0f}",
            f"{mine['moves_per_second'] / theirs['moves_per_second']:.2f}",
            f"{mine['p99_ms'] / theirs['p99_ms']:.2f}",
        )
    Console().print(f"{chosen.tables} busy tables of two, best of {chosen.rounds} rounds", table)


if __name__ == "__main__":
    main()
