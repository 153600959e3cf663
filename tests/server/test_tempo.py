"""How long bots wait, who says so, and whose tap ends it. Time is virtual."""

from __future__ import annotations

from pathlib import Path

import pytest
from halls import Opened, connect, opened, run, settle, sitting
from virtual_time import run_timelessly

from runehall.server import wire
from runehall.server.client import HallRefusal, TableClient
from runehall.server.clocks import now_ms
from runehall.server.conduct.tempo import WAITS

Moment = tuple[float, int, str]


async def against_bots(hall: Opened, game: str, tempo: str, seats: int = 3) -> TableClient:
    """A table at which one person sits with bots, dealt."""
    bots = ["skilled"] * (seats - 1)
    seated = await hall.client.create(game, seats=seats, name="Ada", bots=bots, tempo=tempo)
    table = await connect(hall.client, seated.table, seated.token)
    await table.start()
    return table


async def end_turn(table: TableClient) -> None:
    """Do as little as possible until it is somebody else's turn."""
    while table.legal:
        await table.act(table.legal[0].text)


async def watch(table: TableClient) -> list[Moment]:
    """When what was shown, until I am asked: the time, whose turn it is then, the last word."""
    moments: list[Moment] = []
    while not table.legal and not table.over:
        await table.until(wire.Update)
        line = "" if table.recap is None else table.recap.line
        moments.append((now_ms(), table.position.view["turn"], line))
    return moments


def waits_between(moments: list[Moment]) -> list[tuple[float, bool, str]]:
    """How long each bot has waited, whether it began its turn then, and what there was to read."""
    return [
        (after - before, turn != last_turn, line)
        for (_, last_turn, _), (before, turn, line), (after, _, _) in zip(
            [moments[0], *moments], moments, moments[1:], strict=False
        )
    ]


def test_calm_bots_let_people_read_what_came_of_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        calm = WAITS["calm"]
        async with opened(tmp_path, bot_pause=1.0) as hall:
            table = await against_bots(hall, "rune", "calm", seats=4)
            await watch(table)
            await end_turn(table)
            began = 0
            for waited, begins, line in waits_between(await watch(table)):
                reads = calm.glance + calm.letter * len(line) if begins else 0.0
                assert waited >= max(calm.step, min(reads, calm.longest)) - 1.0
                began += begins
            assert began >= 2
            await table.close()

    run_timelessly(test(), monkeypatch)


def test_brisk_bots_wait_less_and_others_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def taken(hall: Opened, tempo: str) -> float:
        table = await against_bots(hall, "rune", tempo, seats=2)
        await end_turn(table)
        began = now_ms()
        await watch(table)
        await table.close()
        return now_ms() - began

    async def test() -> None:
        async with opened(tmp_path, bot_pause=1.0) as hall:
            calm, brisk, at_once = [await taken(hall, each) for each in WAITS]
            assert calm > brisk > at_once
            assert at_once < 1.0

    run_timelessly(test(), monkeypatch)


def test_a_tap_skips_the_waits_of_one_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(tmp_path, bot_pause=1.0) as hall:
            table = await against_bots(hall, "rune", "calm", seats=4)
            await watch(table)
            await end_turn(table)
            first = table.position.view["turn"]
            began = now_ms()
            await table.command(wire.Skip("s1"))
            while table.position.view["turn"] == first:
                await table.until(wire.Update)
            assert now_ms() - began < 1.0
            # The next one waits again.
            await table.until(wire.Update)
            assert now_ms() - began >= WAITS["calm"].step
            await table.close()

    run_timelessly(test(), monkeypatch)


def test_nobody_skips_what_others_read_and_the_host_says_how_fast(tmp_path: Path) -> None:
    async def refused(table: TableClient, command: wire.ClientMessage) -> str:
        with pytest.raises(HallRefusal) as caught:
            await table.command(command)
        return caught.value.code

    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "market", 2) as tables:
            host, guest = tables
            watcher = await connect(hall.client, host.info.id)
            assert await refused(guest, wire.Skip("1")) == "not_alone"
            assert await refused(guest, wire.SetTempo("2", "at_once")) == "only_host"
            assert await refused(watcher, wire.SetTempo("3", "at_once")) == "only_seated"
            await host.command(wire.SetTempo("4", "at_once"))
            await settle(*tables)
            told = [guest.info.tempo]
            await host.command(wire.Leave("5"))
            await settle(guest)
            await guest.command(wire.SetTempo("6", "calm"))
            assert [*told, guest.info.tempo] == ["at_once", "calm"]
            await guest.command(wire.Skip("7"))
            await watcher.close()

    run(test())


def test_a_tempo_and_the_last_word_survive_a_restart(tmp_path: Path) -> None:
    async def play() -> tuple[str, str, wire.Recap | None]:
        async with opened(tmp_path) as hall:
            table = await against_bots(hall, "market", "calm")
            await end_turn(table)
            await watch(table)
            await table.command(wire.SetTempo("t", "at_once"))
            await table.close()
            return table.info.id, str(table.token), table.recap

    async def come_back(name: str, token: str) -> tuple[str, wire.Recap | None]:
        async with opened(tmp_path) as hall:
            table = await connect(hall.client, name, token)
            await table.close()
            return table.info.tempo, table.recap

    name, token, told = run(play())
    assert told is not None
    assert run(come_back(name, token)) == ("at_once", told)


def test_each_viewer_has_the_last_word_in_their_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, "rune", 2) as tables:
            acting = next(each for each in tables if each.legal)
            other = next(each for each in tables if each is not acting)
            await other.hello(other.token, "de")
            await acting.act(acting.legal[0].text)
            await settle(*tables)
            assert acting.recap is not None
            assert other.recap is not None
            assert acting.recap.seat == other.recap.seat == acting.you.seat
            assert "You lay a card" in acting.recap.line
            assert "legt eine Karte" in other.recap.line

    run(test())
