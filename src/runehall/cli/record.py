"""`runehall record`: games as data to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from runehall.bots.match import read_contender
from runehall.cli.arguments import (
    Changes,
    GameName,
    OwnSet,
    Preset,
    Seed,
    read_first_seed,
    read_options,
    read_record_file,
    read_set,
)
from runehall.cli.words import Language, say
from runehall.engine import BadOption, BadRecord, RunehallError
from runehall.games import game_named

Games = Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")]
Players = Annotated[
    str, typer.Option(help="A bot for each seat, separated by commas: skilled,master@25.")
]
Out = Annotated[Path, typer.Option(help="Where to write: a name that ends in .npz or .parquet.")]
From = Annotated[
    list[Path] | None,
    typer.Option("--from", help="A record of a game that was played. May be repeated."),
]


def record(
    game: GameName,
    out: Out,
    games: Games = 100,
    players: Players = "skilled,skilled",
    seed: Seed = "0",
    preset: Preset = None,
    changes: Changes = None,
    manifest: OwnSet = None,
    records: From = None,
    lang: Language = "",
) -> None:
    """Write every decision of many games: what the seat knew, what it could do, what it did."""
    try:
        from runehall.adapters import trajectories  # noqa: PLC0415 - needs NumPy
    except ImportError as error:
        raise RunehallError(say("record-needs-numpy")) from error
    chosen = game_named(game)
    if out.suffix not in (".npz", ".parquet"):
        raise BadOption(say("record-ending", file=out.name))
    if records:
        read = [read_record_file(path) for path in records]
        if any(each.game != chosen.id for each in read):
            raise BadRecord(say("record-other-game", game=chosen.id))
        rows = trajectories.rows_of_records(read)
    else:
        first = read_first_seed(seed)
        contenders = [read_contender(each.strip()) for each in players.split(",")]
        asked = {**read_options(preset, changes), **read_set(chosen, manifest)}
        chosen.check_seats(len(contenders))
        options = chosen.options.resolve(asked, len(contenders))
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(say("count-games", count=games), total=games)
            rows = trajectories.play_games(
                chosen.id,
                players=contenders,
                games=games,
                seed=first,
                options=options,
                progress=lambda: progress.advance(task),
            )
    trajectories.save(rows, out)
    Console(highlight=False).print(
        say("record-written", count=len(rows.action), file=str(out)), soft_wrap=True
    )
