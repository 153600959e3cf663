"""From a declaration to a game like any other: a table of parts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import partial
from typing import Any, TypedDict

from runehall.engine.documents import Document, Reader, seats_in
from runehall.engine.errors import BadDocument, BadGame, quoted
from runehall.engine.events import EventKind
from runehall.engine.fields import Fields
from runehall.engine.game import Game, Reason, always, no_facts
from runehall.engine.header import AFTER_CHANCE, BEFORE_CHANCE, MOST
from runehall.engine.heuristics import Heuristics
from runehall.engine.notation import Notation
from runehall.engine.options import OptionSet, Values
from runehall.engine.simple.fields import NOBODY, PUBLIC, Declared, Pile, Piles, SeatsField
from runehall.engine.simple.fields import Values as ValuesField
from runehall.engine.simple.heuristics import SimpleHeuristics
from runehall.engine.simple.kinds import MOST_SEATS, Components, Kind
from runehall.engine.simple.state import Parts, SimpleRuleset, SimpleState
from runehall.engine.simple.verbs import verbs_of
from runehall.engine.state import EVENT_WIDTH, State
from runehall.engine.wording import missing_texts

OVER = "over"
RESERVED = {
    *BEFORE_CHANCE,
    *AFTER_CHANCE,
    *("shuffles", "rolls", "dice", "points", "result", "generator", "seats", "listening", "heard"),
}
MOST_FIELDS_OF_AN_EVENT = EVENT_WIDTH - 2


class SimpleResult(TypedDict):
    """How a game has ended."""

    winners: list[int]
    scores: list[int]
    reason: str


def declare(  # noqa: PLR0913 - a declaration is a list of parts
    position: type[SimpleState],
    *,
    id: str,  # noqa: A002 - as `Game` calls it
    version: int,
    seat_counts: Sequence[int],
    options: OptionSet,
    phases: Sequence[str],
    events: Mapping[str, Mapping[str, Kind]],
    die_sides: int = 0,
    low_score_wins: bool = False,
    close: float = 3.0,
    heuristics: Callable[[], Heuristics] | None = None,
    facts: Callable[[int, Values], Mapping[str, int]] = no_facts,
) -> Game:
    """The game of a position class; BadGame says in a sentence what its declaration lacks.

    `events` names what can happen, with the kind of each field. `die_sides` is for games that
    roll. Two seats that are `close` points apart are one e times as likely to win as the other.
    """
    check_names(id, seat_counts, phases)
    parts = parts_of(position, id, events)
    parts.over_phase = len(phases) - 1
    parts.die_sides = die_sides
    parts.low_score_wins = low_score_wins
    position.parts = parts
    game = Game(
        id=id,
        version=version,
        seat_counts=tuple(seat_counts),
        options=options,
        package=position.__module__,
        phases=tuple(phases),
        counters=("shuffles", "rolls", "dice") if die_sides else ("shuffles",),
        die_sides=die_sides or 1,
        set_up=partial(set_up, position),
        deal=SimpleState.begin,
        fields=fields_class(position.__name__, parts.fields),
        write=write,
        show=show,
        read=read,
        result=result,
        ending=lambda state: state.ending(),
        check_laws=check_laws,
        missing=partial(missing, parts),
        notation=always(Notation([verb.kind for verb in parts.verbs])),
        events=always(parts.event_kinds),
        reason=reason,
        heuristics=heuristics or partial(SimpleHeuristics, close),
        low_score_wins=low_score_wins,
        facts=facts,
    )
    for trouble in missing_texts(game):
        raise BadGame(trouble)
    return game


def check_names(game: str, seat_counts: Sequence[int], phases: Sequence[str]) -> None:
    """A game has a name, seats, and an end."""
    if not re.fullmatch("[a-z][a-z0-9_]*", game):
        raise BadGame(f"A game is called by lower-case letters, not {quoted(game)}.")
    if not seat_counts or not all(1 <= seats <= MOST_SEATS for seats in seat_counts):
        raise BadGame(f"{game} can have 1 to {MOST_SEATS} seats.")
    if not phases or phases[-1] != OVER:
        raise BadGame(f"The last phase of {game} must be {quoted(OVER)}.")


def parts_of(
    position: type[SimpleState], game: str, events: Mapping[str, Mapping[str, Kind]]
) -> Parts:
    """What a class and a list of events declare."""
    parts = Parts()
    parts.game = game
    parts.fields = list(declared_fields(position))
    parts.verbs = verbs_of(position)
    if not parts.verbs:
        raise BadGame(f"{game} has no verbs: a method becomes one by @verb above it.")
    parts.by_name = {verb.name: verb for verb in parts.verbs}
    for number, (name, fields) in enumerate(events.items()):
        if len(fields) > MOST_FIELDS_OF_AN_EVENT:
            raise BadGame(
                f"The event {quoted(name)} has more than {MOST_FIELDS_OF_AN_EVENT} fields."
            )
        parts.events[name] = (number, list(fields.values()))
        parts.event_kinds[number] = EventKind(
            name, {field: kind.field() for field, kind in fields.items()}
        )
    for field in parts.fields:
        rows = isinstance(field, Piles)
        if field.is_copied:
            (parts.nested if rows else parts.flat).append(field.name)
        else:
            parts.numbers.append(field.name)
        if isinstance(field, Pile) and field.kept_sorted:
            (parts.sorted_nested if rows else parts.sorted_flat).append(field.name)
    return parts


def declared_fields(position: type[SimpleState]) -> Iterator[Declared]:
    """The fields of a class, in the order in which they are written."""
    for described in reversed(position.__mro__):
        for name, found in vars(described).items():
            if isinstance(found, Declared):
                if name in RESERVED or hasattr(State, name) or hasattr(SimpleState, name):
                    raise BadGame(f"A field cannot be called {quoted(name)}: every game has that.")
                yield found


def fields_class(name: str, fields: Sequence[Declared]) -> type[Fields]:
    """The declaration of what a document holds."""
    typed_dict: Any = TypedDict
    made: type[Fields] = typed_dict(f"{name}Fields", {each.name: each.hint() for each in fields})
    return made


# --- the parts -----------------------------------------------------------------------------------


def set_up(position: type[SimpleState], seats: int, options: Values) -> SimpleState:
    """An empty table."""
    state = position()
    state.set_up(seats, SimpleRuleset(deepcopy(options)))
    return state


def write(state: SimpleState) -> Mapping[str, object]:
    """The whole truth about a position."""
    own = vars(state)
    return {field.name: field.written(own[field.name]) for field in state.parts.fields}


def show(state: SimpleState, seat: int, truth: Document) -> Document:
    """What a seat sees of the fields that it sees in part."""
    return {
        field.name: field.shown(truth[field.name], seat)
        for field in state.parts.fields
        if is_in_part(field)
    }


def is_in_part(field: Declared) -> bool:
    """Whether a view shows neither all of a field nor nothing but its length."""
    if field.seen_by == PUBLIC:
        return False
    if isinstance(field, Piles | SeatsField):
        return True
    return isinstance(field, ValuesField) and field.seen_by != NOBODY


def read(reader: Reader, state: SimpleState) -> None:
    """Lay out what a document says; a table without points has none yet."""
    for field in state.parts.fields:
        setattr(state, field.name, field.read(reader.field(field.name), state.seats))
    if "points" in reader.mapping():
        state.points = [
            each.whole(-MOST, MOST) for each in reader.field("points").items(state.seats)
        ]


def result(state: SimpleState) -> SimpleResult:
    """Who has won, and how."""
    return {
        "winners": seats_in(state.winners()),
        "scores": list(state.scores()),
        "reason": state.ending(),
    }


def check_laws(state: SimpleState) -> None:
    """Raise BadDocument naming the first law that a position breaks."""
    for sentence in state.broken_laws():
        raise BadDocument(f"This position is impossible: {sentence}.")


def missing(parts: Parts, document: Document) -> list[str]:
    """The components that a document mentions nowhere."""
    left: dict[Components, Counter[str]] = {}
    for field in parts.fields:
        if isinstance(field, Pile):
            box = dict(zip(field.of.words, field.of.copies, strict=True))
            found = left.setdefault(field.of, Counter(box))
            piles = Reader(document).field(field.name).items()
            for pile in piles if isinstance(field, Piles) else [Reader(document[field.name])]:
                found.subtract(each.text() for each in pile.items())
    return [word for found in left.values() for word, count in found.items() for _ in range(count)]


def reason(state: SimpleState, seat: int, action: int) -> Reason:
    """Why a seat that is asked cannot do this now."""
    return state.why_not(seat, state.move_of(action))
