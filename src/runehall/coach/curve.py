"""The chance of each seat to win, as it could have reckoned it itself at every moment."""

from __future__ import annotations

from runehall.engine import Chooser, Game, State
from runehall.engine.heuristics import Heuristics, play_sensibly


def chances(game: Game, state: State, guesses: int, chooser: Chooser) -> list[float]:
    """The chance of each seat in a position; those of several are the whole win together.

    Each seat guesses what it does not know, so often, and sees how sensible play goes on.

    >>> from runehall.games import GAMES
    >>> game = GAMES["alaska"]
    >>> shares = chances(game, game.new(3, seed=7), 8, Chooser(1))
    >>> len(shares), round(sum(shares), 9)
    (3, 1.0)
    """
    heuristics = game.heuristics()
    seats = range(state.seats)
    if state.over():
        return [heuristics.evaluate(state, seat) for seat in seats]
    found = [chance(heuristics, state, seat, guesses, chooser) for seat in seats]
    if len(found) == 1:
        return found  # who plays alone wins against nobody
    total = sum(found)
    return [share / total if total > 0.0 else 1.0 / len(found) for share in found]


def chance(
    heuristics: Heuristics, state: State, seat: int, guesses: int, chooser: Chooser
) -> float:
    """What a seat could have expected of the win."""
    total = 0.0
    for _ in range(guesses):
        guess = state.guess(seat, chooser)
        play_sensibly(guess, heuristics, chooser, heuristics.horizon())
        total += heuristics.evaluate(guess, seat)
    return total / guesses
