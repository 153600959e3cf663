"""The end of the game: points, tie-breaks, places (§9 of the rules)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from runehall.engine.chooser import count_seats
from runehall.engine.state import EVERYONE, NO_CARDS, NOTHING
from runehall.games.market.bouts import begin_bouts, draw_bouts
from runehall.games.market.codes import (
    BLUE_RUNES,
    BOAT,
    COLOURS,
    EVENT_OVER,
    LOWEST_TOLD,
    NO_ITEM,
    NUMBERS,
    OVER,
    RED_RUNES,
    TIEBREAK_BANDITS,
    TIEBREAK_BOATS,
    TIEBREAK_BOUTS,
    TIEBREAK_NUMBER,
)
from runehall.games.market.position import Position


def market_is_empty(game: Position) -> bool:
    return game.stock(RED_RUNES) + game.stock(BLUE_RUNES) == 0


def runes_of(game: Position, seat: i64) -> i64:
    """All runes of a seat, wherever they lie."""
    runes: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        runes += game.loose(seat, colour) + game.runes(seat, colour)
        colour += 1
    return runes


def boats_of(game: Position, seat: i64) -> i64:
    boats = game.open_boats(seat)
    colour: i64 = 0
    while colour < COLOURS:
        if game.kind(seat, colour) == BOAT or game.has_attached_boat(seat, colour):
            boats += 1
        colour += 1
    return boats


def bandits_on(game: Position, seat: i64) -> i64:
    """Bandits lying in a seat's places; they cost that seat, not their owners (R38)."""
    return game.bandits(seat, 0) + game.bandits(seat, 1)


def highest_number(game: Position, seat: i64) -> i64:
    number: i64 = NUMBERS
    while number > 0 and game.holds(seat, number - 1) == 0:
        number -= 1
    return number


def points(game: Position, seat: i64) -> i64:
    return (
        runes_of(game, seat) + game.rules.boat_value * boats_of(game, seat) - bandits_on(game, seat)
    )


def rank(game: Position, seat: i64) -> i64:
    """Points, boats, bandits and highest number as one number that compares like the four."""
    standing = points(game, seat) + 1000
    standing = standing * 1000 + boats_of(game, seat)
    standing = standing * 1000 + 500 - bandits_on(game, seat)
    return standing * 10 + highest_number(game, seat)


def finish(game: Position, reason: i64) -> None:
    """The game has ended: nothing else of this action or turn happens, but for a tie."""
    game.end_reason = reason
    game.item = NO_ITEM
    game.thefts_left = 0
    game.victim = NOTHING
    game.theft_back = NOTHING
    game.defender = NOTHING
    game.attack_card = NOTHING
    game.due_red = 0
    game.due_blue = 0
    game.collected_first = NOTHING
    game.collected_second = NOTHING
    tied = best_of_all(game)
    if count_seats(tied) == 1:
        crown(game, first_of(tied))
    elif game.rules.bouts_are_played:
        begin_bouts(game, tied)
    else:
        crown(game, draw_bouts(game, tied))


def crown(game: Position, winner: i64) -> None:
    """The game is over, and won."""
    game.phase = OVER
    game.winner = winner
    give_places(game)
    if game.listening:
        won_with = points(game, winner) - LOWEST_TOLD
        game.tell(EVERYONE, EVENT_OVER, winner, won_with, game.end_reason)


def best_of_all(game: Position) -> i64:
    """Those who are best in points and, step by step, in all that breaks a tie without bouts."""
    tied = best_by(game, (1 << game.seats) - 1, NOTHING)
    step: i64 = TIEBREAK_BOATS
    while count_seats(tied) > 1 and step < TIEBREAK_BOUTS:
        tied = best_by(game, tied, step)
        game.tiebreak = step
        step += 1
    if count_seats(tied) > 1:
        game.tiebreak = TIEBREAK_BOUTS
    return tied


def first_of(seats: i64) -> i64:
    """The first seat of a set."""
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def best_by(game: Position, seats: i64, step: i64) -> i64:
    """Those of the seats that are best in points, or in one step of the tie-break."""
    best: i64 = -1000
    found: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if (seats >> seat) & 1 == 1:
            value = merit(game, seat, step)
            if value > best:
                best = value
                found = 0
            if value == best:
                found |= 1 << seat
        seat += 1
    return found


def merit(game: Position, seat: i64, step: i64) -> i64:
    if step == TIEBREAK_BOATS:
        return boats_of(game, seat)
    if step == TIEBREAK_BANDITS:
        return -bandits_on(game, seat)
    if step == TIEBREAK_NUMBER:
        return highest_number(game, seat)
    return points(game, seat)


def give_places(game: Position) -> None:
    places = NO_CARDS[:]
    seat: i64 = 0
    while seat < game.seats:
        place: i64 = 1
        if seat != game.winner and rank(game, seat) == rank(game, game.winner):
            place = 2
        other: i64 = 0
        while other < game.seats:
            if rank(game, other) > rank(game, seat):
                place += 1
            other += 1
        places = append(places, u8(place))
        seat += 1
    game.places = places
