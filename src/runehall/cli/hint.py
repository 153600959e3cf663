"""`runehall hint`: what a master would do in a position, why, and with what chance of winning."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Lines

from runehall.bots import Advice, Insight, make_bot
from runehall.bots.hints import HINT_LEVEL, reasons, verdict_on
from runehall.cli.arguments import AsJson, check_position, check_viewer, read_json
from runehall.cli.words import Language, number, percent, say, seat_names
from runehall.engine import BadDocument, Table, read_record, replay
from runehall.engine.foresight import worded
from runehall.engine.game import Reason
from runehall.games import GAMES, game_named

Position = Annotated[Path, typer.Argument(help="A record or a state document (JSON).")]
At = Annotated[int | None, typer.Option(help="In a record: after this many actions.")]
Seat = Annotated[int | None, typer.Option(help="Whose decision; if not given, the first asked.")]
Budget = Annotated[float, typer.Option(min=1.0, max=600_000.0, help="Milliseconds to think.")]
Ideas = Annotated[int, typer.Option(min=1, max=1000, help="How many actions to show.")]


def hint(
    position: Position,
    at: At = None,
    seat: Seat = None,
    budget: Budget = 1500.0,
    ideas: Ideas = 5,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show the best actions of a position, to a master who knows only what the seat knows."""
    table = read_position(position, at)
    asker = asked_seat(table, seat)
    insight = Insight.at(table, asker)
    bot = make_bot(HINT_LEVEL, table.game, 0)
    found = bot.advise(insight, budget_ms=budget)
    told = Told(table, asker, lang)
    verdict = told.words([verdict_on(bot, insight, found)])
    advice = [
        (each, told.words(reasons(insight, each.text) if each.text else []))
        for each in found[:ideas]
    ]
    if as_json:
        listed = [{**asdict(each), "why": why} for each, why in advice]
        document = {"seat": asker, "verdict": " ".join(verdict), "advice": listed}
        typer.echo(json.dumps(document, ensure_ascii=False))
    else:
        told.show(verdict, advice)


def read_position(path: Path, at: int | None) -> Table:
    """The table of a state document, or of a record after some of its actions."""
    document = read_json(path)
    if isinstance(document, dict) and "phase" in document:
        return Table.at(game_named(str(document.get("game"))), document)
    record = read_record(document)
    check_position(at, record)
    return replay(record, GAMES, until=at)


def asked_seat(table: Table, seat: int | None) -> int:
    """The seat that wants a hint, if it has anything to decide."""
    check_viewer(seat, table.seats)
    if table.over:
        raise BadDocument(say("hint-over"))
    if seat is None:
        return table.asked[0]
    if seat not in table.asked:
        raise BadDocument(say("hint-not-asked", seat=seat))
    return seat


class Told:
    """A hint for a seat of a table, in words."""

    def __init__(self, table: Table, seat: int, language: str) -> None:
        self.table = table
        self.seat = seat
        self.texts = table.game.texts(language)
        self.names = seat_names(table.seats)

    def words(self, why: Sequence[Reason]) -> list[str]:
        """Reasons as sentences."""
        return [worded(self.texts, reason, self.names) for reason in why]

    def show(self, verdict: Sequence[str], advice: Sequence[tuple[Advice, list[str]]]) -> None:
        """The advice, best first, each with its reasons below it."""
        lines = Lines(box=None, padding=(0, 3, 0, 0))
        lines.add_column(self.names[self.seat])
        lines.add_column("", style="dim")
        for heading in ("chance", "looks"):
            lines.add_column(say(f"hint-{heading}"), justify="right")
        for each, why in advice:
            sentence = say("hint-wait")
            if each.text:
                sentence = self.texts.action(
                    self.table.notation, each.action, self.seat, self.names
                )
            lines.add_row(sentence, each.text, percent(each.win_chance), number(each.visits))
            for reason in why:
                lines.add_row(f"  {reason}", style="dim")
        Console().print(*verdict)
        Console().print(lines)
