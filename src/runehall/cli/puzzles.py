"""`runehall puzzles`: find moments of games with one action that is clearly best, or check them."""

from __future__ import annotations

import json
import math
import time
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from runehall.cli.arguments import GameName
from runehall.cli.words import Language, percent, say
from runehall.coach.puzzle import Mine, is_solution, puzzles_of
from runehall.games import GAMES, game_named


class Do(StrEnum):
    """What to do with puzzles."""

    mine = "mine"
    check = "check"


What = Annotated[Do, typer.Argument(help="`mine` finds new ones, `check` thinks about ours again.")]
Count = Annotated[int, typer.Option(min=1, max=1000, help="How many to find.")]
Seats = Annotated[int, typer.Option(min=2, max=8, help="How many seats.")]
Seed = Annotated[int, typer.Option(min=0, help="The seed of the first game.")]
Iterations = Annotated[
    int, typer.Option(min=100, max=10_000_000, help="How long to think about each.")
]
Minutes = Annotated[float, typer.Option(min=0.0, help="When to stop looking; 0: never.")]
Obvious = Annotated[bool, typer.Option(help="Also those that a skilled bot would solve.")]
Out = Annotated[Path | None, typer.Option(help="A file to add them to, one a line; else printed.")]


def puzzles(
    do: What,
    game: GameName,
    count: Count = 24,
    seats: Seats = 2,
    seed: Seed = 0,
    iterations: Iterations = 20_000,
    minutes: Minutes = 0.0,
    obvious: Obvious = False,
    out: Out = None,
    lang: Language = "",
) -> None:
    """Find puzzles in games between skilled bots, or check that ours are still solved."""
    match do:
        case Do.mine:
            known = game_named(game)
            known.check_seats(seats)
            mine = Mine(known, seats, iterations, obvious=obvious)
            dig(mine, seed, count, minutes, out)
        case Do.check:
            check(game, iterations)


def dig(mine: Mine, seed: int, count: int, minutes: float, out: Path | None) -> None:
    """Find puzzles in one game after another, until there are enough or the time is up."""
    until = time.monotonic() + minutes * 60.0 if minutes else math.inf
    found = 0
    while found < count and time.monotonic() < until:
        puzzle = mine.dig(seed)
        seed += 1
        if puzzle is None:
            continue
        found += 1
        line = json.dumps(puzzle.document(), ensure_ascii=False, separators=(",", ":"))
        if out is None:
            typer.echo(line)
        else:
            with out.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")
    Console(stderr=True).print(say("puzzles-found", count=found))


def check(name: str, iterations: int) -> None:
    """Think about every puzzle of a game again."""
    game = game_named(name)
    ours = puzzles_of(game.id)
    wrong = [
        number
        for number, puzzle in enumerate(ours, start=1)
        if not is_solution(puzzle, GAMES, iterations, seed=number)
    ]
    share = percent(1.0 - len(wrong) / len(ours)) if ours else percent(1.0)
    numbers = ", ".join(map(str, wrong)) or "–"
    Console(highlight=False).print(
        say("puzzles-checked", count=len(ours), share=share, wrong=numbers)
    )
