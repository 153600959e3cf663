"""RUNE's options and the faces of its cards as native numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.ruleset import Ruleset
from runehall.games.rune.codes import (
    CARD_CELLS,
    CARDS,
    LONG_SIDE,
    QUARTER_TURNS,
    SHORT_SIDE,
    START,
    is_lying,
)

COVER_FOOTPRINT: Final = 0
COVER_BURY: Final = 1
COVER_INSIDE: Final = 2

DONE_OUT: Final = 0
DONE_PLAY_ON: Final = 1
DONE_HAND_ONLY: Final = 2

NO_LIMIT: Final = 1 << 30

# A card reaches at most two cells beyond the layout and looks one cell further, so that a torus
# of this width never lets two ends of the layout meet.
NARROW: Final = 64
WIDE: Final = 128
MOST_CARDS_ON_NARROW: Final = 28
EMPTY_NARROW: Final = vec[u8]([0] * (NARROW * NARROW))
EMPTY_WIDE: Final = vec[u8]([0] * (WIDE * WIDE))


class RuneRuleset(Ruleset):
    """What the options and the manifest of a table of RUNE decide."""

    def __init__(
        self, options: dict[str, Any], seats: int, faces: dict[int, str], removed: int
    ) -> None:
        """`faces` are those of all cards by number, the starting card's included."""
        super().__init__(options, (options, seats, faces, removed))
        codes = sorted(card for card in faces if card != START)
        self.codes: vec[u8] = vec[u8](codes)
        self.cards: i64 = len(codes) * options["copies"]
        self.sides: i64 = min(seats, 2)
        self.grand_master: bool = options["grand_master"]
        self.strict: bool = options["connect"] == "strict"
        self.cover: i64 = ["footprint", "bury", "inside"].index(options["cover"])
        self.own_area: bool = options["own_area"]
        self.reds_break_ties: bool = options["tie_break"] == "reds"
        self.first: i64 = -1 if options["first"] == "random" else options["first"]
        self.first_bonus: i64 = 0 if seats == 1 else options["first_bonus"]
        self.hand_size: i64 = options["hand_size"]
        self.masters: i64 = options["masters"]
        self.removed: i64 = removed
        limits = options["line_limits"]
        self.has_limits: bool = limits is not None
        self.limits: vec[i64] = vec[i64]([NO_LIMIT if limits is None else limits[c] for c in "BGR"])
        self.final_draw: bool = options["final_draw"]
        self.done_seat: i64 = ["out", "play_on", "hand_only"].index(options["done_seat"])
        self.values: vec[i64] = vec[i64]([options["values"][colour] for colour in "BGR"])
        # Six colours for each card in each rotation, row by row of the box.
        self.faces: vec[u8] = vec[u8](turned_faces(faces))
        # A face that is its own half turn is only laid in the first two rotations.
        self.rotations: vec[u8] = vec[u8](rotations_of(faces))
        # The layout lives on a torus: cell (x, y) is byte (x + y * width) & wrap.
        laid = len(codes) * options["copies"] - removed
        width = NARROW if laid <= MOST_CARDS_ON_NARROW else WIDE
        self.width: i64 = width
        self.wrap: i64 = width * width - 1
        self.empty: vec[u8] = EMPTY_NARROW if width == NARROW else EMPTY_WIDE
        self.box_upright: vec[i64] = vec[i64](box(SHORT_SIDE, LONG_SIDE, width))
        self.box_lying: vec[i64] = vec[i64](box(LONG_SIDE, SHORT_SIDE, width))
        self.beside_upright: vec[i64] = vec[i64](beside(SHORT_SIDE, LONG_SIDE, width))
        self.beside_lying: vec[i64] = vec[i64](beside(LONG_SIDE, SHORT_SIDE, width))

    def face(self, card: i64, rotation: i64) -> i64:
        """Where the six colours of a card in a rotation begin in `faces`."""
        return (card * QUARTER_TURNS + rotation) * CARD_CELLS

    def colour(self, card: i64, rotation: i64, place: i64) -> i64:
        """The colour that a card shows at a place of its box, counted row by row."""
        return i64(self.faces[self.face(card, rotation) + place])

    def box(self, rotation: i64) -> vec[i64]:
        """Where the six cells of a card lie, seen from its top left cell, row by row."""
        return self.box_lying if is_lying(rotation) else self.box_upright

    def beside(self, rotation: i64) -> vec[i64]:
        """The ten neighbours of a card: the place in its box, then where the neighbour lies."""
        return self.beside_lying if is_lying(rotation) else self.beside_upright

    def side(self, seat: i64) -> i64:
        """The side of a seat: in teams, partners sit opposite."""
        return seat % self.sides


def turned_faces(faces: dict[int, str]) -> list[int]:
    """The colours of every face in every rotation (§2.2 of the rules)."""
    colours = [0] * (CARDS * QUARTER_TURNS * CARD_CELLS)
    for card, face in faces.items():
        upright = ["BGR".index(letter) for letter in face]
        quarter = [upright[2 * (2 - column) + row] for row in range(2) for column in range(3)]
        turns = upright + quarter + upright[::-1] + quarter[::-1]
        start = card * len(turns)
        colours[start : start + len(turns)] = turns
    return colours


def rotations_of(faces: dict[int, str]) -> list[int]:
    """How many rotations of each card differ: a face can be its own half turn."""
    rotations = [0] * CARDS
    for card, face in faces.items():
        rotations[card] = 2 if face == face[::-1] else 4
    return rotations


def box(columns: int, rows: int, width: int) -> list[int]:
    """The cells of a box, row by row."""
    return [column + row * width for row in range(rows) for column in range(columns)]


def beside(columns: int, rows: int, width: int) -> list[int]:
    """Each cell of a box that has a neighbour outside it, and that neighbour."""
    pairs: list[int] = []
    for row in range(rows):
        for column in range(columns):
            place = row * columns + column
            for x, y in (
                (column, row - 1),
                (column - 1, row),
                (column + 1, row),
                (column, row + 1),
            ):
                if not (0 <= x < columns and 0 <= y < rows):
                    pairs += [place, x + y * width]
    return pairs
