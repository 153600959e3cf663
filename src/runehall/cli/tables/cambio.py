"""Cambio in the terminal: piles in a line, then everybody's cards with the numbers to type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from runehall.engine import Document, Texts

COLOURS = {
    **dict.fromkeys("123456789", "yellow"),
    "rr": "red",
    "br": "blue",
    "sw": "magenta",
    "py": "cyan",
    "pm": "green",
    "rk": "bold red",
    "bk": "bold blue",
}
GAP = "-"
SMALL_DIGITS = "⁰¹²³⁴⁵⁶⁷"
PLACES_IN_ROW = 2


def draw(view: Document, seat: int, names: Sequence[str], texts: Texts) -> RenderableType:
    """The table as a seat (or the SPECTATOR) sees it, the own cards last."""
    seats = len(view["tables"])
    order = [(seat + 1 + step) % seats for step in range(seats)]
    panels = [seat_panel(view, owner, seat, names, texts) for owner in order]
    return Group(headline(view, names, texts), piles(view, texts), Columns(panels))


def headline(view: Document, names: Sequence[str], texts: Texts) -> Text:
    """The round, the turn and what is going on."""
    turn = texts.say("table-turn", seat=names[view["turn"]])
    parts = [
        texts.say("table-round", round=view["round"]),
        turn,
        texts.word("phase", view["phase"]),
    ]
    if view["action"] is not None:
        kind = texts.word("kind", view["action"]["kind"])
        parts.append(texts.say("table-action", kind=kind))
    return Text(" · ".join(parts), style="bold")


def piles(view: Document, texts: Texts) -> Text:
    """Both piles and the card in hand."""
    line = Text(f"▒▒ {texts.say('table-main', count=len(view['draw']))}   ")
    if view["discard"]:
        card = view["discard"][0]
        name = texts.word("card", card)
        line.append(texts.say("table-discard", card=name), style=COLOURS[card])
    else:
        line.append(texts.say("table-discard-empty"), style="dim")
    if view["frozen"]:
        line.append(f" ❄ {texts.say('table-frozen')}", style="cyan")
    if view["drawn"] is not None:
        card = view["drawn"]["card"]
        name = texts.say("table-unseen") if card is None else texts.word("card", card)
        line.append("   " + texts.say("table-drawn", card=name), style=COLOURS.get(card, "dim"))
    return line


def seat_panel(view: Document, owner: int, seat: int, names: Sequence[str], texts: Texts) -> Panel:
    """One seat's cards in rows of two, with its score and its part in the window."""
    cells = [place(view, owner, number) for number in range(len(view["tables"][owner]))]
    rows = [
        Text("  ").join(cells[start : start + PLACES_IN_ROW])
        for start in range(0, len(cells), PLACES_IN_ROW)
    ]
    score = [Text(line, style="dim") for line in scores(view, owner, texts)]
    marks = ", ".join(roles(view, owner, texts))
    return Panel(
        Group(*rows, *score),
        title=f"{owner} {names[owner]}",
        subtitle=marks or None,
        border_style="green" if owner == seat else "yellow" if owner == view["turn"] else "dim",
        expand=False,
    )


def place(view: Document, owner: int, number: int) -> Text:
    """A place: its number, its card if it can be seen, and who knows it (* is everybody)."""
    card = view["tables"][owner][number]
    picked = view["action"] is not None and [owner, number] in view["action"]["picked"]
    text = Text(f"{number:>2} ", style="dim")
    if card == GAP:
        return text.append("  ·", style="dim").append(" " * 4)
    shown = "▒▒" if card is None else f"{card:>2}"
    text.append(f" {shown}", style=f"{COLOURS.get(card, 'white')}{' reverse' if picked else ''}")
    who = view["known"][owner][number]
    knowers = "*" if len(who) == view["players"] else "".join(SMALL_DIGITS[each] for each in who)
    return text.append(f"{knowers:<4}", style="dim")


def scores(view: Document, owner: int, texts: Texts) -> Iterator[str]:
    """The match total, and the round that has just ended."""
    yield texts.say("table-score", total=view["totals"][owner])
    if view["phase"] in ("round_end", "over"):
        last = view["rounds"][-1]
        points, adjust = last["points"][owner], last["adjust"][owner]
        yield texts.say("table-last", points=points, adjust=adjust)


def roles(view: Document, owner: int, texts: Texts) -> Iterator[str]:
    """What a seat is at the moment."""
    if owner == view["dealer"]:
        yield texts.say("table-dealer")
    if owner == view["caller"]:
        yield texts.say("table-caller")
    if view["snap"] is not None:
        if owner == view["snap"]["snapper"]:
            yield texts.say("table-snapper")
        for part in ("passed", "out"):
            if owner in view["snap"][part]:
                yield texts.say(f"table-{part}")
