"""What a seat expects of cards it has or has not seen, and of the rounds to come."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.heuristics import share_by_outlook
from runehall.games.kodiak.codes import GAP, HAIRBALL, ROUND_END, points_of, rune
from runehall.games.kodiak.knowledge import seen_card
from runehall.games.kodiak.position import Position
from runehall.games.kodiak.scoring import pounce_bonus

AVERAGE_CARD: Final = 7.0
# By how many points Kodiak ends a round better than a mouse, and how much of that the round under
# way still holds; a card may catch something, so that it costs him only a share of its points.
CATS_EDGE: Final = 20.0
CATS_EDGE_LEFT: Final = 3.0
COST_FOR_CAT: Final = 0.35
# Points between two seats that make one of them e times as likely to win: now, and for each
# square root of rounds to come.
CLOSE: Final = 6.5
CLOSE_PER_ROUND: Final = 5.0


def points_seen(game: Position, card: i64) -> float:
    """The points of a card, or the average of those it could be."""
    return AVERAGE_CARD if card == GAP else float(points_of(card, game.rules.hairball_table))


def worth(game: Position, viewer: i64, card: i64) -> float:
    """What a card on the own table will cost: less for Kodiak if it is sure to catch something."""
    if viewer == game.cat and card != GAP:
        gain = -float(game.rules.pounce_points)
        if card == HAIRBALL or knows_prey(game, card):
            return gain
    return points_seen(game, card)


def knows_prey(game: Position, card: i64) -> bool:
    """Whether Kodiak knows a mouse's card of this rune."""
    seat: i64 = 0
    while seat < game.seats:
        if seat != game.cat:
            place: i64 = 0
            end = game.places(seat)
            while place < end:
                seen = seen_card(game, game.cat, seat, place)
                if seen != GAP and rune(seen) == rune(card):
                    return True
                place += 1
        seat += 1
    return False


# --- who is ahead --------------------------------------------------------------------------------


def share_by_points(game: Position, seat: i64) -> float:
    """The seat's share when everybody ends with the points expected now."""
    outlooks = vec[float]([0.0] * game.seats)
    other: i64 = 0
    while other < game.seats:
        outlooks[other] = -expected_points(game, seat, other)  # the fewest points win
        other += 1
    close = CLOSE + CLOSE_PER_ROUND * sqrt(float(rounds_to_come(game)))
    return share_by_outlook(outlooks, seat, close)


def rounds_to_come(game: Position) -> i64:
    """The rounds after this one."""
    left = game.rules.rounds - game.finished_rounds()
    return left if game.phase == ROUND_END else left - 1


def rounds_as_cat(game: Position, seat: i64) -> i64:
    """In how many of the rounds to come a seat will be Kodiak: the part goes round the table."""
    first = (seat - game.cat + game.seats - 1) % game.seats + 1
    left = rounds_to_come(game)
    return 0 if left < first else (left - first) // game.seats + 1


def expected_points(game: Position, viewer: i64, seat: i64) -> float:
    """A seat's total at the end, as far as the viewer can tell."""
    points = float(game.totals[seat]) - CATS_EDGE * float(rounds_as_cat(game, seat))
    return points if game.phase == ROUND_END else points + points_this_round(game, viewer, seat)


def points_this_round(game: Position, viewer: i64, seat: i64) -> float:
    """What the cards on a table will cost, and what has happened to it."""
    points = 0.0
    place: i64 = 0
    end = game.places(seat)
    while place < end:
        if game.card(seat, place) != GAP:
            card = seen_card(game, viewer, seat, place)
            cost = worth(game, viewer, card) if seat == viewer else points_seen(game, card)
            points += COST_FOR_CAT * cost if seat == game.cat else cost
        place += 1
    if seat == game.cat:
        points -= CATS_EDGE_LEFT + float(pounce_bonus(game))
    return points + float(game.rules.hairball_discard * game.hairballs[seat])
