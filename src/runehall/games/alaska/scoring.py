"""One point for each salmon, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.games.alaska.position import Position


def best_catch(game: Position) -> i64:
    """The highest number of salmon any seat has."""
    best: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if game.caught[seat] > best:
            best = game.caught[seat]
        seat += 1
    return best


def most_salmon(game: Position) -> i64:
    """The seats with the most salmon; they win when the game is over, and share a tie (A34)."""
    best = best_catch(game)
    top: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if game.caught[seat] == best:
            top |= 1 << seat
        seat += 1
    return top


def next_start(game: Position) -> i64:
    """A35: the seat to the left of the one that began."""
    return (game.rules.first + 1) % game.seats
