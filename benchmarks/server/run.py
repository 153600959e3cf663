"""Everything measured about the server in one run, shown as one table and saved.

python benchmarks/server/run.py [--save FILE]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from runehall.cli.bench import machine, show

HERE = Path(__file__).parent
PARTS = ("compare.py", "idle.py", "restart.py")


def main() -> None:
    """Measure, show and save."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--save", type=Path, help="also write the rows to a file")
    chosen = options.parse_args()
    rows = []
    for part in PARTS:
        command = [sys.executable, str(HERE / part), "--json"]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        rows += json.loads(done.stdout)["rows"]
    show(rows)
    if chosen.save:
        chosen.save.parent.mkdir(parents=True, exist_ok=True)
        measured = {**machine(), "rows": rows}
        chosen.save.write_text(json.dumps(measured, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
