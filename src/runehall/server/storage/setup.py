"""A table as it is stored: who sits where, what is played, and the key of its shuffle."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from functools import cache
from json import loads
from typing import Any

from msgspec import MsgspecError, Struct, field, json, structs

from runehall.engine import Game, Seed
from runehall.server import fairness, wire
from runehall.server.clocks import now_ms
from runehall.server.errors import NOT_FOUND, UNAVAILABLE, Refusal

ID_BYTES = 9
TOKEN_BYTES = 24
# What lessons, exercises, and games that were brought as files are stored as, whatever their stage.
LESSON, EXERCISE, BROUGHT = "lesson", "exercise", "brought"


class Seat(Struct):
    """A place at the table. Of a person's token only the hash is kept."""

    kind: wire.SeatKind = "open"
    name: str = ""
    level: str | None = None
    token_hash: str | None = None
    ready: bool = False
    nonce: str | None = None
    handed_over: bool = False
    pass_for_me: bool = False
    begins: bool = False
    program: bool = False
    """Who holds this seat has said that a program decides here."""


class LessonPlace(Struct, frozen=True):
    """How far a lesson is: its chapter, the step, and how much of what follows it is played."""

    chapter: int
    step: int = 0
    stage: wire.LessonStage = "begins"
    played: int = 0


class Setup(Struct):
    """Everything about a table but its actions."""

    id: str
    game: str
    seats: list[Seat]
    preset: str | None = None
    changes: dict[str, Any] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    version: int = 1
    """Of the rules that the options were chosen for; who wrote none down knew only the first."""
    stage: wire.Stage = "lobby"
    host: int | None = None
    pace: wire.Pace = "live"
    tempo: wire.Tempo = "brisk"
    public: bool = False
    chat: bool = True
    language: wire.Language = "en"
    created: float = field(default_factory=now_ms)
    key: str = field(default_factory=fairness.new_key)
    previous: str | None = None
    next: str | None = None
    position: dict[str, Any] | None = None
    """The position that the game begins from; None: it is dealt."""
    lesson: LessonPlace | None = None
    exercise: wire.ExerciseInfo | None = None
    """Where the position comes from that somebody tries again; such a table is counted nowhere."""
    code: str | None = None
    """What people say to each other to come here; there is one only while a seat is free."""
    brought_seed: str | None = None
    """The seed of a game that was brought as a file, as JSON; None: it is played here."""

    @property
    def kept_as(self) -> str:
        """Under which word it is stored: what is no game of this hall is forgotten sooner."""
        if self.exercise is not None:
            return EXERCISE
        if self.brought_seed is not None:
            return BROUGHT
        return self.stage if self.lesson is None else LESSON

    @property
    def counts(self) -> bool:
        """Whether this is a game: not a lesson, an exercise, or one that was played elsewhere."""
        return self.lesson is None and self.position is None and self.brought_seed is None

    @property
    def shuffled_here(self) -> bool:
        """Whether this hall has dealt, and can prove how."""
        return self.position is None and self.brought_seed is None

    def seat_of(self, token: str) -> int:
        """The seat a token proves."""
        hashed = hash_of(token)
        for number, seat in enumerate(self.seats):
            if seat.token_hash is not None and secrets.compare_digest(seat.token_hash, hashed):
                return number
        raise Refusal("bad_token", status=NOT_FOUND)

    def seat(self, number: int) -> Seat:
        """The seat of a number."""
        if not 0 <= number < len(self.seats):
            raise Refusal("no_such_seat", seat=number)
        return self.seats[number]

    def names(self) -> list[str]:
        """What to call each seat."""
        return [seat.name or f"{number + 1}" for number, seat in enumerate(self.seats)]

    def persons(self) -> list[int]:
        """The seats of people, and of programs from outside: whoever holds a token."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def next_host(self) -> int | None:
        """The seat of who opens and starts from now on: a person rather than a program."""
        return min(self.persons(), key=lambda number: self.seats[number].program, default=None)

    def begins(self) -> int | None:
        """The seat of who begins; None where lots are drawn."""
        return next((number for number, seat in enumerate(self.seats) if seat.begins), None)

    def open_seats(self) -> list[int]:
        """The seats nobody has taken."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def nonces(self) -> list[str | None]:
        """What each seat has mixed into the deal."""
        return [seat.nonce for seat in self.seats]

    def seed(self) -> str:
        """The seed of a game that is dealt here."""
        return fairness.seed_of(self.key, self.nonces())

    def seed_to_play(self) -> Seed:
        """The seed of the game, wherever it was dealt."""
        if self.brought_seed is None:
            return self.seed()
        seed: Seed = loads(self.brought_seed)  # a whole number may have more digits than msgspec
        return seed

    def summary(self) -> wire.TableSummary:
        """The table in a list."""
        return wire.TableSummary(
            id=self.id,
            game=self.game,
            stage=self.stage,
            pace=self.pace,
            language=self.language,
            names=[seat.name for seat in self.seats if seat.kind != "open"],
            seats=len(self.seats),
            open_seats=len(self.open_seats()),
            created=self.created,
        )

    def stored(self) -> str:
        """The table as it is written down."""
        return json.encode(self).decode()

    def restore(self, text: str) -> None:
        """Become again what was written down."""
        for name, value in structs.asdict(read_setup(text)).items():
            setattr(self, name, value)


def read_setup(text: str) -> Setup:
    """A table that was written down; Refusal if it cannot be read."""
    try:
        setup = json.decode(text, type=Setup)
        fairness.commitment_to(setup.key)
    except (MsgspecError, ValueError, TypeError) as error:
        raise Refusal("unreadable", status=UNAVAILABLE) from error
    if not setup.seats or setup.host not in (None, *range(len(setup.seats))):
        raise Refusal("unreadable", status=UNAVAILABLE)
    return setup


def new_id() -> str:
    """An address nobody can guess: who has the link may come in."""
    return secrets.token_urlsafe(ID_BYTES)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


@cache
def sealed_options(game: Game, seats: int) -> Mapping[str, Any]:
    """The options that keep it secret who is asked, and why: those of the `sealed` preset.

    The hall sets them at every table, so that a window opens, or does not, whatever anybody holds.
    """
    if "sealed" not in game.options.presets:
        return {}
    usual = game.options.resolve({}, seats)
    asks = game.options.resolve({"preset": "sealed"}, seats)
    label = game.options.label
    return {name: value for name, value in asks.items() if value != usual[name] and name != label}
