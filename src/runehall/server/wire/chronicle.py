"""My games: what the hall keeps of somebody who has no account, and what a family shares."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from runehall.server.wire.tables import SeatKey
from runehall.server.wire.words import Document, Name, SeatKind, TableId, Token


class LinkSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats that I hold, to be written into my chronicle.

    `former` is the key of another chronicle of mine: all it knows comes over, and then it is gone.
    """

    seats: Annotated[list[SeatKey], Meta(max_length=50)]
    former: Token | None = None


class ChronicleOpened(Struct, frozen=True):
    """The key of a new chronicle: keep it, it is shown only once."""

    key: str


class SeatsLinked(Struct, frozen=True):
    """How many of the seats now stand in the chronicle."""

    linked: int


class PlayedSeat(Struct, frozen=True):
    """Who sat where in a game that is over; `level` is that of a bot.

    `program`: this seat was held by a program from outside.
    """

    name: str
    kind: SeatKind
    level: str | None
    score: int
    won: bool
    program: bool


class PlayedGame(Struct, frozen=True):
    """A game that I have played; I sat at `seat`.

    `kept`: it can still be looked at again. Who held several seats played against themselves: such
    a game does not `count`.
    """

    table: str
    game: str
    preset: str
    seats: list[PlayedSeat]
    seat: int
    started: float
    ended: float
    kept: bool
    counts: bool


class PlayedGames(Struct, frozen=True):
    """A stretch of my games, the latest first; `total` is how many there are."""

    games: list[PlayedGame]
    total: int


class Share(Struct, frozen=True):
    """How many games of a kind were played, and how many of them won."""

    name: str
    played: int
    won: int


class GameFigures(Struct, frozen=True):
    """How I fare in a game: the best result, the longest row of wins, and more closely.

    `editions` are presets; `levels` those of the strongest bot, where I was alone with bots;
    `people` the names of those I have played against most.
    """

    game: str
    played: int
    won: int
    best: int
    streak: int
    editions: list[Share]
    levels: list[Share]
    people: list[Share]


class Chronicle(Struct, frozen=True):
    """What the hall knows of me: my figures, my latest games, the seats I hold, my families."""

    figures: list[GameFigures]
    played: PlayedGames
    seats: list[SeatKey]
    families: list[str]


class ChronicleGone(Struct, frozen=True):
    """The chronicle is deleted, with so many seats that stood in it."""

    seats: int


class MyRecords(Struct, frozen=True):
    """The records of a stretch of my games, as far as they are kept; `next` is where to go on."""

    records: list[Document]
    next: int | None


class EnterFamily(Struct, frozen=True, forbid_unknown_fields=True):
    """Belong to a family under a name; without an id it is a new one."""

    name: Name
    family: TableId | None = None


class FamilyGame(Struct, frozen=True):
    """How somebody fares in a game, as their family sees it."""

    game: str
    played: int
    won: int
    best: int
    streak: int


class FamilyMember(Struct, frozen=True):
    """Somebody of a family and how they fare; `me`: it is who asks."""

    name: str
    me: bool
    games: list[FamilyGame]


class Family(Struct, frozen=True):
    """People who share a link and see each other's figures; the id is the link."""

    id: str
    members: list[FamilyMember]


class FamilyLeft(Struct, frozen=True):
    """I belong to the family no more; so many still do."""

    members: int


class BringRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a finished game from a file, to be looked at in the hall."""

    record: Document


class Brought(Struct, frozen=True):
    """The table that a record became: over, found by its address only, and soon forgotten."""

    table: str
