"""Writing and reading the golden files of every game.

cd tests && python -m conformance.goldens [GAME …]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from runehall.engine import Game, State, Table, perft, seats_in
from runehall.engine.playthrough import playthrough
from runehall.games import GAMES, OURS

PERFT = Path(__file__).parents[1] / "perft"
PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
PLAYTHROUGH_ACTIONS = 160
MOST_LEAVES = 60_000
DEEPEST = 6


@dataclass(frozen=True)
class PerftLine:
    """A setup and how many action sequences of each length follow from it."""

    text: str
    seats: int
    options: dict[str, Any]
    seed: int
    counts: list[int]

    def start(self, game: Game) -> State:
        return game.new(self.seats, self.options, self.seed)


def read_perft(path: Path) -> list[PerftLine]:
    """The lines of a perft file: `seats options seed | count at depth 1, 2, …`."""
    lines = []
    for text in path.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            setup, counts = text.split("|")
            seats, seed, options = setup.split(" ", 2)
            lines.append(
                PerftLine(
                    setup.strip(),
                    int(seats),
                    json.loads(options),
                    int(seed),
                    [int(count) for count in counts.split()],
                )
            )
    return lines


def perft_lines(game: Game, most: int = MOST_LEAVES) -> Iterator[str]:
    """Every preset at every seat count, as deep as `most` leaves allow."""
    for preset in game.options.presets:
        for seats in game.seat_counts:
            if game.options.fits(preset, seats):
                seed = 1000 + seats
                options = {"preset": preset}
                counts = count_leaves(game.new(seats, options, seed), most)
                yield f"{seats} {seed} {json.dumps(options)} | {' '.join(map(str, counts))}"


def count_leaves(state: State, most: int) -> list[int]:
    counts = [perft(state, 1)]
    while (
        len(counts) < DEEPEST
        and counts[-1] * max(2, counts[-1] // max(1, ([1, *counts])[-2])) < most
    ):
        counts.append(perft(state, len(counts) + 1))
    return counts


def breakdown(state: State, depth: int, game: Game) -> str:
    """The leaves below each first action, to find where a tree differs."""
    lines = []
    notation = game.notation(state)
    for seat in seats_in(state.must() | state.may()):
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action)
            lines.append(f"seat {seat} {notation.text(action)}: {perft(after, depth - 1)}")
    return "\n".join(lines)


def playthrough_lines(game: Game) -> Iterator[str]:
    """A random game at the middle seat count, told to the end or for a while."""
    seats = sorted(game.seat_counts)[len(game.seat_counts) // 2]
    table = Table.new(game, seats=seats, seed=20)
    yield from playthrough(table, seed=20, actions=PLAYTHROUGH_ACTIONS)


def write(game: Game) -> None:
    header = "# seats seed options | leaves at depth 1, 2, …\n"
    perfts = "\n".join(perft_lines(game))
    (PERFT / f"{game.id}.txt").write_text(f"{header}{perfts}\n", encoding="utf-8")
    lines = "\n".join(playthrough_lines(game))
    (PLAYTHROUGHS / f"{game.id}.txt").write_text(f"{lines}\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or [game.id for game in OURS]:
        write(GAMES[name])
