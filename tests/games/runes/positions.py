"""Small positions of RUNES for the tests, written as they would be laid out on a table."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.runes.naive import forms
from runehall.engine import Table
from runehall.games.runes import GAME
from runehall.games.runes.manifest import our_components

Stone = tuple[str, int, int, int]  # id, rotation, owner, coins

# s41 (FUTFUT) and s42 (ARKARK) never agree, so whoever has only one of them against the other is
# stuck; b03 at 1,0 agrees on two edges and can be covered by s02 turned by 2 (three edges).
LONE = {"0,0": ("s41", 0, 0, 1)}
POCKET = {
    "0,0": ("s41", 0, 0, 1),
    "2,0": ("s05", 3, 1, 1),
    "1,1": ("s07", 2, 0, 1),
    "1,0": ("b03", 0, 1, 2),
}


# How a game of two ends when seat 0 lays its last coin.
GAME_WON = {"reason": "coins", "winners": [0], "places": [1, 2], "next_start": 1}


def laid_out(
    board: Mapping[str, Stone],
    hands: Sequence[str],
    held: Sequence[str] | None = None,
    *,
    pile: str | None = None,
    played: str = "",
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> dict[str, Any]:
    """The document of a running game: `laid_out(LONE, ["s02 s03", "s05"], ["ward", ""])`.

    What is not mentioned is in the piles, beneath what `pile` names; with `pile="-"` there is no
    pile and the other stones lie beneath the one at 0,0. Forms are those of the board, and trays
    hold what is not on the table.
    """
    seats = len(hands)
    document = GAME.document(GAME.new(seats, options, seed=11))
    coins = document["options"]["coins"]
    laid = [0] * seats
    for _, _, owner, count in board.values():
        laid[owner] += count
    document |= {
        "board": {
            cell: {"stone": stone, "rot": rot, "owner": owner, "coins": count, "under": []}
            for cell, (stone, rot, owner, count) in board.items()
        },
        "hands": [hand.split() for hand in hands],
        "held": [cards.split() for cards in held or [""] * seats],
        "trays": [coins - count for count in laid],
        "pile": [] if pile in (None, "-") else pile.split(),
    }
    document["rituals"]["pile"] = []
    document["rituals"]["played"] = played.split()
    document |= changes
    document["forms"] = list(forms(document))
    for form in document["forms"]:
        document["trays"][form["seat"]] -= form["coins"]
    document["points"] = [coins - tray for tray in document["trays"]]
    missing = GAME.missing(document)
    stones = [name for name in missing if name in our_components().numbers]
    document["rituals"]["pile"] += missing[len(stones) :]
    beneath = document["board"]["0,0"]["under"] if pile == "-" else document["pile"]
    beneath += stones
    return document


def table_with(*layout: Any, **changes: Any) -> Table:
    """A table in the position of `laid_out`."""
    return Table.at(GAME, laid_out(*layout, **changes))


def line(seat: int, at: str, length: int, coins: int, axis: int = 0) -> dict[str, Any]:
    """The record of a line."""
    return {"seat": seat, "kind": "line", "axis": axis, "at": at, "len": length, "coins": coins}


def circle(seat: int, at: str, coins: int = 5) -> dict[str, Any]:
    """The record of a circle."""
    return {"seat": seat, "kind": "circle", "axis": None, "at": at, "len": 6, "coins": coins}


def row_of(stones: str, owner: int, first: int = 0) -> dict[str, Stone]:
    """Stones in a row to the east, each with one coin."""
    return {f"{first + step},0": (stone, 0, owner, 1) for step, stone in enumerate(stones.split())}


def do(table: Table, *steps: str) -> None:
    """Carry out steps written as `seat: action`."""
    for step in steps:
        seat, text = step.split(": ", 1)
        table.do(int(seat), text)


def placements(table: Table, seat: int, cell: str | None = None) -> list[str]:
    """The legal placements of a seat, on one cell (`q r`) or anywhere."""
    texts = [text for text in table.legal(seat) if text.startswith("place ")]
    return [text for text in texts if cell is None or f" {cell} " in text]
