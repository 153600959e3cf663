"""Two installations of Runehall side by side in one run: what has become slower, and what faster.

    python -m benchmarks.beside --before DIR --after DIR [--games market,rune] [--rounds 48]

A DIR holds an installed package: an unpacked wheel, or the `site-packages` of an environment. Each
is measured in processes of its own, in short rounds that take turns, so that both see the same
machine; a ratio is taken within every pair of rounds, and what counts is the middle one of all,
with the interval in which it lies 19 times out of 20. A row is called slower when all of that
interval is below 0.97, and open while a part of it is: then more rounds are needed, or more quiet.
Exit code 1 if a row is slower.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.report import figure
from runehall.games import GAMES

ROOT = Path(__file__).parent.parent
# A process is fast or slow by where it happens to lie in memory: several speak for an installation.
SITTINGS = 6
TOLERATED = 0.97
# The ranks of a median's interval lie this many roots of the number of pairs from the middle.
DEVIATIONS = 1.96 / 2

Measured = TypeVar("Measured")


@dataclass(frozen=True)
class Comparison:
    """One row: the middle number of each side, and how fast `after` is beside `before`."""

    name: str
    before: float
    after: float
    ratio: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """Whether more has been lost than is tolerated."""
        if self.high < TOLERATED:
            return "slower"
        return "" if self.low >= TOLERATED else "open"


def compared(
    name: str, pairs: Sequence[tuple[float, float]], *, less_is_better: bool = False
) -> Comparison:
    """What pairs of numbers, before and after, say.

    >>> row = compared("copy, µs", [(2.0, 1.0), (2.0, 2.0), (3.0, 1.0)], less_is_better=True)
    >>> row.before, row.after, row.ratio, row.low, row.high, row.verdict
    (2.0, 1.0, 2.0, 1.0, 3.0, '')
    """
    ratios = sorted(before / after if less_is_better else after / before for before, after in pairs)
    reach = DEVIATIONS * math.sqrt(len(ratios))
    low = max(0, math.floor(len(ratios) / 2 - reach))
    high = min(len(ratios), math.ceil(len(ratios) / 2 + reach)) - 1
    before, after = (median(numbers) for numbers in zip(*pairs, strict=True))
    return Comparison(name, before, after, median(ratios), ratios[low], ratios[high])


def in_turns(
    before: Callable[[], Measured], after: Callable[[], Measured], rounds: Iterable[int]
) -> list[tuple[Measured, Measured]]:
    """Pairs of measurements; who goes first changes from round to round."""
    pairs = []
    for number in rounds:
        if number % 2 == 0:
            first = before()
            pairs.append((first, after()))
        else:
            second = after()
            pairs.append((before(), second))
    return pairs


def tell(comparisons: Sequence[Comparison], *, as_json: bool) -> None:
    """Print the rows; the exit code says whether any has become slower."""
    if as_json:
        rows = [{**asdict(each), "verdict": each.verdict} for each in comparisons]
        print(json.dumps({"rows": rows}, ensure_ascii=False))
    else:
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("measured", "before", "after", "speed", "95 %", ""):
            table.add_column(heading, justify="left" if heading == "measured" else "right")
        for each in comparisons:
            table.add_row(
                each.name,
                figure(each.before),
                figure(each.after),
                f"{each.ratio:.3f}",
                f"{each.low:.3f}-{each.high:.3f}",
                each.verdict,
                style={"slower": "bold red", "open": "yellow"}.get(each.verdict, ""),
            )
        Console().print(table)
    sys.exit(any(each.verdict == "slower" for each in comparisons))


# --- the rules -----------------------------------------------------------------------------------


class Worker:
    """An installation in a process of its own, which measures what it is asked for."""

    def __init__(self, running: subprocess.Popen[str]) -> None:
        assert running.stdin is not None
        assert running.stdout is not None
        self.asks, self.answers = running.stdin, running.stdout
        self.games = self.answers.readline().split()

    def measure(self, what: str, game: str, seconds: float) -> float:
        """One number."""
        print(what, game, seconds, file=self.asks, flush=True)
        return float(self.answers.readline())


@contextmanager
def worker(site: Path) -> Iterator[Worker]:
    """The worker of an installation."""
    command = [sys.executable, "-m", "benchmarks.worker"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(site.resolve())},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as running:
        try:
            yield Worker(running)
        finally:
            running.kill()


# What is measured, as `benchmarks.rules` names it, and whether less of it is better.
ROWS = {
    "play": ("random play, actions/s", False),
    "copy": ("copy, µs", True),
    "guess": ("guess, µs", True),
    "search": ("search, iterations/s", False),
}


def main() -> None:
    """Measure both and show what has changed."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--before", type=Path, required=True, help="the former installation")
    options.add_argument("--after", type=Path, required=True, help="the new one")
    options.add_argument("--games", default=",".join(GAMES), help="some of: %(default)s")
    options.add_argument("--rows", default=",".join(ROWS), help="some of: %(default)s")
    options.add_argument("--rounds", type=int, default=48, help="pairs for each row")
    options.add_argument("--seconds", type=float, default=0.1, help="of one round")
    options.add_argument("--json", action="store_true", help="print rows as JSON")
    chosen = options.parse_args()
    rows = [(game, what) for game in chosen.games.split(",") for what in chosen.rows.split(",")]
    pairs: dict[tuple[str, str], list[tuple[float, float]]] = {each: [] for each in rows}
    sittings = min(SITTINGS, chosen.rounds)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Side by side", total=sittings * len(rows))
        for sitting in range(sittings):
            begin, end = (chosen.rounds * number // sittings for number in (sitting, sitting + 1))
            with worker(chosen.before) as before, worker(chosen.after) as after:
                for game, what in rows:
                    if game not in before.games or game not in after.games:
                        continue
                    pairs[game, what] += in_turns(
                        partial(before.measure, what, game, chosen.seconds),
                        partial(after.measure, what, game, chosen.seconds),
                        range(begin, end),
                    )
                    progress.advance(task)
    comparisons = [
        compared(f"{game}: {ROWS[what][0]}", found, less_is_better=ROWS[what][1])
        for (game, what), found in pairs.items()
        if found
    ]
    tell(comparisons, as_json=chosen.json)


if __name__ == "__main__":
    main()
