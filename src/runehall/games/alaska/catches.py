"""A player's catch, and the bears that may answer it."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.alaska.codes import (
    BEAR,
    BY_CAST,
    EMPTY_HAND,
    EVENT_CATCH,
    EVENT_EATEN,
    EVENT_LET_STAND,
    MAIN,
    SALMON,
    WINDOW,
)
from runehall.games.alaska.position import NO_WINDOW, Position
from runehall.games.alaska.turn import settle


def catch_salmon(game: Position, spot: i64, by: i64) -> None:
    """The seat whose turn it is catches one salmon from a spot; a bear window may open."""
    game.salmon[spot] -= 1
    game.caught[game.turn] += 1
    if game.listening:
        game.tell(EVERYONE, EVENT_CATCH, game.turn, spot, by)
    game.phase = MAIN
    if (by == BY_CAST or game.rules.bears_answer_eagles) and seats_asked(game) != 0:
        game.phase = WINDOW
        game.window = spot
        game.window_by = by
    else:
        settle(game)


def seats_asked(game: Position) -> i64:
    """The seats that may still answer this catch (A29)."""
    asked: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if seat != game.turn and (game.passed >> seat) & 1 == 0 and can_be_asked(game, seat):
            asked |= 1 << seat
        seat += 1
    return asked


def can_be_asked(game: Position, seat: i64) -> bool:
    """Holders of a bear are asked, or, to keep bears secret, everybody with a hand card."""
    if game.rules.everyone_is_asked:
        return game.hands[seat] != EMPTY_HAND
    return game.holds(seat, BEAR) > 0


def eat_catch(game: Position, seat: i64) -> None:
    """The first bear eats the salmon and ends the window (A26)."""
    game.discard_from_hand(seat, BEAR)
    game.put_on_discard(SALMON)
    game.caught[game.turn] -= 1
    if game.listening:
        game.tell(EVERYONE, EVENT_EATEN, seat, game.turn, game.window)
    close_window(game)


def let_stand(game: Position, seat: i64) -> None:
    """Passing is final for this catch; when nobody is left to ask, the catch stands."""
    game.passed |= 1 << seat
    if game.listening:
        game.tell(1 << seat, EVENT_LET_STAND, seat)
    if seats_asked(game) == 0:
        close_window(game)


def close_window(game: Position) -> None:
    """The catcher goes on with the remaining hand."""
    game.window = NO_WINDOW
    game.window_by = BY_CAST
    game.passed = 0
    game.phase = MAIN
    settle(game)
