"""Small positions of The Rune Market, told by what matters in them."""

from __future__ import annotations

from typing import Any

from runehall.engine import Table
from runehall.games import GAMES

MARKET = GAMES["market"]


def place(
    kind: str = "main", runes: int = 0, *, boat: bool = False, bandits: tuple[int, ...] = ()
) -> dict[str, Any]:
    return {"kind": kind, "runes": runes, "boat": boat, "bandits": list(bandits)}


def seat(
    hand: str = "",
    *,
    loose: tuple[int, int] = (0, 0),
    red: dict[str, Any] | None = None,
    blue: dict[str, Any] | None = None,
    open_boats: int = 0,
) -> dict[str, Any]:
    return {
        "hand": sorted(hand, key="123456789TRB".index),
        "loose": {"red": loose[0], "blue": loose[1]},
        "open_boats": open_boats,
        "shelters": {"red": red, "blue": blue},
    }


def table(*seats: dict[str, Any], options: dict[str, Any] | None = None, **changes: Any) -> Table:
    """Seat 0 in its main phase unless `changes` says otherwise; the rest is drawn or for sale."""
    count = len(seats)
    resolved = MARKET.options.resolve(options or {}, count)
    runes = {
        colour: sum(
            each["loose"][colour] + (each["shelters"][colour] or {"runes": 0})["runes"]
            for each in seats
        )
        for colour in ("red", "blue")
    }
    places = [shelter for each in seats for shelter in each["shelters"].values() if shelter]
    boats = sum(each["open_boats"] for each in seats)
    boats += sum(shelter["boat"] or shelter["kind"] == "boat" for shelter in places)
    bandits = sum(len(shelter["bandits"]) for shelter in places)
    pending = changes.get("pending") or {}
    boats += pending.get("item") == "boat"
    bandits += pending.get("item") == "bandit"
    document = {
        "game": "market",
        "version": MARKET.version,
        "players": count,
        "options": resolved,
        "seed": 1,
        "dice": [],
        "phase": "main",
        "turn": 0,
        "turn_no": count * 3 + 1,
        "due": {"red": 0, "blue": 0},
        "collected": [],
        "cards_played": 0,
        "purchases": 0,
        "attacked": [],
        "pending": None,
        "market": {
            "red": 10 - runes["red"],
            "blue": 10 - runes["blue"],
            "boats": 4 - boats,
            "bandits": 4 - bandits,
        },
        "draw": [],
        "discard": [],
        "seats": list(seats),
        "known": [{str(t): [] for t in range(count) if t != o} for o in range(count)],
        "result": None,
        **changes,
    }
    document["draw"] = [*document["draw"], *MARKET.missing(document)]
    return Table.at(MARKET, document)


def at(where: Table, path: str) -> Any:
    """The value at a dotted path of the truth."""
    value: Any = where.document()
    for step in path.split("."):
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value


def end_turns(where: Table, count: int) -> None:
    """Let seats whose hand holds a thief play it and pass."""
    for _ in range(count):
        (mover,) = where.must()
        if at(where, "phase") == "interest":
            where.do(mover, "pass")
        where.do(mover, "thief")
        if at(where, "phase") == "steal":
            where.do(mover, "pass")
        if where.must() == [mover]:
            where.do(mover, "pass")
