"""RUNES in the terminal: the table as a map of cells with the coordinates to type.

A stone takes three lines: the runes of its six edges around its coordinates, above them its coins
with the seat they belong to as a small digit. An empty cell on which a stone could touch another
one shows its coordinates only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from runehall.engine import Document, Texts
from runehall.games.runes.manifest import components_of

RUNES = dict(zip("FUTARK*", "ᚠᚢᚦᚨᚱᚲ★", strict=True))
EDGES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)
STONE_STYLES = {"s": "grey93 on grey30", "g": "black on gold3", "b": "grey93 on grey7"}
SEAT_STYLES = ("bright_red", "dodger_blue1", "green3", "orchid", "turquoise2")
SMALL_DIGITS = "₀₁₂₃₄"

# A cell is eight columns wide and three lines high; each row stands half a cell further right.
WIDTH = 8
HALF = WIDTH // 2
LINES = 3

Cell = tuple[int, int]
Faces = Mapping[str, str]


def draw(view: Document, seat: int, names: Sequence[str], texts: Texts) -> RenderableType:
    """The table as a seat (or the SPECTATOR) sees it, the own hand last."""
    seats = view["players"]
    order = [(seat + 1 + step) % seats for step in range(seats)]
    panels = [seat_panel(view, owner, seat, names, texts) for owner in order]
    return Group(
        headline(view, names, texts),
        board(view, texts),
        *cast_line(view, names, texts),
        *form_line(view, names, texts),
        Columns(panels),
    )


def headline(view: Document, names: Sequence[str], texts: Texts) -> Text:
    """Whose turn it is, the direction of play, and the piles."""
    parts = [
        texts.say("table-turn", seat=names[view["turn"]]) + (" ↻" if view["dir"] == 1 else " ↺"),
        texts.word("phase", view["phase"]),
        texts.say("table-pile", count=len(view["pile"])),
    ]
    if view["options"]["rituals"] != "none":
        parts.append(texts.say("table-rituals", count=len(view["rituals"]["pile"])))
    if view["rituals"]["played"]:
        card = texts.word("card", view["rituals"]["played"][0])
        parts.append(texts.say("table-played", card=card))
    return Text(" · ".join(parts), style="bold")


# --- the map -------------------------------------------------------------------------------------


def board(view: Document, texts: Texts) -> Text:
    """All stones, and the empty cells around them."""
    stones = {cell_of(name): place for name, place in view["board"].items()}
    faces = faces_in(view)
    if not stones:
        return Text(texts.say("table-empty"), style="dim")
    cells = {(q + step_q, r + step_r) for q, r in stones for step_q, step_r in EDGES} | set(stones)
    left = min(WIDTH * q + HALF * r for q, r in cells)
    lines = []
    for row in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        columns = sorted(q for q, r in cells if r == row)
        has_stone = any((q, row) in stones for q in columns)
        for number in range(LINES) if has_stone else (1,):
            line = Text(no_wrap=True, overflow="crop")
            for q in columns:
                line.append(" " * (WIDTH * q + HALF * row - left - line.cell_len))
                line.append_text(cell_line(stones.get((q, row)), (q, row), number, faces))
            lines.append(line)
    return Text("\n", no_wrap=True).join(lines)


def cell_of(name: str) -> Cell:
    """The cell of a key such as `0,-1`."""
    q, r = name.split(",")
    return int(q), int(r)


def cell_line(place: Mapping[str, Any] | None, cell: Cell, number: int, faces: Faces) -> Text:
    """One of the three lines of a cell."""
    coordinates = f"{cell[0]} {cell[1]}"
    if place is None:
        return Text(f"{coordinates:^{WIDTH}}" if number == 1 else " " * WIDTH, style="dim")
    edges = [RUNES[shown(faces[place["stone"]], place["rot"], edge)] for edge in range(6)]
    line = Text(style=STONE_STYLES[place["stone"][0]])
    if number == 0:
        owner = place["owner"]
        line.append(f" {edges[NORTH_WEST]} ")
        line.append(f"{place['coins']}{SMALL_DIGITS[owner]}", style=f"bold {SEAT_STYLES[owner]}")
        return line.append(f" {edges[NORTH_EAST]} ")
    if number == 1:
        return line.append(f"{edges[WEST]}{coordinates:^{WIDTH - 2}}{edges[EAST]}")
    depth = "+" * min(len(place["under"]), 2)
    return line.append(f" {edges[SOUTH_WEST]} {depth:<2} {edges[SOUTH_EAST]} ")


def shown(faces: str, rot: int, edge: int) -> str:
    """The letter on an edge of a turned stone."""
    return faces[(edge - rot) % len(EDGES)]


def faces_in(view: Document) -> Faces:
    """The six letters of each stone of this table, counter-clockwise from the east."""
    components = components_of(view["options"])
    return dict(zip(components.ids, components.faces, strict=True))


# --- around the map ------------------------------------------------------------------------------


def cast_line(view: Document, names: Sequence[str], texts: Texts) -> Iterator[Text]:
    """The ritual in progress: who, what, the die and the choices so far."""
    cast = view["cast"]
    if cast is None:
        return
    card = texts.word("card", cast["kind"])
    parts = [texts.say("table-cast", seat=names[cast["by"]], card=card)]
    if cast["die"] is not None:
        parts.append(texts.say("table-die", number=cast["die"]))
    parts += cast["picked"]
    if cast["step"] is not None:
        parts.append(texts.word("step", cast["step"]))
    yield Text("✦ " + " · ".join(parts), style="bold magenta")


def form_line(view: Document, names: Sequence[str], texts: Texts) -> Iterator[Text]:
    """Lines and circles with their coins."""
    if view["forms"]:
        forms = [
            texts.say(
                "table-form",
                seat=names[form["seat"]],
                kind=texts.word("form", form["kind"]),
                at=form["at"].replace(",", " "),
                coins=form["coins"],
            )
            for form in view["forms"]
        ]
        yield Text(texts.say("table-forms", forms="; ".join(forms)), style="cyan")


def seat_panel(view: Document, owner: int, seat: int, names: Sequence[str], texts: Texts) -> Panel:
    """A seat's coins, cards and open hand; runes run counter-clockwise from the east."""
    rows = [Text(", ".join(notes(view, owner, texts)))]
    faces = faces_in(view)
    rows += [hand_stone(stone, faces[stone]) for stone in view["hands"][owner]]
    return Panel(
        Group(*rows),
        title=Text(f"{owner} {names[owner]}", style=f"bold {SEAT_STYLES[owner]}"),
        border_style="green" if owner == seat else "yellow" if owner == view["turn"] else "dim",
        expand=False,
    )


def notes(view: Document, owner: int, texts: Texts) -> Iterator[str]:
    """What there is to say about a seat."""
    yield texts.say("table-coins", count=view["trays"][owner])
    held = view["held"][owner]
    if held and None not in held:
        yield ", ".join(texts.word("card", card) + f" ({card})" for card in held)
    elif held:
        yield texts.say("table-held", count=len(held))
    if view["skips"][owner]:
        yield texts.say("table-skips", count=view["skips"][owner])
    if owner in view["stuck"]:
        yield texts.say("table-stuck")


def hand_stone(stone: str, faces: str) -> Text:
    """A stone in hand: its id and its runes."""
    runes = "".join(RUNES[face] for face in faces)
    return Text(f" {stone} {runes} ", style=STONE_STYLES[stone[0]])
