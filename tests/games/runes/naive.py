"""Matching, placements and forms a second time, straight from the rules and from documents.

Slow and simple on purpose: nothing here is shared with the engine but the manifest's text.
"""

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

FACES: dict[str, str] = json.loads(
    (files("runehall.games.runes") / "data" / "stones.json").read_text(encoding="utf-8")
)
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
AXES = ((1, 0), (0, 1), (1, -1))

Cell = tuple[int, int]
Board = dict[Cell, dict[str, Any]]


def board_of(document: dict[str, Any]) -> Board:
    cells = {}
    for name, place in document["board"].items():
        q, r = name.split(",")
        cells[int(q), int(r)] = place
    return cells


def shown(stone: str, rot: int, edge: int) -> str:
    return FACES[stone][(edge - rot) % 6]


def matches(board: Board, cell: Cell, stone: str, rot: int) -> int:
    count = 0
    for edge, (q, r) in enumerate(NEIGHBOURS):
        neighbour = board.get((cell[0] + q, cell[1] + r))
        if neighbour is not None:
            here = shown(stone, rot, edge)
            there = shown(neighbour["stone"], neighbour["rot"], (edge + 3) % 6)
            count += here == there or "*" in (here, there)
    return count


def smallest_rotations(stone: str) -> list[int]:
    seen: list[list[str]] = []
    rotations = []
    for rot in range(6):
        edges = [shown(stone, rot, edge) for edge in range(6)]
        if edges not in seen:
            seen.append(edges)
            rotations.append(rot)
    return rotations


def candidate_cells(board: Board) -> set[Cell]:
    near = {(q + dq, r + dr) for q, r in board for dq, dr in NEIGHBOURS}
    return near | set(board)


def legal_placements(document: dict[str, Any], seat: int, mode: str) -> set[str]:
    """The placements of a seat: `regular`, `lay` or `steal`."""
    board = board_of(document)
    hand = document["hands"][seat]
    if not board:
        return set() if mode == "steal" else {f"place {stone} 0 0 0" for stone in hand}
    return {
        f"place {stone} {q} {r} {rot}"
        for q, r in candidate_cells(board)
        for stone in hand
        for rot in smallest_rotations(stone)
        if may_lie(document, board, seat, mode, ((q, r), stone, rot))
    }


def may_lie(
    document: dict[str, Any], board: Board, seat: int, mode: str, laid: tuple[Cell, str, int]
) -> bool:
    cell, stone, rot = laid
    count = matches(board, cell, stone, rot)
    top = board.get(cell)
    if top is None:
        return mode != "steal" and count >= 1
    now = matches(board, cell, top["stone"], top["rot"])
    if mode == "steal":
        against = document["cast"]["against"] if document["cast"] else None
        victims = [other for other in range(document["players"]) if against in (None, other)]
        return top["owner"] != seat and top["owner"] in victims and count >= max(1, now)
    return mode == "regular" and document["options"]["overbuild"] and count > now


def forms(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The canonical list with full coins."""
    bonus = document["options"]["form_bonus"]
    if bonus == 0:
        return
    board = board_of(document)
    owners = {cell: place["owner"] for cell, place in board.items()}
    for seat in range(document["players"]):
        for middle in sorted(candidate_cells(board)):
            if is_circle(document, owners, middle, seat):
                at = f"{middle[0]},{middle[1]}"
                yield {
                    "seat": seat, "kind": "circle", "axis": None, "at": at, "len": 6, "coins": bonus
                }  # fmt: skip
        for axis in range(3):
            yield from lines(document, owners, seat, axis)


def is_circle(document: dict[str, Any], owners: dict[Cell, int], middle: Cell, seat: int) -> bool:
    if document["options"]["circle_middle"] == "empty" and middle in owners:
        return False
    return all(owners.get((middle[0] + q, middle[1] + r)) == seat for q, r in NEIGHBOURS)


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
            coins = document["options"]["form_bonus"] * (length // shortest)
            at = f"{q},{r}"
            yield {
                "seat": seat, "kind": "line", "axis": axis, "at": at, "len": length, "coins": coins
            }  # fmt: skip
