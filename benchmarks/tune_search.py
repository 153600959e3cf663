"""Tune the search for a game: each variant plays the skilled bot on the same deals.

    python benchmarks/tune_search.py market horizon=0,10,20,40 --games 60 --ms 20
    python benchmarks/tune_search.py rune narrow=8,16 widening=0.3,1.0 --versus master

Every combination of the values is tried; what is not named stays as the game's heuristics have it.
"""

import argparse
import itertools
from collections.abc import Iterator, Mapping

from runehall.bots.arena import Standing, Tally, pairings, play_pairing
from runehall.bots.match import Contender
from runehall.bots.search import Tuning, tuning_of
from runehall.games import GAMES

KNOBS = {"exploration": float, "horizon": int, "narrow": int, "widening": float, "doubt": float}

Variant = dict[str, float]


def variants(knobs: Mapping[str, list[float]]) -> Iterator[Variant]:
    """Every combination of the values."""
    for values in itertools.product(*knobs.values()):
        yield dict(zip(knobs, values, strict=True))


def tuning_with(game: str, variant: Variant) -> Tuning:
    """The game's tuning with a variant's changes."""
    usual = tuning_of(GAMES[game].heuristics())
    values = {name: getattr(usual, name) for name in KNOBS}
    return Tuning(**{**values, **variant})


def measure(game: str, variant: Variant, options: argparse.Namespace) -> Standing:
    """How a master tuned like this does against the rest of the table."""
    tuning = tuning_with(game, variant)
    contenders = [Contender("variant", "master", options.ms, tuning=tuning)]
    contenders += [Contender("field", options.versus, options.ms)] * (options.seats - 1)
    tally = Tally()
    work = pairings(
        game, contenders, games=options.games, paired=True, seed=options.seed, options={}
    )
    for pairing in work:
        tally.add(pairing, play_pairing(pairing))
    return tally.standings()[0]


def read_knob(text: str) -> tuple[str, list[float]]:
    """`horizon=0,20` as a name and values."""
    name, _, values = text.partition("=")
    if name not in KNOBS:
        raise argparse.ArgumentTypeError(f"{name} is not one of {', '.join(KNOBS)}")
    return name, [KNOBS[name](value) for value in values.split(",")]


def main() -> None:
    """Measure every variant and print one line for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("knobs", nargs="*", type=read_knob, metavar="knob=value,value")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--ms", type=float, default=20.0)
    parser.add_argument("--versus", default="skilled")
    options = parser.parse_args()
    for variant in variants(dict(options.knobs)):
        standing = measure(options.game, variant, options)
        named = " ".join(f"{name}={value}" for name, value in variant.items()) or "as it is"
        print(
            f"{options.game} {named}: {standing.score:.1%}"
            f" ({standing.low:.1%} - {standing.high:.1%})"
            f" of {standing.games} games, margin {standing.margin:+.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
