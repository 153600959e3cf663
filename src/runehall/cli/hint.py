"""`runehall hint`: what a master would do in a position, and with what chance of winning."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Lines

from runehall.bots import Advice, Insight, make_bot
from runehall.cli.arguments import Language, check_viewer, find_game, read_file
from runehall.engine import BadDocument, BadRecord, Table, record_from_json, replay, seats_in
from runehall.games import GAMES

Position = Annotated[Path, typer.Argument(help="A record or a state document (JSON).")]
At = Annotated[int | None, typer.Option(help="In a record: after this many actions.")]
Seat = Annotated[int | None, typer.Option(help="Whose decision; if not given, the first asked.")]
Budget = Annotated[float, typer.Option(min=1.0, max=600_000.0, help="Milliseconds to think.")]
Ideas = Annotated[int, typer.Option(min=1, max=1000, help="How many actions to show.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def hint(
    position: Position,
    at: At = None,
    seat: Seat = None,
    budget: Budget = 1500.0,
    ideas: Ideas = 5,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Show the best actions of a position, to a master who knows only what the seat knows."""
    table = read_position(position, at)
    asker = asked_seat(table, seat)
    insight = Insight(table.game, table.state, asker)
    advice = make_bot("master", table.game, 0).advise(insight, budget_ms=budget)[:ideas]
    if as_json:
        document = {"seat": asker, "advice": [asdict(each) for each in advice]}
        typer.echo(json.dumps(document, ensure_ascii=False))
    else:
        show(table, asker, advice, lang)


def read_position(path: Path, at: int | None) -> Table:
    """The table of a state document, or of a record after some of its actions."""
    text = read_file(path)
    try:
        document: Any = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise BadDocument(f"{path} holds no JSON.") from None
    if isinstance(document, dict) and "phase" in document:
        return Table.at(find_game(str(document.get("game"))), document)
    record = record_from_json(text)
    if at is not None and not 0 <= at <= len(record.actions):
        raise BadRecord(
            f"This record has {len(record.actions)} actions; there is no position {at}."
        )
    return replay(record, GAMES, until=at)


def asked_seat(table: Table, seat: int | None) -> int:
    """The seat that wants a hint, if it has anything to decide."""
    check_viewer(seat, table.state.seats)
    asked = seats_in(table.state.must() | table.state.may())
    if not asked:
        raise BadDocument("The game is over; there is nothing to decide.")
    if seat is None:
        return asked[0]
    if seat not in asked:
        raise BadDocument(f"Seat {seat} has nothing to decide now.")
    return seat


def show(table: Table, seat: int, advice: list[Advice], language: str) -> None:
    """The advice, best first."""
    texts = table.game.texts(language)
    names = [f"seat {number}" for number in range(table.state.seats)]
    lines = Lines(box=None, padding=(0, 3, 0, 0))
    for heading in (names[seat], "", "win chance", "looks"):
        lines.add_column(heading, justify="left" if heading in (names[seat], "") else "right")
    for each in advice:
        sentence = texts.action(table.notation, each.action, seat, names) if each.text else "wait"
        lines.add_row(sentence, each.text, f"{each.win_chance:.1%}", f"{each.visits:,}")
    Console().print(lines)
