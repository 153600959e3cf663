"""Points, the result and the winners (§9 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.games.rune.areas import controlled_runes
from runehall.games.rune.codes import (
    ALONE,
    COLOURS,
    GREEN,
    RED,
    SHARED,
    WON,
    WON_BY_TEAM,
)
from runehall.games.rune.position import Position

# The event of the end tells both sides' numbers in one argument each, the first side lowest.
POINTS_BITS: Final = 30
LOWEST_POINTS: Final = -100
COUNT_BITS: Final = 9
# What an action brings is told as its distance from more than anybody can lose.
LOWEST_CHANGE: Final = -(1 << 40)
NO_POINTS: Final = vec[i64]([])


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


def points_heard(game: Position) -> vec[i64]:
    """The points of each side before something happens, if somebody is told what it brings."""
    return points_of_sides(game) if game.listening else NO_POINTS


def own_change(game: Position, seat: i64, before: vec[i64]) -> i64:
    """What the side of a seat has gained since, as it is told."""
    side = game.rules.side(seat)
    return points_of_sides(game)[side] - before[side] - LOWEST_CHANGE


def change_of_others(game: Position, seat: i64, before: vec[i64]) -> i64:
    """What the other sides have gained since, as it is told."""
    after = points_of_sides(game)
    change: i64 = 0
    side: i64 = 0
    while side < game.rules.sides:
        if side != game.rules.side(seat):
            change += after[side] - before[side]
        side += 1
    return change - LOWEST_CHANGE


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


def kind_of_end(game: Position, winners: i64) -> i64:
    """Whether somebody was to be beaten, and was."""
    if game.seats == 1:
        return ALONE
    if winners == (1 << game.seats) - 1:
        return SHARED
    return WON_BY_TEAM if game.rules.sides < game.seats else WON


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
