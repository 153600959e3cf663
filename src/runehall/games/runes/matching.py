"""Stones on the table and the edges on which they agree (§5.1, §5.2)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.games.runes.cells import (
    NO_STONE,
    facing_of,
    is_empty,
    opposite,
    rotation_of,
    stone_of,
    with_facing,
    with_matches,
    with_owner,
    with_stone,
)
from runehall.games.runes.codes import EDGES, step_over
from runehall.games.runes.position import Position


def lay_stone(game: Position, cell: i64, stone: i64, rotation: i64) -> i64:
    """A stone becomes the top stone of a cell and its neighbours face it; how many edges agree."""
    place = game.keep_cell(cell)
    word = game.cells[place]
    below = stone_of(word)
    matches = game.rules.components.matches(stone, rotation, facing_of(word))
    game.cells[place] = with_stone(word, stone, rotation, matches)
    if below != NO_STONE:
        put_under(game, cell, below)
    show_to_neighbours(game, cell, game.rules.components.edges(stone, rotation))
    return matches


def show_to_neighbours(game: Position, cell: i64, edges: i64) -> None:
    """Tell each neighbour what it faces, and count its matches again."""
    components = game.rules.components
    edge: i64 = 0
    while edge < EDGES:
        place = game.keep_cell(cell + step_over(edge))
        word = with_facing(game.cells[place], opposite(edge), (edges >> (edge * 3)) & 7)
        if not is_empty(word):
            word = with_matches(word, components.matches(stone_of(word), rotation_of(word), facing_of(word)))
        game.cells[place] = word
        edge += 1


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
