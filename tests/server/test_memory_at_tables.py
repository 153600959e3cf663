"""A game of memory: what was shown once is in no log, no preview and no look back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from halls import connect, opened, play_on, run, settle, sitting

from runehall.server import wire
from runehall.server.client import HallRefusal, TableClient


def cards_in(log: list[wire.LogEntry]) -> list[str]:
    """The cards that lines about looking at them name."""
    told = [entry.event for entry in log if entry.event["event"] in ("seen", "first-look", "drawn")]
    return [event["card"] for event in told if "card" in event]


async def log_again(table: TableClient) -> list[wire.LogEntry]:
    """The log as it comes after a reload."""
    await table.hello(table.token)
    return table.log


@pytest.mark.parametrize(("game", "looks"), [("cambio", 2), ("kodiak", 1)])
def test_a_reload_tells_no_card_again(game: str, looks: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, game, 2) as tables:
            for table in tables:
                assert len(cards_in(table.log)) == looks
                assert all(entry.kept for entry in table.log if "card" in entry.event)
            mine = tables[0]
            await mine.act("draw")
            await settle(mine)
            assert len(cards_in(mine.log)) == looks + 1
            before = len(mine.log)
            again = await log_again(mine)
            assert cards_in(again) == []
            assert len(again) == before
            path = f"/api/tables/{mine.info.id}/log?before=100"
            older = await hall.client.ask("GET", path, wire.LogPage, token=mine.token)
            assert len(older.entries) == before
            assert cards_in(older.entries) == []

    run(test())


def test_who_was_not_there_at_the_deal_sees_the_first_look_when_they_come(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("cambio", seats=2, name="Ada")
            guest = await hall.client.join(seated.table, "Ben")
            host = await connect(hall.client, seated.table, seated.token)
            other = await connect(hall.client, seated.table, guest.token)
            await other.ready()
            await other.close()
            await host.start()
            late = await connect(hall.client, seated.table, guest.token)
            assert len(cards_in(late.log)) == 2
            assert cards_in(await log_again(late)) == []
            await host.close()
            await late.close()

    run(test())


@pytest.mark.parametrize(("memory", "known"), [("strict", False), ("assisted", True)])
def test_a_preview_remembers_as_much_as_the_table(memory: str, known: bool, tmp_path: Path) -> None:
    async def test() -> None:
        options: dict[str, Any] = {"memory": memory}
        async with (
            opened(tmp_path) as hall,
            sitting(hall.client, "cambio", 2, options=options) as tables,
        ):
            await tables[0].act("draw")
            answer = await tables[0].command(wire.Preview("p", "exchange 3"))
            assert isinstance(answer, wire.Previewed)
            assert answer.view is not None
            assert (answer.view["discard"] != [None]) is known

    run(test())


def test_one_looks_back_when_the_game_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            options = {"max_rounds": 1, "turn_limit": 1}
            wishes: dict[str, Any] = {"options": options, "pace": "relaxed"}
            async with sitting(hall.client, "cambio", 2, **wishes) as tables:
                mine = tables[0]
                path = f"/api/tables/{mine.info.id}/replay"
                with pytest.raises(HallRefusal) as caught:
                    await hall.client.ask("GET", path, wire.Replay, token=mine.token)
                assert caught.value.code == "memory_game"
                await play_on(tables)
                back = await hall.client.ask("GET", path, wire.Replay, token=mine.token)
                assert len(cards_in([entry for step in back.steps for entry in step.log])) >= 2

    run(test())
