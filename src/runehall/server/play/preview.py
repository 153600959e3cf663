"""What an action would do, as far as its seat can know beforehand, as it is sent to its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from runehall.engine import Document, Table
from runehall.engine.foresight import foresee
from runehall.server import wire


class Foreseen(NamedTuple):
    """What would come of an action, as far as its seat can know."""

    certain: bool
    view: Document | None
    log: list[wire.LogEntry]
    then: list[str]
    """What the seat could do next, if that was asked and depends on nothing hidden."""


def preview(
    table: Table, seat: int, text: str, *, names: Sequence[str], language: str, then: bool = False
) -> Foreseen:
    """Whether the outcome is certain, the view after it, what would be heard and done next."""
    game = table.game
    foreseen = foresee(game, table.state, seat, text)
    texts = game.texts(language)
    log = [
        wire.LogEntry(number, event.document(), texts.event(event, names, seat))
        for number, event in enumerate(foreseen.heard)
    ]
    following = list(foreseen.then) if then else []
    return Foreseen(foreseen.certain, foreseen.after or None, log, following)
