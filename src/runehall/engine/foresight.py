"""What an action would do, as far as its seat can know beforehand, and what it is for, in words.

The action is tried on guesses: complete positions that the seat cannot tell from the real one. So
the answer depends on nothing hidden; where guesses disagree, the outcome is not certain and null.
In a game of memory nothing that has to be remembered is told: the guesses have forgotten it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from runehall.engine.chooser import Chooser
from runehall.engine.documents import Document
from runehall.engine.errors import IllegalAction
from runehall.engine.events import Event
from runehall.engine.game import Game, Reason
from runehall.engine.heuristics import forget_all
from runehall.engine.state import State
from runehall.engine.table import Table
from runehall.engine.texts import Texts, as_number

GUESSES = 5
# The view after an action, what would be heard, and what could be done next.
Outcome = tuple[Document, list[Event], list[str]]


@dataclass(frozen=True)
class Word:
    """A value in a reason that the texts have a word for: a card, a colour, a seat's name."""

    vocabulary: str
    value: Any


@dataclass(frozen=True, kw_only=True)
class Foresight:
    """An action before it is done: what its seat sees, and what would surely follow at once."""

    seat: int
    kind: str
    parts: Mapping[str, Any]
    """The parts of its text: numbers as such, everything else as it is written."""
    before: Document
    after: Document
    """The view after it, null where that is not certain; empty if nothing can be said."""
    heard: Sequence[Event]
    """What the seat would surely hear first."""
    certain: bool
    then: Sequence[str]
    """What the seat could do next, where that depends on nothing hidden."""

    def event(self, name: str) -> Mapping[str, Any] | None:
        """The fields of the first such event that would surely happen."""
        return next((event.values for event in self.heard if event.name == name), None)

    def gain(self, seat: int) -> int:
        """How many points a seat would surely gain at once."""
        then = (self.after.get("points") or [])[seat : seat + 1]
        return 0 if then in ([], [None]) else int(then[0] - self.before["points"][seat])


def foresee(game: Game, state: State, seat: int, text: str) -> Foresight:
    """What an action would do, to a seat that may know this position or guess of it."""
    table = Table(game, state)
    action = table.check(seat, text)
    kind = table.notation.kind(action)
    outcomes = outcomes_of(table, seat, text)
    before = game.view(state, seat)
    after: Document = outcomes[0][0] if outcomes else {}
    for other, _, _ in outcomes[1:]:
        after = agreed(after, other)
    then = outcomes[0][2] if outcomes else []
    return Foresight(
        seat=seat,
        kind=kind.name,
        parts={
            name: as_number(kind.parts[name].show(value))
            for name, value in kind.values(action).items()
        },
        before=before,
        after=after,
        heard=surely_heard([heard for _, heard, _ in outcomes]),
        certain=bool(outcomes) and all(other == outcomes[0] for other in outcomes),
        then=then if all(legal == then for _, _, legal in outcomes) else [],
    )


def outcomes_of(table: Table, seat: int, text: str) -> list[Outcome]:
    """What would come of an action in each of a few guesses."""
    known = table.state
    if table.is_of_memory:
        # What a seat has seen, it has to remember without asking us.
        known = known.copy()
        forget_all(table.game.heuristics(), known, seat)
    outcomes = []
    for number in range(GUESSES):
        trial = Table(table.game, known.guess(seat, Chooser(number)))
        try:
            events = trial.do(seat, text)
        except IllegalAction:  # legal lists depend only on what the seat knows, dice do not
            continue
        heard = [event for event in events if event.heard_by(seat)]
        outcomes.append((trial.view(seat), heard, trial.legal(seat)))
    return outcomes


def surely_heard(outcomes: Sequence[Sequence[Event]]) -> list[Event]:
    """The events that every outcome begins with."""
    told = []
    for events in zip(*outcomes, strict=False):
        if any(event.document() != events[0].document() for event in events):
            break
        told.append(events[0])
    return told


def agreed(first: Any, second: Any) -> Any:
    """What two documents agree on; null where they differ.

    >>> agreed({"hand": ["7", "T"], "turn": 1}, {"hand": ["7", "3"], "turn": 1})
    {'hand': ['7', None], 'turn': 1}
    """
    if isinstance(first, dict) and isinstance(second, dict) and first.keys() == second.keys():
        return {key: agreed(value, second[key]) for key, value in first.items()}
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        return [agreed(mine, yours) for mine, yours in zip(first, second, strict=True)]
    return first if first == second and type(first) is type(second) else None


def worded(texts: Texts, reason: Reason, names: Sequence[str]) -> str:
    """The sentence of a reason."""
    message, needs = reason
    said = {
        name: texts.word(value.vocabulary, value.value, names) if isinstance(value, Word) else value
        for name, value in needs.items()
    }
    return texts.say(message, **said)
