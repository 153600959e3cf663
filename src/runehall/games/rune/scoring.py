"""Points, the result and the winners (§9 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.games.rune.areas import controlled_runes
from runehall.games.rune.codes import COLOURS, GREEN, RED
from runehall.games.rune.position import Position

# The event of the end tells both sides' numbers in one argument each, the first side lowest.
POINTS_BITS: Final = 30
LOWEST_POINTS: Final = -100
COUNT_BITS: Final = 9


def points_of_sides(game: Position) -> vec[i64]:
    """What each side's controlled runes are worth on the layout as it lies."""
    return points_for(game, controlled_runes(game))


def points_for(game: Position, counts: vec[i64]) -> vec[i64]:
    """The points of each side for so many runes of each colour."""
    points = vec[i64]([i64(0)] * game.rules.sides)
    side: i64 = 0
    while side < game.rules.sides:
        colour: i64 = 0
        while colour < COLOURS:
            points[side] += counts[side * COLOURS + colour] * game.rules.values[colour]
            colour += 1
        side += 1
    return points


def final_points(game: Position) -> vec[i64]:
    """The points of each side with the bonus of the side that started."""
    points = points_of_sides(game)
    points[game.rules.side(game.first)] += game.rules.first_bonus
    return points


def winning_seats(game: Position) -> i64:
    """The seats of the winning side, or of both when they share the win."""
    if game.seats == 1:
        return 1
    counts = controlled_runes(game)
    points = final_points(game)
    lead = points[0] - points[1]
    if lead == 0 and game.rules.reds_break_ties:
        lead = counts[RED] - counts[COLOURS + RED]
        if lead == 0:
            lead = counts[GREEN] - counts[COLOURS + GREEN]
    winners: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if lead == 0 or (lead > 0) == (game.rules.side(seat) == 0):
            winners |= 1 << seat
        seat += 1
    return winners


def packed_points(game: Position) -> i64:
    """The final points of each side, counted from below the lowest possible."""
    points = final_points(game)
    packed: i64 = 0
    side = game.rules.sides - 1
    while side >= 0:
        packed = (packed << POINTS_BITS) | (points[side] - LOWEST_POINTS)
        side -= 1
    return packed


def packed_counts(game: Position) -> i64:
    """The controlled runes of each side and colour, and above them a bit that ends the row."""
    counts = controlled_runes(game)
    packed: i64 = 1
    number = game.rules.sides * COLOURS - 1
    while number >= 0:
        packed = (packed << COUNT_BITS) | counts[number]
        number -= 1
    return packed
