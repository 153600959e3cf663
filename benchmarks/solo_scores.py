"""What bots score alone at RUNE: the shares that the medals of a solo game stand for.

    python -m benchmarks.solo_scores
    python -m benchmarks.solo_scores --preset solo-gm --games 500 --levels skilled

Game k has the seed k, and masters search a fixed number of times, so that everybody who runs this
sees the same numbers. `games/rune/medals.py` names the medals after them.
"""

import argparse
import statistics
from collections.abc import Sequence

from runehall.bots.match import Contender, play_match
from runehall.games import GAMES

# About what a quarter of a second is good for on one core.
ITERATIONS = 400
LEVELS = ("random", "novice", "skilled", "master")
# Of skilled bots' games so many reach at least the score that is looked for.
SHARES = (0.75, 0.5, 0.25, 0.1, 0.05)


def scores_of(level: str, preset: str, games: int) -> list[int]:
    """The scores of a level in so many games, best first."""
    contender = Contender(level, level, iterations=ITERATIONS if level == "master" else None)
    options = {"preset": preset}
    matches = [
        play_match(GAMES["rune"], [contender], seed=seed, options=options) for seed in range(games)
    ]
    return sorted((int(match.margins[0]) for match in matches), reverse=True)


def reached_by(scores: Sequence[int], share: float) -> int:
    """The score that this share of the games reaches at least."""
    return scores[max(0, round(share * len(scores)) - 1)]


def main() -> None:
    """Play, and print one line a level."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--preset", default="solo", choices=("solo", "solo-gm"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--levels", nargs="+", default=LEVELS, choices=LEVELS)
    asked = parser.parse_args()
    print(
        "level    games  mean  low high  " + "  ".join(f"{share:.0%}".rjust(3) for share in SHARES)
    )
    for level in asked.levels:
        scores = scores_of(level, asked.preset, asked.games)
        reached = "  ".join(f"{reached_by(scores, share):3d}" for share in SHARES)
        mean = statistics.fmean(scores)
        print(f"{level:8} {len(scores):5} {mean:5.1f} {scores[-1]:4} {scores[0]:4}  {reached}")


if __name__ == "__main__":
    main()
