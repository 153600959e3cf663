"""`runehall race`: why somebody was first."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from runehall.cli.arguments import read_json
from runehall.cli.words import Language, number, say, seat_names
from runehall.engine import BadRecord, read_record
from runehall.server.play.race import FALSE_START, LONGEST_ROUND_TRIP

HEADINGS = ("place", "who", "action", "arrived", "says", "round-trip", "earliest", "judged")


def race(
    record: Annotated[Path, typer.Argument(help="The record of a live game (JSON).")],
    which: Annotated[int, typer.Argument(metavar="NUMBER", help="Which race, counted from 1.")],
    lang: Language = "",
) -> None:
    """Explain how a race in a window was judged."""
    document = read_json(record)
    read_record(document)
    races = document.get("races", [])
    if not 1 <= which <= len(races):
        raise BadRecord(say("race-missing", count=len(races), number=which))
    try:
        explain(races[which - 1], document)
    except (KeyError, TypeError, IndexError) as error:
        raise BadRecord(say("race-unreadable", number=which)) from error


def explain(raced: dict[str, Any], document: dict[str, Any]) -> None:
    """Print a race."""
    console = Console(soft_wrap=True, highlight=False)
    names = document.get("names") or seat_names(document["players"])
    told = {name: raced[name] for name in ("number", "window", "action")}
    console.print(say("race-title", **told, lead=number(raced["lead"])))
    table = Table(*(say(f"race-{heading}") for heading in HEADINGS))
    for place, claim in enumerate(raced["claims"], start=1):
        table.add_row(str(place), *cells(claim, names))
    for claim in raced["false_starts"]:
        table.add_row(say("race-false-start"), *cells(claim, names))
    console.print(table)
    limits = {"longest": number(LONGEST_ROUND_TRIP), "false-start": number(FALSE_START)}
    console.print(say("race-explained", **limits))


def cells(claim: dict[str, Any], names: list[str]) -> list[str]:
    """One claim in a row."""
    earliest = claim["elapsed"] - claim["round_trip"] / 2
    return [
        names[claim["seat"]],
        claim["text"],
        number(claim["elapsed"], digits=1),
        "–" if claim["claimed"] is None else number(claim["claimed"], digits=1),
        number(claim["round_trip"], digits=1),
        number(earliest, digits=1),
        number(claim["judged"], digits=1),
    ]
