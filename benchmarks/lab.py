"""What the lab costs beside the bare rules, what a second core brings, and what games weigh.

    python -m benchmarks.lab [speed] [cores] [memory] [--games 100000] [--only alaska,market]

`speed` is measured in processor time of one core, both sides in turns, so that whatever else runs
hardly counts. `cores` is measured in real time and wants a quiet machine; the processor time of
both is told beside it, because what two cores need more of that they cannot win back.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.report import machine, row, save, show
from runehall.build_info import compiled
from runehall.engine import Game, generator_for
from runehall.engine.heuristics import play_sensibly
from runehall.games import GAMES
from runehall.lab import study
from runehall.lab.play.playing import LONGEST_GAME, chooser_for

CARD_GAMES = ("cambio", "kodiak", "alaska", "market")
SEATS = 2
GAMES_IN_TURN = 5000
KILOBYTE = 1024
MILLION = 1_000_000


def main() -> None:
    """Measure what is asked for, all of it if nothing is."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("parts", nargs="*", choices=[[], *PARTS], help="what to measure")
    options.add_argument("--games", type=int, default=100_000, help="of each game")
    options.add_argument("--only", default=",".join(CARD_GAMES), help="which games")
    options.add_argument("--save", type=Path, help="also write the rows to a file, as JSON")
    chosen = options.parse_args()
    games = [GAMES[name] for name in chosen.only.split(",")]
    rows: list[dict[str, Any]] = []
    for part in chosen.parts or PARTS:
        for game in games:
            rows += PARTS[part](game, chosen.games)
    show(rows)
    if chosen.save is not None:
        save(chosen.save, {"compiled": compiled(), **machine(), "rows": rows})


def speed(game: Game, games: int) -> Iterator[dict[str, Any]]:
    """Games a second of one core: `runehall simulate` beside the bare rules.

    The ratio is the middle one of all pairs of turns, so that no single disturbance decides it.
    """
    study(game.id, seats=SEATS, games=10, parts=())  # what is read once is not counted
    ratios = []
    bare_in_all = 0.0
    for turn, start in enumerate(range(0, games, GAMES_IN_TURN)):
        seeds = range(start, min(start + GAMES_IN_TURN, games))
        took = dict.fromkeys(SIDES, 0.0)
        for side in SIDES if turn % 2 else reversed(SIDES):
            began = time.process_time()
            side(game, seeds)
            took[side] = time.process_time() - began
        bare_in_all += took[play_bare]
        ratios.append(took[play_bare] / took[play_in_the_lab])
    bare = games / bare_in_all
    yield row(f"{game.id}: simulated games/s (the bare rules)", bare * median(ratios), bare)


def play_in_the_lab(game: Game, seeds: range) -> None:
    """Games as `runehall simulate` plays, keeps and counts them."""
    study(game.id, seats=SEATS, games=len(seeds), seed=seeds.start, parts=())


def play_bare(game: Game, seeds: range) -> None:
    """The same games, of which nothing is noted."""
    table, heuristics = game.new(SEATS), game.heuristics()
    for seed in seeds:
        play_sensibly(table.anew(generator_for(seed)), heuristics, chooser_for(seed), LONGEST_GAME)


SIDES: tuple[Callable[[Game, range], None], ...] = (play_bare, play_in_the_lab)


@dataclass(frozen=True)
class Run:
    """What a command took, its processes included."""

    seconds: float
    processor: float
    largest: float
    """Megabytes of its largest process."""


def simulate(game: Game, games: int, jobs: int) -> Run:
    """Run `runehall simulate` as somebody would."""
    words = ("simulate", game.id, "--seats", str(SEATS), "--games", str(games), "--json")
    command = (sys.executable, "-m", "runehall", *words, "--jobs", str(jobs))
    began = time.perf_counter()
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    process = os.posix_spawn(sys.executable, command, os.environ, file_actions=quiet)
    _, status, used = os.wait4(process, 0)
    if status != 0:
        raise SystemExit(f"runehall simulate has ended with {status}.")
    processor = used.ru_utime + used.ru_stime
    return Run(time.perf_counter() - began, processor, used.ru_maxrss / KILOBYTE)


def cores(game: Game, games: int) -> Iterator[dict[str, Any]]:
    """The same command on one core and on two."""
    simulate(game, 10, 2)
    one, two = simulate(game, games, 1), simulate(game, games, 2)
    yield row(
        f"{game.id}: games/s on two cores (one core)", games / two.seconds, games / one.seconds
    )
    yield row(f"{game.id}: processor seconds on two cores (one core)", two.processor, one.processor)


def memory(game: Game, games: int) -> Iterator[dict[str, Any]]:
    """The largest process of a run, and what a million games would come to."""
    few, many = simulate(game, games // 3, 1), simulate(game, games, 1)
    slope = (many.largest - few.largest) / (games - games // 3)
    yield row(f"{game.id}: MB for {games:,} games", many.largest)
    yield row(
        f"{game.id}: MB for a million games, by the slope",
        few.largest + slope * (MILLION - games // 3),
    )


PARTS = {"speed": speed, "cores": cores, "memory": memory}

if __name__ == "__main__":
    main()
