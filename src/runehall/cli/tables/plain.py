"""Any game in the terminal: what its view tells, field by field, in the game's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from runehall.cli.words import say
from runehall.engine import Document, Texts

# What stands in the title, or is of no interest to somebody at the table.
HEADER = {
    *("game", "version", "players", "options", "seed", "phase", "turn", "turn_no", "result"),
    *("shuffles", "rolls", "dice", "points"),
}
BACK = "▮"
NOTHING = "–"


def draw(view: Document, seat: int, names: Sequence[str], texts: Texts) -> RenderableType:
    """What a seat (or the SPECTATOR) sees, a field to a row."""
    fields = Table.grid(padding=(0, 2))
    for name, value in view.items():
        if name not in HEADER and value is not None:
            fields.add_row(Text(called(name, texts), "dim"), shown(value, texts))
    title = [texts.say("name")]
    if "turn_no" in view:
        title.append(say("table-turn", number=view["turn_no"]))
    title.append(str(texts.word("phase", view["phase"])))
    parts = (seats(view, seat, names), Text(), fields)
    return Panel(Group(*parts), title=" · ".join(title), expand=False)


def seats(view: Document, seat: int, names: Sequence[str]) -> Table:
    """Every seat with its points, and whose turn it is or who has won."""
    table = Table.grid(padding=(0, 2))
    for number, points in enumerate(view["points"]):
        mark = "▶" if number == view["turn"] else ""
        if view["result"] is not None:
            mark = "★" if number in view["result"]["winners"] else ""
        name = Text(f"{number} {names[number]}", "bold" if number == seat else "")
        table.add_row(mark, name, say("table-points", count=points))
    return table


def called(name: str, texts: Texts) -> str:
    """The game's word for a field, or the field's own name.

    >>> from runehall.games import GAMES
    >>> called("hand", GAMES["market"].texts()), called("turn_limit", GAMES["market"].texts())
    ('Hand', 'turn limit')
    """
    message = f"table-{name}"
    if texts.has(message):
        with suppress(ValueError):  # a sentence that wants to be told more is no name
            return texts.say(message)
    return name.replace("_", " ")


def shown(value: Any, texts: Texts) -> Text:
    """A value: groups line by line or in brackets, pieces in a row, hidden ones by their backs."""
    if isinstance(value, Mapping):
        return Text(" · ").join(
            Text(f"{called(name, texts)} ", "dim").append_text(inside(each, texts))
            for name, each in value.items()
        )
    if not isinstance(value, list):
        return Text(word(value, texts))
    if any(isinstance(each, list | Mapping) for each in value):
        return Text("\n").join(
            Text(f"{number}: ", "dim").append_text(inside(each, texts))
            for number, each in enumerate(value)
        )
    if len(value) > 1 and all(each is None for each in value):
        return Text(f"{len(value)} {BACK}")
    return Text(" ".join(word(each, texts) for each in value) or NOTHING)


def inside(value: Any, texts: Texts) -> Text:
    """A value within a group, in brackets if it is a group itself."""
    text = Text(", ").join(shown(value, texts).split("\n"))
    return Text("(").append_text(text).append(")") if isinstance(value, Mapping) else text


def word(value: Any, texts: Texts) -> str:
    """A single value; of words the game may know better ones."""
    if value is None:
        return BACK
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    return str(texts.word("card", value)) if isinstance(value, str) else str(value)
