"""`runehall arena`: bots against each other, and what that says about their strength."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, JustifyMethod
from rich.progress import Progress
from rich.table import Table

from runehall.bots import LEVELS
from runehall.bots.arena import Pairing, Standing, Tally, pairings, play_all
from runehall.bots.match import check_contenders, kept_apart, read_contender
from runehall.cli.arguments import (
    AsJson,
    Changes,
    GameName,
    OwnSet,
    Preset,
    Seed,
    read_options,
    read_set,
)
from runehall.cli.arguments import read_seed as seed_from
from runehall.cli.tournament import (
    PAIR,
    page_of,
    play_all_pairs,
    show_tournament,
    tables_of,
)
from runehall.cli.words import Language, number, percent, say, signed
from runehall.engine import BadOption
from runehall.games import game_named

Bots = Annotated[
    str,
    typer.Option(
        help=f"One bot for each seat: {', '.join(LEVELS)}; master@25 thinks for 25 ms a "
        "decision, master@400i for 400 iterations; a file NAME.npz is a trained player, "
        "cmd:COMMAND a program of your own."
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

AllPairs = Annotated[
    bool, typer.Option("--all-pairs", help="Every two bots play each other; ratings for all.")
]
Html = Annotated[Path | None, typer.Option(help="Also write the tables as a page.")]

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
    all_pairs: AllPairs = False,
    html: Html = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, with rotating seats, and measure how strong they are."""
    chosen = game_named(game)
    contenders = kept_apart([read_contender(name.strip(), budget) for name in bots.split(",")])
    seats = PAIR if all_pairs else len(contenders)
    chosen.check_seats(seats)
    asked = {**read_options(preset, changes), **read_set(chosen, manifest)}
    options = chosen.options.resolve(asked, seats)
    check_contenders(chosen, contenders, seats, options)
    first = seed_from(seed)
    if not isinstance(first, int):
        raise BadOption(say("arena-starts"))
    name = chosen.texts(lang).say("name")
    title = say("arena-title", game=name, seats=say("count-seats", count=seats))
    if all_pairs:
        if len(contenders) < PAIR:
            raise BadOption(say("arena-alone"))
        tournament = play_all_pairs(
            chosen.id,
            contenders,
            games=games,
            seed=first,
            options=options,
            jobs=jobs,
            quiet=as_json,
        )
        write_page(html, title, tables_of(tournament))
        if as_json:
            typer.echo(json.dumps({"game": chosen.id, **tournament.document()}))
        else:
            show_tournament(title, tournament)
        return
    work = pairings(chosen.id, contenders, games=games, paired=paired, seed=first, options=options)
    standings = play(work, jobs, quiet=as_json)
    write_page(html, title, [(headings(), [row_of(standing) for standing in standings])])
    if as_json:
        typer.echo(json.dumps({"game": chosen.id, "results": [as_document(s) for s in standings]}))
    else:
        show(title, standings)


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


def headings() -> list[str]:
    """What the columns of the standings are called."""
    return [say(f"arena-{heading}") for heading in HEADINGS]


def row_of(standing: Standing) -> list[str]:
    """A standing in words."""
    return [
        standing.bot,
        number(standing.games),
        percent(standing.score),
        f"{number(100 * standing.low, digits=1)}–{number(100 * standing.high, digits=1)}",
        percent(standing.decided),
        signed(standing.elo),
        signed(standing.margin, digits=2),
        number(standing.decisions_per_second),
    ]


def show(title: str, standings: Sequence[Standing]) -> None:
    """The standings as a table, and who could not play to the end."""
    console = Console(highlight=False)
    console.print(title, style="bold")
    table = Table(box=None, padding=(0, 2, 0, 0))
    for place, heading in enumerate(headings()):
        justify: JustifyMethod = "right" if place else "left"
        table.add_column(heading, justify=justify, no_wrap=True)
    for standing in standings:
        table.add_row(*row_of(standing))
    console.print(table)
    for standing in standings:
        if standing.faults:
            told = say("arena-faults", bot=standing.bot, count=standing.faults)
            console.print(told, markup=False)


def write_page(
    path: Path | None, title: str, tables: Iterable[tuple[list[str], list[list[str]]]]
) -> None:
    """Write the tables as a page, if asked to."""
    if path is not None:
        path.write_text(page_of(title, tables), encoding="utf-8")
