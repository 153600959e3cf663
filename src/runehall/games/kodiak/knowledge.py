"""What each seat has seen of hidden cards, and what its view shows."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.deck.facedown import seat_bit
from runehall.games.kodiak.codes import GAP, OVER, ROUND_END
from runehall.games.kodiak.position import FACE_UP, Position


def tables_are_up(game: Position) -> bool:
    """At the end of a round all tables are turned up."""
    return game.phase == ROUND_END or game.phase == OVER


def can_see(game: Position, viewer: i64, seat: i64, place: i64) -> bool:
    """Whether a view shows the card at a place; strict tables show no remembered cards."""
    if tables_are_up(game) or game.is_up(seat, place):
        return True
    return not game.rules.strict and game.known_to(seat, place) & seat_bit(viewer) != 0


def seen_card(game: Position, viewer: i64, seat: i64, place: i64) -> i64:
    """The card at a place if the viewer knows it, else GAP."""
    at = seat * game.width + place
    if i64(game.known[at]) & (FACE_UP | (i64(1) << viewer)) == 0:
        return GAP
    return i64(game.tables[at])
