"""The stones and ritual cards of one set, with the tables that make matching quick."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from runehall.games.runes.codes import EDGES, NO_RUNE, ROTATIONS, RUNES, STAR

# The numbers in codes.py are places in these lists; cards are set aside in this order.
COLOUR_NAMES: Final = ("grey", "gold", "black")
CARD_CODES: Final = (
    "fill", "reverse", "spin", "copy", "quick", "replace", "steal", "rob",
    "swap", "gold", "skip", "lay", "extra", "redraw", "ward",
)  # fmt: skip

Stone = tuple[str, str, int]  # id, faces, colour
RitualCard = tuple[str, int, bool]  # code, copies, whether it is strong

# The symbols that the three edges of half a cell face, three bits each, number a row of the table.
HALF_EDGES: Final = 3
SYMBOL_BITS: Final = 3
SYMBOLS: Final = 8
HALF_ROWS: Final = SYMBOLS * SYMBOLS * SYMBOLS
HALF_MASK: Final = HALF_ROWS - 1
HALF_BITS: Final = HALF_EDGES * SYMBOL_BITS
STONE_ROWS: Final = 2 * HALF_ROWS

# So many sets are kept ready: tables can bring their own.
SETS_KEPT: Final = 16

# Six counts side by side, one for each rotation, in four bits each.
COUNT_BITS: Final = 4


class Components:
    """One set of stones and cards. Never changes, and is shared by all positions played with it."""

    def __init__(self, stones: tuple[Stone, ...], rituals: tuple[RitualCard, ...]) -> None:
        self.made_of: Final = (stones, rituals)
        self.stones: i64 = len(stones)
        self.ids: Final = [name for name, _, _ in stones]
        self.numbers: Final = {name: number for number, (name, _, _) in enumerate(stones)}
        self.faces: Final = [faces for _, faces, _ in stones]
        self.colours: vec[u8] = vec[u8]([u8(colour) for _, _, colour in stones])
        self.card_codes: Final = [code for code, _, _ in rituals]
        self.copies: vec[i64] = vec[i64]([copies for _, copies, _ in rituals])
        self.strong: vec[u8] = vec[u8]([u8(1) if strong else u8(0) for _, _, strong in rituals])
        # The rotations of each stone that differ, as a mask over the counts' highest bits.
        self.rotations: vec[i64] = vec[i64]([different_rotations(faces) for faces in self.faces])
        # The six symbols a stone shows in a rotation, three bits for each edge.
        self.shown: vec[i64] = vec[i64](
            [shown_edges(faces, rotation) for faces in self.faces for rotation in range(ROTATIONS)]
        )
        self.counts: vec[i32] = vec[i32](
            [i32(count) for faces in self.faces for count in count_rows(faces)]
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (one_set, self.made_of)

    def __copy__(self) -> Components:
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> Components:
        return self

    def colour(self, stone: i64) -> i64:
        return i64(self.colours[stone])

    def edges(self, stone: i64, rotation: i64) -> i64:
        """What a stone shows on its six edges, three bits each."""
        return self.shown[stone * ROTATIONS + rotation]

    def matches(self, stone: i64, rotation: i64, facing: i64) -> i64:
        """How many edges of a stone agree with the symbols that face it."""
        start = stone * STONE_ROWS
        low = i64(self.counts[start + (facing & HALF_MASK)])
        high = i64(self.counts[start + HALF_ROWS + ((facing >> HALF_BITS) & HALF_MASK)])
        return ((low + high) >> (rotation * COUNT_BITS)) & 15

    def is_distinct_rotation(self, stone: i64, rotation: i64) -> bool:
        """Whether no smaller rotation shows the same six edges."""
        return (self.rotations[stone] >> (rotation * COUNT_BITS)) & 15 != 0


@lru_cache(maxsize=SETS_KEPT)
def one_set(stones: tuple[Stone, ...], rituals: tuple[RitualCard, ...]) -> Components:
    """The components of a set, made once, so that what comes out of `pickle` shares its tables."""
    return Components(stones, rituals)


def symbol(rune: str) -> int:
    """The number of a rune or the star."""
    return STAR if rune == "*" else RUNES.index(rune) + 1


def agree(face: int, facing: int) -> bool:
    """Whether two touching edges match: the same rune, or a star on either side (R8)."""
    return facing != NO_RUNE and (face == facing or face == STAR or facing == STAR)


def shown_on(faces: str, edge: int, rotation: int) -> int:
    """The symbol on an edge of a stone turned by `rotation` steps counter-clockwise."""
    return symbol(faces[(edge - rotation) % EDGES])


def shown_edges(faces: str, rotation: int) -> int:
    """The symbols on all six edges, three bits each."""
    return sum(shown_on(faces, edge, rotation) << (SYMBOL_BITS * edge) for edge in range(EDGES))


def different_rotations(faces: str) -> int:
    """The highest bit of the count of each rotation that looks unlike every smaller one."""
    turned = [faces[-rotation:] + faces[:-rotation] for rotation in range(ROTATIONS)]
    return sum(
        8 << (COUNT_BITS * rotation)
        for rotation in range(ROTATIONS)
        if turned[rotation] not in turned[:rotation]
    )


def count_rows(faces: str) -> list[int]:
    """For each half of the edges and each row of facing symbols, the six counts of matches."""
    edges = [
        [counts_on_edge(faces, edge, facing) for facing in range(SYMBOLS)] for edge in range(EDGES)
    ]
    rows = []
    for half in (0, HALF_EDGES):
        first, second, third = edges[half : half + HALF_EDGES]
        rows += [a + b + c for c in third for b in second for a in first]
    return rows


def counts_on_edge(faces: str, edge: int, facing: int) -> int:
    """Which rotations agree on one edge with a facing symbol, as six counts of 0 or 1."""
    return sum(
        1 << (COUNT_BITS * rotation)
        for rotation in range(ROTATIONS)
        if agree(shown_on(faces, edge, rotation), facing)
    )
