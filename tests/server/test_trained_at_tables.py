"""Trained players that a hall offers: listed, asked to play, refused at tables of another kind."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from halls import connect, opened, run

from runehall.engine import BadOption, RunehallError
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.client import HallRefusal, TableClient
from runehall.server.errors import Refusal
from runehall.server.operations.roster import Roster, files_named
from trained_players import saved_in


async def refused(table: TableClient, command: wire.ClientMessage) -> tuple[str, str]:
    with pytest.raises(HallRefusal) as refusal:
        await table.command(command)
    return refusal.value.code, str(refusal.value)


async def move_on(table: TableClient) -> None:
    """Do something if something is asked; a window is let go by, and may close before that."""
    texts = [legal.text for legal in table.legal]
    with suppress(HallRefusal):
        if texts:
            await table.act("pass" if "pass" in texts else texts[0])
            return
    await table.next_message()


def test_a_trained_player_is_offered_and_plays_to_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, bots={"Nanook": saved_in(tmp_path)}) as hall:
            offer = await hall.client.ask("GET", "/api/hall", wire.HallInfo)
            nanook = offer.levels[-1]
            assert (nanook.id, nanook.words) == ("Nanook", wire.Words("Nanook", "Nanook"))
            assert nanook.help.en == "Has taught itself Alaska for 2, and plays nothing else."
            assert "Alaska zu 2" in nanook.help.de
            seated = await hall.client.create("alaska", seats=2, name="Ada", bots=["Nanook"])
            async with hall.client.table(seated.table, seated.token) as table:
                assert table.info.seats[1].level == "Nanook"
                await table.start()
                while not table.over:
                    await move_on(table)
            assert hall.hall.services.pool.trouble() == ""
            assert hall.hall.services.metrics.failures._value.get() == 0

    run(test())


def test_it_is_refused_where_it_has_not_learned_to_play(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, bots={"Nanook": saved_in(tmp_path)}) as hall:
            with pytest.raises(HallRefusal, match="Nanook has not learned to play at a table like"):
                await hall.client.create("market", seats=2, name="Ada", bots=["Nanook"])
            seated = await hall.client.create("alaska", seats=3, name="Ada")
            host = await connect(hall.client, seated.table, seated.token)
            assert (await refused(host, wire.AddBot("1", 1, "Nanook")))[0] == "not_learned"
            assert [seat.kind for seat in host.info.seats] == ["person", "open", "open"]
            await host.command(wire.Configure("2", seats=2))
            await host.command(wire.AddBot("3", 1, "Nanook"))
            await host.command(wire.Configure("4", seats=3))
            await host.command(wire.AddBot("5", 2, "random"))
            code, sentence = await refused(host, wire.Start("6", "ab" * 16))
            assert (code, sentence.split()[0]) == ("not_learned", "Nanook")
            await host.command(wire.AddBot("7", 1, "novice"))
            await host.start()
            assert (await refused(host, wire.HandOver("8", "Nanook")))[0] == "not_learned"
            await host.close()

    run(test())


def test_who_is_offered_no_longer_has_a_stand_in_and_joins_no_new_game(tmp_path: Path) -> None:
    roster = Roster(GAMES, {"Nanook": saved_in(tmp_path)})
    assert roster.level("Nanook").file.endswith("alaska-2.npz")
    roster.check("Nanook", "alaska", 2, {"preset": "sealed"})
    assert Roster(GAMES, {}).level("Nanook").name == "skilled"
    with pytest.raises(Refusal) as refusal:
        Roster(GAMES, {}).check("Nanook", "alaska", 2, {})
    assert refusal.value.code == "no_such_level"


def test_a_hall_does_not_open_with_players_it_cannot_offer(tmp_path: Path) -> None:
    path = saved_in(tmp_path)
    for name in ("", "master", "x" * 25, " padded", "bell\a"):
        with pytest.raises(BadOption, match=r"name has 1 to 24|There is a bot"):
            Roster(GAMES, {name: path})
    with pytest.raises(BadOption, match="plays “alaska”, which is not here"):
        Roster({"market": GAMES["market"]}, {"Nanook": path})
    with pytest.raises(RunehallError, match="cannot be read"):
        Roster(GAMES, {"Nanook": tmp_path / "nowhere.npz"})
    with pytest.raises(BadOption, match="There is a bot “a” already"):
        files_named(["a=1.npz", "a=2.npz"])
