"""Who begins: by name or by lot in the lobby, by the rules of the game after another one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from halls import begin, connect, opened, play_on, run, settle, sitting

from runehall.server import wire
from runehall.server.client import HallClient, HallRefusal, TableClient

# Games of two seats that are over after a few actions.
SHORT: dict[str, dict[str, Any]] = {
    "cambio": {"max_rounds": 1, "turn_limit": 1},
    "kodiak": {"turn_limit": 1},
    "market": {"round_limit": 1},
    "alaska": {"manifest": {"1": 4, "2": 5}},
    "runes": {"coins": 5, "rituals": "none"},
    "rune": {"masters": 1},
}


def most_coins(view: dict[str, Any]) -> int:
    """RUNES: who has most coins left, the loser of two if they have equally many."""
    trays, winner = view["trays"], view["result"]["winners"][0]
    return int(trays.index(max(trays)) if trays[0] != trays[1] else 1 - winner)


# Who has to begin after the last position of a game whose second seat began; None: by lot.
NEXT: dict[str, Callable[[dict[str, Any]], int | None]] = {
    "cambio": lambda view: (view["rounds"][-1]["dealer"] + 1) % 2,
    "kodiak": lambda view: (view["rounds"][-1]["cat"] + 1) % 2,
    "market": lambda view: view["result"]["winners"][0],
    "alaska": lambda _view: 0,
    "runes": most_coins,
    "rune": lambda _view: None,
}


async def sit_again(client: HallClient, tables: list[TableClient]) -> list[TableClient]:
    """Everybody at the table of the rematch."""
    await tables[1].command(wire.Rematch(tables[1].new_id()))
    await settle(*tables)
    again = tables[0].info.next
    assert again is not None
    return [await connect(client, again, table.token) for table in tables]


@pytest.mark.parametrize("game", SHORT)
def test_a_rematch_is_begun_by_whom_the_rules_name(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            options = {**SHORT[game], "first": "random"} if game == "rune" else SHORT[game]
            wishes = {"options": options, "pace": "relaxed"}
            seated = await hall.client.create(game, seats=2, name="Ada", **wishes)
            guest = await hall.client.join(seated.table, "Ben")
            tables = [await connect(hall.client, seated.table, s.token) for s in (seated, guest)]
            if game != "rune":
                await tables[0].command(wire.Begins("b", 1))
            await begin(tables)
            last = await play_on(tables)
            due = NEXT[game](last)
            assert last["result"]["next_start"] == due
            again = await sit_again(hall.client, tables)
            assert again[0].info.begins == due
            assert again[0].info.changes == SHORT[game]
            # They change places; who begins is still who begins.
            await again[0].command(wire.Reorder("o", [1, 0]))
            await settle(*again)
            assert again[0].info.begins == (None if due is None else 1 - due)
            await begin(again)
            first = again[0].position.view["options"]["first"]
            assert first == ("random" if due is None else 1 - due)
            for table in (*tables, *again):
                await table.close()

    run(test())


def test_who_would_begin_but_has_left_is_replaced_by_a_lot(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            wishes: dict[str, Any] = {"options": SHORT["cambio"], "pace": "relaxed"}
            async with sitting(hall.client, "cambio", 2, **wishes) as tables:
                assert (await play_on(tables))["result"]["next_start"] == 1
                await tables[1].command(wire.Leave("l"))
                await tables[0].command(wire.Rematch("r"))
                await settle(tables[0])
                again = await connect(hall.client, tables[0].info.next or "", tables[0].token)
                assert [seat.kind for seat in again.info.seats] == ["person", "open"]
                assert again.info.begins is None
                await again.close()

    run(test())


async def refusal(table: TableClient, command: wire.ClientMessage) -> str:
    """The code of the refusal that a command must get; nothing changes."""
    await settle(table)
    before = table.info
    with pytest.raises(HallRefusal) as caught:
        await table.command(command)
    await settle(table)
    assert table.info == before
    return caught.value.code


def test_the_host_names_who_begins_and_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("cambio", seats=4, name="Ada")
            guest = await hall.client.join(seated.table, "Ben")
            host = await connect(hall.client, seated.table, seated.token)
            other = await connect(hall.client, seated.table, guest.token)
            assert host.info.begins == 0  # the one who has opened it, until somebody is named
            assert await refusal(other, wire.Begins("1", 1)) == "only_host"
            assert await refusal(host, wire.Begins("2", 3)) == "no_person"
            assert await refusal(host, wire.Begins("3", 7)) == "no_such_seat"
            await host.command(wire.Begins("4", 1))
            await host.command(wire.AddBot("5", 2, "random"))
            await host.command(wire.Reorder("6", [2, 0, 3, 1]))
            await settle(host)
            assert host.info.begins == 3
            await host.command(wire.Configure("7", seats=3))
            await settle(host)
            assert [seat.name for seat in host.info.seats][host.info.begins or 0] == "Ben"
            await other.ready()
            await host.start()
            dealer = host.position.view["dealer"]
            assert host.info.seats[dealer].name == "Ben"
            assert await refusal(host, wire.Begins("8", 0)) == "only_lobby"
            await host.close()
            await other.close()

    run(test())


@pytest.mark.parametrize("game", ["cambio", "market"])
def test_lots_are_drawn_from_the_shuffle_that_everybody_has_a_hand_in(
    game: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            begun = set()
            for _ in range(12):
                seated = await hall.client.create(game, seats=2, name="Ada", bots=["random"])
                host = await connect(hall.client, seated.table, seated.token)
                await host.command(wire.Begins("1"))
                await settle(host)
                assert host.info.begins is None
                await host.start()
                begun.add(host.position.view["turn"])
                await host.close()
            assert begun == {0, 1}

    run(test())


def test_the_option_still_names_a_seat_of_somebody_who_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            wishes: dict[str, Any] = {"seats": 3, "name": "Ada", "bots": ["random"]}
            seated = await hall.client.create("alaska", options={"first": 2}, **wishes)
            path = f"/api/tables/{seated.table}"
            info = await hall.client.ask("GET", path, wire.TableInfo)
            assert (info.begins, info.changes) == (2, {})
            for first, code in ((1, "no_person"), (3, "bad_option"), ("eldest", "bad_option")):
                with pytest.raises(HallRefusal) as caught:
                    await hall.client.create("alaska", options={"first": first}, **wishes)
                assert caught.value.code == code

    run(test())


def test_what_depends_on_the_seats_follows_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            runes = await hall.client.create("runes", seats=3, name="Ada")
            host = await connect(hall.client, runes.table, runes.token)
            await host.command(wire.Configure("1", change={"hand": 2}))
            await host.command(wire.Configure("2", seats=4))
            await settle(host)
            assert (host.info.options["coins"], host.info.options["hand"]) == (30, 2)
            assert host.info.changes == {"hand": 2}
            # What is set to what is usual anyway is no change; what somebody wants, stays.
            await host.command(wire.Configure("3", options={"hand": 3, "coins": 25}))
            await settle(host)
            assert host.info.changes == {"coins": 25}
            await host.command(wire.Configure("4", seats=5))
            await host.command(wire.Configure("5", options={"coins": 25, "cap": 5}))
            await host.command(wire.Configure("6", seats=2))
            await settle(host)
            assert host.info.options["coins"] == 25
            assert host.info.changes == {"coins": 25, "cap": 5}
            await host.command(wire.Configure("7", change={"hand": 2}, usual=["coins"]))
            await settle(host)
            assert host.info.changes == {"cap": 5, "hand": 2}
            assert host.info.options["coins"] == 40
            assert await refusal(host, wire.Configure("8", usual=["coin"])) == "unknown_name"
            await host.close()

    run(test())


def test_an_edition_never_locks_the_number_of_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            rune = await hall.client.create("rune", seats=4, name="Ada", preset="teams-gm")
            host = await connect(hall.client, rune.table, rune.token)
            await host.command(wire.Configure("1", options={"cover": "bury"}))
            await host.command(wire.Configure("2", seats=2))
            await settle(host)
            played = host.info.options
            assert (played["mode"], played["masters"], played["copies"]) == ("duel", 3, 1)
            assert (host.info.preset, host.info.changes) == (None, {"cover": "bury"})
            # One for other seats is chosen together with them.
            await host.command(wire.Configure("3", preset="teams", seats=4, options={}))
            await settle(host)
            assert host.info.options["masters"] == 2
            assert await refusal(host, wire.Configure("4", preset="solo")) == "bad_option"
            await host.close()

    run(test())
