"""Honest tables beside a siege: who sits there plays on, and notes how long each move takes."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import aiohttp
from halls import begin

from runehall.server import wire
from runehall.server.client import ConnectionEnded, HallClient, HallRefusal, TableClient

GAMES = ("market", "rune")
# How long a player thinks, in seconds: quicker than people, who must not notice the siege.
THINKS = 0.2
# And how long two rest between two games: nobody opens a table every few seconds.
RESTS = 8.0
# Who is not answered for so long gives up and says so.
PATIENCE = 30.0
PASS = "pass"


@dataclass
class Notes:
    """What honest players have seen."""

    milliseconds: list[float] = field(default_factory=list)
    """Of each move outside a window: there one waits for others."""
    acknowledged: list[tuple[str, str]] = field(default_factory=list)
    """The table and the id of each action that was carried out."""
    refused: int = 0
    unanswered: list[str] = field(default_factory=list)
    games: int = 0

    def quantile(self, share: float) -> float:
        """How long a move takes at most, of such a share of all moves."""
        ordered = sorted(self.milliseconds)
        return ordered[int(share * (len(ordered) - 1))] if ordered else float("inf")


async def keep_table(address: str, source: str, number: int, notes: Notes) -> None:
    """Two people who play one game after another, until they are stopped."""
    chance = random.Random(number)
    async with HallClient(address, source) as client:
        while True:
            try:
                await play_once(client, GAMES[number % len(GAMES)], chance, notes)
                await asyncio.sleep(RESTS)
            except (ConnectionEnded, HallRefusal, TimeoutError, aiohttp.ClientError) as error:
                notes.unanswered.append(f"table {number}: {type(error).__name__} {error}")
                await asyncio.sleep(1.0)


async def play_once(client: HallClient, game: str, chance: random.Random, notes: Notes) -> None:
    """A whole game."""
    async with AsyncExitStack() as sitting:
        async with asyncio.timeout(PATIENCE):
            first = await client.create(game, seats=2, name="Ada")
            seated = [first, await client.join(first.table, "Ben")]
            tables = [
                await sitting.enter_async_context(client.table(each.table, each.token))
                for each in seated
            ]
            await begin(tables)
        await asyncio.gather(*(sit(table, chance, notes) for table in tables))
    notes.games += 1


async def sit(table: TableClient, chance: random.Random, notes: Notes) -> None:
    """Play a seat to the end of the game."""
    while not table.over:
        if not table.legal:
            await table.next_message()
            continue
        await asyncio.sleep(chance.uniform(0.5, 1.5) * THINKS)
        texts = [each.text for each in table.legal]
        if texts:
            await move(table, PASS if PASS in texts else chance.choice(texts), notes)


async def move(table: TableClient, text: str, notes: Notes) -> None:
    """One action, and how long it takes; refused when the other was faster in a window."""
    window = table.position.window
    act = wire.Act(table.new_id(), text, None if window is None else window.number)
    began = time.monotonic()
    try:
        async with asyncio.timeout(PATIENCE):
            await table.command(act)
    except HallRefusal:
        notes.refused += 1
        # What is legal may have changed while this was on its way.
        await table.send(wire.Resync(table.new_id()))
        await table.until(wire.Welcome)
        return
    notes.acknowledged.append((table.info.id, act.id))
    if window is None:
        notes.milliseconds.append((time.monotonic() - began) * 1000.0)
