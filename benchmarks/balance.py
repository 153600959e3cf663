"""The published reports on our games: `python -m benchmarks.balance [GAME…]`, or `make balance`.

`picked` in place of a game measures the options that we propose again, on deals of their own.

Each game is studied as it is printed, and with the option values that are proposed for what was
found wanting (`docs/balance/README.md` says it in words). A report is the same on every machine.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from runehall.engine.options import in_json
from runehall.games import GAMES
from runehall.lab import Study, runner_for
from runehall.lab.laboratory import Laboratory
from runehall.lab.numbers import Findings
from runehall.lab.report import speaker
from runehall.lab.report.on_results import options, seats, worth

ROOT = Path(__file__).parents[1]
SHELF = ROOT / "docs" / "balance"
WORK = ROOT / "build" / "balance"
FOUR = 4
SEARCHING = "master@100i"
SEARCHED = 100


@dataclass(frozen=True)
class Question:
    """What is asked of a game, and how it is answered."""

    game: str
    seats: Sequence[int]
    games: int
    vary: Mapping[str, Sequence[Any]]
    options: Mapping[str, Any] = field(default_factory=dict)
    confirm: Sequence[str] = ()
    """The verbs that searching players, at the smallest table, play without as well."""

    def study(self) -> Study:
        """The study that answers it."""
        return Study(
            game=GAMES[self.game],
            seats=self.seats,
            games=self.games,
            options=self.options,
            vary=self.vary,
            closer=200,
            worth=300,
            confirm=SEARCHING if self.confirm else "",
            confirm_games=SEARCHED,
            confirm_verbs=self.confirm,
            confirm_seats=self.seats[:1],
        )


QUESTIONS = {
    "market": Question(
        "market",
        (2, 4),
        10_000,
        {"rune_storage": ["manual"], "hand_size": [5], "rune_price": [6], "raid_thefts": [1]},
        confirm=("raid", "steal", "thief", "build", "boat"),
    ),
    "alaska": Question("alaska", (2, 3, 4), 10_000, {"hand_size": [3], "save_max": [0]}),
    "cambio": Question("cambio", (2, 4), 3000, {"first_look": [3, 4]}),
    "cambio-single": Question("cambio", (4,), 6000, {"first_look": [3, 4]}, {"preset": "single"}),
    "kodiak": Question("kodiak", (3, 4), 6000, {"first_look": [0, 2]}),
    "runes": Question(
        "runes", (2, 4), 3000, {"form_bonus": [0], "spin_in_duel": [True], "cap": [5]}
    ),
    "rune": Question("rune", (2, 4), 3000, {"first_bonus": [-1, 1]}),
}


# Which option we propose for what was found wanting, report by report.
PICKED: Sequence[tuple[str, int, str, Any]] = (
    ("market", 2, "rune_storage", "manual"),
    ("alaska", 4, "hand_size", 3),
    ("cambio-single", 4, "first_look", 3),
    ("kodiak", 3, "first_look", 2),
    ("kodiak", 4, "first_look", 0),
    ("rune", 4, "first_bonus", -1),
)
# No study has dealt from here on.
UNSEEN = 1_000_000
TIMES = 4  # as many games as in its report
HEAD = ("option", "games", "as printed", "with it", "adds: first", "adds: last", "landslides")
AGAIN = """# What we propose, measured again

The best of several options is partly the luckiest. These were picked from the reports beside this
page, then played again on deals that no report has seen (`python -m benchmarks.balance picked`).
Shares of the win are in hundredths, in the order of turns (seats that win together are one side);
what an option adds to the first and to the last of them was measured on the same deals with it and
without, and has its 95 % interval."""


def measure_again(jobs: int) -> None:
    """The options that were picked, on deals that they were not picked on: `picked.md`."""
    lines = [f"| {' | '.join(HEAD)} |", "| --- " * len(HEAD) + "|"]
    for name, count, option, value in PICKED:
        asked = QUESTIONS[name]
        fewer = replace(asked, seats=(count,), vary={option: [value]}, confirm=())
        about = replace(fewer.study(), seed=UNSEEN, games=TIMES * asked.games, parts=("options",))
        folder = WORK / f"{name}-{count}-again"
        found = Laboratory(about, folder, runner_for(jobs, "")).work()
        told = f"| {name}, {count} seats: `{option}={in_json(value)}` | {row_of(found)} |"
        lines.append(told)
        print(told, flush=True)
    (SHELF / "picked.md").write_text("\n".join([AGAIN, "", *lines, ""]), encoding="utf-8")


def row_of(found: Findings) -> str:
    """The game as printed and with an option, and what the option adds on the same deals."""
    [table] = found.tables
    [changed] = table.variants
    spoken = speaker("en", found.game)
    shares = (
        ", ".join(spoken.number(100 * each.value, 1) for each in summary.order)
        for summary in (table.summary, changed.summary)
    )
    added = (changed.effect.order[0], changed.effect.order[-1])
    slides = (spoken.percent(each.landslides.value) for each in (table.summary, changed.summary))
    cells = (spoken.number(found.games), *shares, *map(spoken.points, added), " → ".join(slides))
    return " | ".join(cells)


def publish(name: str, jobs: int) -> Findings:
    """Carry out a study and put its report, small enough to be kept, on the shelf."""
    begin = time.perf_counter()
    laboratory = Laboratory(QUESTIONS[name].study(), WORK / name, runner_for(jobs, ""))
    found = laboratory.work()
    SHELF.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(laboratory.report, SHELF / f"{name}.html")
    size = (SHELF / f"{name}.html").stat().st_size // 1024
    print(f"{name}: {time.perf_counter() - begin:.0f} s, {size} KB", flush=True)
    return found


def draw_pictures(found: Findings) -> None:
    """The pictures of `docs/lab.md`: charts of the report on Alaska, each as a file."""
    spoken = speaker("en", found.game)
    four = next(table for table in found.tables if table.seats == FOUR)
    for name, section in (("seats", seats), ("options", options), ("worth", worth)):
        [chart, *_] = [part for part in section(spoken, four) if "<svg" in part]
        (ROOT / "docs" / f"lab-{name}.svg").write_text(as_file(chart), encoding="utf-8")


def as_file(chart: str) -> str:
    """A chart of a report as a picture that needs no page around it."""
    style = (files("runehall.lab.report") / "style.css").read_text(encoding="utf-8")
    drawn = chart[chart.index("<svg") : chart.index("</div>")]
    head = '<svg xmlns="http://www.w3.org/2000/svg"'
    paper = '<rect width="100%" height="100%" fill="var(--ground)"/>'
    opened = drawn.index(">") + 1
    inner = f"<style>{style} svg {{ margin: 0; min-width: 0; }}</style>{paper}{drawn[opened:]}"
    return f"{head}{drawn[len('<svg') : opened]}{inner}\n"


def main() -> None:
    """Publish the reports that are named, or all of them."""
    names = sys.argv[1:] or [*QUESTIONS, "picked"]
    for name in names:
        if name == "picked":
            measure_again(os.cpu_count() or 1)
            continue
        found = publish(name, os.cpu_count() or 1)
        if name == "alaska":
            draw_pictures(found)


if __name__ == "__main__":
    main()
