"""`runehall verify`: prove that nobody stacked the deck of a live game, or edited its record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from runehall.cli.arguments import read_json
from runehall.cli.words import Language, say
from runehall.engine import BadRecord
from runehall.engine.errors import quoted
from runehall.games import GAMES
from runehall.server.verify import Finding
from runehall.server.verify import verify as prove

UNPROVED = 1


def verify(
    record: Annotated[Path, typer.Argument(help="The record of a live game (JSON).")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment you saw before the deal.")
    ] = None,
    nonce: Annotated[
        list[str] | None, typer.Option(help="A nonce you sent, as SEAT:HEX; repeatable.")
    ] = None,
    lang: Language = "",
) -> None:
    """Check a record's shuffle, its actions and its races; exit code 1 if anything is wrong."""
    findings = prove(
        read_json(record), GAMES, commitment=commitment, nonces=dict(map(noted, nonce or []))
    )
    console = Console(soft_wrap=True)
    for finding in findings:
        console.print(mark(finding), finding.told(lang), markup=False, highlight=False)
    if not all(finding.good for finding in findings):
        raise typer.Exit(UNPROVED)


def mark(finding: Finding) -> str:
    """A sign for what holds and for what does not."""
    return "✓" if finding.good else "✗"


def noted(text: str) -> tuple[int, str]:
    """A seat and its nonce."""
    seat, _, nonce = text.partition(":")
    if not seat.isdigit() or not nonce:
        raise BadRecord(say("no-nonce", typed=quoted(text)))
    return int(seat), nonce
