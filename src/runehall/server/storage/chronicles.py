"""What the database knows of people without accounts: their seats, results and families."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import MsgspecError, Struct, json
from sqlalchemy import ColumnElement, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from runehall.server import wire
from runehall.server.clocks import now_ms
from runehall.server.storage.rows import ChronicleRow
from runehall.server.storage.schema import (
    CHRONICLE_SEATS,
    CHRONICLES,
    FAMILY_MEMBERS,
    HALL,
    RESULTS,
    TABLES,
)
from runehall.server.storage.store import Store
from runehall.server.storage.troubles import is_file

# Figures look at so many of the latest games.
MOST_GAMES = 5000
SEATS = CHRONICLE_SEATS.c
KEPT_SEAT = (SEATS.table_id, SEATS.holder, SEATS.salt, SEATS.sealed, SEATS.at)


class EndedSeat(Struct, frozen=True):
    """Who sat somewhere, and what came of it; `holder` is the hash of a person's token."""

    name: str
    kind: wire.SeatKind
    level: str | None
    holder: str | None
    score: int
    won: bool
    program: bool = False


class Ended(Struct, frozen=True):
    """How a game has ended, and what was played; `preset` is the edition."""

    game: str
    preset: str
    started: float
    seats: list[EndedSeat]

    def stored(self) -> str:
        """As it is written down."""
        return json.encode(self).decode()


def read_ended(text: str) -> Ended | None:
    """A result that was written down; None where it cannot be read."""
    try:
        return json.decode(text, type=Ended)
    except (MsgspecError, ValueError, TypeError):
        return None


@dataclass(frozen=True)
class KeptSeat:
    """A seat at a table that goes on, with the token that only the key unseals."""

    table: str
    holder: str
    salt: str
    sealed: str
    at: float


@dataclass(frozen=True)
class KeptGame:
    """A game that somebody has played: how it ended, and from which of its seats they played."""

    table: str
    at: float
    ended: Ended
    mine: Sequence[int]
    kept: bool


@dataclass(frozen=True)
class Member:
    """Somebody of a family."""

    chronicle: str
    name: str


