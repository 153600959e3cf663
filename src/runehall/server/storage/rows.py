"""What can be written down, each with the statement that writes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, ClassVar

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Dialect,
    Double,
    String,
    Table,
    and_,
    bindparam,
    delete,
    insert,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from runehall.server.storage.schema import (
    ACTIONS,
    ANALYSES,
    CHAT,
    CHRONICLE_SEATS,
    CHRONICLES,
    COMMANDS,
    FAMILY_MEMBERS,
    HALL,
    RACES,
    RESULTS,
    SET_ASIDE,
    SNAPSHOTS,
    TABLES,
)


@dataclass(frozen=True)
class Insertion:
    """A statement, and what of a row it takes in which order.

    Handing the driver plain tuples is several times as fast as handing SQLAlchemy dictionaries.
    """

    text: str
    values: Callable[[Row], Any]
    # Whether each row is a statement of its own.
    one_by_one: bool = False
    # The statement by the number of rows.
    texts: dict[int, str] = field(default_factory=dict, compare=False, repr=False)

    def text_for(self, rows: int) -> str:
        """The statement that takes so many rows, their values one after another.

        >>> Insertion("INSERT INTO chat (seat, text) VALUES (?, ?)", attrgetter("seat")).text_for(2)
        'INSERT INTO chat (seat, text) VALUES (?, ?), (?, ?)'
        """
        if rows not in self.texts:
            head, values, rest = self.text.partition(" VALUES ")
            end = closing(rest) + 1
            self.texts[rows] = head + values + ", ".join([rest[:end]] * rows) + rest[end:]
        return self.texts[rows]


def closing(text: str) -> int:
    """Where the bracket closes that a text begins with.

    >>> closing("(?, (SELECT 1)) ON CONFLICT (id)")
    14
    """
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0:
            return place
    raise ValueError(text)


class Row(Struct, frozen=True):
    """One row. A row that `replaces` takes the place of an earlier one with the same key.

    What is `computed` the database adds by itself.
    """

    table: ClassVar[Table]
    replaces: ClassVar[bool] = False
    computed: ClassVar[Mapping[str, Any]] = {}

    @classmethod
    def insertion(cls, dialect: Dialect) -> Insertion:
        """How rows of this kind are inserted, in the words of a database."""
        compiled = cls.statement(dialect.name).compile(dialect=dialect)
        return Insertion(str(compiled), attrgetter(*(compiled.positiontup or ())))

    @classmethod
    def statement(cls, dialect: str) -> Any:
        """The insert of this kind of row."""
        inserting = postgresql.insert if dialect == "postgresql" else sqlite.insert
        statement = inserting(cls.table).values(
            {
                column.name: cls.computed.get(column.name, bindparam(column.name))
                for column in cls.table.columns
            }
        )
        if not cls.replaces:
            return statement
        keys = [column.name for column in cls.table.primary_key]
        others = [column.name for column in cls.table.columns if column.name not in keys]
        return statement.on_conflict_do_update(
            index_elements=keys, set_={name: statement.excluded[name] for name in others}
        )


class Gone(Row, frozen=True):
    """What is deleted, in the same commit as what takes its place."""

    @classmethod
    def insertion(cls, dialect: Dialect) -> Insertion:
        """How it is deleted, in the words of a database."""
        compiled = delete(cls.table).where(cls.which()).compile(dialect=dialect)
        return Insertion(str(compiled), attrgetter(*(compiled.positiontup or ())), one_by_one=True)

    @classmethod
    def which(cls) -> ColumnElement[bool]:
        """The rows that this deletes."""
        raise NotImplementedError


class SetupRow(Row, frozen=True):
    """A table's setup."""

    table: ClassVar[Table] = TABLES
    replaces: ClassVar[bool] = True
    computed: ClassVar[Mapping[str, Any]] = {
        "touched": select(HALL.c.open_seconds).scalar_subquery()
    }

    id: str
    stage: str
    changed: float
    document: str


class ActionRow(Row, frozen=True):
    """An action that was carried out."""

    table: ClassVar[Table] = ACTIONS

    table_id: str
    seq: int
    seat: int
    text: str
    command: str | None
    at: float


