"""Thousands of races between near and far players, some of whom cheat, in virtual time.

The players have no sockets, so that there can be many of them; a few with sockets show that this
makes no difference.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from flipping import GAME as FLIPPING
from halls import Opened, opened, sitting
from races import Trick, mirrored, snap_at_will
from simulated import playing
from virtual_time import run_timelessly

from conftest import Profile
from runehall.server.client import TableClient
from runehall.server.net import tcp
from runehall.server.play.race import LONGEST_ROUND_TRIP
from runehall.server.table import questions

# How far a judgement may be off because messages take longer at times, in milliseconds.
TOLERANCE = 40.0
# Seconds each way, the honest player first.
Latencies = tuple[float, float]
# The races of one table: by seat, how each of those who were in time was judged.
Races = list[dict[int, float]]

TRICKS = pytest.mark.parametrize(
    ("trick", "latencies"),
    [
        (Trick.NONE, (0.02, 0.2)),
        (Trick.LIE, (0.02, 0.2)),
        (Trick.PEEK, (0.2, 0.02)),
        (Trick.PEEK, (0.02, 0.2)),
        (Trick.DAWDLE, (0.0, 0.0)),
    ],
    ids=lambda given: given.value if isinstance(given, Trick) else f"{given}",
)


class Contest:
    """Tables at which two race again and again, the second of them perhaps by a trick."""

    def __init__(self, hall: Opened, latencies: Latencies, trick: Trick) -> None:
        self.hall = hall
        self.latencies = latencies
        self.trick = trick
        late = LONGEST_ROUND_TRIP / 1000.0 if trick is Trick.DAWDLE else 0.0
        self.dawdles = (0.0, late)

    async def without_sockets(self, races: int, seed: int) -> Races:
        """So many races at one table."""
        options = {"target": races}
        async with playing(
            self.hall, "flipping", self.latencies, self.dawdles, options=options
        ) as seats:
            return await self.race(seats, races, seed)

    async def over_sockets(self, races: int, seed: int) -> Races:
        """The same over real sockets."""
        options = {"target": races}
        async with sitting(
            self.hall.client, "flipping", 2, self.latencies, self.dawdles, options=options
        ) as seats:
            return await self.race(seats, races, seed)

    async def race(self, seats: Sequence[TableClient], races: int, seed: int) -> Races:
        """Race until the game is over; what the record says of it."""
        for seat in seats:
            await seat.set_clock()
        async with asyncio.TaskGroup() as group:
            for each in zip(seats, mirrored(races, seed), (Trick.NONE, self.trick), strict=True):
                group.create_task(snap_at_will(*each))
        record = await self.hall.hall.tables[seats[0].info.id].ask(questions.record)
        return [
            {claim["seat"]: claim["judged"] for claim in race["claims"]} for race in record["races"]
        ]


def winner(race: dict[int, float]) -> int:
    """Who was judged to have been first."""
    return min(race, key=lambda seat: race[seat])


@TRICKS
def test_neither_a_short_way_nor_a_trick_wins_races(
    trick: Trick,
    latencies: Latencies,
    tmp_path: Path,
    profile: Profile,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Races with equal reactions between players who are so many seconds away.

    2,000 of them (200 in a quick run), and half as many against a trick: those may come less near.
    """
    tables, races = {"quick": (20, 10), "standard": (50, 40)}.get(profile.name, (500, 40))
    if trick is not Trick.NONE:
        tables //= 2

    async def test() -> list[Races]:
        async with opened(tmp_path, {"flipping": FLIPPING}) as hall:
            contest = Contest(hall, latencies, trick)
            asked = [contest.without_sockets(races, seed) for seed in range(tables)]
            return await asyncio.gather(*asked)

    found = run_timelessly(test(), monkeypatch)
    winners = [winner(race) for at_table in found for race in at_table]
    assert len(winners) == tables * races
    share = sum(winners) / len(winners)
    if trick is Trick.NONE:
        assert 0.47 <= share <= 0.53
    else:
        assert share < 0.55


@TRICKS
def test_races_over_sockets_are_judged_like_those_without(
    trick: Trick, latencies: Latencies, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, races = 4, 10
    if trick is Trick.DAWDLE:
        # A connection within this machine tells nothing of where the player is; this one shall.
        monkeypatch.setattr(tcp, "comes_from_here", lambda _transport: False)

    async def test() -> list[tuple[Races, Races]]:
        async with opened(tmp_path, {"flipping": FLIPPING}) as hall:
            contest = Contest(hall, latencies, trick)
            pairs: list[Any] = [
                asyncio.gather(
                    contest.without_sockets(races, seed), contest.over_sockets(races, seed)
                )
                for seed in range(tables)
            ]
            return [tuple(pair) for pair in await asyncio.gather(*pairs)]

    for seed, (without, over) in enumerate(run_timelessly(test(), monkeypatch)):
        reactions = [each[::-1] for each in mirrored(races, seed)]
        assert len(without) == len(over) == races
        for number, (one, other) in enumerate(zip(without, over, strict=True)):
            for seat in one.keys() & other.keys():
                assert one[seat] == pytest.approx(other[seat], abs=TOLERANCE)
            close = abs(reactions[0][number] - reactions[1][number]) < TOLERANCE
            assert winner(one) == winner(other) or close
