"""One installation: it names its games, then measures what it is asked for, `play market 0.1`."""

from __future__ import annotations

import sys
from collections.abc import Callable

from benchmarks.rules import actions_a_second, microseconds_of_copy, microseconds_of_guess
from benchmarks.search_speed import iterations_a_second
from runehall.engine import Game
from runehall.games import GAMES

MEASURES: dict[str, Callable[[Game, float], float]] = {
    "play": actions_a_second,
    "copy": microseconds_of_copy,
    "guess": microseconds_of_guess,
    "search": iterations_a_second,
}

if __name__ == "__main__":
    print(*GAMES, flush=True)
    for line in sys.stdin:
        what, game, seconds = line.split()
        print(MEASURES[what](GAMES[game], float(seconds)), flush=True)
