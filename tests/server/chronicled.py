"""Chronicles for the tests: a client with a key, and games that have ended in a moment."""

from __future__ import annotations

from dataclasses import dataclass

from halls import Opened
from sqlalchemy import select

from runehall.server import wire
from runehall.server.client import HallClient
from runehall.server.storage import ResultRow, SetupRow
from runehall.server.storage.chronicles import Ended, EndedSeat
from runehall.server.storage.schema import RESULTS
from runehall.server.storage.setup import Seat, Setup, hash_of

ANY_RESULT = select(RESULTS.c.table_id)
MOMENT = 1_700_000_000_000.0


@dataclass(frozen=True)
class Owner:
    """Somebody who has a key."""

    client: HallClient
    key: str

    async def chronicle(self) -> wire.Chronicle:
        return await self.client.ask("GET", "/api/chronicle", wire.Chronicle, token=self.key)

    async def link(self, *seats: wire.SeatKey, former: str | None = None) -> int:
        body = wire.LinkSeats(list(seats), former)
        answer = await self.client.ask(
            "POST", "/api/chronicle/seats", wire.SeatsLinked, body=body, token=self.key
        )
        return answer.linked

    async def enter(self, name: str, family: str | None = None) -> wire.Family:
        body = wire.EnterFamily(name, family)
        return await self.client.ask(
            "POST", "/api/families", wire.Family, body=body, token=self.key
        )

    async def family(self, family: str) -> wire.Family:
        path = f"/api/families/{family}"
        return await self.client.ask("GET", path, wire.Family, token=self.key)

    async def delete(self) -> int:
        answer = await self.client.ask(
            "DELETE", "/api/chronicle", wire.ChronicleGone, token=self.key
        )
        return answer.seats


async def owner(client: HallClient, *seats: wire.SeatKey) -> Owner:
    """Somebody with a new key, who holds these seats."""
    body = wire.LinkSeats(list(seats))
    opened = await client.ask("POST", "/api/chronicles", wire.ChronicleOpened, body=body)
    return Owner(client, opened.key)


def seat_key(seated: wire.Seated) -> wire.SeatKey:
    """What a browser keeps of a seat."""
    return wire.SeatKey(seated.table, seated.token)


async def ended_game(
    hall: Opened,
    table: str,
    *seats: tuple[str, int, bool],
    game: str = "market",
    preset: str = "standard",
) -> list[wire.SeatKey]:
    """A game that is over: name, points and win of each seat; a name with a star is a bot's level.

    What proves each seat.
    """
    tokens = [f"{table} token {number}" for number in range(len(seats))]
    sitting, ended = [], []
    for token, (name, score, won) in zip(tokens, seats, strict=True):
        bot = name.startswith("*")
        level, holder = (name[1:], None) if bot else (None, hash_of(token))
        sitting.append(Seat("bot" if bot else "person", name, level, holder, True, "ab" * 16))
        ended.append(EndedSeat(name, "bot" if bot else "person", level, holder, score, won))
    setup = Setup(id=table, game=game, seats=sitting, host=0, stage="over", created=MOMENT)
    result = Ended(game, preset, MOMENT, ended)
    number = float(len(await hall.hall.services.store.rows(ANY_RESULT)))
    await hall.hall.services.store.write(
        SetupRow(table, "over", MOMENT, setup.stored()),
        ResultRow(table, MOMENT + number, result.stored()),
    )
    return [wire.SeatKey(table, token) for token in tokens]
