"""What a throw shows and what a wrong one costs."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.games.kodiak.codes import COST_CARD, COST_EXPOSE
from runehall.games.kodiak.piles import take_penalty_card
from runehall.games.kodiak.position import FACE_UP, Position


def put_back_seen_by_all(game: Position, seat: i64, place: i64) -> None:
    """The thrown card goes back to its place, and everybody has seen it."""
    game.add_known(seat, place, game.everyone())


def pay_for_wrong_throw(game: Position, seat: i64, place: i64, cost: i64) -> None:
    """K5, K6: a penalty card, or the thrown card stays face up, or nothing."""
    if cost == COST_CARD:
        take_penalty_card(game, seat)
    elif cost == COST_EXPOSE:
        game.add_known(seat, place, FACE_UP)
