"""`runehall race`: why somebody was first."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from runehall.cli.verify import read_json
from runehall.engine import BadRecord, read_record
from runehall.server.play.race import FALSE_START, LONGEST_ROUND_TRIP


def race(
    record: Annotated[Path, typer.Argument(help="The record of a live game (JSON).")],
    number: Annotated[int, typer.Argument(help="Which race, counted from 1.")],
) -> None:
    """Explain how a race in a window was judged."""
    document: Any = read_json(record)
    read_record(document)
    races = document.get("races", [])
    if not 1 <= number <= len(races):
        raise BadRecord(f"This record has {len(races)} races; there is no race {number}.")
    try:
        explain(races[number - 1], document)
    except (KeyError, TypeError, IndexError) as error:
        raise BadRecord(f"Race {number} of this record cannot be read.") from error


def explain(raced: dict[str, Any], document: dict[str, Any]) -> None:
    """Print a race."""
    console = Console(soft_wrap=True)
    names = document.get("names") or [f"seat {seat}" for seat in range(document["players"])]
    console.print(
        f"Race {raced['number']}, window {raced['window']}, before action {raced['action']}."
        f" All pages were told {raced['lead']:.0f} ms ahead when to show it.",
        highlight=False,
    )
    table = Table("place", "who", "action", "arrived", "says", "round trip", "earliest", "judged")
    for place, claim in enumerate(raced["claims"], start=1):
        table.add_row(str(place), *cells(claim, names))
    for claim in raced["false_starts"]:
        table.add_row("false start", *cells(claim, names))
    console.print(table)
    console.print(
        "Milliseconds after the moment of showing. “says” is the reaction time the page reported;"
        " it counts between “earliest” (arrival less half the round trip the server measured,"
        f" at most {LONGEST_ROUND_TRIP:.0f}) and “arrived”. Less than {FALSE_START:.0f} is a false"
        " start. Equal times are decided by lot.",
        highlight=False,
    )


def cells(claim: dict[str, Any], names: list[str]) -> list[str]:
    """One claim in a row."""
    earliest = claim["elapsed"] - claim["round_trip"] / 2
    return [
        names[claim["seat"]],
        claim["text"],
        f"{claim['elapsed']:.1f}",
        "–" if claim["claimed"] is None else f"{claim['claimed']:.1f}",
        f"{claim['round_trip']:.1f}",
        f"{earliest:.1f}",
        f"{claim['judged']:.1f}",
    ]
