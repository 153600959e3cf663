"""`runehall manifest`: our set of a game as a file to change, or a check of somebody's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from runehall.cli.arguments import GameName, read_manifest_file
from runehall.cli.words import Language, say
from runehall.engine import manifest_text
from runehall.games import game_named

OwnSet = Annotated[
    Path | None, typer.Argument(help="A file with a set of your own, to be checked.")
]


def manifest(game: GameName, file: OwnSet = None, lang: Language = "") -> None:
    """Print our reconstruction of a game's set as a file, or check a set of your own."""
    chosen = game_named(game)
    if file is None:
        typer.echo(manifest_text(chosen.manifest({})), nl=False)
        return
    read = read_manifest_file(chosen, file)
    typer.echo(say("manifest-good", set=read["name"], game=chosen.texts(lang).say("name")))
