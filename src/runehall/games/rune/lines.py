"""Lines: straight runs of one colour, and how long they may be (P7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.games.rune.codes import COLOUR_BITS
from runehall.games.rune.position import Position


def line_is_too_long(game: Position, layout: vec[u8], at: i64) -> bool:
    """Whether the row or the column of one colour through a cell exceeds its colour's limit."""
    limit = game.rules.limits[(i64(layout[at]) & COLOUR_BITS) >> 1]
    if line_through(game, layout, at, 1) > limit:
        return True
    return line_through(game, layout, at, game.rules.width) > limit


def line_through(game: Position, layout: vec[u8], at: i64, step: i64) -> i64:
    """The length of the run of one colour through a cell, along one axis."""
    return 1 + run_beyond(game, layout, at, step) + run_beyond(game, layout, at, -step)


def run_beyond(game: Position, layout: vec[u8], at: i64, step: i64) -> i64:
    """How many cells of the same colour follow a cell in one direction."""
    wrap = game.rules.wrap
    colour = i64(layout[at]) & COLOUR_BITS
    run: i64 = 0
    beyond = (at + step) & wrap
    while i64(layout[beyond]) & COLOUR_BITS == colour:
        run += 1
        beyond = (beyond + step) & wrap
    return run
