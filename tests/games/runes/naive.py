"""Matching, placements and forms a second time, straight from the rules and from documents.

Slow and simple on purpose: nothing here is shared with the engine but the manifest's text.
"""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

FACES: dict[str, str] = json.loads(
    (files("runehall.games.runes") / "data" / "stones.json").read_text(encoding="utf-8")
)
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
AXES = ((1, 0), (0, 1), (1, -1))
NEVER = 7

Cell = tuple[int, int]
Board = dict[Cell, dict[str, Any]]


def board_of(document: dict[str, Any]) -> Board:
    cells = {}
    for name, place in document["board"].items():
        q, r = name.split(",")
        cells[int(q), int(r)] = place
    return cells


@cache
def edges(stone: str, rot: int) -> list[str]:
    return [FACES[stone][(edge - rot) % 6] for edge in range(6)]


def facing(board: Board, cell: Cell) -> list[str]:
    """What the six neighbours of a cell show it; nothing where there is none."""
    shown = []
    for edge, (q, r) in enumerate(NEIGHBOURS):
        neighbour = board.get((cell[0] + q, cell[1] + r))
        there = edges(neighbour["stone"], neighbour["rot"]) if neighbour else [""] * 6
        shown.append(there[(edge + 3) % 6])
    return shown


def matches(faces: list[str], stone: str, rot: int) -> int:
    """How many of the faces around a stone match its own."""
    count = 0
    for here, there in zip(edges(stone, rot), faces, strict=True):
        if there and (here == there or "*" in (here, there)):
            count += 1
    return count


@cache
def smallest_rotations(stone: str) -> list[int]:
    turned = [edges(stone, rot) for rot in range(6)]
    return [rot for rot in range(6) if turned[rot] not in turned[:rot]]


def candidate_cells(board: Board) -> set[Cell]:
    near = {(q + dq, r + dr) for q, r in board for dq, dr in NEIGHBOURS}
    return near | set(board)


def legal_placements(document: dict[str, Any], seat: int, mode: str) -> set[str]:
    """The placements of a seat: `regular`, `lay` or `steal`."""
    board = board_of(document)
    hand = document["hands"][seat]
    if not board:
        return set() if mode == "steal" else {f"place {stone} 0 0 0" for stone in hand}
    found = set()
    for cell in candidate_cells(board):
        faces = facing(board, cell)
        needed = matches_needed(document, board.get(cell), faces, seat=seat, mode=mode)
        for stone in hand if needed != NEVER else []:
            for rot in smallest_rotations(stone):
                if matches(faces, stone, rot) >= needed:
                    found.add(f"place {stone} {cell[0]} {cell[1]} {rot}")
    return found


def matches_needed(
    document: dict[str, Any],
    top: dict[str, Any] | None,
    faces: list[str],
    *,
    seat: int,
    mode: str,
) -> int:
    """How many matches a stone needs on a cell with these faces around it and this stone there."""
    if top is None:
        return NEVER if mode == "steal" else 1
    now = matches(faces, top["stone"], top["rot"])
    if mode == "steal":
        against = document["cast"]["against"] if document["cast"] else None
        victims = [other for other in range(document["players"]) if against in (None, other)]
        return max(1, now) if top["owner"] != seat and top["owner"] in victims else NEVER
    return now + 1 if mode == "regular" and document["options"]["overbuild"] else NEVER


def forms(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The canonical list with full coins."""
    bonus = document["options"]["form_bonus"]
    if bonus == 0:
        return
    board = board_of(document)
    owners = {cell: place["owner"] for cell, place in board.items()}
    for seat in range(document["players"]):
        circles = {
            middle: 6
            for middle in candidate_cells(board)
            if is_circle(document, owners, middle, seat)
        }
        if document["options"]["circles"] == "any":
            circles |= larger_rings(document, owners, seat)
        for (q, r), length in sorted(circles.items()):
            at = f"{q},{r}"
            yield {
                "seat": seat, "kind": "circle", "axis": None, "at": at, "len": length,
                "coins": bonus,
            }  # fmt: skip
        for axis in range(3):
            yield from lines(document, owners, seat, axis)


def is_circle(document: dict[str, Any], owners: dict[Cell, int], middle: Cell, seat: int) -> bool:
    if document["options"]["circle_middle"] == "empty" and middle in owners:
        return False
    return all(owners.get((middle[0] + q, middle[1] + r)) == seat for q, r in NEIGHBOURS)


def larger_rings(document: dict[str, Any], owners: dict[Cell, int], seat: int) -> dict[Cell, int]:
    """The first cell of every area of two and more cells that a seat closes off, and its border."""
    furthest = 1 + max(abs(part) for cell in owners for part in cell)
    span = range(-furthest, furthest + 1)
    left = {(q, r) for q in span for r in span if owners.get((q, r)) != seat}
    rings = {}
    while left:
        area, edge = set(), {left.pop()}
        while edge:
            area |= edge
            near = {(q + over, r + up) for q, r in edge for over, up in NEIGHBOURS}
            edge = near & left
            left -= edge
        filled = document["options"]["circle_middle"] == "empty" and area & set(owners)
        if len(area) > 1 and (furthest, furthest) not in area and not filled:
            around = {(q + over, r + up) for q, r in area for over, up in NEIGHBOURS} - area
            rings[min(area)] = len(around)
    return rings


def lines(
    document: dict[str, Any], owners: dict[Cell, int], seat: int, axis: int
) -> Iterator[dict[str, Any]]:
    step_q, step_r = AXES[axis]
    shortest = document["options"]["line_min"]
    for q, r in sorted(owners):
        if owners[q, r] != seat or owners.get((q - step_q, r - step_r)) == seat:
            continue
        length = 1
        while owners.get((q + length * step_q, r + length * step_r)) == seat:
            length += 1
        if length >= shortest:
            bonuses = 1 if document["options"]["long_lines"] == "once" else length // shortest
            coins = document["options"]["form_bonus"] * bonuses
            at = f"{q},{r}"
            yield {
                "seat": seat, "kind": "line", "axis": axis, "at": at, "len": length, "coins": coins
            }  # fmt: skip
