"""Which placements are legal: regular, quick, lay, steal (§5.3).

This is the hot path of the game. Two look-ups count the matches of a stone on a cell in all six
rotations at once: six counts of four bits side by side. Adding 8 - n to each of them sets the
highest bit of those that are at least n, and these bits are the legal rotations.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.state import NOTHING
from runehall.games.runes.cells import (
    CELL_SHIFT,
    MATCHES_SHIFT,
    NO_STONE,
    STONE_AT_SHIFT,
    is_empty,
    matches_of,
    owner_of,
)
from runehall.games.runes.codes import (
    LAY,
    ORIGIN,
    QUICK,
    ROTATION_BITS,
    ROTATIONS,
    STEAL,
    placement,
)
from runehall.games.runes.components import HALF_BITS, HALF_MASK, HALF_ROWS, STONE_ROWS
from runehall.games.runes.position import Position

# How a stone may be laid: by `quick`, `lay` or `steal`. A turn follows the rule of `quick`.
REGULAR: Final = QUICK

EACH: Final = 0x111111
NEVER: Final = 7


def list_placements(game: Position, seat: i64, mode: i64) -> vec[i64]:
    """Every placement of a seat in this mode, ascending."""
    if len(game.cells) == 0:
        return list_first_placements(game, seat, mode)
    out = vec[i64]([i64(0)] * (game.hand_count(seat) * len(game.cells) * ROTATIONS))
    count: i64 = 0
    stone = next_hand_stone(game, seat, NOTHING)
    while stone != NOTHING:
        if mode == STEAL:
            count = list_thefts(game, seat, stone, out, count)
        else:
            covering = mode != LAY and game.rules.overbuild
            count = list_where_more_agrees(game, stone, covering, out, count)
        stone = next_hand_stone(game, seat, stone)
    return out[:count]


def has_placement(game: Position, seat: i64, mode: i64) -> bool:
    """Whether a seat has any placement in this mode."""
    count = game.hand_count(seat)
    if len(game.cells) == 0:
        return count > 0 and mode != STEAL
    place: i64 = 0
    while place < count:
        if fits_anywhere(game, seat, game.hand_stone(seat, place), mode):
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
    count = game.hand_count(seat)
    place: i64 = 0
    while place < count:
        stone = game.hand_stone(seat, place)
        if stone > after and (found == NOTHING or stone < found):
            found = stone
        place += 1
    return found


def list_where_more_agrees(
    game: Position, stone: i64, covering: bool, out: vec[i64], count: i64
) -> i64:
    """Write down every placement with more matches than the cell has now; how many there are now.

    An empty cell has none, so this is the rule for empty cells as well as for covering.
    """
    components = game.rules.components
    counts = components.counts
    rotations = components.rotations[stone]
    low_half = stone * STONE_ROWS
    high_half = low_half + HALF_ROWS
    base = placement(stone, 0, 0)
    cells = game.cells
    end: i64 = len(cells)
    place: i64 = 0
    while place < end:
        word = cells[place]
        place += 1
        if not covering and (word >> STONE_AT_SHIFT) & NO_STONE != NO_STONE:
            continue
        hits = (
            i64(counts[low_half + (word & HALF_MASK)])
            + i64(counts[high_half + ((word >> HALF_BITS) & HALF_MASK)])
            + EACH * (7 - ((word >> MATCHES_SHIFT) & 7))
        ) & rotations
        if hits != 0:
            count = write_rotations(
                base | ((word >> CELL_SHIFT) << ROTATION_BITS), hits, out, count
            )
    return count


def list_thefts(game: Position, seat: i64, stone: i64, out: vec[i64], count: i64) -> i64:
    """Write down every placement of `steal` with a stone; how many placements there are now."""
    base = placement(stone, 0, 0)
    cells = game.cells
    place: i64 = 0
    while place < len(cells):
        word = cells[place]
        need = matches_needed_to_steal(game, seat, word)
        if need != NEVER:
            hits = rotations_matching(game, stone, word, need)
            count = write_rotations(
                base | ((word >> CELL_SHIFT) << ROTATION_BITS), hits, out, count
            )
        place += 1
    return count


def write_rotations(base: i64, hits: i64, out: vec[i64], count: i64) -> i64:
    """Write down the rotations among the hits without a branch: the others are written over."""
    out[count] = base
    count += (hits >> 3) & 1
    out[count] = base + 1
    count += (hits >> 7) & 1
    out[count] = base + 2
    count += (hits >> 11) & 1
    out[count] = base + 3
    count += (hits >> 15) & 1
    out[count] = base + 4
    count += (hits >> 19) & 1
    out[count] = base + 5
    return count + (hits >> 23)


def fits_anywhere(game: Position, seat: i64, stone: i64, mode: i64) -> bool:
    """Whether a stone has any placement in this mode."""
    cells = game.cells
    place: i64 = 0
    while place < len(cells):
        need = matches_needed(game, seat, cells[place], mode)
        if need != NEVER and rotations_matching(game, stone, cells[place], need) != 0:
            return True
        place += 1
    return False


def matches_needed(game: Position, seat: i64, word: i64, mode: i64) -> i64:
    """How many edges must agree for a stone to be laid on a cell, or NEVER."""
    if mode == STEAL:
        return matches_needed_to_steal(game, seat, word)
    if is_empty(word):
        return 1
    return matches_of(word) + 1 if mode != LAY and game.rules.overbuild else i64(NEVER)


def matches_needed_to_steal(game: Position, seat: i64, word: i64) -> i64:
    """Only an opponent's stone (R35), with at least as many matches as it has now."""
    owner = owner_of(word)
    if is_empty(word) or owner == seat:
        return NEVER
    if game.cast_against != NOTHING and owner != game.cast_against:
        return NEVER
    return max(matches_of(word), 1)


def rotations_matching(game: Position, stone: i64, word: i64, need: i64) -> i64:
    """The rotations in which a stone has at least so many matches, as highest bits of counts."""
    components = game.rules.components
    start = stone * STONE_ROWS
    agreeing = i64(components.counts[start + (word & HALF_MASK)]) + i64(
        components.counts[start + HALF_ROWS + ((word >> HALF_BITS) & HALF_MASK)]
    )
    return (agreeing + EACH * (8 - need)) & components.rotations[stone]
