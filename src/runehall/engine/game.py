"""What a game is to everybody who does not know its rules: a table of parts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from runehall.engine.action_space import ActionSpace
from runehall.engine.documents import Document, Reader, showing
from runehall.engine.errors import BadOption, quoted
from runehall.engine.events import EventKind
from runehall.engine.fields import Fields, fields_of, public_fields
from runehall.engine.header import (
    MOST,
    SECRETS,
    check_header,
    constants,
    header_fields,
    progress,
    read_header,
)
from runehall.engine.heuristics import Heuristics
from runehall.engine.manifests import Manifests
from runehall.engine.notation import Notation
from runehall.engine.observation import Observer
from runehall.engine.options import OptionSet, Values
from runehall.engine.recap import NO_RECAP, Recap
from runehall.engine.seeds import Seed, check_seed, generator_for
from runehall.engine.state import State
from runehall.engine.texts import Texts, rules_of, texts_for

# A table for two, where a game has one.
USUAL_SEATS = 2
# A reason and what its sentence needs: `("not_in_hand", {"card": "7"})`.
Reason = tuple[str, Mapping[str, Any]]
Part = TypeVar("Part")


class Seen(NamedTuple):
    """A hidden thing that a seat has seen: whose it is, where it lies (-1: in a hand), and what."""

    owner: int
    place: int
    card: str


def always(part: Part) -> Callable[[State], Part]:
    """A part that is the same at every table.

    >>> always("pass")(State())
    'pass'
    """
    return lambda _state: part


def not_now(_state: State, _seat: int, _action: int) -> Reason:
    """The reason of a game that gives none of its own."""
    return ("not_now", {})


def no_purpose(_foresight: object) -> Sequence[Reason]:
    """What is said for an action of a game that says nothing of its own."""
    return [("why-plain", {})]


def no_worth(_state: State, _seat: int) -> int | None:
    """Most games tell by their points how a seat stands."""
    return None


def nothing_seen(_state: State, _thing: int) -> Seen:
    """In most games nothing has to be remembered."""
    raise ValueError("This game knows no hidden things.")


def no_facts(_seats: int, _options: Values) -> Mapping[str, int]:
    """The numbers of a game whose rules name none but those of its options."""
    return {}


def nothing(_state: State, _seat: int, _action: int) -> list[str]:
    """Most games need no places to say why."""
    return []


def nowhere(_state: State, _seat: int, _place: int) -> bool:
    """The tables of most games have no places with cards."""
    return False


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Game:
    """One game: its name, its options, and the way between positions, documents and words.

    Each game's `__init__.py` fills in this table; what follows from the parts is the same for all.
    Parts are handed states of the game's own class.
    """

    id: str
    version: int
    seat_counts: Sequence[int]
    options: OptionSet
    package: str
    """The module that exports it as `GAME`, with its `TEXTS` and `RULES` or a `texts` folder."""

    manifests: Manifests | None = None
    """The sets it can be played with, where a table can bring one of its own."""

    phases: Sequence[str]
    """The words of `State.phase`; the last one is `over`."""
    counters: Sequence[str] = ()
    """What the game uses of `shuffles`, `rolls` and `dice`."""
    die_sides: int = 6

    set_up: Callable[[int, Values], Any]
    """An empty table for this many seats, with checked options."""
    deal: Callable[[Any], None]
    """Deal to an empty table; what a deal tells (a first look at cards, say) is heard."""

    fields: type[Fields]
    """What a document holds between header and result, field by field, and who sees it."""
    write: Callable[[Any], Mapping[str, object]]
    """The values of those fields: the whole truth."""
    show: Callable[[Any, int, Document], Document]
    """What a seat (or the SPECTATOR) sees of the fields that it sees in part."""
    read: Callable[[Reader, Any], None]
    """Fill an empty table from those fields; BadDocument if they describe nothing possible."""
    result: Callable[[Any], Mapping[str, object]]
    """How a game that is over has ended: at least `winners` and `reason`, and in `next_start` the
    seat that would begin another game (null: drawn)."""
    ending: Callable[[Any], str] | None = None
    """That `reason` alone, where many games are played and nobody needs the rest."""
    result_type: Any = None
    """The type of that, where a compiled `result` cannot tell it itself."""
    check_laws: Callable[[Any], None]
    """Complain (BadDocument) about a position that breaks a conservation law of the rules."""
    missing: Callable[[Document], list[str]]
    """The components that a document mentions nowhere: a scenario's `rest`."""
    late_fields: Sequence[str] = ()
    """Fields that documents of former times do not have (beside `points`)."""
    shows_all_at_the_end: bool = False
    """Whether everybody sees everything, the seed included, once the game is over."""

    notation: Callable[[Any], Notation]
    """How actions are written at a table."""
    events: Callable[[Any], Mapping[int, EventKind]]
    """What can happen at a table, by the number of its kind."""
    recap: Recap = NO_RECAP
    """Which of those events tell what came of a turn; without any, the log has the last word."""
    reason: Callable[[Any, int, int], Reason] = not_now
    """Why a well-formed action of a seat that is asked is not legal now."""
    against: Callable[[Any, int, int], list[str]] = nothing
    """The places of the table, by the game's own names, that such an action breaks a rule at."""

    purpose: Callable[[Any], Sequence[Reason]] = no_purpose
    """What an action is for, from its `Foresight`: what its seat sees and what surely follows."""
    worth: Callable[[Any, int], int | None] = no_worth
    """What a seat's pieces count, where its points do not tell that before the end."""

    can_touch: Callable[[Any, int, int], bool] = nowhere
    """Whether a card lies at a place of a seat's table, for anybody to touch without turning it."""

    heuristics: Callable[[], Heuristics] = Heuristics
    """What bots know about playing well."""
    seen: Callable[[Any, int], Seen] = nothing_seen
    """One of the things that a seat has seen (`Heuristics.seen`), as it is told."""
    low_score_wins: bool = False

    action_space: Callable[[Any], ActionSpace] | None = None
    """Fixed ids for the actions of a table, where programs can learn to play it."""
    observer: Callable[[Any], Observer] | None = None
    """What a seat of a table knows, as bytes."""

    facts: Callable[[int, Values], Mapping[str, int]] = no_facts
    """The numbers that the rules for players name, at so many seats; whole options are known."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", replace(self.options, package=self.package))

    def __repr__(self) -> str:
        counts = ", ".join(map(str, self.seat_counts))
        return f"<game {self.id}, version {self.version} of the rules, {counts} seats>"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return (game_in, (self.package,))

    @property
    def usual_seats(self) -> int:
        """How many seats a table has when nobody says."""
        return USUAL_SEATS if USUAL_SEATS in self.seat_counts else min(self.seat_counts)

    # --- positions -------------------------------------------------------------------------------

    def new(self, seats: int, options: Mapping[str, Any] | None = None, seed: Seed = 0) -> State:
        """A new game: a number of seats, a preset or changed options, a seed."""
        self.check_seats(seats)
        state = self.empty(seats, self.options.resolve(options or {}, seats), seed)
        state.listening = True
        self.deal(state)
        state.listening = False
        return state

    def empty(self, seats: int, options: Values, seed: object) -> State:
        """A table before the deal."""
        state: State = self.set_up(seats, options)
        state.generator = generator_for(check_seed(seed))
        return state

    def load(self, document: object) -> State:
        """The position of a state document, checked from the header to the last card."""
        reader = Reader(document)
        version = check_header(reader, self.id, self.version)
        seats = reader.field("players").whole(min(self.seat_counts), max(self.seat_counts))
        self.check_seats(seats)
        options = self.options_of(reader.field("options").mapping(), seats, version)
        state = self.empty(seats, options, reader.field("seed").value)
        state.version = version
        names = (*header_fields(self.counters), *self.field_names, "result")
        optional = (*self.late_fields, "points")
        reader.keys([name for name in names if name not in optional], optional)
        read_header(reader, state, self.phases, self.die_sides)
        self.read(reader, state)
        self.check_laws(state)
        self.check_outcome(reader, state)
        return state

    def options_of(self, values: Mapping[str, Any], seats: int, version: int) -> Values:
        """The checked options of a document or record that follows a version of the rules.

        Whatever changes in the rules is an option from then on, so that former versions are
        played as they were.
        """
        return self.options.check(values, seats, former=version < self.version)

    def check_outcome(self, reader: Reader, state: State) -> None:
        """The result must be what the position comes to; points need not be counted by hand."""
        if "points" in reader.mapping():
            for points in reader.field("points").items(state.seats):
                points.whole(-MOST, MOST)
        if not same_result(reader.field("result").value, self.outcome(state)):
            raise reader.field("result").complain(f"{self.outcome(state)} in this position")

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game cannot be played with."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadOption(f"{self.id} is played with {counts} seats, not {quoted(seats)}.")

    # --- documents -------------------------------------------------------------------------------

    @cached_property
    def field_names(self) -> Sequence[str]:
        """The names of the game's own fields, in the order of the document."""
        return list(fields_of(self.fields))

    @cached_property
    def public_names(self) -> Collection[str]:
        """What everybody sees of a document as it is."""
        shown = [name for name in header_fields(self.counters) if name not in SECRETS]
        return frozenset((*shown, *public_fields(self.fields), "points", "result"))

    def document(self, state: State) -> Document:
        """The whole truth as a document."""
        return {**deepcopy(self.constants(state)), **self.course(state)}

    def constants(self, state: State) -> Document:
        """What of a table's documents never changes; the options are the table's own."""
        return constants(state, self.id, self.version)

    def course(self, state: State) -> Document:
        """What of a table's documents changes in the course of the game."""
        return {
            **progress(state, self.phases, self.counters),
            **self.write(state),
            "points": self.points(state),
            "result": self.outcome(state),
        }

    def shows_all(self, state: State) -> bool:
        """Whether everybody sees everything of a position."""
        return self.shows_all_at_the_end and state.over()

    def view(self, state: State, seat: int) -> Document:
        """The document as a seat (or the SPECTATOR, -1) may see it."""
        truth = self.document(state)
        if self.shows_all(state):
            return truth
        return showing(truth, *self.public_names) | self.show(state, seat, truth)

    def points(self, state: State) -> list[int]:
        """The points of each seat as they stand, which everybody may know."""
        return list(state.scores())

    def outcome(self, state: State) -> Document | None:
        """How the game has ended, or null before."""
        return dict(self.result(state)) if state.over() else None

    # --- sets ------------------------------------------------------------------------------------

    def read_manifest(self, text: str) -> Document:
        """The set in the text of a file: what the option `manifest` can be."""
        if self.manifests is None:
            raise BadOption(f"{self.id} is played with one set only.")
        return self.manifests.read(text)

    def manifest(self, options: Mapping[str, Any]) -> Document:
        """The set that a table with these options is played with, as a file has it."""
        if self.manifests is None:
            raise BadOption(f"{self.id} is played with one set only.")
        return self.manifests.document(options)

    # --- words -----------------------------------------------------------------------------------

    def texts(self, language: str = "en") -> Texts:
        """The game's words in a language."""
        return texts_for(language, self.package)

    def rules_as_written(self, language: str = "en") -> str:
        """The rules for players before `engine.rulebook` fills in what they ask of the game."""
        return rules_of(self.package, language)


def game_in(package: str) -> Game:
    """The game that a package exports."""
    game: Game = import_module(package).GAME
    return game


def same_result(written: object, outcome: Document | None) -> bool:
    """Whether a result says what a position comes to; former ones did not say who begins next.

    >>> same_result({"winners": [1]}, {"winners": [1], "next_start": 0})
    True
    >>> same_result({"winners": [1], "next_start": 1}, {"winners": [1], "next_start": 0})
    False
    """
    if isinstance(written, dict) and outcome is not None and "next_start" not in written:
        outcome = {name: value for name, value in outcome.items() if name != "next_start"}
    return written == outcome
