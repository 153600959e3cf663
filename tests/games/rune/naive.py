"""RUNE's legality and scoring a second time: slow, from the document alone, rule by rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from runehall.games.rune.components import cards_of

Document = dict[str, Any]
Cell = tuple[int, int]
Layout = dict[Cell, str]


def legal(document: Document) -> set[str]:
    """The texts of every action of the seat to act."""
    seat = document["turn"]
    has_masters = document["masters"][seat] > 0
    if document["phase"] == "place":
        return set(placements(document)) | (set() if has_masters else {"pass"})
    if document["phase"] == "act":
        found = {"draw"} if may_draw(document, seat) else set()
        return found | (set(spots(document)) if has_masters else {"pass"})
    return {"pass"} | set(tokens(document)) if document["phase"] == "token" else set()


def may_draw(document: Document, seat: int) -> bool:
    options = document["options"]
    return (
        bool(document["deck"])
        and (document["ending"] is None or options["final_draw"])
        and (document["masters"][seat] > 0 or options["done_seat"] == "play_on")
    )


# --- geometry ------------------------------------------------------------------------------------


def face_of(document: Document, code: str) -> str:
    cards = cards_of(document["options"])
    return cards.start if code == "S" else cards.faces[code]


def shown(document: Document, card: Document) -> Layout:
    """What a card shows, and where."""
    return shown_at(face_of(document, card["card"]), card["x"], card["y"], card["rot"])


@cache
def shown_at(face: str, x: int, y: int, rot: int) -> Layout:
    """What a face shows, by the table of the rules' geometry."""
    width, height = (2, 3) if rot in (0, 2) else (3, 2)
    cells = [(c, r) for c in range(width) for r in range(height)]
    places = {
        0: [2 * r + c for c, r in cells],
        1: [2 * (2 - c) + r for c, r in cells],
        2: [5 - (2 * r + c) for c, r in cells],
        3: [2 * c + 1 - r for c, r in cells],
    }[rot]
    return {(x + c, y + r): face[place] for (c, r), place in zip(cells, places, strict=True)}


def layout_of(document: Document) -> Layout:
    layout: Layout = {}
    for card in document["table"]:
        layout.update(shown(document, card))
    for token in document["tokens_placed"]:
        layout[token["x"], token["y"]] = token["color"]
    return layout


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def area(layout: Layout, start: Cell) -> frozenset[Cell]:
    found, waiting = {start}, [start]
    while waiting:
        for cell in beside(waiting.pop()):
            if cell not in found and layout.get(cell) == layout[start]:
                found.add(cell)
                waiting.append(cell)
    return frozenset(found)


# --- rules ---------------------------------------------------------------------------------------


def side(document: Document, seat: int) -> int:
    return int(seat) % 2 if document["options"]["mode"] == "teams" else int(seat)


def masters(document: Document) -> list[tuple[Cell, int]]:
    """Where Rune Masters stand, and the side of each."""
    return [
        ((each["x"], each["y"]), side(document, each["seat"]))
        for each in document["masters_placed"]
    ]


def joins_forbidden(document: Document, before: Layout, after: Layout) -> bool:
    """P6."""
    mine = side(document, document["turn"])
    strict = document["options"]["connect"] == "strict"
    known = masters(document)
    for one, one_side in known:
        for other, other_side in known:
            if other in area(after, one) and other not in area(before, one):
                if strict and (one_side != mine or other_side != mine):
                    return True
                if one_side != other_side:
                    return True
    return False


def makes_long_line(document: Document, after: Layout, cells: set[Cell]) -> bool:
    """P7."""
    limits = document["options"]["line_limits"]
    if limits is None:
        return False
    for x, y in cells:
        for dx, dy in ((1, 0), (0, 1)):
            run = {(x, y)}
            for sign in (1, -1):
                step = sign
                while after.get((x + step * dx, y + step * dy)) == after[x, y]:
                    run.add((x + step * dx, y + step * dy))
                    step += sign
            if len(run) > limits[after[x, y]]:
                return True
    return False


