"""`runehall arena`: bots against each other, and what that says about their strength."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console, JustifyMethod
from rich.progress import Progress
from rich.table import Table

from runehall.bots import LEVELS
from runehall.bots.arena import Pairing, Standing, Tally, pairings, play_all
from runehall.bots.match import read_contender
from runehall.cli.arguments import (
    AsJson,
    Changes,
    GameName,
    OwnSet,
    Preset,
    Seed,
    find_game,
    read_options,
    read_set,
)
from runehall.cli.arguments import read_seed as seed_from
from runehall.cli.words import Language, number, percent, say, signed
from runehall.engine import BadOption

Bots = Annotated[
    str,
    typer.Option(
        help=f"One bot for each seat: {', '.join(LEVELS)}; master@25 thinks for 25 ms a decision."
    ),
]
Games = Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")]
Paired = Annotated[
    bool, typer.Option("--paired", help="Play every deal once from each seat: luck cancels out.")
]
Budget = Annotated[
    float | None,
    typer.Option(min=1.0, max=600_000.0, help="Think time of bots that search, in milliseconds."),
]
Jobs = Annotated[int, typer.Option(min=1, max=1024, help="How many processes.")]

HEADINGS = ("bot", "games", "score", "interval", "decided", "elo", "margin", "speed")


def arena(
    game: GameName,
    bots: Bots = "master,skilled",
    games: Games = 100,
    paired: Paired = False,
    budget: Budget = None,
    preset: Preset = None,
    changes: Changes = None,
    manifest: OwnSet = None,
    seed: Seed = "0",
    jobs: Jobs = 1,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, with rotating seats, and measure how strong they are."""
    chosen = find_game(game)
    contenders = [read_contender(name.strip(), budget) for name in bots.split(",")]
    chosen.check_seats(len(contenders))
    asked = {**read_options(preset, changes), **read_set(chosen, manifest)}
    options = chosen.options.resolve(asked, len(contenders))
    first = seed_from(seed)
    if not isinstance(first, int):
        raise BadOption(say("arena-starts"))
    work = pairings(chosen.id, contenders, games=games, paired=paired, seed=first, options=options)
    standings = play(work, jobs, quiet=as_json)
    if as_json:
        typer.echo(json.dumps({"game": chosen.id, "results": [as_document(s) for s in standings]}))
    else:
        show(chosen.texts(lang).say("name"), standings, seats=len(contenders))


def play(work: Sequence[Pairing], jobs: int, *, quiet: bool) -> list[Standing]:
    """Play everything, with a progress bar."""
    tally = Tally()
    total = sum(len(pairing.rotations) for pairing in work)
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as progress:
        task = progress.add_task(say("count-games", count=total), total=total)
        for pairing, played in play_all(work, jobs=jobs):
            tally.add(pairing, played)
            progress.advance(task, len(played))
    return tally.standings()


def as_document(standing: Standing) -> dict[str, object]:
    """A standing as JSON, which knows no infinity: a bot that won or lost everything has no Elo."""
    document = asdict(standing)
    if math.isinf(standing.elo):
        document["elo"] = None
    return document


def show(name: str, standings: Sequence[Standing], *, seats: int) -> None:
    """The standings as a table."""
    console = Console(highlight=False)
    title = say("arena-title", game=name, seats=say("count-seats", count=seats))
    console.print(title, style="bold")
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in HEADINGS:
        justify: JustifyMethod = "left" if heading == "bot" else "right"
        table.add_column(say(f"arena-{heading}"), justify=justify, no_wrap=True)
    for standing in standings:
        table.add_row(
            standing.bot,
            number(standing.games),
            percent(standing.score),
            f"{number(100 * standing.low, digits=1)}–{number(100 * standing.high, digits=1)}",
            percent(standing.decided),
            signed(standing.elo),
            signed(standing.margin, digits=2),
            number(standing.decisions_per_second),
        )
    console.print(table)
