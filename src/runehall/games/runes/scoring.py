"""Coins laid, the end of the game and the ranking (§10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.runes.codes import EVENT_OVER, OVER
from runehall.games.runes.forms import owned_stones
from runehall.games.runes.position import Position


def finish(game: Position, reason: i64) -> None:
    """The game is over."""
    game.phase = OVER
    game.end_reason = reason
    game.owed = 0
    game.passed = 0
    game.asked = 0
    if game.listening:
        game.tell(EVERYONE, EVENT_OVER, reason, winning_seats(game))


def coins_laid(game: Position) -> vec[i64]:
    """The coins that each seat has on stones and forms."""
    laid = vec[i64]()
    seat: i64 = 0
    while seat < game.seats:
        laid = append(laid, game.rules.coins - game.tray(seat))
        seat += 1
    return laid


def is_ahead(game: Position, seat: i64, other: i64) -> bool:
    """R17: fewer coins left, then more top stones. Whoever laid the last coin has none left."""
    if game.tray(seat) != game.tray(other):
        return game.tray(seat) < game.tray(other)
    return owned_stones(game, seat) > owned_stones(game, other)


def place_of_seat(game: Position, seat: i64) -> i64:
    """The place of a seat: one more than there are seats ahead of it."""
    place: i64 = 1
    other: i64 = 0
    while other < game.seats:
        if is_ahead(game, other, seat):
            place += 1
        other += 1
    return place


def places(game: Position) -> vec[i64]:
    """The place of each seat; equal seats share one."""
    result = vec[i64]()
    seat: i64 = 0
    while seat < game.seats:
        result = append(result, place_of_seat(game, seat))
        seat += 1
    return result


def winning_seats(game: Position) -> i64:
    """The seats in first place."""
    winners: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if place_of_seat(game, seat) == 1:
            winners |= i64(1) << seat
        seat += 1
    return winners


def next_start(game: Position) -> i64:
    """R3: most coins on the tray; among equals the first one clockwise after the first winner."""
    winner: i64 = 0
    while place_of_seat(game, winner) != 1:
        winner += 1
    chosen = (winner + 1) % game.seats
    ahead: i64 = 2
    while ahead <= game.seats:
        seat = (winner + ahead) % game.seats
        if game.tray(seat) > game.tray(chosen):
            chosen = seat
        ahead += 1
    return chosen
