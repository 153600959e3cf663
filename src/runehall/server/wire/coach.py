"""After the game: what the coach has read in it, exercises from its positions, and puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from runehall.server.wire.messages import Legal
from runehall.server.wire.replay import Raced
from runehall.server.wire.words import (
    ActionText,
    Document,
    Language,
    Name,
    SeatNumber,
    TableId,
    Word,
)

ReadingStage = Literal["unread", "waiting", "reading", "read"]


class CoachMoment(Struct, frozen=True):
    """A decision that cost its seat a share of the win: what was played, and what was better.

    It was made after `ply` actions. Chances are those of the seat, as far as it could know. `why`
    speaks for the better action, `instead` tells what followed from what was played, `recalled`
    what the seat had seen and acted against; all of it is said to who sat there. No `better` is to
    let the others go on.
    """

    ply: int
    seat: int
    played: str
    played_say: str
    better: str
    better_say: str
    played_chance: float
    better_chance: float
    loss: float
    why: list[str]
    instead: list[str]
    recalled: list[str]


class WinShare(Struct, frozen=True):
    """Where a seat's share of the win came from: `result` is the sum of the four others.

    `own` is what its own mistakes cost it, `others` what those of others brought it.
    """

    start: float
    own: float
    others: float
    luck: float
    result: float


class SeenSpan(Struct, frozen=True):
    """A hidden card that a seat had seen: whose, where (-1: in a hand), which, and how long.

    It was known from after `start` actions to before `end` of them.
    """

    seat: int
    owner: int
    place: int
    card: str
    start: int
    end: int


class RaceAgain(Struct, frozen=True):
    """A race: everybody who reacted, the fastest first; it led to the action after `ply` others."""

    ply: int
    say: str
    runners: list[Raced]


class Analysis(Struct, frozen=True):
    """What the coach has read in a finished game, the same for everybody.

    `done` is the share of it that is read. `curve` has the chance of each seat after every action,
    `moments` what mattered most, `slips` where somebody acted against what they had seen, `seen`
    what each seat knew of hidden cards.
    """

    stage: ReadingStage
    done: float
    names: list[str]
    curve: list[list[float]]
    moments: list[CoachMoment]
    luck: list[WinShare]
    slips: list[CoachMoment]
    seen: list[SeenSpan]
    races: list[RaceAgain]


class OpenExercise(Struct, frozen=True, forbid_unknown_fields=True):
    """A private table that goes on from a finished game after `ply` actions, all secrets as then.

    Who asks has `seat`, bots of `level` have the others. It is counted nowhere.
    """

    table: TableId
    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    name: Name
    level: Word = "skilled"
    language: Language = "en"


class PuzzleShelf(Struct, frozen=True):
    """How many puzzles there are of each game."""

    games: dict[str, int]


class Puzzle(Struct, frozen=True):
    """A moment of a game: what its seat sees, and all it may do. One thing wins most.

    `recalled` is what the seat has seen of hidden cards.
    """

    game: str
    number: int
    of: int
    seat: int
    names: list[str]
    facts: dict[str, int]
    view: Document
    legal: list[Legal]
    recalled: list[str]


class SolvePuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would do."""

    text: ActionText


class PuzzleSolved(Struct, frozen=True):
    """Whether it was the best, what is, and why; chances are of the best and of the next."""

    right: bool
    best: str
    best_say: str
    chance: float
    next: float
    why: list[str]
