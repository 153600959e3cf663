"""The halls of two installations side by side: busy tables of The Rune Market, in turns.

    python -m benchmarks.server.beside --before DIR --after DIR [--tables 200] [--rounds 8] [--json]

Every round opens a new hall with an empty database. A machine that does other things too disturbs
all rows but the moves per processor second. Rows, intervals and exit code are those of
`benchmarks.beside`.
"""

from __future__ import annotations

import argparse
import tempfile
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import track

from benchmarks.beside import compared, in_turns, tell
from benchmarks.server.compare import FIGURES
from benchmarks.server.processes import drive, install_peer, installed_hall


def measure(site: Path, tables: int, seconds: int) -> dict[str, float]:
    """One round of one installation."""
    with (
        tempfile.TemporaryDirectory() as folder,
        installed_hall(site, Path(folder)) as (address, number),
    ):
        return drive("runehall", address, str(number), str(tables), str(seconds), "market")


def main() -> None:
    """Measure both and show what has changed."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--before", type=Path, required=True, help="the former installation")
    options.add_argument("--after", type=Path, required=True, help="the new one")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=int, default=5, help="of one round")
    options.add_argument("--rounds", type=int, default=8, help="of each installation")
    options.add_argument("--json", action="store_true", help="print rows as JSON")
    chosen = options.parse_args()
    install_peer()
    errors = Console(stderr=True)
    found = in_turns(
        partial(measure, chosen.before, chosen.tables, chosen.seconds),
        partial(measure, chosen.after, chosen.tables, chosen.seconds),
        track(range(chosen.rounds), "Busy tables", console=errors, transient=True),
    )
    comparisons = [
        compared(
            f"{chosen.tables} busy tables, market: {says}",
            [(before[key], after[key]) for before, after in found],
            less_is_better=key.endswith("_ms"),
        )
        for key, says in FIGURES.items()
    ]
    tell(comparisons, as_json=chosen.json)


if __name__ == "__main__":
    main()
