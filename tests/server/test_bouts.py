"""The last tie of The Rune Market in a hall: chosen in secret, by people, bots and the clock."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from halls import behind_the_door, connect, opened, settle, sitting
from virtual_time import run_timelessly

from runehall.games import GAMES
from runehall.games.market.codes import KINDS, REASON_ROUND_LIMIT
from runehall.games.market.scoring import finish
from runehall.games.market.state import MarketState
from runehall.server import wire
from runehall.server.client import HallRefusal


def deal_a_tie(state: MarketState) -> None:
    """Everybody is equal as soon as the cards are gathered in again."""
    state.deal()
    for seat in range(state.seats):
        for card in range(KINDS):
            while state.holds(seat, card):
                state.change_hand(seat, card, -1)
                state.draw[state.draw_count] = card
                state.draw_count += 1
    finish(state, REASON_ROUND_LIMIT)


TIED = {"market": replace(GAMES["market"], deal=deal_a_tie)}


def test_a_hall_plays_the_last_tie_unless_somebody_wants_lots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            for wishes, chosen in (({}, "played"), ({"options": {"last_tie": "drawn"}}, "drawn")):
                seated = await hall.client.create("market", seats=2, name="Ada", **wishes)
                async with hall.client.table(seated.table, seated.token) as table:
                    assert table.info.options["last_tie"] == chosen
        assert GAMES["market"].options.resolve({}, 2)["last_tie"] == "drawn"

    run_timelessly(test(), monkeypatch)


def test_a_sign_is_seen_by_nobody_else_until_all_have_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path, TIED) as hall, sitting(hall.client, "market", 2) as tables:
            watcher = await connect(hall.client, tables[0].info.id)
            assert tables[0].position.waiting == [0, 1]
            await tables[1].act("sign paper")
            await settle(*tables, watcher)
            assert tables[1].position.view["bout"]["signs"] == [None, "paper"]
            for other in (tables[0], watcher):
                assert other.position.view["bout"]["signs"] == [None, None]
                assert other.log[-1].event == {"event": "chosen", "seat": 1}
                assert other.position.waiting == [0]
            with pytest.raises(HallRefusal):
                await tables[1].act("sign stone")
            await tables[0].act("sign stone")
            await settle(*tables, watcher)
            assert watcher.position.view["bout"]["shown"] == [["stone", "paper"]]
            await tables[0].act("sign stone")
            await tables[1].act("sign paper")
            await settle(*tables, watcher)
            assert tables[0].over
            assert watcher.position.view["result"]["winners"] == [1]
            await watcher.close()

    run_timelessly(test(), monkeypatch)


def test_for_whoever_is_too_slow_a_sign_is_drawn_until_somebody_has_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path, TIED) as hall, sitting(hall.client, "market", 2) as tables:
            table = tables[0]
            while not table.over:
                await table.next_message()
            assert table.position.view["result"]["tiebreak"] == "bouts"
            live = behind_the_door(hall, table.info.id)
            assert live.play is not None
            assert all(text.startswith("sign ") for _, text in live.play.record.actions)

    run_timelessly(test(), monkeypatch)


def test_a_person_plays_a_bot_for_the_last_tie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path, TIED) as hall:
            seated = await hall.client.create("market", seats=2, name="Ada", bots=["skilled"])
            async with hall.client.table(seated.table, seated.token) as table:
                await table.start()
                while not table.over:
                    if table.legal:
                        await table.act("sign stone")
                    else:
                        await table.next_message()
                assert isinstance(table.info, wire.TableInfo)
                assert table.position.view["result"]["tiebreak"] == "bouts"

    run_timelessly(test(), monkeypatch)
