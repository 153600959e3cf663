"""No tells: what a viewer is sent depends on nothing that viewer may not know.

Two halls play the same game with the same deal at the same frozen moment. In one of them everything
a viewer cannot know is then exchanged for a guess. Whatever both halls are asked or do from there,
the viewer must get the same bytes, until they learn something that is really different.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest
from halls import Opened, act_at_random, connect, opened, run

from conftest import Profile
from runehall.bots import Insight
from runehall.engine import SPECTATOR, Chooser
from runehall.games import GAMES
from runehall.server import clocks, wire
from runehall.server.chronicles.keys import mixed
from runehall.server.client import TableClient
from runehall.server.play.log import Log
from runehall.server.play.outcome import Outcome
from runehall.server.play.play import Play, new_table
from runehall.server.play.race import RoundTrips
from runehall.server.storage import (
    ActionRow,
    ChronicleRow,
    ChronicleSeatRow,
    FamilyMemberRow,
    SetupRow,
)
from runehall.server.storage.setup import Seat, Setup, hash_of
from runehall.server.table.live import LiveTable
from runehall.server.table.task import TableTask

MOMENT = 1_700_000_000_000.0
LONG = 60
COACH_IS_SILENT = b'{"code":"coach_later","sentence":"The coach speaks when the game is over."}'


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, so that messages can be compared to the last byte."""
    monkeypatch.setattr(clocks, "time", SimpleNamespace(monotonic=lambda: 0.0))
    monkeypatch.setattr(clocks, "_STARTED", MOMENT / 1000.0)
    monkeypatch.setattr(RoundTrips, "low", lambda _trips: 0.0)


@dataclass
class World:
    """One of the two halls: the table and the viewer's connection to it."""

    table: TableTask
    viewer: TableClient

    @property
    def live(self) -> LiveTable:
        return self.table._live

    @property
    def play(self) -> Play:
        assert self.live.play is not None
        return self.live.play

    @property
    def log(self) -> Log:
        assert self.play.log is not None
        return self.play.log

    async def heard(self) -> list[bytes]:
        """Every byte the viewer has been sent since the last time."""
        await self.table.ask(nothing)
        await self.viewer.send(wire.Ping(1.0))
        messages: list[bytes] = []
        while True:
            message = await self.viewer.receive()
            self.viewer.seq += 1
            if b'"type":"pong"' in message[:20]:
                return messages
            messages.append(message)

    async def ask(self, command: wire.ClientMessage) -> list[bytes]:
        """Everything the viewer is sent after a command."""
        await self.viewer.send(command)
        return await self.heard()

    async def act(self, seat: int, text: str) -> list[bytes]:
        """Everything the viewer is sent after somebody's action; empty if it is refused."""

        async def carry_out(live: LiveTable) -> Outcome:
            assert live.conductor is not None
            return await live.conductor.act(seat, text)

        await self.table.change(carry_out)
        return await self.heard()


async def nothing(_live: LiveTable) -> None:
    """A job that waits for those before it."""


