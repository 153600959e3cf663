"""Fit the constants of a game's evaluation to how sensible games end.

    PYTHONPATH=src python benchmarks/tune_evaluation.py market CLOSE CLOSE_PER_RUNE_LEFT

Positions are taken from games that the policy plays against itself; an evaluation is as good as
the surprise (log loss) it leaves when the games end. Constants are changed one after another, up
and down by smaller and smaller factors, while that helps. Needs the interpreted engine, because
compiled constants cannot be changed; without constants it only tells how good the evaluation is.
"""

import argparse
import importlib
import math
from dataclasses import dataclass
from types import ModuleType

from runehall.build_info import compiled
from runehall.engine import Chooser, Game, State, win_share
from runehall.engine.heuristics import play_sensibly
from runehall.games import GAMES

CERTAIN = 0.001
FACTORS = (1.5, 1.2, 1.08)


@dataclass(frozen=True)
class Example:
    """A position and what each seat had of the win in the end."""

    state: State
    shares: list[float]


def examples(game: Game, *, games: int, seats: int) -> list[Example]:
    """Some positions of each of many games between sensible players."""
    found = []
    for seed in range(games):
        chooser = Chooser(seed)
        state = game.new(seats, None, seed)
        moments = []
        while not state.over():
            moments.append(state.copy())
            play_sensibly(state, game.heuristics(), chooser, 10 + chooser.below(20))
        shares = [win_share(state, seat) for seat in range(seats)]
        found += [Example(moment, shares) for moment in moments[1:]]
    return found


def surprise(game: Game, known: list[Example]) -> float:
    """The mean log loss over all seats."""
    heuristics = game.heuristics()
    total = 0.0
    count = 0
    for example in known:
        for seat, share in enumerate(example.shares):
            chance = heuristics.evaluate(example.state, seat)
            chance = min(max(chance, CERTAIN), 1.0 - CERTAIN)
            total -= share * math.log(chance) + (1.0 - share) * math.log(1.0 - chance)
            count += 1
    return total / count


def fit(game: Game, module: ModuleType, names: list[str], known: list[Example]) -> None:
    """Change one constant after another while that lowers the surprise."""
    best = surprise(game, known)
    for factor in FACTORS:
        improved = True
        while improved:
            improved = False
            for name in names:
                usual = getattr(module, name)
                for value in (usual * factor, usual / factor):
                    setattr(module, name, value)
                    now = surprise(game, known)
                    if now < best - 1e-5:
                        best, usual, improved = now, value, True
                        print(f"{name} = {value:.3f}: {best:.4f}", flush=True)
                setattr(module, name, usual)
    for name in names:
        print(f"{name}: Final = {getattr(module, name):.3g}")


def main() -> None:
    """Tell how good an evaluation is, and make it better if constants are named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("constants", nargs="*")
    parser.add_argument("--module", default="heuristics", help="the room that holds them")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    options = parser.parse_args()
    if options.constants and compiled():
        parser.error("compiled constants cannot be changed; run it from the source tree")
    game = GAMES[options.game]
    module = importlib.import_module(f"runehall.games.{game.id}.{options.module}")
    known = examples(game, games=options.games, seats=options.seats)
    even = 1.0 / options.seats
    nothing = -even * math.log(even) - (1.0 - even) * math.log(1.0 - even)
    print(f"{len(known)} positions; knowing nothing leaves {nothing:.4f}", flush=True)
    print(f"the evaluation leaves {surprise(game, known):.4f}", flush=True)
    fit(game, module, options.constants, known)


if __name__ == "__main__":
    main()
