"""`runehall perft`: count the tree of play."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from runehall.cli.arguments import (
    Changes,
    GameName,
    OwnSet,
    Preset,
    Seats,
    Seed,
    read_json,
    read_options,
    read_seed,
    read_set,
    seats_or_fewest,
)
from runehall.engine import State, seats_in
from runehall.engine import perft as count_leaves
from runehall.games import game_named

Depth = Annotated[int, typer.Option(min=1, max=12, help="The longest sequences to count.")]
State_ = Annotated[Path | None, typer.Option("--state", help="Start from a state document.")]
Divide = Annotated[bool, typer.Option(help="Count below each first action as well.")]


def perft(
    game: GameName,
    seats: Seats = None,
    preset: Preset = None,
    changes: Changes = None,
    manifest: OwnSet = None,
    seed: Seed = "0",
    depth: Depth = 4,
    state: State_ = None,
    divide: Divide = False,
) -> None:
    """Count the action sequences of each length from a new game or a state document."""
    chosen = game_named(game)
    console = Console(highlight=False)
    start: State
    if state is None:
        table_seats = seats_or_fewest(chosen, seats, preset)
        asked = {**read_options(preset, changes), **read_set(chosen, manifest)}
        start = chosen.new(table_seats, asked, read_seed(seed))
    else:
        start = chosen.load(read_json(state))
    for length in range(1, depth + 1):
        began = time.perf_counter()
        leaves = count_leaves(start, length)
        console.print(f"{length:>3}  {leaves:>14,}  {time.perf_counter() - began:8.2f} s")
    if divide:
        notation = chosen.notation(start)
        for seat in seats_in(start.must() | start.may()):
            for action in start.legal(seat):
                after = start.copy()
                after.apply(seat, action)
                console.print(
                    f"{count_leaves(after, depth - 1):>14,}  {seat} {notation.text(action)}",
                    markup=False,
                )
