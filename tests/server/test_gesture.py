"""Lifting a corner of a card: everybody sees it, and nothing else happens."""

from __future__ import annotations

from pathlib import Path

import pytest
from halls import behind_the_door, connect, opened, run, settle, sitting

from runehall.server import wire
from runehall.server.client import HallRefusal, TableClient


async def refusal(table: TableClient, command: wire.ClientMessage) -> str:
    """The code of the refusal that a command must get."""
    with pytest.raises(HallRefusal) as caught:
        await table.command(command)
    return caught.value.code


@pytest.mark.parametrize("game", ["cambio", "kodiak"])
def test_everybody_sees_a_touch_and_no_record_has_it(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, game, 3) as tables:
            watcher = await connect(hall.client, tables[0].info.id)
            live = behind_the_door(hall, tables[0].info.id)
            assert live.play is not None
            before = live.play.table.document()
            # It is seat 0's turn; seat 2 touches a card of seat 1.
            await tables[2].send(wire.Touch("t", 1, 0))
            for table in (*tables, watcher):
                touched = await table.until(wire.Touched)
                told = (touched.seat, touched.name, touched.owner, touched.place)
                assert told == (2, "Guest 2", 1, 0)
            await settle(*tables)
            assert live.play.table.document() == before
            assert live.play.record.actions == []
            assert live.chat == []
            assert await refusal(watcher, wire.Touch("w", 1, 0)) == "only_seated"
            await watcher.close()

    run(test())


def test_a_touch_needs_a_card_and_a_moment_between_two(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "cambio", 2) as tables:
            mine, other = tables
            assert await refusal(mine, wire.Touch("1", 1, 200)) == "no_card_there"
            assert await refusal(mine, wire.Touch("2", 5, 0)) == "no_such_seat"
            for number in range(3):
                await mine.command(wire.Touch(f"3{number}", 0, number))
            assert await refusal(mine, wire.Touch("4", 0, 0)) == "too_fast"
            # One who is impatient does not hold up the others.
            await other.command(wire.Touch("5", 0, 0))

    run(test())


def test_a_touch_is_possible_in_a_window_and_only_at_such_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            async with sitting(hall.client, "cambio", 2, pace="relaxed") as tables:
                await tables[0].act("draw")
                await tables[0].act("discard")
                assert tables[0].position.window is not None
                await tables[1].command(wire.Touch("1", 0, 1))
                await settle(*tables)
                assert tables[0].position.window is not None
            async with sitting(hall.client, "market", 2) as tables:
                assert await refusal(tables[0], wire.Touch("2", 1, 0)) == "no_card_there"
            lobby = await hall.client.create("cambio", seats=2, name="Ada")
            host = await connect(hall.client, lobby.table, lobby.token)
            assert await refusal(host, wire.Touch("3", 0, 0)) == "only_playing"
            await host.close()

    run(test())
