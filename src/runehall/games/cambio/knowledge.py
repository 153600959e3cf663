"""What each seat has seen of hidden cards, and what its view shows (§10 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.deck.facedown import seat_bit
from runehall.games.cambio.codes import FROM_DISCARD, OVER, ROUND_END
from runehall.games.cambio.position import Position


def tables_are_up(game: Position) -> bool:
    """Between rounds all tables are turned up."""
    return game.phase == ROUND_END or game.phase == OVER


def sees_place(game: Position, seat: i64, owner: i64, place: i64) -> bool:
    """Whether a seat's view shows the card at a place: under strict memory, only between rounds."""
    if tables_are_up(game):
        return True
    return not game.rules.strict_memory and game.known_at(owner, place) & seat_bit(seat) != 0


def sees_drawn(game: Position, seat: i64) -> bool:
    """A taken discard is public, a card from the main pile is its drawer's alone."""
    return game.drawn_from == FROM_DISCARD or seat == game.turn
