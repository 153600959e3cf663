"""Small positions of Kodiak for the tests of its rules."""

from collections.abc import Sequence
from typing import Any

from runehall.engine import Table
from runehall.engine.documents import Document
from runehall.games.kodiak import GAME

FRESH_WINDOW: dict[str, Any] = {"runner": None, "run": [], "passed": [], "out": [], "second": False}


def fresh(seat: int, kind: str) -> dict[str, Any]:
    """A queued action of which nothing has been done."""
    left = 2 if kind == "red_king" else 1
    return {"seat": seat, "kind": kind, "left": left, "used": [], "picked": [], "targets": []}


def position(
    *tables: str,
    options: dict[str, Any] | None = None,
    up: Sequence[tuple[int, int]] = (),
    known: dict[tuple[int, int], list[int]] | None = None,
    rest: bool = True,
    **changes: Any,
) -> Document:
    """A document: the tables' cards, what differs from a quiet turn, the rest in the main pile."""
    seats = len(tables)
    chosen = GAME.options.resolve(options or {}, seats)
    everyone = list(range(seats))
    cards = [table.split() for table in tables]
    knowers = known or {}
    document: Document = {
        "game": "kodiak",
        "version": GAME.version,
        "players": seats,
        "options": chosen,
        "seed": 7,
        "shuffles": 1,
        "phase": "draw",
        "turn": 0,
        "turn_no": 1,
        "round": 1,
        "cat": chosen["first"],
        "draw": [],
        "discard": [],
        "tables": cards,
        "up": [[(s, k) in up for k in range(len(table))] for s, table in enumerate(cards)],
        "known": [
            [everyone if (s, k) in up else knowers.get((s, k), []) for k in range(len(table))]
            for s, table in enumerate(cards)
        ],
        "drawn": None,
        "resume": None,
        "frenzy": None,
        "claimed": False,
        "locked": False,
        "queue": [],
        "acted": False,
        "pounces": 0,
        "hairballs": [0] * seats,
        "totals": [0] * seats,
        "rounds": [],
        "points": [],
        "result": None,
    }
    document.update(changes)
    document["points"] = document["totals"]
    document["turn"] = (document["cat"] + document["turn_no"] - 1) % seats
    for pile in ("draw", "discard"):
        if isinstance(document[pile], str):
            document[pile] = document[pile].split()
    if rest:
        document["draw"] = document["draw"] + GAME.missing(document)
    return document


def table(*tables: str, **changes: Any) -> Table:
    """A table in such a position."""
    return Table.at(GAME, position(*tables, **changes))


def window(*tables: str, **changes: Any) -> Table:
    """A table with an open window that the last exchange has opened."""
    frenzy = {**FRESH_WINDOW, **changes.pop("frenzy", {})}
    return table(*tables, **{"phase": "frenzy", "resume": "next", **changes, "frenzy": frenzy})


def play(at: Table, *steps: str) -> Document:
    """Carry out steps such as `1 scurry 0` and return the document."""
    for step in steps:
        seat, text = step.split(" ", 1)
        at.do(int(seat), text)
    return at.document()


def all_pass(at: Table) -> Document:
    """Everybody who is asked in the open window passes."""
    while at.document()["phase"] == "frenzy" and at.may():
        at.do(at.may()[0], "pass")
    return at.document()
