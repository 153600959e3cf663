"""What happened: the log, the replay, the proof of the shuffle; and why something was refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from runehall.server.wire.words import Document, Language


class Raced(Struct, frozen=True):
    """How long somebody took in a race, in milliseconds since all were shown what it was about."""

    seat: int
    milliseconds: int
    false_start: bool = False


class LogEntry(Struct, frozen=True):
    """One happening the viewer may know of: the event as a document and as a sentence.

    In a game of memory `kept` is the sentence that stays in the log: what was seen is told once.
    Of what was done in a race, `race` says who was when: the last of them has done this, and my own
    false starts stand between.
    """

    number: int
    event: Document
    line: str
    kept: str | None = None
    race: list[Raced] | None = None


class ReplayStep(Struct, frozen=True):
    """What the viewer saw after one step; `action` is told when the game is over."""

    view: Document
    log: list[LogEntry]
    seat: int | None
    action: str | None
    say: str | None


class Replay(Struct, frozen=True):
    """A stretch of a game, from the seat that was asked for (-1: the spectator).

    `facts` are the numbers that its rules name.
    """

    game: str
    facts: dict[str, int]
    names: list[str]
    seat: int
    total: int
    start: int
    over: bool
    steps: list[ReplayStep]


class ReplayRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at, from a file; `open` shows all cards."""

    record: Document
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    start: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=100)] = 50
    open: bool = False
    language: Language = "en"


class LogPage(Struct, frozen=True):
    """A stretch of the log."""

    entries: list[LogEntry]


class Fairness(Struct, frozen=True):
    """What proves the shuffle; the key and the seed are told when the game is over."""

    commitment: str
    nonces: list[str | None]
    key: str | None
    seed: str | None


class Refusal(Struct, frozen=True):
    """Why something was refused: a code for programs and a sentence for people."""

    code: str
    sentence: str


class Health(Struct, frozen=True):
    """How the server is; `parts` says "ok" of each part, or in a few words what is wrong."""

    status: Literal["ok", "ailing", "draining"]
    version: str
    tables: int
    sockets: int
    parts: dict[str, str]
