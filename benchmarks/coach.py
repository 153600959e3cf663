"""Whether the coach is right: games played on from its moments, with its advice and without.

    python -m benchmarks.coach [GAME …] [--games 100] [--futures 4] [--iterations 150] [--seed 0]

Skilled bots play, the coach reads each game, and from each of its moments masters play on in a few
futures, in each of them twice: once after what was played, once after what it calls better. What
the seat gains by the advice, in shares of the win, is told with its 95 % interval beside what the
coach expected; games count once each, because moments of one game are not independent. To read a
game takes longer than to play on, and one future tells little: several of them make it worthwhile.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence

from rich.console import Console
from rich.progress import track
from rich.table import Table as Lines

import runehall
from runehall.bots.bot import DECLINE, Bot, make_bot
from runehall.bots.insight import Insight
from runehall.bots.match import in_order_of_reaction
from runehall.coach import Moment, analyse
from runehall.engine import Chooser, Game, Record, State, Table, replay, win_share
from runehall.games import GAMES

TWO_SIGMA = 1.96


def played_by_skilled(game: Game, seats: int, seed: int) -> Record:
    """The record of a game between skilled bots."""
    table = Table.new(game, seats=seats, seed=seed)
    bots = [make_bot("skilled", game, seed * 64 + seat) for seat in range(seats)]
    chooser = Chooser(seed)
    while not table.over:
        seat, action = next_action(game, table.state, bots, chooser)
        table.do(seat, table.notation.text(action))
    return table.record()


def next_action(
    game: Game, state: State, bots: Sequence[Bot], chooser: Chooser, iterations: int | None = None
) -> tuple[int, int]:
    """Who acts next, and how."""
    for seat in in_order_of_reaction(state, bots, chooser):
        action = bots[seat].choose(Insight(game, state, seat), iterations=iterations)
        if action != DECLINE:
            return seat, action
    raise AssertionError("nobody acts")


def share_after(record: Record, moment: Moment, text: str, iterations: int, future: int) -> float:
    """What the seat of a moment gets of the win if masters play on after an action."""
    table = replay(record, GAMES, until=moment.ply)
    game, state = table.game, table.state.copy()
    bots = [make_bot("master", game, future * 64 + seat) for seat in range(state.seats)]
    chooser = Chooser(future)
    if text:
        state.apply(moment.seat, table.notation.parse(text))
    while not state.over():
        seat, action = next_action(game, state, bots, chooser, iterations)
        state.apply(seat, action)
    return win_share(state, moment.seat)


def gain(record: Record, iterations: int, futures: int) -> tuple[float, float] | None:
    """What the coach's advice brings in a game on average, and what it expected; None without."""
    moments = analyse(record, GAMES).moments
    if not moments:
        return None
    gains = [
        share_after(record, each, each.better, iterations, future)
        - share_after(record, each, each.played, iterations, future)
        for each in moments
        for future in range(each.ply * futures, (each.ply + 1) * futures)
    ]
    return sum(gains) / len(gains), sum(each.loss for each in moments) / len(moments)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, TWO_SIGMA * math.sqrt(spread / len(values))


def main() -> None:
    """Play, read, play on, and tell."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games_asked", nargs="*", metavar="GAME", default=list(GAMES))
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--futures", type=int, default=4, help="of each moment")
    options.add_argument("--iterations", type=int, default=150, help="of the masters")
    options.add_argument("--seed", type=int, default=0)
    chosen = options.parse_args()
    lines = Lines("game", "games", "with advice", "expected", "gain by the advice", "95 %")
    for name in chosen.games_asked:
        seeds = range(chosen.seed, chosen.seed + chosen.games)
        found = []
        for seed in track(seeds, description=name):
            record = played_by_skilled(GAMES[name], chosen.seats, seed)
            advised = gain(record, chosen.iterations, chosen.futures)
            if advised is not None:
                found.append(advised)
        mean, width = interval([gained for gained, _ in found]) if found else (0.0, 0.0)
        expected = sum(each for _, each in found) / max(1, len(found))
        between = f"{mean - width:+.3f} … {mean + width:+.3f}"
        lines.add_row(
            *(name, str(chosen.games), str(len(found))),
            *(f"{expected:+.3f}", f"{mean:+.3f}", between),
        )
    Console().print(f"runehall {runehall.__version__}", lines)


if __name__ == "__main__":
    main()