def topmost(document: Document, table: list[Document]) -> set[int]:
    """The cards that still have a topmost cell."""
    tops: dict[Cell, int] = {}
    for number, card in enumerate(table):
        tops.update(dict.fromkeys(shown(document, card), number))
    return set(tops.values())


def why_not(document: Document, card: Document) -> str:  # noqa: PLR0911 - one return a condition
    """The first condition from P1 to P7 that a placement breaks, or nothing."""
    layout = layout_of(document)
    new = shown(document, card)
    cells = set(new)
    options = document["options"]
    if not cells & set(layout):
        return "no_overlap"
    if cells & {(each["x"], each["y"]) for each in document["masters_placed"]}:
        return "on_master"
    if cells & {(each["x"], each["y"]) for each in document["tokens_placed"]}:
        return "on_token"
    if any(cells == set(shown(document, other)) for other in document["table"]):
        return "exact_cover"
    if options["cover"] == "inside" and cells <= set(layout):
        return "inside"
    if options["cover"] == "bury":
        before = topmost(document, document["table"])
        if not before <= topmost(document, [*document["table"], card]):
            return "bury"
    covers = all(new[cell] == layout[cell] for cell in cells & set(layout))
    touches = all(
        new[cell] == layout[other]
        for cell in cells
        for other in beside(cell)
        if other not in cells and other in layout
    )
    if not covers and not touches:
        return "no_match"
    after = {**layout, **new}
    if joins_forbidden(document, layout, after):
        return "connects"
    return "line" if makes_long_line(document, after, cells) else ""


def placements(document: Document) -> Iterator[str]:
    layout = layout_of(document)
    xs, ys = [x for x, _ in layout], [y for _, y in layout]
    for code in sorted(set(document["hands"][document["turn"]])):
        face = face_of(document, code)
        for rot in range(2 if face == face[::-1] else 4):
            for x in range(min(xs) - 3, max(xs) + 2):
                for y in range(min(ys) - 3, max(ys) + 2):
                    card = {"card": code, "x": x, "y": y, "rot": rot}
                    if not why_not(document, card):
                        yield f"place {code} {x} {y} {rot}"


def spots(document: Document) -> list[str]:
    layout = layout_of(document)
    mine = side(document, document["turn"])
    taken = masters(document)
    free: list[str] = []
    own: list[str] = []
    for cell in layout:
        sides = {each_side for spot, each_side in taken if spot in area(layout, cell)}
        if cell not in {spot for spot, _ in taken} and sides <= {mine}:
            (own if sides else free).append(f"master {cell[0]} {cell[1]}")
    if document["options"]["own_area"] or not free:
        return free + own
    return free


def tokens(document: Document) -> Iterator[str]:
    layout = layout_of(document)
    ax, ay = document["anchor"]
    blocked = {(each["x"], each["y"]) for each in document["tokens_placed"]}
    blocked |= {(each["x"], each["y"]) for each in document["masters_placed"]}
    for cell in layout:
        around = max(abs(cell[0] - ax), abs(cell[1] - ay)) == 1
        for colour in "BG":
            after = {**layout, cell: colour}
            if (
                around
                and cell not in blocked
                and layout[cell] != colour
                and not joins_forbidden(document, layout, after)
                and not makes_long_line(document, after, {cell})
            ):
                yield f"token {cell[0]} {cell[1]} {colour}"


def counts(document: Document) -> list[dict[str, int]]:
    """The controlled runes of each side."""
    layout = layout_of(document)
    found: list[dict[str, int]] = []
    for number in range(min(document["players"], 2)):
        cells: set[Cell] = set()
        for spot, each_side in masters(document):
            if each_side == number:
                cells |= area(layout, spot)
        found.append({c: sum(layout[cell] == c for cell in cells) for c in "BGR"})
    return found


def scores(document: Document) -> list[int]:
    values = document["options"]["values"]
    return [sum(values[c] * count for c, count in side.items()) for side in counts(document)]
