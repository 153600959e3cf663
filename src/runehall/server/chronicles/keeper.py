"""Who keeps the chronicles: one method for each route about my games and my families."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from runehall.server import wire
from runehall.server.chronicles.figures import counts, figures
from runehall.server.chronicles.keys import new_key, opened, sealed
from runehall.server.clocks import now_ms
from runehall.server.errors import NOT_FOUND, TOO_MANY, UNAVAILABLE, Refusal
from runehall.server.hall import Hall
from runehall.server.operations.weights import CHRONICLE, FAMILY, RECORD, SEATS_LOOKED_UP
from runehall.server.storage import (
    ChronicleSeatRow,
    FamilyMemberRow,
    Row,
    StorageFailure,
)
from runehall.server.storage.chronicles import ChronicleStore, KeptGame, Member
from runehall.server.storage.setup import hash_of, new_id
from runehall.server.table import names, questions

PAGE = 20
RECORDS_AT_ONCE = 5
MOST_FAMILIES, MOST_MEMBERS = 5, 30
# A browser that comes anew is sent so many of the seats it holds.
SEATS_TOLD = 50
ROWS_AT_ONCE = 500
FAMILY_ID = re.compile(wire.TABLE_ID)
ROUTES = frozenset(
    {
        *("open_chronicle", "chronicle", "played_games", "my_records", "link_seats"),
        *("delete_chronicle", "enter_family", "family", "leave_family"),
    }
)


@dataclass(frozen=True)
class Asked:
    """What a request about a chronicle says: from where, with which key, and what."""

    household: str
    key: str | None
    body: Any = None
    start: int = 0
    family: str = ""


class Keeper:
    """Answers whoever comes with a key. Nothing here is told to anybody else."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.services.store
        self.chronicles = ChronicleStore(self.store)
        # One at a time, so that no family grows beyond its bounds.
        self.entering = asyncio.Lock()

    # --- my games --------------------------------------------------------------------------------

    async def open_chronicle(self, asked: Asked) -> wire.ChronicleOpened:
        """A new chronicle, with the seats that somebody holds already."""
        if not self.hall.addresses.chronicles.take(asked.household):
            raise Refusal("too_many_chronicles", status=TOO_MANY)
        key = new_key()
        await self.write_down(self.chronicles.create(hash_of(key)))
        await self.link(asked, key)
        return wire.ChronicleOpened(key)

    async def chronicle(self, asked: Asked) -> wire.Chronicle:
        """Everything about my games."""
        key, mine = await self.mine(asked, CHRONICLE)
        games = await self.games_of(mine)
        seats = [
            wire.SeatKey(seat.table, token)
            for seat in (await self.chronicles.seats(mine))[:SEATS_TOLD]
            if (token := opened(key, seat.holder, seat.salt, seat.sealed)) is not None
        ]
        return wire.Chronicle(
            figures=figures(games, self.hall.services.games),
            played=page_of(games, 0),
            seats=seats,
            families=await self.chronicles.families(mine),
        )

    async def played_games(self, asked: Asked) -> wire.PlayedGames:
        """More of my games."""
        _, mine = await self.mine(asked, CHRONICLE)
        return page_of(await self.games_of(mine), asked.start)

    async def my_records(self, asked: Asked) -> wire.MyRecords:
        """The records of some of my games; what is forgotten or cannot be read is left out."""
        _, mine = await self.mine(asked, CHRONICLE + RECORD * RECORDS_AT_ONCE)
        games = await self.games_of(mine)
        end = asked.start + RECORDS_AT_ONCE
        records = []
        for game in games[asked.start : end]:
            with suppress(Refusal):
                records.append(await (await self.hall.table(game.table)).ask(questions.record))
        return wire.MyRecords(records, end if end < len(games) else None)

    async def link_seats(self, asked: Asked) -> wire.SeatsLinked:
        """Write down seats that somebody proves to hold, and all that a former key knows."""
        key, mine = await self.mine(asked, CHRONICLE)
        linked = await self.link(asked, key)
        former = asked.body.former
        if former is not None and former != key:
            linked += await self.take_over(former, key, mine)
        return wire.SeatsLinked(linked)

    async def delete_chronicle(self, asked: Asked) -> wire.ChronicleGone:
        """Delete all that is known by a key."""
        _, mine = await self.mine(asked, CHRONICLE)
        return wire.ChronicleGone(await self.write_down(self.chronicles.delete(mine)))

    # --- families --------------------------------------------------------------------------------

    async def enter_family(self, asked: Asked) -> wire.Family:
        """Begin a family, or join the one of a link; whoever belongs to it has a new name."""
        _, mine = await self.mine(asked, FAMILY)
        name = names.clean(asked.body.name)
        async with self.entering:
            family, already = asked.body.family or new_id(), await self.chronicles.families(mine)
            members = await self.chronicles.members(family)
            if asked.body.family is not None and not members:
                raise Refusal("no_such_family", status=NOT_FOUND)
            if family not in already and len(already) >= MOST_FAMILIES:
                raise Refusal("too_many_families", most=MOST_FAMILIES)
            if family not in already and len(members) >= MOST_MEMBERS:
                raise Refusal("family_full", most=MOST_MEMBERS)
            row = FamilyMemberRow(family, mine, name, now_ms())
            await self.write_down(self.store.write(row))
        return await self.told_family(family, mine)

    async def family(self, asked: Asked) -> wire.Family:
        """How a family that I belong to fares."""
        _, mine = await self.mine(asked, FAMILY)
        return await self.told_family(asked.family, mine)

    async def leave_family(self, asked: Asked) -> wire.FamilyLeft:
        """Belong to a family no more; the last one takes it along."""
        _, mine = await self.mine(asked, FAMILY)
        await self.members_with(asked.family, mine)
        await self.write_down(self.chronicles.leave(asked.family, mine))
        return wire.FamilyLeft(len(await self.chronicles.members(asked.family)))

    async def told_family(self, family: str, mine: str) -> wire.Family:
        """A family as one of its members may see it: figures, and nobody's games."""
        members = await self.members_with(family, mine)
        games = await self.chronicles.games(*(member.chronicle for member in members))
        known = self.hall.services.games
        return wire.Family(
            family,
            [
                wire.FamilyMember(
                    member.name,
                    member.chronicle == mine,
                    [
                        wire.FamilyGame(each.game, each.played, each.won, each.best, each.streak)
                        for each in figures(games[member.chronicle], known)
                    ],
                )
                for member in members
            ],
        )

    async def members_with(self, family: str, mine: str) -> list[Member]:
        """Who belongs to a family, if I do; of others nobody is told even that they exist."""
        known = FAMILY_ID.fullmatch(family)
        members = await self.chronicles.members(family) if known else []
        if all(member.chronicle != mine for member in members):
            raise Refusal("no_such_family", status=NOT_FOUND)
        return members

    # --- beneath ---------------------------------------------------------------------------------

    async def mine(self, asked: Asked, weight: float) -> tuple[str, str]:
        """The key that somebody bears and the chronicle that it opens, if they may ask so much."""
        if not self.hall.addresses.may_ask(asked.household, weight):
            raise Refusal("too_fast", status=TOO_MANY)
        known = asked.key is not None and await self.chronicles.visit(hash_of(asked.key))
        if asked.key is None or not known:
            raise Refusal("no_such_chronicle", status=NOT_FOUND)
        return asked.key, hash_of(asked.key)

    async def games_of(self, mine: str) -> list[KeptGame]:
        """The games of a chronicle, the latest first."""
        return (await self.chronicles.games(mine))[mine]

    async def link(self, asked: Asked, key: str) -> int:
        """Write down those of the seats that somebody holds indeed; how many."""
        seats: Sequence[wire.SeatKey] = asked.body.seats
        if not self.hall.addresses.may_ask(asked.household, len(seats) / SEATS_LOOKED_UP):
            raise Refusal("too_fast", status=TOO_MANY)
        linked = 0
        for seat in seats:
            with suppress(Refusal):
                rows = await self.rows_of(seat, key)
                await self.write_down(self.store.write(*rows))
                linked += bool(rows)
        return linked

    async def rows_of(self, seat: wire.SeatKey, key: str) -> list[Row]:
        """What is written of a seat: that it is held, and how its game ended if that is missing."""
        setup = await self.hall.setup(seat.table)
        setup.seat_of(seat.token)
        if not setup.counts:
            return []
        salt, kept = sealed(key, seat.token)
        rows: list[Row] = [
            ChronicleSeatRow(
                hash_of(key), seat.table, hash_of(seat.token), salt, kept, setup.created
            )
        ]
        if setup.stage == "over" and not await self.chronicles.has_result(seat.table):
            rows += await (await self.hall.table(seat.table)).ask(questions.result)
        return rows

    async def take_over(self, former: str, key: str, mine: str) -> int:
        """Let a chronicle go on with all that another one of the same person knows."""
        if not await self.chronicles.visit(hash_of(former)):
            return 0
        rows: list[Row] = []
        for seat in await self.chronicles.all_seats(hash_of(former)):
            token = opened(former, seat.holder, seat.salt, seat.sealed) or ""
            salt, kept = sealed(key, token)
            row = ChronicleSeatRow(mine, seat.table, seat.holder, salt, kept, seat.at)
            rows.append(row)
        for start in range(0, len(rows), ROWS_AT_ONCE):
            await self.write_down(self.store.write(*rows[start : start + ROWS_AT_ONCE]))
        await self.write_down(self.chronicles.replace(hash_of(former), mine))
        return len(rows)

    async def write_down(self, writing: Any) -> Any:
        """Have something written, or say that it was not."""
        try:
            return await writing
        except StorageFailure as failure:
            raise Refusal("storage", status=UNAVAILABLE) from failure


def page_of(games: Sequence[KeptGame], start: int) -> wire.PlayedGames:
    """A stretch of somebody's games."""
    return wire.PlayedGames([told(game) for game in games[start : start + PAGE]], len(games))


def told(game: KeptGame) -> wire.PlayedGame:
    """A game as whoever played it is told of it."""
    return wire.PlayedGame(
        table=game.table,
        game=game.ended.game,
        preset=game.ended.preset,
        seats=[
            wire.PlayedSeat(seat.name, seat.kind, seat.level, seat.score, seat.won, seat.program)
            for seat in game.ended.seats
        ],
        seat=game.mine[0],
        started=game.ended.started,
        ended=game.at,
        kept=game.kept,
        counts=counts(game),
    )
