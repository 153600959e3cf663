"""`runehall lab`: what a rule does to a hundred thousand games, as a report."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

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
    read_value,
    seats_or_fewest,
)
from runehall.cli.waiting import waiting
from runehall.cli.words import SPOKEN, Language, say
from runehall.engine import BadOption
from runehall.engine.errors import quoted
from runehall.games import game_named
from runehall.lab import POLICIES, Findings, Study, runner_for
from runehall.lab.laboratory import Laboratory
from runehall.lab.numbers.conditions import Condition, read_condition
from runehall.lab.report import flags_in_words, speaker
from runehall.lab.studies import MOST_COMBINATIONS

Games = Annotated[int, typer.Option(min=10, max=100_000_000, help="How many games.")]
SeatCounts = Annotated[
    str | None, typer.Option("--seats", help="Numbers of seats: 2,3,4. The fewest if not given.")
]
Players = Annotated[
    str, typer.Option(help=f"How seats choose: {', '.join(POLICIES)}, skilled, master@400i.")
]
Vary = Annotated[
    list[str] | None,
    typer.Option(
        "--vary", help="Values to compare: boat_value=1,2 or hand_size=3..5. May be repeated."
    ),
]
Without = Annotated[
    list[str] | None,
    typer.Option("--without", help="What else a seat is forbidden, beside each verb: “play ward”."),
]
Ladder = Annotated[
    int, typer.Option(min=0, max=1_000_000, help="Games for each budget of a searching seat.")
]
Confirm = Annotated[
    str, typer.Option(help="Who plays the verbs again that matter most: master@100i.")
]
Out = Annotated[
    Path | None,
    typer.Option(help="The folder for report, tables and games; lab-GAME if not given."),
]
FailIf = Annotated[
    list[str] | None,
    typer.Option("--fail-if", help="End with code 1 if this is so: “edge>3pp”. May be repeated."),
]
Jobs = Annotated[
    int, typer.Option(min=0, max=1024, help="How many processes; 0 for one on each core.")
]
Cluster = Annotated[str, typer.Option(help="Where to play instead: dask://HOST:PORT, ray://….")]
FAILED = 1
RANGE = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})")
INTERRUPTED = 130


def lab(
    game: GameName,
    games: Games = 10_000,
    seats: SeatCounts = None,
    players: Players = "sensible",
    vary: Vary = None,
    without: Without = None,
    ladder: Ladder = 0,
    confirm: Confirm = "",
    preset: Preset = None,
    changes: Changes = None,
    manifest: OwnSet = None,
    seed: Seed = "0",
    out: Out = None,
    fail_if: FailIf = None,
    jobs: Jobs = 0,
    cluster: Cluster = "",
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Study a game: seats, options, the worth of each rule, drama, luck; with a report."""
    chosen = game_named(game)
    start = read_first_seed(seed)
    conditions = [read_condition(each) for each in fail_if or ()]
    about = Study(
        game=chosen,
        seats=read_seats(seats, seats_or_fewest(chosen, None, preset)),
        games=games,
        options={**read_options(preset, changes), **read_set(chosen, manifest)},
        vary=read_varied(vary or []),
        players=players,
        seed=start,
        without=without or (),
        ladder=ladder,
        confirm=confirm,
    )
    folder = out or Path(f"lab-{chosen.id}")
    laboratory = Laboratory(about, folder, runner_for(jobs or os.cpu_count() or 1, cluster))
    with waiting(quiet=as_json) as progress, keeping(folder):
        found = laboratory.work(progress, SPOKEN.get())
    if as_json:
        typer.echo(json.dumps(found.document(), ensure_ascii=False))
    else:
        show(found, laboratory)
    broken = [condition for condition in conditions if failed(found, condition)]
    if broken:
        raise typer.Exit(FAILED)


@contextmanager
def keeping(folder: Path) -> Iterator[None]:
    """Whoever interrupts a study is told how to go on with it."""
    try:
        yield
    except KeyboardInterrupt:
        complain(say("lab-interrupted", folder=str(folder)))
        raise typer.Exit(INTERRUPTED) from None


def read_seats(typed: str | None, otherwise: int) -> list[int]:
    """The numbers of seats that somebody has typed: 2,3,4."""
    if typed is None:
        return [otherwise]
    counts = [each.strip() for each in typed.split(",")]
    if not all(each.isdecimal() for each in counts):
        raise BadOption(say("lab-seats", typed=quoted(typed)))
    return list(dict.fromkeys(map(int, counts)))


def read_varied(typed: Sequence[str]) -> dict[str, list[Any]]:
    """Options with the values to compare: `boat_value=1,2`, or a list in JSON."""
    varied: dict[str, list[Any]] = {}
    for each in typed:
        name, equals, values = each.partition("=")
        if not equals or not values.strip():
            raise BadOption(say("lab-vary", typed=quoted(each)))
        listed = read_value(values) if values.lstrip().startswith("[") else None
        varied[name.strip()] = (
            listed
            if isinstance(listed, list)
            else [value for part in values.split(",") for value in read_values(part.strip())]
        )
    return varied


def read_values(typed: str) -> list[Any]:
    """A value, or all whole numbers from one to another.

    >>> read_values("null"), read_values("2..4")
    ([None], [2, 3, 4])
    """
    ends = RANGE.fullmatch(typed)
    if ends is None:
        return [read_value(typed)]
    low, high = map(int, ends.groups())
    if not low <= high < low + MOST_COMBINATIONS:
        raise BadOption(say("lab-range", typed=quoted(typed), most=MOST_COMBINATIONS))
    return list(range(low, high + 1))


def show(found: Findings, laboratory: Laboratory) -> None:
    """The red flags in sentences, and where everything is."""
    console = Console(highlight=False, soft_wrap=True, markup=False)
    for sentence in flags_in_words(found, SPOKEN.get()):
        console.print(f"• {sentence}")
    console.print(say("lab-written", report=str(laboratory.report)))


def failed(found: Findings, condition: Condition) -> bool:
    """Whether a condition that must not hold does, at any table; it is said which."""
    for table in found.tables:
        value = condition.value(table)
        if value is not None and condition.holds(value.value):
            spoken = speaker(SPOKEN.get(), found.game)
            shown = spoken.value(value, condition.is_share)
            complain(say("lab-failed", text=condition.text, seats=table.seats, value=shown))
            return True
    return False


def complain(sentence: str) -> None:
    """A sentence that is not what was hoped for."""
    Console(stderr=True, soft_wrap=True, highlight=False, markup=False).print(
        sentence, style="bold red"
    )