class ChronicleStore:
    """Chronicles in the hall's database; each is named by the hash of its key."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- reading ---------------------------------------------------------------------------------

    async def visit(self, chronicle: str) -> bool:
        """Whether there is such a chronicle; somebody has come with its key."""
        now = select(HALL.c.open_seconds).scalar_subquery()
        query = select(CHRONICLES.c.created, (CHRONICLES.c.touched < now).label("before"))
        found = await self.store.rows(query.where(CHRONICLES.c.id == chronicle))
        if not found:
            return False
        if found[0].before:
            await self.store.write(ChronicleRow(chronicle, found[0].created))
        return True

    async def create(self, chronicle: str) -> None:
        """A new chronicle."""
        await self.store.write(ChronicleRow(chronicle, now_ms()))

    async def seats(self, chronicle: str) -> list[KeptSeat]:
        """The seats at tables that go on, the latest first."""
        goes_on = and_(TABLES.c.id == SEATS.table_id, TABLES.c.stage.in_(("lobby", "playing")))
        query = select(*KEPT_SEAT).join(TABLES, goes_on)
        query = (
            query.where(SEATS.chronicle == chronicle).order_by(SEATS.at.desc()).limit(MOST_GAMES)
        )
        return [KeptSeat(*row) for row in await self.store.rows(query)]

    async def all_seats(self, chronicle: str) -> list[KeptSeat]:
        """Every seat, whatever became of its table."""
        query = select(*KEPT_SEAT)
        found = await self.store.rows(query.where(SEATS.chronicle == chronicle))
        return [KeptSeat(*row) for row in found]

    async def games(self, *chronicles: str) -> dict[str, list[KeptGame]]:
        """What each has played, the latest first; results that cannot be read are passed over."""
        query = (
            select(
                SEATS.chronicle,
                SEATS.table_id,
                SEATS.holder,
                RESULTS.c.ended,
                RESULTS.c.document,
                TABLES.c.id.is_not(None).label("kept"),
            )
            .join(RESULTS, RESULTS.c.table_id == SEATS.table_id)
            .join(TABLES, TABLES.c.id == SEATS.table_id, isouter=True)
            .where(SEATS.chronicle.in_(chronicles))
            .order_by(RESULTS.c.ended.desc(), SEATS.table_id)
            .limit(MOST_GAMES * len(chronicles))
        )
        rows: dict[tuple[str, str], list[Any]] = defaultdict(list)
        for row in await self.store.rows(query):
            rows[row.chronicle, row.table_id].append(row)
        games: dict[str, list[KeptGame]] = {chronicle: [] for chronicle in chronicles}
        for (chronicle, table), found in rows.items():
            game = kept_game(table, found)
            if game is not None:
                games[chronicle].append(game)
        return games

    async def has_result(self, table: str) -> bool:
        """Whether it is written down how a table's game ended."""
        return bool(
            await self.store.rows(select(RESULTS.c.ended).where(RESULTS.c.table_id == table))
        )

    # --- families --------------------------------------------------------------------------------

    async def families(self, chronicle: str) -> list[str]:
        """The families that somebody belongs to, the oldest first."""
        query = select(FAMILY_MEMBERS.c.family).where(FAMILY_MEMBERS.c.chronicle == chronicle)
        return [row.family for row in await self.store.rows(query.order_by(FAMILY_MEMBERS.c.at))]

    async def members(self, family: str) -> list[Member]:
        """Who belongs to a family, the first one first."""
        query = select(FAMILY_MEMBERS.c.chronicle, FAMILY_MEMBERS.c.name)
        query = query.where(FAMILY_MEMBERS.c.family == family).order_by(FAMILY_MEMBERS.c.at)
        return [Member(*row) for row in await self.store.rows(query)]

    async def leave(self, family: str, chronicle: str) -> None:
        """Somebody belongs to a family no more."""
        one = and_(FAMILY_MEMBERS.c.family == family, FAMILY_MEMBERS.c.chronicle == chronicle)
        async with self.store.changing() as connection:
            await connection.execute(delete(FAMILY_MEMBERS).where(one))

    # --- deleting --------------------------------------------------------------------------------

    async def replace(self, former: str, chronicle: str) -> None:
        """Delete a chronicle whose seats stand in another now; that one gets its families too."""
        families = select(FAMILY_MEMBERS.c.family).where(FAMILY_MEMBERS.c.chronicle == chronicle)
        moved = and_(FAMILY_MEMBERS.c.chronicle == former, FAMILY_MEMBERS.c.family.not_in(families))
        async with self.store.changing() as connection:
            await connection.execute(
                update(FAMILY_MEMBERS).where(moved).values(chronicle=chronicle)
            )
        await self.delete(former)

    async def delete(self, chronicle: str) -> int:
        """Delete everything that is known by a key; how many seats stood there.

        SQLite overwrites what it deletes here with zeros, and empties the file beside it.
        """
        async with self.store.changing() as connection:
            if is_file(self.store.url):
                await connection.exec_driver_sql("PRAGMA secure_delete = ON")
            seats = await erase(connection, [chronicle])
            await forget_results(connection)
        if is_file(self.store.url):
            async with self.store.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        return seats

    async def forget(self, unused_since: float | None, empty_since: float) -> int:
        """Delete chronicles that nobody has come to for long; how many.

        Moments are those of the hall's clock: since when nobody came at all, and nobody to an empty
        one. None: those with anything in them are kept.
        """
        has_seats = select(SEATS.chronicle)
        belongs = select(FAMILY_MEMBERS.c.chronicle)
        empty = and_(CHRONICLES.c.id.not_in(has_seats), CHRONICLES.c.id.not_in(belongs))
        old = and_(CHRONICLES.c.touched < empty_since, empty)
        if unused_since is not None:
            old = or_(old, CHRONICLES.c.touched < unused_since)
        async with self.store.changing() as connection:
            found = [row.id for row in await connection.execute(select(CHRONICLES.c.id).where(old))]
            await erase(connection, found)
            gone = and_(SEATS.table_id.not_in(select(TABLES.c.id)), without_result(SEATS.table_id))
            await connection.execute(delete(CHRONICLE_SEATS).where(gone))
            await forget_results(connection)
        return len(found)


async def erase(connection: AsyncConnection, chronicles: Sequence[str]) -> int:
    """Delete chronicles; how many seats stood in them."""
    seats = await connection.execute(delete(CHRONICLE_SEATS).where(SEATS.chronicle.in_(chronicles)))
    await connection.execute(
        delete(FAMILY_MEMBERS).where(FAMILY_MEMBERS.c.chronicle.in_(chronicles))
    )
    await connection.execute(delete(CHRONICLES).where(CHRONICLES.c.id.in_(chronicles)))
    return seats.rowcount


async def forget_results(connection: AsyncConnection) -> None:
    """Delete the results that nobody has in a chronicle, and that have no table any more."""
    nobodys = and_(
        RESULTS.c.table_id.not_in(select(SEATS.table_id)),
        RESULTS.c.table_id.not_in(select(TABLES.c.id)),
    )
    await connection.execute(delete(RESULTS).where(nobodys))


def without_result(table: ColumnElement[str]) -> ColumnElement[bool]:
    """That nothing is known of how a game ended."""
    return table.not_in(select(RESULTS.c.table_id))


def kept_game(table: str, rows: Iterable[Any]) -> KeptGame | None:
    """A game of somebody, from one row for each of their seats."""
    found = list(rows)
    ended = read_ended(found[0].document)
    if ended is None:
        return None
    holders = {row.holder for row in found}
    mine = [number for number, seat in enumerate(ended.seats) if seat.holder in holders]
    if not mine:
        return None  # they have left the table before its end
    return KeptGame(table, found[0].ended, ended, mine, bool(found[0].kept))
