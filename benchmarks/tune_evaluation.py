r"""Fit the constants of a game's evaluation to how good games end.

    python benchmarks/tune_evaluation.py cambio --players master@2 --record positions.json
    PYTHONPATH=src python benchmarks/tune_evaluation.py cambio CLOSE STAYS --module outlook \
        --examples positions.json

Positions are taken from games that a bot plays against itself; an evaluation is as good as the
surprise (log loss) it leaves when the games end. Constants are changed one after another, up and
down by smaller and smaller factors, while that helps. That needs the interpreted engine, because
compiled constants cannot be changed; bots that search should play in the compiled one. Without
constants it only tells how good the evaluation is.
"""

import argparse
import importlib
import json
import math
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from runehall.bots.match import Contender, play_match, read_contender
from runehall.build_info import compiled
from runehall.engine import Chooser, Game, State
from runehall.games import GAMES

POSITIONS_FOR_ONE = 20
CERTAIN = 0.001
FACTORS = (1.5, 1.2, 1.08)


@dataclass(frozen=True)
class Example:
    """A position and what each seat had of the win in the end."""

    state: State
    shares: list[float]


class Witness:
    """Remembers a position now and then."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser
        self.moments: list[State] = []

    def __call__(self, state: State) -> None:
        """Look at a position."""
        if self.chooser.below(POSITIONS_FOR_ONE) == 0:
            self.moments.append(state.copy())


def examples(game: Game, player: Contender, *, games: int, seats: int) -> list[Example]:
    """Some positions of each of many games of a bot against itself."""
    found = []
    for seed in range(games):
        witness = Witness(Chooser(seed))
        result = play_match(game, [player] * seats, seed=seed, options={}, watch=witness)
        found += [Example(moment, result.shares) for moment in witness.moments]
    return found


def saved(game: Game, known: list[Example]) -> str:
    """Examples as text."""
    return json.dumps([[game.document(example.state), example.shares] for example in known])


def read(game: Game, text: str) -> list[Example]:
    """Examples that were saved."""
    return [Example(game.load(document), shares) for document, shares in json.loads(text)]


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
    parser.add_argument("--players", type=read_contender, default="skilled", metavar="BOT")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--record", type=Path, help="keep the positions in this file")
    parser.add_argument("--examples", type=Path, help="positions that were kept, instead of games")
    options = parser.parse_args()
    if options.constants and compiled():
        parser.error("compiled constants cannot be changed; run it from the source tree")
    game = GAMES[options.game]
    module = importlib.import_module(f"runehall.games.{game.id}.{options.module}")
    if options.examples:
        known = read(game, options.examples.read_text())
    else:
        known = examples(game, options.players, games=options.games, seats=options.seats)
    if not known:
        parser.error("there are no positions to learn from; let it play more games")
    if options.record:
        options.record.write_text(saved(game, known))
    even = 1.0 / len(known[0].shares)
    nothing = -even * math.log(even) - (1.0 - even) * math.log(1.0 - even)
    print(f"{len(known)} positions; knowing nothing leaves {nothing:.4f}", flush=True)
    print(f"the evaluation leaves {surprise(game, known):.4f}", flush=True)
    fit(game, module, options.constants, known)


if __name__ == "__main__":
    main()