def tables_of(game: str) -> Iterator[tuple[int, int]]:
    """The numbers of seats to try, each with every viewer."""
    seats = [seats for seats in GAMES[game].seat_counts if seats > 1]
    for count in sorted({seats[0], seats[len(seats) // 2]}):
        for viewer in (*range(count), SPECTATOR):
            yield count, viewer


def setup_of(game: str, seats: int, seed: int) -> Setup:
    """The same table in both halls."""
    setup = Setup(
        id=f"{seats}.{seed}",
        game=game,
        seats=[
            Seat("person", f"Guest {seat}", None, hash_of(f"token {seat}"), True, "ab" * 16)
            for seat in range(seats)
        ],
        host=0,
        stage="playing",
        key=f"{seed:064x}",
        created=MOMENT,
    )
    setup.options = GAMES[game].options.resolve({}, seats)
    return setup


async def enter(hall: Opened, setup: Setup, viewer: int, actions: list[tuple[int, str]]) -> World:
    """A hall with the table after some actions, and the viewer connected to it."""
    rows = [
        ActionRow(setup.id, number, seat, text, None, MOMENT)
        for number, (seat, text) in enumerate(actions, start=1)
    ]
    await hall.hall.services.store.write(
        SetupRow(setup.id, setup.stage, MOMENT, setup.stored()), *rows
    )
    token = None if viewer == SPECTATOR else f"token {viewer}"
    client = await connect(hall.client, setup.id, token)
    return World(hall.hall.tables[setup.id], client)


def random_actions(setup: Setup, chance: random.Random) -> list[tuple[int, str]]:
    """The beginning of a random game, ending where somebody has a decision."""
    table = new_table(setup, GAMES[setup.game])
    for _ in range(chance.randrange(LONG)):
        if table.over:
            break
        act_at_random(table, chance)
    actions = table.record().actions
    return actions[:-1] if table.over else actions


async def compare(halls: tuple[Opened, Opened], setup: Setup, viewer: int, seed: int) -> int:
    """Compare two worlds that look the same to a viewer; how many messages were compared."""
    chance = random.Random(seed)
    actions = random_actions(setup, chance)
    worlds = [await enter(hall, setup, viewer, actions) for hall in halls]
    exchange_what_is_hidden(worlds[1], viewer, seed)
    compared = 0
    for command in questions(worlds[0], viewer, chance):
        answers = [await world.ask(command) for world in worlds]
        assert answers[0] == answers[1], (command, first_difference(*answers))
        compared += len(answers[0])
    if viewer != SPECTATOR:
        told = [await chronicled(hall, setup, viewer) for hall in halls]
        assert told[0] == told[1]
        compared += len(told[0])
        handed = [
            Insight(world.live.game, world.play.table.state, viewer).packed() for world in worlds
        ]
        assert handed[0] == handed[1]
    said = [await after_the_game(hall, setup) for hall in halls]
    assert said[0] == said[1] == [COACH_IS_SILENT] * 3
    compared += await play_both(worlds, viewer, chance)
    for world in worlds:
        await world.viewer.close()
    return compared


async def after_the_game(hall: Opened, setup: Setup) -> list[bytes]:
    """What somebody is told who asks the coach too early."""
    analysis = f"{hall.address}/api/tables/{setup.id}/analysis"
    exercise = {"table": setup.id, "ply": 1, "seat": 0, "name": "Eve"}
    session, heard = hall.client.session, []
    for asking in (
        session.get(analysis),
        session.post(analysis),
        session.post(f"{hall.address}/api/exercises", json=exercise),
    ):
        async with asking as answer:
            heard.append(await answer.read())
    return heard


async def chronicled(hall: Opened, setup: Setup, viewer: int) -> list[bytes]:
    """What somebody is told of their games and by their family, while this one goes on."""
    key, token, family = f"key {viewer}", f"token {viewer}", "family"
    mine, sealed = hash_of(key), mixed(key, "salt", token.encode()).hex()
    await hall.hall.services.store.write(
        ChronicleRow(mine, MOMENT),
        ChronicleSeatRow(mine, setup.id, hash_of(token), "salt", sealed, MOMENT),
        FamilyMemberRow(family, mine, "Ada", MOMENT),
    )
    asked = ("chronicle", "chronicle/games", "chronicle/records", f"families/{family}")
    told = [await hall.client.fetch("GET", f"/api/{path}", token=key) for path in asked]
    assert setup.id.encode() in told[0]
    return told


def first_difference(one: list[bytes], two: list[bytes]) -> tuple[bytes, bytes]:
    """Where two answers part."""
    first, second = b"".join(one), b"".join(two)
    place = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return first[max(0, place - 80) : place + 40], second[max(0, place - 80) : place + 40]


def exchange_what_is_hidden(world: World, viewer: int, seed: int) -> None:
    """Replace the position by one that the viewer cannot tell from it."""
    table = world.play.table
    true = table.state
    if viewer == SPECTATOR:
        # A spectator knows less than any seat: guess from each seat in turn.
        for seat in range(true.seats):
            table.state = table.state.guess(seat, Chooser(seed + seat))
            if table.view(SPECTATOR) != world.live.game.view(true, SPECTATOR):
                table.state = true
    else:
        table.state = true.guess(viewer, Chooser(seed))
    assert world.live.conductor is not None
    world.live.conductor.refresh()


def questions(world: World, viewer: int, chance: random.Random) -> list[wire.ClientMessage]:
    """Everything a viewer can ask without changing anything, sensible or not."""
    token = None if viewer == SPECTATOR else f"token {viewer}"
    asked: list[wire.ClientMessage] = [wire.Hello(token, "en"), wire.Hello(token, "de")]
    asked += [wire.Resync("r"), wire.Act("x", "dance"), wire.Act("y", "pass 1")]
    play = world.play
    known = [text for seat in range(play.table.seats) for text in play.table.legal(seat)]
    mine = play.table.legal(viewer)
    chance.shuffle(known)
    for number, text in enumerate(known[:12]):
        asked.append(wire.Preview(f"p{number}", text))
        if text not in mine:
            asked.append(wire.Act(f"a{number}", text))
    if mine:
        asked.append(wire.Describe("d", mine[:5]))
    return asked


async def play_both(worlds: list[World], viewer: int, chance: random.Random) -> int:
    """Let others act alike in both worlds, as long as that teaches the viewer the same."""
    compared = 0
    for _ in range(6):
        table = worlds[0].play.table
        others = [seat for seat in (*table.must(), *table.may()) if seat != viewer]
        if not others:
            break
        seat = chance.choice(others)
        there = set(worlds[1].play.table.legal(seat))
        both = [text for text in table.legal(seat) if text in there]
        if not both:
            break
        text = chance.choice(both)
        known = worlds[0].log.length(viewer)
        heard = [await world.act(seat, text) for world in worlds]
        views = [world.play.table.view(viewer) for world in worlds]
        told = [world.log.heard_by(viewer)[known:] for world in worlds]
        if views[0] != views[1] or told[0] != told[1]:
            break
        assert heard[0] == heard[1], (text, first_difference(*heard))
        compared += len(heard[0])
    return compared


@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.parametrize("game", GAMES)
def test_a_viewer_gets_the_same_bytes_whatever_is_hidden(
    game: str, tmp_path: Path, profile: Profile
) -> None:
    tries = {"quick": 1, "standard": 5}.get(profile.name, 100)

    async def test() -> None:
        async with opened(tmp_path / "true") as true, opened(tmp_path / "guessed") as guessed:
            for seats, viewer in tables_of(game):
                for number in range(tries):
                    seed = number * 100 + viewer + 1
                    setup = setup_of(game, seats, seed)
                    assert await compare((true, guessed), setup, viewer, seed) >= 5

    run(test())


@pytest.mark.usefixtures("stopped_clock")
def test_the_comparison_would_notice(tmp_path: Path) -> None:
    """Exchanging something that the viewer does know changes the bytes."""

    async def test() -> None:
        setup = setup_of("market", 2, 5)
        async with opened(tmp_path / "one") as one, opened(tmp_path / "two") as two:
            worlds = [await enter(hall, setup, 0, []) for hall in (one, two)]
            state = worlds[1].play.table.state
            worlds[1].play.table.state = state.guess(1, Chooser(9))
            assert worlds[1].live.conductor is not None
            worlds[1].live.conductor.refresh()
            answers = [await world.ask(wire.Resync("r")) for world in worlds]
            assert answers[0] != answers[1]
            for world in worlds:
                await world.viewer.close()

    run(test())
