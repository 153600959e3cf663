"""`runehall open`: look at a recorded game in the browser."""

from __future__ import annotations

import asyncio
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated
from urllib.parse import urlencode

import typer
from rich.console import Console

from runehall.cli.arguments import check_position, check_viewer, read_json, read_record_file
from runehall.cli.serve import Show, has_screen, run
from runehall.cli.words import Language, say
from runehall.engine import BadRecord, Document, replay
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import HallClient, NoHall
from runehall.server.operations.config import Config
from runehall.server.operations.loops import run_quickly

RecordFile = Annotated[Path, typer.Argument(help="A record of a finished game (JSON).")]
At = Annotated[int | None, typer.Option(help="Begin after this many actions.")]
Viewer = Annotated[int | None, typer.Option(help="Look from this seat; else as a spectator.")]
RunningHall = Annotated[
    str, typer.Option("--hall", help="The address of a hall that is open; else one is opened.")
]


def open(  # noqa: A001 - so is the command called
    record: RecordFile,
    at: At = None,
    seat: Viewer = None,
    hall: RunningHall = "",
    lang: Language = "",
) -> None:
    """Show a recorded game in the browser, at any moment and from any seat."""
    read = read_record_file(record)
    check_position(at, read)
    check_viewer(seat, read.players)
    if not replay(read, GAMES).over:
        raise BadRecord(say("open-unfinished"))
    document = read_json(record)
    query = {name: value for name, value in (("at", at), ("seat", seat)) if value is not None}

    async def show(address: str) -> str:
        """Bring the game to a hall; where one can look at it there."""
        path = f"/t/{await brought(address, document)}/replay"
        return f"{address}{path}?{urlencode(query)}" if query else f"{address}{path}"

    if hall:
        asyncio.run(show_at(hall.rstrip("/"), show))
        return
    with TemporaryDirectory(prefix="runehall-") as folder:
        run_quickly(run(Config(port=0, data=Path(folder)), open_page=True, show=show))


async def show_at(hall: str, show: Show) -> None:
    """Show it in a hall that is open already."""
    address = await show(hall)
    Console(soft_wrap=True, highlight=False, markup=False).print(say("open-shown", address=address))
    if has_screen():
        webbrowser.open(address)


async def brought(hall: str, document: Document) -> str:
    """The table that a record becomes in a hall."""
    async with HallClient(hall) as client:
        try:
            answer = await client.ask(
                "POST", "/api/records", wire.Brought, body=wire.BringRecord(document)
            )
        except NoHall as error:
            raise BadRecord(say("open-no-hall", address=hall)) from error
    return answer.table
