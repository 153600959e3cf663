"""Who is likely to win, as far as a seat can tell."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.heuristics import share_by_outlook
from runehall.engine.state import NOTHING
from runehall.games.cambio.codes import NO_PLACE, ROUND_END, points_of
from runehall.games.cambio.position import Position

# What a card will have cost its owner when the round ends, found in games between masters. Until
# somebody calls, dear cards go first, so that a card's own points say little.
STAYS: Final = 2.2
SHARE_THAT_STAYS: Final = 0.25
UNKNOWN_TO_OWNER: Final = 5.9
KEPT_UNTIL_CALLED: Final = 3.4
# After a call the caller's cards stay, and everybody else has one turn.
KEPT_BY_CALLER: Final = 4.2
KEPT_BY_OTHERS: Final = 5.2
STAYS_AFTER_CALL: Final = 1.3
SHARE_AFTER_CALL: Final = 0.5
# And what it saves to have the turn.
WORTH_OF_TURN: Final = 1.1
# Points between two seats that make one of them e times as likely to win.
CLOSE: Final = 15.0
CLOSE_IN_LAST_ROUND: Final = 8.0


def share_of_win(game: Position, seat: i64) -> float:
    """Totals and the points expected of this round, weighed against each other."""
    close = CLOSE_IN_LAST_ROUND if game.round == game.rules.max_rounds else CLOSE
    outlooks = vec[float]([0.0] * game.seats)
    owner: i64 = 0
    while owner < game.seats:
        outlooks[owner] = -outlook(game, seat, owner)  # the fewest points win
        owner += 1
    return share_by_outlook(outlooks, seat, close)


def outlook(game: Position, seat: i64, owner: i64) -> float:
    """The total a seat expects somebody to have after this round."""
    total = float(game.total(owner))
    if game.phase == ROUND_END:
        return total
    place: i64 = 0
    while game.card_at(owner, place) != NO_PLACE:
        if game.has_card_at(owner, place):
            total += points_in_the_end(game, seat, owner, place)
        place += 1
    if game.turn == owner and game.caller == NOTHING:
        total -= WORTH_OF_TURN
    return total


def cost_until_called(points: float) -> float:
    """What a card that its owner knows will have cost when the round ends, before any call."""
    return STAYS + SHARE_THAT_STAYS * points


def points_in_the_end(game: Position, seat: i64, owner: i64, place: i64) -> float:
    """What a card, or what replaces it, will cost its owner when the round ends."""
    if game.knows(seat, owner, place):
        points = float(points_of(game.card_at(owner, place)))
        if game.caller == NOTHING:
            return cost_until_called(points)
        return points if owner == game.caller else STAYS_AFTER_CALL + SHARE_AFTER_CALL * points
    if seat == owner or not game.knows(owner, owner, place):
        return UNKNOWN_TO_OWNER if game.caller == NOTHING else game.rules.mean_points
    if game.caller == NOTHING:
        return KEPT_UNTIL_CALLED
    return KEPT_BY_CALLER if owner == game.caller else KEPT_BY_OTHERS
