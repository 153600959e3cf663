"""Stones on the table and the edges on which they agree (§5.1, §5.2)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.games.runes.cells import (
    facing_of,
    is_empty,
    rotation_of,
    stone_of,
    with_facing,
    with_matches,
    with_owner,
    with_stone,
)
from runehall.games.runes.position import Position


def lay_stone(game: Position, cell: i64, stone: i64, rotation: i64) -> i64:
    """A stone becomes the top stone of a cell and its neighbours face it; how many edges agree."""
    components = game.rules.components
    edges = components.edges(stone, rotation)
    # Cells ascend, so that the neighbours stand in three rows: W SW, NW (the cell) SE, NE E.
    west = game.place_of(cell - 256)
    show(game, west, cell - 256, 0, edges >> 9)
    show(game, west + 1, cell - 255, 1, edges >> 12)
    here = game.place_of(cell - 1)
    show(game, here, cell - 1, 5, edges >> 6)
    game.make_room(here + 1, cell)
    show(game, here + 2, cell + 1, 2, edges >> 15)
    east = game.place_of(cell + 255)
    show(game, east, cell + 255, 4, edges >> 3)
    show(game, east + 1, cell + 256, 3, edges)
    word = game.cells[here + 1]
    matches = components.matches(stone, rotation, facing_of(word))
    game.cells[here + 1] = with_stone(word, stone, rotation, matches)
    if not is_empty(word):
        put_under(game, cell, stone_of(word))
    return matches


def show(game: Position, place: i64, cell: i64, edge: i64, symbols: i64) -> None:
    """A cell faces the lowest of these symbols over an edge; its own matches are counted again."""
    game.make_room(place, cell)
    word = with_facing(game.cells[place], edge, symbols & 7)
    if not is_empty(word):
        components = game.rules.components
        matches = components.matches(stone_of(word), rotation_of(word), facing_of(word))
        word = with_matches(word, matches)
    game.cells[place] = word


def put_under(game: Position, cell: i64, stone: i64) -> None:
    """A covered stone becomes the topmost of those beneath its cell (R10)."""
    sought = cell << 8
    longer = vec[i64](capacity=len(game.covered) + 1)
    place: i64 = 0
    while place < len(game.covered) and game.covered[place] < sought:
        longer = append(longer, game.covered[place])
        place += 1
    longer = append(longer, sought | stone)
    while place < len(game.covered):
        longer = append(longer, game.covered[place])
        place += 1
    game.covered = longer


def set_coins(game: Position, cell: i64, owner: i64, coins: i64) -> None:
    """This seat's coins, and nobody else's, lie on the top stone of a cell."""
    place = game.place_of(cell)
    game.cells[place] = with_owner(game.cells[place], owner, coins)
