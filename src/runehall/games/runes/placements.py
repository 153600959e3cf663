"""Which placements are legal: regular, quick, lay, steal (§5.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.state import NOTHING
from runehall.games.runes.cells import (
    CELL_SHIFT,
    EMPTY_BITS,
    MATCHES_SHIFT,
    cell_of,
    is_empty,
    matches_of,
    owner_of,
)
from runehall.games.runes.codes import (
    LAY,
    ORIGIN,
    QUICK,
    ROTATION_BITS,
    STEAL,
    STONE_SHIFT,
    placement,
)
from runehall.games.runes.components import HALF_BITS, HALF_MASK, HALF_ROWS, STONE_ROWS
from runehall.games.runes.position import Position

# How a stone may be laid. A seat's turn and `quick` follow the same rule.
REGULAR: Final = QUICK

# Six counts of four bits, one for each rotation: adding 8 - n to each sets the highest bit of
# those that are at least n.
EACH: Final = 0x111111
ENOUGH: Final = 0x888888
NEVER: Final = 7


def list_placements(game: Position, seat: i64, mode: i64, against: i64) -> vec[i64]:
    """Every placement of a seat in this mode, ascending."""
    if len(game.cells) == 0:
        return list_first_placements(game, seat, mode)
    out = vec[i64](capacity=192)
    stone = next_hand_stone(game, seat, NOTHING)
    while stone != NOTHING:
        if mode == QUICK and game.rules.overbuild:
            out = list_where_more_agrees(game, stone, out)
        else:
            out = list_by_need(game, seat, stone, mode, against, out)
        stone = next_hand_stone(game, seat, stone)
    return out


def has_placement(game: Position, seat: i64, mode: i64, against: i64) -> bool:
    """Whether a seat has any placement in this mode."""
    count = game.hand_count(seat)
    if len(game.cells) == 0:
        return count > 0 and mode != STEAL
    place: i64 = 0
    while place < count:
        if fits_anywhere(game, seat, game.hand_stone(seat, place), mode, against):
            return True
        place += 1
    return False


def list_first_placements(game: Position, seat: i64, mode: i64) -> vec[i64]:
    """On an empty table a stone is laid in the middle and unturned, or not at all."""
    out = vec[i64]()
    if mode == STEAL:
        return out
    stone = next_hand_stone(game, seat, NOTHING)
    while stone != NOTHING:
        out = append(out, placement(stone, ORIGIN, 0))
        stone = next_hand_stone(game, seat, stone)
    return out


def next_hand_stone(game: Position, seat: i64, after: i64) -> i64:
    """The smallest stone of a hand that is greater than this one, or NOTHING."""
    found: i64 = NOTHING
    place: i64 = 0
    while place < game.hand_count(seat):
        stone = game.hand_stone(seat, place)
        if stone > after and (found == NOTHING or stone < found):
            found = stone
        place += 1
    return found


def list_where_more_agrees(game: Position, stone: i64, out: vec[i64]) -> vec[i64]:
    """The regular rule with covering: anywhere with more matches than lie there now."""
    components = game.rules.components
    counts = components.counts
    rotations = components.rotations[stone]
    low_half = stone * STONE_ROWS
    high_half = low_half + HALF_ROWS
    cells = game.cells
    count: i64 = len(cells)
    base = placement(stone, 0, 0)
    place: i64 = 0
    while place < count:
        word = cells[place]
        hits = (
            counts[low_half + (word & HALF_MASK)]
            + counts[high_half + ((word >> HALF_BITS) & HALF_MASK)]
            + EACH * (7 - ((word >> MATCHES_SHIFT) & 7))
        ) & rotations
        if hits != 0:
            out = list_rotations(out, base | ((word >> CELL_SHIFT) << ROTATION_BITS), hits)
        place += 1
    return out


def list_by_need(
    game: Position, seat: i64, stone: i64, mode: i64, against: i64, out: vec[i64]
) -> vec[i64]:
    """The placements of a stone in a mode that does not treat all cells alike."""
    base = placement(stone, 0, 0)
    cells = game.cells
    place: i64 = 0
    while place < len(cells):
        word = cells[place]
        need = matches_needed(game, seat, word, mode, against)
        if need != NEVER:
            hits = rotations_matching(game, stone, word, need)
            if hits != 0:
                out = list_rotations(out, base | ((word >> CELL_SHIFT) << ROTATION_BITS), hits)
        place += 1
    return out


def fits_anywhere(game: Position, seat: i64, stone: i64, mode: i64, against: i64) -> bool:
    """Whether a stone has any placement in this mode."""
    cells = game.cells
    place: i64 = 0
    while place < len(cells):
        need = matches_needed(game, seat, cells[place], mode, against)
        if need != NEVER and rotations_matching(game, stone, cells[place], need) != 0:
            return True
        place += 1
    return False


def matches_needed(game: Position, seat: i64, word: i64, mode: i64, against: i64) -> i64:
    """How many edges must agree for a stone to be laid on a cell, or NEVER."""
    if mode == STEAL:
        return matches_needed_to_steal(seat, word, against)
    if is_empty(word):
        return 1
    if mode == LAY or not game.rules.overbuild:
        return NEVER
    return matches_of(word) + 1


def matches_needed_to_steal(seat: i64, word: i64, against: i64) -> i64:
    """Only an opponent's stone (R35), with at least as many matches as it has now."""
    if is_empty(word) or owner_of(word) == seat or (against != NOTHING and owner_of(word) != against):
        return NEVER
    return max(matches_of(word), 1)


def rotations_matching(game: Position, stone: i64, word: i64, need: i64) -> i64:
    """The rotations in which a stone has at least so many matches, as highest bits of counts."""
    components = game.rules.components
    start = stone * STONE_ROWS
    agreeing = (
        components.counts[start + (word & HALF_MASK)]
        + components.counts[start + HALF_ROWS + ((word >> HALF_BITS) & HALF_MASK)]
    )
    return (agreeing + EACH * (8 - need)) & components.rotations[stone]


def list_rotations(out: vec[i64], base: i64, hits: i64) -> vec[i64]:
    """Add a placement for each rotation among the hits."""
    rotation: i64 = 0
    while hits != 0:
        if hits & 8 != 0:
            out = append(out, base | rotation)
        hits >>= 4
        rotation += 1
    return out
