"""How people and programs race for coins, over sockets or without."""

from __future__ import annotations

import asyncio
import random
from enum import Enum

from runehall.server import wire
from runehall.server.client import TableClient
from runehall.server.clocks import now_ms
from runehall.server.play.race import FALSE_START


class Trick(Enum):
    """What a program does to win races for its player."""

    NONE = "honest"
    LIE = "liar"  # says that the player pressed at once
    PEEK = "peeper"  # shows the coin as soon as it hears of it, and lies
    DAWDLE = "dawdler"  # answers every ping late, to be taken for a far player, and lies


async def snap_at_will(table: TableClient, reactions: list[float], trick: Trick) -> None:
    """Flip when it is my turn, snap when a coin is shown, until the game is over."""
    snapping: set[asyncio.Task[None]] = set()
    seen = 0
    while not table.over:
        window = table.position.window if table.playing else None
        if window is not None and window.number > seen:
            seen = window.number
            snapping.add(asyncio.create_task(snap(table, window, reactions.pop(), trick)))
        elif table.legal and table.legal[0].text == "flip":
            await table.send(wire.Act(table.new_id(), "flip"))
        await table.next_message()
    await asyncio.gather(*snapping)


async def snap(
    table: TableClient, window: wire.ReactionWindow, reaction: float, trick: Trick
) -> None:
    """Wait until the coin is painted, then for a slow hand, then press."""
    painted = now_ms() if trick is Trick.PEEK else window.shown - table.clock_offset
    await asyncio.sleep((painted + reaction - now_ms()) / 1000.0)
    claimed = reaction if trick is Trick.NONE else FALSE_START
    await table.send(wire.Act(table.new_id(), "snap", window.number, claimed))


def mirrored(races: int, seed: int) -> tuple[list[float], list[float]]:
    """Equal reaction times for two: what one has in one race, the other has in another."""
    chance = random.Random(seed)
    mine, yours = [], []
    for _ in range(races // 2):
        first, second = (350.0 * chance.lognormvariate(0.0, 0.25) for _ in range(2))
        mine += [first, second]
        yours += [second, first]
    return mine, yours
