"""`runehall backup` and `runehall restore`: a hall in one file, and a hall made from it again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from runehall.cli.words import Language, say
from runehall.server.operations.config import Config

DEFAULTS = Config()
DataFolder = Annotated[
    Path, typer.Option(help="Folder of the hall's own database.", envvar="RUNEHALL_DATA")
]
Database = Annotated[
    str,
    typer.Option(
        help="Another database: postgresql+asyncpg://user@host/name.", envvar="RUNEHALL_DATABASE"
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    data: DataFolder = DEFAULTS.data,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Copy a hall into one file, also while it is open."""
    from runehall.server.storage.backup import back_up  # noqa: PLC0415 - few commands need it

    counts = back_up(Config(data=data, database=database).database_url, file)
    path = str(file)
    tell(say("backup-counted", path=path, **counts) if counts else say("backup-done", path=path))


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `runehall backup` has written.")],
    data: DataFolder = DEFAULTS.data,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Make a hall from a copy, in a folder or a database in which there is none."""
    from runehall.server.storage.backup import restore as make_again  # noqa: PLC0415

    counts = make_again(file, Config(data=data, database=database).database_url)
    path = str(file)
    tell(say("restore-counted", path=path, **counts) if counts else say("restore-done", path=path))


def tell(sentence: str) -> None:
    """Say what was done."""
    Console(soft_wrap=True).print(sentence, markup=False, highlight=False)
