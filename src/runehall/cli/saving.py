"""Keeping simulated games: one record a file, of all games or of the most remarkable ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from heapq import nsmallest
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from runehall.cli.words import say
from runehall.engine import BadOption
from runehall.engine.errors import unknown
from runehall.games import GAMES
from runehall.lab.examples import record_of
from runehall.lab.play.shard import Played, play
from runehall.lab.play.specification import Specification
from runehall.lab.store import write_whole

# More files than this in a folder help nobody.
MOST_FILES = 10_000
REMARKABLE = 10

SaveTo = Annotated[
    Path | None, typer.Option("--save", help="Keep records of games in this folder.")
]
Which = Annotated[
    str,
    typer.Option(
        "--keep", help=f"Which games to save: all, or the {REMARKABLE} shortest, longest, closest."
    ),
]


@dataclass(frozen=True)
class Summary:
    """What makes a game remarkable: how many actions it took, and by how little it was won."""

    seed: int
    actions: int
    margin: int


RANKS: Mapping[str, Callable[[Summary], int]] = {
    "shortest": lambda game: game.actions,
    "longest": lambda game: -game.actions,
    "closest": lambda game: game.margin,
}


def save_games(folder: Path, which: str, simulated: Specification) -> None:
    """Write the records of a simulation's games, and say how many."""
    written = 0
    for name, seed in chosen(which, simulated):
        path = folder / f"{simulated.game}-{name}.json"
        write_whole(path, [record_of(simulated, seed).to_json().encode(), b"\n"])
        written += 1
    told = say("simulate-saved", games=say("count-games", count=written), folder=str(folder))
    Console(stderr=True, soft_wrap=True, highlight=False).print(told, markup=False)


def check_saving(which: str, games: int) -> None:
    """Refuse what cannot be saved, before anything is played."""
    if which != "all" and which not in RANKS:
        raise unknown("choice of games", which, ["all", *RANKS])
    if which == "all" and games > MOST_FILES:
        raise BadOption(say("simulate-too-many", most=MOST_FILES))


def chosen(which: str, simulated: Specification) -> Iterable[tuple[str, int]]:
    """The seeds of the games to save, and what to call each."""
    if which == "all":
        seeds = range(simulated.seed, simulated.seed + simulated.games)
        return [(str(seed), seed) for seed in seeds]
    found = (each for shard in simulated.shards() for each in summaries(shard, play(shard)))
    best = nsmallest(REMARKABLE, found, key=RANKS[which])
    return [(f"{which}-{rank:02}-{game.seed}", game.seed) for rank, game in enumerate(best, 1)]


def summaries(shard: Specification, played: Played) -> Iterable[Summary]:
    """Games in short, by their seeds."""
    low_wins = GAMES[shard.game].low_score_wins
    scores = [played.columns[f"score{seat}"] for seat in range(shard.seats)]
    for place, actions in enumerate(played.columns["actions"]):
        margin = margin_of([each[place] for each in scores], low_wins=low_wins)
        yield Summary(shard.seed + place, actions, margin)


def margin_of(scores: list[int], *, low_wins: bool) -> int:
    """How many points lie between the best two.

    >>> margin_of([9, 4, 7], low_wins=False), margin_of([9, 4, 7], low_wins=True)
    (2, 3)
    >>> margin_of([5], low_wins=False)
    0
    """
    best, *others = sorted(scores, reverse=not low_wins)
    return abs(best - others[0]) if others else 0
