"""Who is likely to win, as far as a seat can tell."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.heuristics import LARGEST_LEAD, share_by_outlook
from runehall.engine.state import NOTHING
from runehall.games.cambio.codes import NO_PLACE, ROUND_END, points_of
from runehall.games.cambio.position import Position

# What a card will have cost its owner when the round ends, found in games between bots. Until
# somebody calls, dear cards go first, so that a card's own points say little.
STAYS: Final = 0.8
SHARE_THAT_STAYS: Final = 0.4
UNKNOWN_TO_OWNER: Final = 5.3
KEPT_UNTIL_CALLED: Final = 3.7
# After a call the caller's cards stay, and everybody else has one turn.
KEPT_BY_CALLER: Final = 3.5
KEPT_BY_OTHERS: Final = 5.2
STAYS_AFTER_CALL: Final = 0.9
SHARE_AFTER_CALL: Final = 0.58
# And what it saves to have the turn.
WORTH_OF_TURN: Final = 0.2
# Points between two seats that make one of them e times as likely to win.
CLOSE: Final = 13.5
CLOSE_IN_LAST_ROUND: Final = 8.0
# Points that make a caller e times as likely to have the fewest as not.
SURE_OF_A_CALL: Final = 8.3


def share_of_win(game: Position, seat: i64) -> float:
    """Totals and the points expected of this round, weighed against each other."""
    close = CLOSE_IN_LAST_ROUND if game.round == game.rules.max_rounds else CLOSE
    outlooks = vec[float]([0.0] * game.seats)
    owner: i64 = 0
    while owner < game.seats:
        # The fewest points win.
        outlooks[owner] = -float(game.total(owner)) - points_of_round(game, seat, owner)
        owner += 1
    if game.caller != NOTHING and game.phase != ROUND_END:
        outlooks[game.caller] -= price_of_call(game, seat)
    return share_by_outlook(outlooks, seat, close)


def points_of_round(game: Position, seat: i64, owner: i64) -> float:
    """The points a seat expects somebody to get in this round, by the cards alone."""
    points = 0.0
    if game.phase == ROUND_END:
        return points
    place: i64 = 0
    while game.card_at(owner, place) != NO_PLACE:
        if game.has_card_at(owner, place):
            points += points_in_the_end(game, seat, owner, place)
        place += 1
    if game.turn == owner and game.caller == NOTHING:
        points -= WORTH_OF_TURN
    return points


def price_of_call(game: Position, seat: i64) -> float:
    """What a seat expects the call to add to the caller's points: a malus, or less than nothing."""
    own = points_of_round(game, seat, game.caller)
    fewest = 1000.0
    other: i64 = 0
    while other < game.seats:
        if other != game.caller:
            fewest = min(fewest, points_of_round(game, seat, other))
        other += 1
    lead = max(-LARGEST_LEAD, min(LARGEST_LEAD, (fewest - own) / SURE_OF_A_CALL))
    lowest = 1.0 / (1.0 + math.exp(-lead))
    rules = game.rules
    return (1.0 - lowest) * float(rules.cambio_malus) - lowest * float(rules.cambio_bonus)


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
