"""What an action would do, as far as its seat can know beforehand.

The action is tried on guesses: complete positions that the seat cannot tell from the real one. So
the answer depends on nothing hidden; where guesses disagree, the outcome is not certain and null.
"""

from __future__ import annotations

from collections.abc import Sequence

from runehall.engine import Chooser, Document, Event, IllegalAction, Table
from runehall.server import wire
from runehall.server.play.shown import agreed

GUESSES = 5
# More than any share of what can be forgotten.
EVERYTHING = 2.0


def preview(
    table: Table, seat: int, text: str, *, names: Sequence[str], language: str
) -> tuple[bool, Document | None, list[wire.LogEntry]]:
    """Whether the outcome is certain, the view after it, and what would be heard."""
    game = table.game
    table.check(seat, text)
    outcomes = []
    known = table.state
    if table.is_of_memory:
        # What a seat has seen, it has to remember without asking us.
        known = known.copy()
        game.heuristics().forget(known, seat, EVERYTHING, 0)
    for number in range(GUESSES):
        guess = known.guess(seat, Chooser(number))
        trial = Table(game, guess)
        try:
            events = trial.do(seat, text)
        except IllegalAction:  # legal lists depend only on what the seat knows, dice do not
            continue
        heard = [event for event in events if event.heard_by(seat)]
        outcomes.append((trial.view(seat), heard))
    if not outcomes:
        return False, None, []
    view = outcomes[0][0]
    for other, _ in outcomes[1:]:
        view = agreed(view, other)
    certain = all(other == outcomes[0] for other in outcomes)
    told = surely_heard([heard for _, heard in outcomes])
    texts = game.texts(language)
    log = [
        wire.LogEntry(number, event.document(), texts.event(event, names))
        for number, event in enumerate(told)
    ]
    return certain, view, log


def surely_heard(outcomes: list[list[Event]]) -> list[Event]:
    """The events that every outcome begins with."""
    told = []
    for events in zip(*outcomes, strict=False):
        if any(event.document() != events[0].document() for event in events):
            break
        told.append(events[0])
    return told
