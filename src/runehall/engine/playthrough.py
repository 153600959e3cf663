"""A whole game as text: every position's document, every seat's view, every event."""

from __future__ import annotations

import json
from collections.abc import Iterator

from runehall.engine.chooser import Chooser
from runehall.engine.playout import random_action_by_kind
from runehall.engine.state import SPECTATOR
from runehall.engine.table import Table

LONGEST = 100_000


def playthrough(table: Table, seed: int, actions: int = LONGEST) -> Iterator[str]:
    """Play at random and tell everything; views are told as what differs from the truth."""
    chooser = Chooser(seed)
    names = [f"seat {seat}" for seat in range(table.state.seats)]
    yield from position(table)
    for number in range(1, actions + 1):
        seats = table.state.must() | table.state.may()
        if seats == 0:
            break
        seat = int(chooser.one_of(seats))
        text = table.notation.text(random_action_by_kind(table.state, seat, chooser))
        yield ""
        asked = ", ".join(map(str, table.must() + table.may()))
        yield f"# {number}: seat {seat} of {asked}: {text}"
        yield f"legal: {' | '.join(table.legal(seat))}"
        for event in table.do(seat, text):
            audience = "all" if event.audience == -1 else f"mask {event.audience}"
            yield f"event ({audience}): {json.dumps(event.document(), ensure_ascii=False)}"
            yield f"  {table.game.texts('en').event(event, names)}"
        yield from position(table)


def position(table: Table) -> Iterator[str]:
    """The document, then each viewer's view as the paths hidden from it."""
    document = table.document()
    yield json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    for seat in [*range(table.state.seats), SPECTATOR]:
        who = "spectator" if seat == SPECTATOR else f"seat {seat}"
        hidden = list(hidden_paths(document, table.view(seat)))
        yield f"hidden from {who}: {' '.join(hidden)}"


def hidden_paths(truth: object, view: object, path: str = "") -> Iterator[str]:
    """The paths at which a view shows something else than the truth."""
    if truth == view:
        return
    if isinstance(truth, dict) and isinstance(view, dict):
        for key, value in truth.items():
            yield from hidden_paths(value, view[key], f"{path}.{key}" if path else key)
    elif isinstance(truth, list) and isinstance(view, list) and len(truth) == len(view):
        if all(each is None for each in view):
            yield f"{path}.*"
            return
        for place, value in enumerate(truth):
            yield from hidden_paths(value, view[place], f"{path}.{place}")
    else:
        yield path
