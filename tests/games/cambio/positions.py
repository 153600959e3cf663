"""Small positions of Cambio for the tests, written as a player would lay them out."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from runehall.engine import Table
from runehall.games.cambio import GAME

Place = tuple[int, int]


def laid_out(
    *tables: str,
    draw: str = "",
    discard: str = "6",
    known: Mapping[Place, Sequence[int]] | None = None,
    tiny: bool = False,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> dict[str, Any]:
    """The document of a running round: `laid_out("4 9 7 2", "rr 3 5 -", draw="bk 1")`.

    Every seat knows its places 2 and 3. The main pile has the rest of the deck beneath `draw`;
    a `tiny` position has no other cards than those it names.
    """
    seats = len(tables)
    rows = [table.split() for table in tables]
    asked = dict(options or {})
    if tiny:
        named = [*draw.split(), *discard.split(), *(card for row in rows for card in row)]
        if changes.get("drawn"):
            named.append(changes["drawn"]["card"])
        asked["manifest"] = dict(Counter(card for card in named if card != "-"))
        asked.setdefault("cards", 2)
    document = GAME.document(GAME.new(seats, asked, seed=7))
    seen = {(seat, place): [seat] for seat in range(seats) for place in (2, 3)} | dict(known or {})
    document |= {
        "turn_no": seats + 1,
        "draw": draw.split(),
        "discard": discard.split(),
        "tables": rows,
        "known": [
            [
                list(seen.get((seat, place), [])) if card != "-" else []
                for place, card in enumerate(row)
            ]
            for seat, row in enumerate(rows)
        ],
        **changes,
    }
    first = document["options"]["first"]
    document["dealer"] = (first + document["round"] - 1) % seats
    document["turn"] = (document["dealer"] + document["turn_no"] - 1) % seats
    document["points"] = document["totals"]
    document["draw"] += GAME.missing(document)
    return document


def table_with(*tables: str, **layout: Any) -> Table:
    """A table in the position of `laid_out`."""
    return Table.at(GAME, laid_out(*tables, **layout))


def window(
    *,
    snapper: int | None = None,
    passed: Sequence[int] = (),
    out: Sequence[int] = (),
    second: bool = False,
) -> dict[str, Any]:
    """A snap window, for `snap=`."""
    return {"snapper": snapper, "passed": [*passed], "out": [*out], "second": second}


def pending(kind: str, *picked: Place, left: int = 1, done: int = 0) -> dict[str, Any]:
    """An action that waits or is under way, for `action=`."""
    return {"kind": kind, "left": left, "picked": [list(place) for place in picked], "done": done}


def play(table: Table, *steps: str) -> Table:
    """Carry out steps such as `"0: draw"`."""
    for step in steps:
        seat, action = step.split(": ")
        table.do(int(seat), action)
    return table


def everybody_passes(table: Table) -> Table:
    """All seats of a window pass."""
    while table.may():
        table.do(table.may()[0], "pass")
    return table


def at(table: Table, key: str) -> Any:
    """A value of the table's document."""
    return table.document()[key]
