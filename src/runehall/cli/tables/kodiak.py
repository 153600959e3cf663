"""Kodiak in the terminal: the piles in a line, then every table with the numbers to type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from runehall.engine import Document, Texts

COLOURS = {
    **dict.fromkeys("123456789", "yellow"),
    "rr": "bright_red",
    "br": "bright_blue",
    "sw": "magenta",
    "py": "cyan",
    "pm": "green",
    "rk": "bold red",
    "bk": "bold blue",
}
GAP = "-"
BACK = "▒▒"
UNSEEN = "dim"


def draw(view: Document, seat: int, names: Sequence[str], texts: Texts) -> RenderableType:
    """The table as a seat (or the SPECTATOR) sees it, the own cards last."""
    seats = view["players"]
    tables = Table.grid(padding=(0, 2))
    for wraps in (False, False, False, False, True):
        tables.add_column(no_wrap=not wraps)
    for step in range(seats):
        owner = (seat + 1 + step) % seats
        tables.add_row(*row(view, owner, seat, names, texts))
    parts: list[RenderableType] = [piles(view, texts), Text(), tables, *waiting(view, names, texts)]
    return Panel(Group(*parts), title=title(view, texts), expand=False, padding=(0, 1))


def title(view: Document, texts: Texts) -> str:
    """The game, the round and what is going on."""
    return " · ".join(
        (
            texts.say("name"),
            texts.say("board-round", round=view["round"], turn=view["turn_no"]),
            texts.word("phase", view["phase"]),
        )
    )


def piles(view: Document, texts: Texts) -> Text:
    """Both piles and the card in hand."""
    line = Text().append(f"{BACK} {texts.say('board-main', count=len(view['draw']))}   ", UNSEEN)
    top = view["discard"][0] if view["discard"] else None
    line.append(texts.say("board-pile", count=len(view["discard"])) + " ")
    line.append(name_of(top, texts, nothing="board-empty"), COLOURS.get(top or "", UNSEEN))
    if view["claimed"]:
        line.append(f" {texts.say('board-claimed')}", "yellow")
    if view["drawn"] is not None:
        card = view["drawn"]["card"]
        line.append(f"   {texts.say('board-hand')} ")
        line.append(name_of(card, texts, nothing="board-unseen"), COLOURS.get(card or "", UNSEEN))
    return line


def name_of(card: str | None, texts: Texts, nothing: str) -> str:
    """A card's name, or the word for its absence."""
    return texts.say(nothing) if card is None else str(texts.word("card", card))


def row(
    view: Document, owner: int, seat: int, names: Sequence[str], texts: Texts
) -> list[RenderableType]:
    """One seat: whose turn, who it is, the cards, the points, the part in the window."""
    mine = owner == seat
    turn = Text("▶" if owner == view["turn"] else " ", "bold green")
    role = texts.say("name") if owner == view["cat"] else texts.say("board-mouse")
    who = Text().append(f"{owner} {names[owner]}", "bold underline" if mine else "bold")
    who.append(f" {role}", "bold red" if owner == view["cat"] else "dim")
    cards = Text("  ").join(card_at(view, owner, k) for k in range(len(view["tables"][owner])))
    marks = Text(", ".join(parts_in(view, owner, texts)), "cyan")
    return [turn, who, cards, Text(", ".join(scores(view, owner, texts)), "dim"), marks]


def card_at(view: Document, owner: int, place: int) -> Text:
    """The number of a place and its card; a face-up card is shown in reverse."""
    card = view["tables"][owner][place]
    if card == GAP:
        return Text("    ")
    style = UNSEEN if card is None else COLOURS[card]
    if view["up"][owner][place]:
        style += " reverse"
    return Text().append(f"{place}:", "dim").append(BACK if card is None else f"{card:<2}", style)


def scores(view: Document, owner: int, texts: Texts) -> Iterator[str]:
    """The total of a seat and what this round has brought it so far."""
    yield texts.say("board-total", total=view["totals"][owner])
    if owner == view["cat"] and view["pounces"]:
        yield texts.say("board-pounces", count=view["pounces"])
    if view["hairballs"][owner]:
        yield texts.say("board-hairballs", count=view["hairballs"][owner])


def parts_in(view: Document, owner: int, texts: Texts) -> Iterator[str]:
    """What a seat has done in the open window."""
    window = view["frenzy"]
    if owner == view["cat"] and view["locked"]:
        yield texts.say("board-locked")
    if window is None:
        return
    if owner == window["runner"]:
        yield texts.say("board-runs", count=len(window["run"]))
    for mark in ("passed", "out"):
        if owner in window[mark]:
            yield texts.say(f"board-{mark}")


def waiting(view: Document, names: Sequence[str], texts: Texts) -> Iterator[Text]:
    """The actions that wait, the next one first."""
    for action in view["queue"]:
        kind = texts.word("kind", action["kind"])
        line = texts.say("board-waits", kind=kind, seat=names[action["seat"]])
        picked = " ".join(
            f"{seat}:{'?' if place < 0 else place}" for seat, place in action["picked"]
        )
        yield Text(f"» {line} {picked}".rstrip(), "magenta")
