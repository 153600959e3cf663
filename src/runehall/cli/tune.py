"""`runehall lab tune`: search for options that make a game what somebody wants of it."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from runehall.cli.arguments import (
    AsJson,
    Changes,
    GameName,
    OwnSet,
    Preset,
    Seed,
    read_first_seed,
    read_options,
    read_set,
    seats_or_fewest,
)
from runehall.cli.lab import Cluster, Games, Jobs, Out, Players, SeatCounts, keeping, read_seats
from runehall.cli.waiting import waiting
from runehall.cli.words import SPOKEN, Language, say
from runehall.games import game_named
from runehall.lab import Study, runner_for
from runehall.lab.numbers.conditions import Condition, read_conditions
from runehall.lab.report import page_of_tuning, speaker
from runehall.lab.report.on_results import words_of
from runehall.lab.store import Store, write_whole
from runehall.lab.tuning import TRIALS, Trial, Tuning

Goal = Annotated[
    str, typer.Option(help="What is wanted: “edge<1pp, length 25..35”. Commas mean and.")
]
Over = Annotated[str, typer.Option(help="The options that may change: boat_value,hand_size.")]
Trials = Annotated[int, typer.Option(min=1, max=100_000, help="How many combinations to try.")]


def tune(
    game: GameName,
    goal: Goal,
    over: Over,
    games: Games = 2000,
    trials: Trials = TRIALS,
    seats: SeatCounts = None,
    players: Players = "sensible",
    preset: Preset = None,
    changes: Changes = None,
    manifest: OwnSet = None,
    seed: Seed = "0",
    out: Out = None,
    jobs: Jobs = 0,
    cluster: Cluster = "",
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Search for options that come nearest to a goal, and show what each would cost."""
    chosen = game_named(game)
    start = read_first_seed(seed)
    goals = read_conditions(goal)
    about = Study(
        game=chosen,
        seats=read_seats(seats, seats_or_fewest(chosen, None, preset)),
        games=games,
        options={**read_options(preset, changes), **read_set(chosen, manifest)},
        players=players,
        seed=start,
    )
    folder = out or Path(f"lab-{chosen.id}")
    tuning = Tuning(
        about,
        goals,
        [each.strip() for each in over.split(",") if each.strip()],
        store=Store(folder / "shards"),
        runner=runner_for(jobs or os.cpu_count() or 1, cluster),
    )
    with waiting(quiet=as_json) as progress, keeping(folder):
        found = tuning.search(trials, progress)
    document = {
        "game": chosen.id,
        "version": chosen.version,
        "goal": goal,
        "games": games,
        "seats": list(about.seats),
        "trials": [asdict(each) for each in found],
    }
    written = json.dumps(document, ensure_ascii=False)
    write_whole(folder / "tuning.json", [written.encode(), b"\n"])
    page = page_of_tuning(chosen.id, goal, goals, found, SPOKEN.get())
    write_whole(folder / "tuning.html", [page.encode()])
    if as_json:
        typer.echo(written)
    else:
        show(chosen.id, goals, found)
        Console().print(say("lab-written", report=str(folder / "tuning.html")), soft_wrap=True)


def show(game: str, goals: Sequence[Condition], found: Sequence[Trial]) -> None:
    """The best options as a table, with what each goal comes to."""
    spoken = speaker(SPOKEN.get(), game)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("lab-options"))
    for goal in goals:
        table.add_column(goal.text, justify="right")
    for trial in found:
        values = zip(goals, trial.values, trial.distances, strict=True)
        table.add_row(
            words_of(trial.changes) or say("lab-as-it-is"),
            *(
                f"{'✓' if distance == 0.0 else '✗'} {spoken.value(value, goal.is_share)}"
                for goal, value, distance in values
            ),
        )
    Console(highlight=False, markup=False).print(table)
