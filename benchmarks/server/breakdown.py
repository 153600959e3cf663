"""Where a move's work goes: instructions of the server for one accepted move, part by part.

    python -m benchmarks.server.breakdown [--game market] [--tables 20] [--seconds 20] [--json]

A hall runs under valgrind's callgrind (which must be installed) while tables are busy, so this
takes a minute or two. Instructions hardly depend on what else the machine does; what the kernel
does for a move is not among them. Only compiled functions have names there: install first.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.server.processes import PEER, ROOT, install_peer, process

# Parts of the tables' task by the compiled functions that do them; none is within another.
PARTS = {
    "rules: read, check, carry out": ("table___Table___do",),
    "views": ("views___Views___of",),
    "legal lists with sentences": ("shown___Shown___legal",),
    "log with sentences": ("log___Log___latest", "log___Log___add"),
    "last word about a turn": ("turns___Turns___last_word_encoded",),
    "framing messages": ("connection___Connection___send_encoded",),
}
TASK = "task___run_TableTask_gen_____mypyc_generator_helper__"
# Beside the task, on the same thread.
BESIDE = {
    "reading messages": ("frames___PlainFrames___feed",),
    "handing frames to the system": ("connection___Outbox___empty",),
}
MOVE = "table___Table___do"
MAIN_THREAD = 1


def profile(game: str, tables: int, seconds: int, out: Path) -> None:
    """Run a busy hall under callgrind and leave what it has counted beside `out`."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            "valgrind",
            "--tool=callgrind",
            "--quiet",
            "--instr-atstart=no",
            "--separate-threads=yes",
            f"--callgrind-out-file={out}",
            *(sys.executable, "-m", "benchmarks.server.hall", folder),
        ]
        with process(command, ROOT) as (address, number):
            driver = ["node", "drive.cjs", "runehall", address, str(number), str(tables), "600"]
            with subprocess.Popen([*driver, game], cwd=PEER) as driving:
                # Until tables are open and everything has happened once.
                time.sleep(2 * tables)
                control("--instr=on", number)
                time.sleep(seconds)
                control("--instr=off", number)
                control("--dump", number)
                driving.kill()


def control(what: str, number: int) -> None:
    """Tell callgrind something."""
    command = ["callgrind_control", what, str(number)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def counted(file: Path) -> tuple[int, dict[str, int]]:
    """Instructions in all, and of each compiled function with all that it calls."""
    command = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", str(file)]
    text = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    total = re.search(r"^([\d,]+) .*PROGRAM TOTALS", text, re.MULTILINE)
    functions = re.findall(r"^ *([\d,]+) .*:CPyDef_(\w+) ", text, re.MULTILINE)
    return as_number(total.group(1)) if total else 0, {
        name: as_number(count) for count, name in functions
    }


def moves_in(file: Path) -> int:
    """How often an action was carried out."""
    lines = file.read_text(encoding="utf-8").split("\n")
    named = next(line for line in lines if line.endswith(f"CPyDef_{MOVE}"))
    number = named.split(")")[0].rpartition("(")[2]
    called = re.compile(rf"cfn=\({number}\)(?: .*)?")
    calls = [lines[place + 1] for place, line in enumerate(lines) if called.fullmatch(line)]
    return sum(int(line.removeprefix("calls=").split()[0]) for line in calls)


def as_number(text: str) -> int:
    """A number with commas in it."""
    return int(text.replace(",", ""))


def breakdown(out: Path) -> dict[str, int]:
    """Instructions a move, by part."""
    threads = sorted(out.parent.glob(f"{out.name}.1-*"))
    main, functions = counted(threads[0])
    moves = moves_in(threads[0])
    found = {says: sum(functions.get(n, 0) for n in names) for says, names in PARTS.items()}
    found["the rest of the table's task"] = functions[TASK] - sum(found.values())
    for says, names in BESIDE.items():
        found[says] = sum(functions.get(name, 0) for name in names)
    found["event loop, sockets, timers"] = main - sum(found.values())
    found["writer and other threads"] = sum(counted(file)[0] for file in threads[MAIN_THREAD:])
    return {says: count // moves for says, count in found.items()}


def main() -> None:
    """Measure and show."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="market")
    options.add_argument("--tables", type=int, default=20)
    options.add_argument("--seconds", type=int, default=20)
    options.add_argument("--json", action="store_true", help="print the parts as JSON")
    chosen = options.parse_args()
    install_peer()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "callgrind")
        profile(chosen.game, chosen.tables, chosen.seconds, out)
        found = breakdown(out)
    if chosen.json:
        print(json.dumps(found))
        return
    table = Table(f"{chosen.game}: what a move takes", "instructions", "share")
    total = sum(found.values())
    for says, count in found.items():
        table.add_row(says, f"{count:,}", f"{100 * count / total:.0f} %")
    table.add_row("in all", f"{total:,}", "100 %")
    Console().print(table)


if __name__ == "__main__":
    main()
