"""Tables and seats as they are listed, opened and joined over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from runehall.server.wire.words import (
    Document,
    Language,
    Name,
    Nonce,
    Pace,
    SeatCount,
    SeatKind,
    SeatNumber,
    Stage,
    TableId,
    Tempo,
    Token,
    Word,
)


class SeatInfo(Struct, frozen=True):
    """Who sits where. A person who is `absent` or has handed over is played by a bot of `level`.

    `program`: whoever holds this seat has said that a program decides here, not a person. A `bot`
    is one of the hall's own.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    ready: bool
    connected: bool
    absent: bool
    handed_over: bool
    program: bool


class ExerciseInfo(Struct, frozen=True):
    """The finished game that is tried again, and after how many of its actions."""

    table: str
    ply: int


class TableInfo(Struct, frozen=True):
    """A table as everybody may see it. `commitment` is the SHA-256 of the key the deal will use.

    `changes` is what somebody has changed, `options` what is played with this number of seats.
    `begins` is the seat of who begins; null: lots are drawn. `lesson` is the chapter of the lesson
    that is given here; null: this is a game. `tempo` is how long bots wait. `facts` are the numbers
    that the rules for players name: prices, sizes, values, as they are with these options and so
    many seats. `exercise` is the game that is tried again here; null: this counts. `code` leads
    here as the link does, while a seat is free. `brought`: the game was played elsewhere and came
    as a file.
    """

    id: str
    game: str
    stage: Stage
    preset: str | None
    changes: Document
    options: Document
    facts: dict[str, int]
    begins: int | None
    seats: list[SeatInfo]
    host: int | None
    pace: Pace
    tempo: Tempo
    public: bool
    chat: bool
    language: Language
    created: float
    spectators: int
    commitment: str
    previous: str | None
    next: str | None
    lesson: int | None
    exercise: ExerciseInfo | None
    code: str | None
    brought: bool


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    stage: Stage
    pace: Pace
    language: Language
    names: list[str]
    seats: int
    open_seats: int
    created: float


class OpenTables(Struct, frozen=True):
    """The public tables with an open seat, newest first, and the public games one can watch."""

    open: list[TableSummary]
    running: list[TableSummary]


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. The creator takes seat 0; `bots` fill the last seats, one level each.

    Who is a `program` says so.
    """

    game: Word
    seats: SeatCount
    name: Name
    preset: Word | None = None
    options: Document = {}
    bots: Annotated[list[Word], Meta(max_length=7)] = []
    pace: Pace = "live"
    tempo: Tempo = "brisk"
    public: bool = False
    chat: bool = True
    language: Language = "en"
    program: bool = False


class OpenLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A private table at which a chapter of a game's lesson is given; who asks has seat 0."""

    game: Word
    name: Name
    chapter: Annotated[int, Meta(ge=0, le=99)] = 0
    language: Language = "en"


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: this one, or the first open one. Who sends a nonce is ready at once.

    Who is a `program` says so, and everybody at the table sees it.
    """

    name: Name
    seat: SeatNumber | None = None
    nonce: Nonce | None = None
    program: bool = False


class SpokenCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that somebody was told; its letters may be large or small, with anything between."""

    code: Word


class CodeFound(Struct, frozen=True):
    """The table that a code leads to."""

    table: str


class Seated(Struct, frozen=True):
    """The seat one has got, and the token that proves it: keep it, it is shown only once."""

    table: str
    seat: int
    token: str


class SeatKey(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat this browser holds."""

    table: TableId
    token: Token


class MyTables(Struct, frozen=True, forbid_unknown_fields=True):
    """The seats this browser holds, to be looked up."""

    seats: Annotated[list[SeatKey], Meta(max_length=50)]


class MyTable(Struct, frozen=True):
    """One of my tables and whether it waits for me."""

    table: TableSummary
    seat: int
    my_turn: bool


class MyTablesFound(Struct, frozen=True):
    """Those of the seats asked about that exist."""

    tables: list[MyTable]
