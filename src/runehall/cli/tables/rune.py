"""RUNE in the terminal: the layout with its coordinates, the seats, the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from runehall.engine.documents import Document
from runehall.engine.texts import Texts
from runehall.games.rune.components import START, Cards, cards_of, turned

# Never colour alone: blue is round, green is square, red is pointed.
SIGNS = {"B": "●", "G": "■", "R": "▲"}
STYLES = {
    "B": "bold white on dodger_blue3",
    "G": "bold white on green4",
    "R": "bold white on red3",
}
SEAT_STYLES = ("bold bright_yellow", "bold bright_cyan", "bold bright_magenta", "bold bright_white")
CARD_WIDTH = 2
LYING_WIDTH = 3
MARGIN = 2  # a card reaches this far beyond the layout
CELL_WIDTH = 4

Cell = tuple[int, int]


def draw(view: Document, seat: int, names: Sequence[str], texts: Texts) -> RenderableType:
    """What a seat (or the SPECTATOR) sees."""
    cards = cards_of(view["options"])
    parts: list[RenderableType] = [board(view, cards), Text(), seats(view, seat, names, texts)]
    if 0 <= seat < len(view["hands"]) and view["hands"][seat]:
        parts += [Text(), hand(view["hands"][seat], cards)]
    parts += [Text(), Text(piles(view, names, texts), "dim")]
    title = f"{texts.say('name')} · {texts.say('table-turn', number=view['turn_no'])}"
    title += f" · {texts.say('phase-' + view['phase'])}"
    return Panel(Group(*parts), title=title, expand=False)


def visible_runes(view: Document, cards: Cards) -> dict[Cell, str]:
    """The colour that each cell of the layout shows."""
    runes: dict[Cell, str] = {}
    for card in view["table"]:
        face = cards.start if card["card"] == START else cards.faces[card["card"]]
        width = LYING_WIDTH if card["rot"] % 2 else CARD_WIDTH
        for place, colour in enumerate(turned(face, card["rot"])):
            row, column = divmod(place, width)
            runes[card["x"] + column, card["y"] + row] = colour
    for token in view["tokens_placed"]:
        runes[token["x"], token["y"]] = token["color"]
    return runes


def board(view: Document, cards: Cards) -> Table:
    """The layout; the numbers above and beside it are what `place`, `master` and `token` take."""
    runes = visible_runes(view, cards)
    columns = span(x for x, _ in runes)
    grid = Table.grid(padding=0)
    grid.add_column(justify="right", width=CELL_WIDTH)
    for _ in columns:
        grid.add_column(width=CELL_WIDTH)
    grid.add_row("", *(Text(f"{x:^3} ", "dim") for x in columns))
    masters = {(each["x"], each["y"]): each["seat"] for each in view["masters_placed"]}
    tokens = {(each["x"], each["y"]) for each in view["tokens_placed"]}
    for y in span(y for _, y in runes):
        cells = [
            cell(runes.get((x, y)), masters.get((x, y)), is_token=(x, y) in tokens) for x in columns
        ]
        grid.add_row(Text(f"{y} ", "dim"), *cells)
    return grid


def span(numbers: Iterator[int]) -> range:
    """The columns or rows from a little before the first to a little after the last."""
    known = list(numbers)
    return range(min(known) - MARGIN, max(known) + MARGIN + 1)


def cell(colour: str | None, master: int | None, *, is_token: bool) -> Text:
    """A cell: its sign, in brackets on a token, with the number of the seat whose master it is."""
    if colour is None:
        return Text(" ·  ", "dim")
    sign = f"({SIGNS[colour]})" if is_token else f" {SIGNS[colour]} "
    if master is None:
        return Text(f"{sign} ", STYLES[colour])
    shown = Text(sign, STYLES[colour])
    return shown.append(str(master), f"{SEAT_STYLES[master % len(SEAT_STYLES)]} on black")


def seats(view: Document, seat: int, names: Sequence[str], texts: Texts) -> Table:
    """Every seat with its supplies and its side's points."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column("")
    for word in ("points", "masters", "tokens", "hand"):
        table.add_column(texts.say(f"table-{word}"), justify="right")
    for number, cards in enumerate(view["hands"]):
        name = Text(f"{number} ", SEAT_STYLES[number % len(SEAT_STYLES)])
        name.append(names[number], "bold" if number == seat else "default")
        table.add_row(
            "▶" if number == view["turn"] and view["phase"] != "over" else "",
            name,
            str(view["scores"][number % len(view["scores"])]),
            "♟" * view["masters"][number],
            "◎" * view["tokens"][number],
            str(len(cards)),
        )
    return table


def hand(held: Sequence[Any], cards: Cards) -> Columns:
    """The own cards, upright, as rotation 0 lays them."""
    return Columns([card_picture(code, cards) for code in held], padding=(0, 2))


def card_picture(code: str, cards: Cards) -> Group:
    """A card: its code, then its three rows."""
    face = cards.faces[code]
    lines = [Text(f"{code:^6}", "bold")]
    for start in range(0, len(face), CARD_WIDTH):
        line = Text()
        for colour in face[start : start + CARD_WIDTH]:
            line.append(f" {SIGNS[colour]} ", STYLES[colour])
        lines.append(line)
    return Group(*lines)


def piles(view: Document, names: Sequence[str], texts: Texts) -> str:
    """The deck, what is set aside, and who has placed the last Rune Master."""
    words = [f"{texts.say('table-deck')} {len(view['deck'])}"]
    if view["removed"]:
        words.append(f"{texts.say('table-removed')} {len(view['removed'])}")
    if view["ending"] is not None:
        words.append(texts.say("table-last", seat=names[view["ending"]]))
    return " · ".join(words)
