"""The game that is learned: what the network looks at, and how strong a player has become."""

from __future__ import annotations

from pathlib import Path

from runehall.bots.arena import Tally, pairings, play_all
from runehall.bots.features import Feature
from runehall.bots.match import read_contender
from runehall.games import GAMES

GAME, SEATS = "alaska", 2

# What the network looks at: stretches of docs/research/alaska.md. Which turn it is says no more
# than the cards left; dice are rolled only in the edition `lucky`.
FEATURES = (
    Feature("phase", "is", (0, 1, 2, 3)),
    Feature("turn", "is", (0,)),
    Feature("to_place", "at_least", (1, 2, 3)),
    Feature("choice", "is", tuple(range(1, 11))),
    Feature("window", "is", tuple(range(1, 11))),
    Feature("window_by", "is", (1,)),
    Feature("sit_out", "is", (1, 2, 3)),
    Feature("final_left", "is", (1, 2)),
    Feature("draw", "scaled", (66,)),
    Feature("draw", "at_least", (1, 5, 9, 17)),
    Feature("salmon", "at_least", (1, 2, 3)),
    Feature("anglers", "is", (13, 15)),  # a local, a tourist
    Feature("hand", "at_least", (1, 2, 3)),
    Feature("caught", "scaled", (5,)),
    Feature("cards", "at_least", (1, 2, 3, 4)),
    Feature("discard", "count", tuple(range(1, 16))),
)


def measure(path: Path, level: str, games: int) -> str:
    """How a file fares against a level, each deal from both seats."""
    contenders = [read_contender(str(path)), read_contender(level)]
    options = GAMES[GAME].options.resolve({}, SEATS)
    tally = Tally()
    for played in play_all(
        pairings(GAME, contenders, games=games, paired=True, seed=10**9, options=options)
    ):
        tally.add(*played)
    own = tally.standings()[0]
    return f"{level}: {own.score:.1%} ({own.low:.1%} to {own.high:.1%}, {own.games} games)"
