"""`runehall analyse`: what a game that is over can teach."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Lines

from runehall.cli.arguments import AsJson, read_record_file
from runehall.cli.words import SPOKEN, Language, percent, say, seat_names
from runehall.coach import Analysis, Budget, Moment
from runehall.coach import analyse as read
from runehall.coach.reasons import Stored, told
from runehall.engine import Document, Record
from runehall.engine.replay import start_of
from runehall.games import GAMES

RecordFile = Annotated[Path, typer.Argument(help="The record of a game that is over (JSON).")]
Iterations = Annotated[
    int,
    typer.Option(min=100, max=10_000_000, help="How long to think about each of the worst."),
]
USUAL = Budget()
BARS = "▁▂▃▄▅▆▇█"
LONGEST_LINE = 60
# A first look is shorter in the same measure, but never shorter than this.
FEWEST = 16
# What of a moment is reasons.
REASONS = ("why", "instead", "recalled")


def analyse(
    record: RecordFile,
    iterations: Iterations = USUAL.again,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show how the chances went, the moments that mattered most, and what was luck."""
    game = read_record_file(record)
    first = max(FEWEST, min(USUAL.first, iterations * USUAL.first // USUAL.again))
    budget = replace(USUAL, first=first, again=iterations)
    if as_json:
        document = in_words(game, read(game, GAMES, budget).document(), seat_names(game.players))
        typer.echo(json.dumps(document, ensure_ascii=False))
        return
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("analyse-reading"), total=1.0)
        found = read(game, GAMES, budget, lambda done: bar.update(task, completed=done))
    show(game, found)


def show(record: Record, found: Analysis) -> None:
    """The analysis in sentences."""
    console = Console(soft_wrap=True, highlight=False, markup=False)
    names = seat_names(record.players)
    console.print(say("analyse-chances"))
    for seat, name in enumerate(names):
        console.print(f"  {name}  {line_of([point[seat] for point in found.curve])}")
    lines = Lines(box=None, padding=(0, 3, 0, 0))
    lines.add_column("")
    for heading in ("start", "own", "others", "luck", "result"):
        lines.add_column(say(f"analyse-{heading}"), justify="right")
    for seat, share in enumerate(found.luck):
        parts = (share.start, share.own, share.others, share.luck, share.result)
        lines.add_row(names[seat], *(percent(part) for part in parts))
    console.print(lines)
    if not found.moments:
        console.print(say("analyse-no-moments"))
    tell = Sentences(record, names)
    for moment in found.moments:
        head, *below = tell.moment(moment)
        console.print(head)
        for line in below:
            console.print(line, style="dim")
    console.print(say("analyse-honest"), style="dim")


def line_of(chances: list[float]) -> str:
    """A curve in one line of letters.

    >>> line_of([0.0, 0.5, 1.0])
    '▁▅█'
    """
    step = max(1, -(-len(chances) // LONGEST_LINE))
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in chances[::step])


def in_words(record: Record, document: Document, names: Sequence[str]) -> Document:
    """An analysis as it is told: its reasons in sentences."""
    tell = Sentences(record, names)
    return {
        **document,
        **{
            list_of: [
                {**moment, **{part: tell.all(moment[part]) for part in REASONS}}
                for moment in document[list_of]
            ]
            for list_of in ("moments", "slips")
        },
    }


class Sentences:
    """The words of a game that was played."""

    def __init__(self, record: Record, names: Sequence[str]) -> None:
        table = start_of(record, GAMES)
        self.notation = table.notation
        self.texts = table.game.texts(SPOKEN.get())
        self.names = names

    def all(self, reasons: Sequence[Stored]) -> list[str]:
        """Reasons as sentences."""
        return [told(self.texts, self.notation, reason, self.names) for reason in reasons]

    def action(self, seat: int, text: str) -> str:
        """What a seat did or could have done."""
        if not text:
            return say("hint-wait")
        return self.texts.action(self.notation, self.notation.parse(text), seat, self.names)

    def moment(self, moment: Moment) -> list[str]:
        """A moment, and below it why."""
        head = say(
            "analyse-moment",
            ply=moment.ply + 1,
            name=self.names[moment.seat],
            played=self.action(moment.seat, moment.played),
            better=self.action(moment.seat, moment.better),
            loss=percent(moment.loss),
        )
        below = [*self.all(moment.recalled), *self.all(moment.why)]
        if moment.instead:
            below.append(say("analyse-instead", outlook=" ".join(self.all(moment.instead))))
        return [head, *(f"  {line}" for line in below)]
