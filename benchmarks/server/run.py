"""Everything measured about the server in one run, shown as one table and saved.

python -m benchmarks.server.run [--save FILE]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from benchmarks.report import machine, save, show

PARTS = ("compare", "idle", "restart")


def main() -> None:
    """Measure, show and save."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--save", type=Path, help="also write the rows to a file")
    chosen = options.parse_args()
    rows = []
    for part in PARTS:
        command = [sys.executable, "-m", f"benchmarks.server.{part}", "--json"]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        rows += json.loads(done.stdout)["rows"]
    show(rows)
    if chosen.save:
        save(chosen.save, {**machine(), "rows": rows})


if __name__ == "__main__":
    main()
