"""Lines: straight runs of one colour, and how long they may be (P7)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.games.rune.codes import (
    COLOUR_BITS,
    LONG_SIDE,
    SHORT_SIDE,
    detail_of,
    is_lying,
    owner_of,
)
from runehall.games.rune.position import Position


def card_makes_long_line(game: Position, card: i64) -> bool:
    """Whether a row or column through a card would have a run longer than its colour allows."""
    face = game.rules.face(owner_of(card), detail_of(card))
    corner = game.cell_of(card)
    lying = is_lying(detail_of(card))
    columns: i64 = LONG_SIDE if lying else SHORT_SIDE
    rows: i64 = SHORT_SIDE if lying else LONG_SIDE
    row: i64 = 0
    while row < rows:
        if has_long_run(game, corner + row * game.rules.width, face + row * columns, 1, columns):
            return True
        row += 1
    column: i64 = 0
    while column < columns:
        if has_long_run(game, corner + column, face + column, columns, rows):
            return True
        column += 1
    return False


def has_long_run(game: Position, at: i64, face: i64, stride: i64, count: i64) -> bool:
    """Whether the line through some cells of a card has too long a run.

    The first cell is `at` and shows the colour `face`; the others follow to the right (`stride` 1)
    or below, and show colours that many places further on.
    """
    rules = game.rules
    step = i64(1) if stride == 1 else rules.width
    colour = i64(rules.faces[face])
    run = 1 + run_beyond(game, at, -step, colour)
    number: i64 = 1
    while number < count:
        shown = i64(rules.faces[face + number * stride])
        if shown != colour:
            if run > rules.limits[colour]:
                return True
            colour = shown
            run = 0
        run += 1
        number += 1
    run += run_beyond(game, at + step * (count - 1), step, colour)
    return run > rules.limits[colour]


def rune_makes_long_line(game: Position, at: i64, colour: i64) -> bool:
    """Whether a cell of this colour would be part of too long a run."""
    width = game.rules.width
    across = run_beyond(game, at, 1, colour) + run_beyond(game, at, -1, colour)
    down = run_beyond(game, at, width, colour) + run_beyond(game, at, -width, colour)
    limit = game.rules.limits[colour]
    return 1 + across > limit or 1 + down > limit


def run_beyond(game: Position, at: i64, step: i64, colour: i64) -> i64:
    """How many cells of a colour follow a cell in one direction."""
    wrap = game.rules.wrap
    cells = game.cells
    wanted: i64 = 1 << colour
    run: i64 = 0
    beyond = (at + step) & wrap
    while i64(cells[beyond]) & COLOUR_BITS == wanted:
        run += 1
        beyond = (beyond + step) & wrap
    return run
