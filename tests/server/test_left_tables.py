"""Tables that nobody is at, and seats that one household takes: places for everybody else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from halls import GENEROUS, Opened, behind_the_door, connect, opened, run

from runehall.server import wire
from runehall.server.client import HallRefusal
from runehall.server.clocks import HOUR, MINUTE
from runehall.server.errors import Refusal
from runehall.server.operations.listing import IN_USE, LEFT_GAME, PRIVATE_LOBBY, PUBLIC_LOBBY
from runehall.server.table import questions


async def later(hall: Opened, seconds: float) -> None:
    """So much later, as far as tables are concerned that nobody is connected to."""
    for name in hall.hall.listing.seen:
        hall.hall.listing.seen[name] -= seconds * 1000.0
    for bucket in hall.hall.addresses.openings.of.values():
        bucket.filled_at -= seconds
    await hall.hall.look_round()
    for table in list(hall.hall.tables.values()):
        await table.ask(questions.whole_info)
    await hall.hall.tidy()


def test_lobbies_that_nobody_is_in_end_soon_and_others_do_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            wishes: dict[str, Any] = {"seats": 2, "name": "Ada"}
            shared = await hall.client.create("market", **wishes)
            public = await hall.client.create("market", public=True, **wishes)
            held = await hall.client.create("market", public=True, **wishes)
            here = await connect(hall.client, held.table, held.token)
            listed = hall.hall.listing.tables
            await later(hall, 15 * MINUTE)
            assert len(listed) == 3
            await later(hall, PUBLIC_LOBBY - 14 * MINUTE)
            assert set(listed) == {shared.table, held.table}
            with pytest.raises(HallRefusal) as refused:
                await hall.client.join(public.table, "Ben")
            assert refused.value.code == "no_such_table"
            back = await connect(hall.client, shared.table, shared.token)
            await later(hall, PRIVATE_LOBBY + MINUTE)
            assert set(listed) == {shared.table, held.table}
            await back.close()
            while behind_the_door(hall, shared.table).presence.viewers:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            await later(hall, PRIVATE_LOBBY + MINUTE)
            assert set(listed) == {held.table}
            assert set(hall.hall.tables) == {held.table}
            assert await hall.hall.services.store.setup(shared.table) is None
            await here.close()

    run(test())


def test_tables_left_behind_stop_counting(tmp_path: Path) -> None:
    limits = replace(GENEROUS, open_tables_per_address=2)

    async def test() -> None:
        async with opened(tmp_path, limits=limits) as hall:
            asked = wire.CreateTable(game="market", seats=2, name="Ada", bots=["random"])
            for _ in range(2):
                seated = await hall.hall.create(asked, "home")
                table = await connect(hall.client, seated.table, seated.token)
                await table.start()
                await table.close()
                while behind_the_door(hall, seated.table).presence.viewers:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            with pytest.raises(Refusal) as refused:
                await hall.hall.create(asked, "home")
            assert refused.value.code == "too_many_tables"
            await later(hall, IN_USE + MINUTE)
            await hall.hall.create(asked, "home")
            await hall.hall.unload(seated.table)
            await later(hall, LEFT_GAME + MINUTE)
            assert seated.table not in hall.hall.listing.tables
            back = await connect(hall.client, seated.table, seated.token)
            assert back.playing
            assert seated.table in hall.hall.listing.tables
            await back.close()

    run(test())


def test_one_household_cannot_take_all_public_seats(tmp_path: Path) -> None:
    limits = replace(GENEROUS, open_seats_per_address=2)

    async def test() -> None:
        async with opened(tmp_path, limits=limits) as hall:
            public = wire.CreateTable(game="market", seats=4, name="Ada", public=True)
            *names, free = [(await hall.hall.create(public, "theirs")).table for _ in range(5)]
            asked = [
                hall.hall.join(name, wire.JoinTable(f"Eve {number}"), "mine")
                for name in names
                for number in range(3)
            ]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            seated = [each for each in answers if isinstance(each, wire.Seated)]
            codes = [each.code for each in answers if isinstance(each, Refusal)]
            assert (len(seated), codes) == (2, ["too_many_seats"] * 10)
            assert (await hall.hall.join(free, wire.JoinTable("Ben"), "theirs")).seat == 1
            private = wire.CreateTable(game="market", seats=4, name="Ada")
            invited = (await hall.hall.create(private, "theirs")).table
            await hall.hall.join(invited, wire.JoinTable("Eve"), "mine")
            # Who stands up again has a place to take.
            leaving = await connect(hall.client, seated[0].table, seated[0].token)
            await leaving.command(wire.Leave("bye"))
            await hall.hall.join(free, wire.JoinTable("Eve"), "mine")
            await leaving.close()

    run(test())


def test_the_patience_with_lobbies_is_minutes_and_longer_than_a_phone_is_put_away() -> None:
    assert 10 * MINUTE < PUBLIC_LOBBY < PRIVATE_LOBBY <= 3 * HOUR
