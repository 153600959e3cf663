"""`runehall replay`: look at a recorded game at any point, from any seat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from runehall.cli.arguments import check_position, check_viewer, read_record_file
from runehall.cli.tables import drawing_of
from runehall.cli.words import Language, seat_names
from runehall.engine import SPECTATOR
from runehall.engine import replay as play_again
from runehall.games import GAMES

RecordFile = Annotated[Path, typer.Argument(help="A record (JSON).")]
At = Annotated[int | None, typer.Option(help="Stop after this many actions.")]
Viewer = Annotated[int | None, typer.Option(help="Show what this seat saw; all if not given.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the document instead of the table.")]


def replay(
    record: RecordFile,
    at: At = None,
    seat: Viewer = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play a record again and show where it leads."""
    read = read_record_file(record)
    check_position(at, read)
    check_viewer(seat, read.players)
    table = play_again(read, GAMES, until=at)
    console = Console()
    shown = table.document() if seat is None else table.view(seat)
    if as_json:
        typer.echo(json.dumps(shown, ensure_ascii=False))
        return
    names = seat_names(read.players)
    texts = table.game.texts(lang)
    for number, (actor, text) in enumerate(read.actions[:at], start=1):
        console.print(f"{number:>4}  {names[actor]}: {text}", style="dim", markup=False)
    viewer = SPECTATOR if seat is None else seat
    console.print(drawing_of(table.game.id)(shown, viewer, names, texts))