class CommandRow(Row, frozen=True):
    """A command that was carried out and is no action."""

    table: ClassVar[Table] = COMMANDS
    replaces: ClassVar[bool] = True

    table_id: str
    sender: str
    command: str
    at: float


class SnapshotRow(Row, frozen=True):
    """The whole truth after some action, so that a long game comes back quickly."""

    table: ClassVar[Table] = SNAPSHOTS
    replaces: ClassVar[bool] = True

    table_id: str
    seq: int
    document: str


class RaceRow(Row, frozen=True):
    """A race and everything it was judged by."""

    table: ClassVar[Table] = RACES

    table_id: str
    number: int
    document: str


class AnalysisRow(Row, frozen=True):
    """What the coach has read in a game."""

    table: ClassVar[Table] = ANALYSES
    replaces: ClassVar[bool] = True

    table_id: str
    document: str


class ChatRow(Row, frozen=True):
    """Something that was said."""

    table: ClassVar[Table] = CHAT

    table_id: str
    number: int
    seat: int
    name: str
    text: str
    at: float


class SetAsideRow(Row, frozen=True):
    """A note that a row could not be read."""

    table: ClassVar[Table] = SET_ASIDE
    replaces: ClassVar[bool] = True

    table_id: str
    kind: str
    number: str
    reason: str
    at: float


class ChronicleRow(Row, frozen=True):
    """Somebody's chronicle; written again, it has been touched."""

    table: ClassVar[Table] = CHRONICLES
    replaces: ClassVar[bool] = True
    computed: ClassVar[Mapping[str, Any]] = {
        "touched": select(HALL.c.open_seconds).scalar_subquery()
    }

    id: str
    created: float


class ChronicleSeatRow(Row, frozen=True):
    """A seat that stands in a chronicle."""

    table: ClassVar[Table] = CHRONICLE_SEATS
    replaces: ClassVar[bool] = True

    chronicle: str
    table_id: str
    holder: str
    salt: str
    sealed: str
    at: float


class SeatsFollow(Row, frozen=True):
    """Who has a seat in their chronicle has the one at the next table of the same people too."""

    table: ClassVar[Table] = CHRONICLE_SEATS

    table_id: str
    next_id: str
    at: float

    @classmethod
    def insertion(cls, dialect: Dialect) -> Insertion:
        """How they are copied, in the words of a database."""
        seats = CHRONICLE_SEATS.c
        chosen = select(
            seats.chronicle,
            bindparam("next_id", type_=String),
            seats.holder,
            seats.salt,
            seats.sealed,
            bindparam("at", type_=Double),
        ).where(seats.table_id == bindparam("table_id"))
        names = [column.name for column in CHRONICLE_SEATS.columns]
        compiled = insert(CHRONICLE_SEATS).from_select(names, chosen).compile(dialect=dialect)
        return Insertion(str(compiled), attrgetter(*(compiled.positiontup or ())), one_by_one=True)


class ResultRow(Row, frozen=True):
    """How a game has ended."""

    table: ClassVar[Table] = RESULTS
    replaces: ClassVar[bool] = True

    table_id: str
    ended: float
    document: str


class FamilyMemberRow(Row, frozen=True):
    """Somebody belongs to a family."""

    table: ClassVar[Table] = FAMILY_MEMBERS
    replaces: ClassVar[bool] = True

    family: str
    chronicle: str
    name: str
    at: float


class ChatGone(Gone, frozen=True):
    """The lines of a table up to a number: only the last ones are kept."""

    table: ClassVar[Table] = CHAT

    table_id: str
    number: int

    @classmethod
    def which(cls) -> ColumnElement[bool]:
        """Up to a number."""
        return and_(CHAT.c.table_id == bindparam("table_id"), CHAT.c.number <= bindparam("number"))


class CommandGone(Gone, frozen=True):
    """A command so long ago that nobody sends it again."""

    table: ClassVar[Table] = COMMANDS

    table_id: str
    sender: str
    command: str

    @classmethod
    def which(cls) -> ColumnElement[bool]:
        """This very command."""
        return and_(
            COMMANDS.c.table_id == bindparam("table_id"),
            COMMANDS.c.sender == bindparam("sender"),
            COMMANDS.c.command == bindparam("command"),
        )
