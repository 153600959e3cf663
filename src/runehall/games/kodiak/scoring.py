"""The end of a round and of the match: points, totals, winners."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NO_CARDS, NOTHING
from runehall.games.kodiak.codes import (
    EVENT_OVER,
    EVENT_POINTS,
    EVENT_ROUND_END,
    GAP,
    LOWEST_POINTS,
    OVER,
    ROUND_END,
    USED_NOTHING,
    points_of,
)
from runehall.games.kodiak.position import (
    ROUND_CAT,
    ROUND_POUNCES,
    ROUND_REASON,
    ROUND_SEATS,
    Position,
)
from runehall.games.kodiak.windows import forget_window


def end_round(game: Position, reason: i64) -> None:
    """Score the tables as they lie; window and queued actions are void."""
    void_what_is_open(game)
    write_round(game, reason)
    game.phase = OVER if game.finished_rounds() == game.rules.rounds else ROUND_END
    if game.listening:
        tell_round(game, reason)


def void_what_is_open(game: Position) -> None:
    """Window, queue and lock are gone."""
    forget_window(game)
    game.resume = NOTHING
    game.claimed = False
    game.locked = False
    game.queue = NO_CARDS
    game.left = 0
    game.used = USED_NOTHING
    game.targets = 0
    game.forget_picks()
    game.acted = False


def card_points(game: Position, seat: i64) -> i64:
    """The points of the cards on a table."""
    total: i64 = 0
    place: i64 = 0
    end = game.places(seat)
    while place < end:
        card = game.card(seat, place)
        if card != GAP:
            total += points_of(card, game.rules.hairball_table)
        place += 1
    return total


def pounce_bonus(game: Position) -> i64:
    """K29: what Kodiak's pounces take off his points."""
    rules = game.rules
    counted = game.pounces
    if rules.pounce_cap > 0 and counted > rules.pounce_cap:
        counted = rules.pounce_cap
    return rules.pounce_points * counted


def round_points(game: Position, seat: i64) -> i64:
    """The points a seat gets for the round if it ends now."""
    points = card_points(game, seat) + game.rules.hairball_discard * game.hairballs[seat]
    return points - pounce_bonus(game) if seat == game.cat else points


def write_round(game: Position, reason: i64) -> None:
    """Add the round to the finished ones and its points to the totals."""
    seats = game.seats
    before: i64 = len(game.rounds)
    rounds = vec[i64]([i64(0)] * (before + game.round_width()))
    number: i64 = 0
    while number < before:
        rounds[number] = game.rounds[number]
        number += 1
    rounds[before + ROUND_CAT] = game.cat
    rounds[before + ROUND_REASON] = reason
    rounds[before + ROUND_POUNCES] = game.pounces
    totals = game.totals[:]
    row = before + ROUND_SEATS
    seat: i64 = 0
    while seat < seats:
        points = round_points(game, seat)
        rounds[row + seat] = card_points(game, seat)
        rounds[row + seats + seat] = game.hairballs[seat]
        rounds[row + 2 * seats + seat] = points
        totals[seat] += points
        seat += 1
    game.rounds = rounds
    game.totals = totals


def tell_round(game: Position, reason: i64) -> None:
    """Tell how the round ended, each seat's points, and who has won the match."""
    game.tell(EVERYONE, EVENT_ROUND_END, game.round, reason)
    seat: i64 = 0
    while seat < game.seats:
        points = round_points(game, seat) - LOWEST_POINTS
        total = game.totals[seat] - LOWEST_POINTS
        game.tell(EVERYONE, EVENT_POINTS, seat, points, total)
        seat += 1
    if game.phase == OVER:
        game.tell(EVERYONE, EVENT_OVER, lowest_totals(game))


def lowest_totals(game: Position) -> i64:
    """K34: every seat with the fewest points."""
    best = game.totals[0]
    seats: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if game.totals[seat] < best:
            best = game.totals[seat]
            seats = 0
        if game.totals[seat] == best:
            seats |= i64(1) << seat
        seat += 1
    return seats


def next_start(game: Position) -> i64:
    """K36: the cat goes on clockwise from the last round."""
    return (game.cat + 1) % game.seats
