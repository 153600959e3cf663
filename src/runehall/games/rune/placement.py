"""Every legal placement of a hand, found for whole rows of cells at once.

A row of the layout is a few words of bits, one bit a column. For each colour a word says where a
rune of *another* colour lies. A card laid with its top left cell in column k offends rule A where
such a bit stands under one of its cells, and rule B where it stands beside one. Shifting the words
by a cell's place in the card asks that for all columns of a row in a few instructions.

A word has room for `SPAN` columns of corners and a margin on both sides; a wider layout takes
several words a row. Rows run from three above the layout to three below, so that no card on trial
looks outside.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.games.rune.areas import controlled_areas
from runehall.games.rune.codes import (
    BLOCKED,
    BLUE,
    BLUE_BIT,
    COLOUR_BITS,
    DETAIL_SHIFT,
    GREEN,
    GREEN_BIT,
    LYING_CORNER,
    OWNER_SHIFT,
    PLACE_CARD,
    RED,
    UPRIGHT_CORNER,
    detail_of,
    is_lying,
    piece,
)
from runehall.games.rune.position import Position
from runehall.games.rune.ruleset import COVER_INSIDE
from runehall.games.rune.trial import Trial

SPAN: Final = 48
MARGIN: Final = 3  # empty rows and columns around the layout
WORD_COLUMNS: Final = SPAN + 4  # a lying card in the last column looks three to the right
CORNERS: Final = ((1 << SPAN) - 1) << 1  # the first column is only ever looked at

# The words of a row: where runes are not blue, not green, not red (BLUE, GREEN, RED), then:
RUNES: Final = 3
PIECES: Final = 4
UPRIGHT_CARDS: Final = 5
LYING_CARDS: Final = 6
ENEMIES: Final = 7
UPRIGHT_FITS: Final = 8
LYING_FITS: Final = 9
UPRIGHT_NEAR: Final = 10
LYING_NEAR: Final = 11
FIRST_CORNER: Final = 12  # not bits: the place that the lowest bit of these words stands for
WORDS: Final = 13


def has_placement(game: Position, seat: i64) -> bool:
    """Whether any card of a seat's hand can be laid."""
    return len(list_placements(game, seat, game.codes_in_hand(seat), 1)) > 0


def legal_placements(game: Position, seat: i64) -> vec[i64]:
    """Every `place` action of a seat, ascending."""
    return list_placements(game, seat, game.codes_in_hand(seat), -1)


def list_placements(game: Position, seat: i64, codes: i64, most: i64) -> vec[i64]:
    """The placements of a set of cards by a seat, at most so many (-1: all)."""
    found = vec[i64](capacity=32)
    if codes == 0:
        return found
    board = Board(game, Trial(game, seat), most)
    card: i64 = 0
    while codes >> card != 0:
        if (codes >> card) & 1 == 1:
            rotations = i64(game.rules.rotations[card])
            rotation: i64 = 0
            while rotation < rotations:
                if is_lying(rotation):
                    found = board.list_lying(found, card, rotation)
                else:
                    found = board.list_upright(found, card, rotation)
                if len(found) == most:
                    return found
                rotation += 1
        card += 1
    return found


class Board:
    """The layout in rows of bits, and where a corner of any card may lie."""

    def __init__(self, game: Position, trial: Trial, most: i64) -> None:
        self.game: Position = game
        self.trial: Trial = trial
        self.most: i64 = most
        self.words_a_row: i64 = (game.right - game.left + MARGIN + SPAN - 1) // SPAN
        self.rows: i64 = game.bottom - game.top + 1 + 2 * MARGIN
        self.step: i64 = self.words_a_row * WORDS  # from a word to the same word a row below
        side = game.rules.side(trial.seat)
        self.words: vec[i64] = game.rows
        if len(game.rows) == 0 or game.rows_side != side:
            self.words = vec[i64]([i64(0)] * (self.rows * self.step))
            self.read_layout()
            self.find_all_fits()
            game.rows = self.words
            game.rows_side = side

    def read_layout(self) -> None:
        """Gather the cells of the layout into words."""
        game = self.game
        row = MARGIN * self.step
        y = game.top
        while y <= game.bottom:
            word: i64 = 0
            while word < self.words_a_row:
                first = game.left - MARGIN + word * SPAN
                self.read_word(row + word * WORDS, first, y)
                if self.trial.watches_areas:
                    self.read_enemies(row + word * WORDS, first, y)
                word += 1
            row += self.step
            y += 1

    def read_word(self, at: i64, first: i64, y: i64) -> None:
        """Gather the cells of one row from the column `first` on."""
        game = self.game
        cells = game.cells
        wrap = game.rules.wrap
        blue: i64 = 0
        green: i64 = 0
        red: i64 = 0
        x = first if first > game.left else game.left
        end = first + WORD_COLUMNS
        if end > game.right + 1:
            end = game.right + 1
        bit: i64 = 1 << (x - first)
        cell_at = game.cell(x, y)
        while x < end:
            cell = i64(cells[cell_at])
            if cell & BLUE_BIT != 0:
                blue |= bit
            elif cell & GREEN_BIT != 0:
                green |= bit
            elif cell != 0:
                red |= bit
            if cell > COLOUR_BITS:
                self.note_pieces(at, cell, bit)
            bit <<= 1
            cell_at = (cell_at + 1) & wrap
            x += 1
        words = self.words
        words[at + BLUE] = green | red
        words[at + GREEN] = blue | red
        words[at + RED] = blue | green
        words[at + RUNES] = blue | green | red

    def note_pieces(self, at: i64, cell: i64, bit: i64) -> None:
        """Gather what a cell holds beside its colour."""
        if cell & BLOCKED != 0:
            self.words[at + PIECES] |= bit
        if cell & UPRIGHT_CORNER != 0:
            self.words[at + UPRIGHT_CARDS] |= bit
        if cell & LYING_CORNER != 0:
            self.words[at + LYING_CARDS] |= bit

    def read_enemies(self, at: i64, first: i64, y: i64) -> None:
        """Gather the cells of one row that lie in areas of opponents."""
        game = self.game
        areas = controlled_areas(game)
        enemies = self.trial.enemies
        found: i64 = 0
        column: i64 = 0
        cell_at = game.cell(first, y)
        while column < WORD_COLUMNS and first + column <= game.right:
            found |= ((enemies >> i64(areas[cell_at])) & 1) << column
            cell_at = (cell_at + 1) & game.rules.wrap
            column += 1
        self.words[at + ENEMIES] = found

    def find_all_fits(self) -> None:
        """Find where corners may be, in every row that a card can begin in."""
        game = self.game
        at = self.step
        y = game.top - MARGIN + 1
        while y <= game.bottom:
            word: i64 = 0
            while word < self.words_a_row:
                self.words[at + FIRST_CORNER] = piece(0, 0, game.left - MARGIN + word * SPAN, y)
                self.find_fits(at)
                if self.trial.watches_areas:
                    self.find_near(at)
                at += WORDS
                word += 1
            y += 1

    def find_fits(self, at: i64) -> None:
        """P1 to P4, the same for all cards: where the corner of an upright or lying card may be."""
        words = self.words
        below = at + self.step
        last = below + self.step
        pieces = words[at + PIECES] | words[below + PIECES]
        runes = words[at + RUNES] | words[below + RUNES]
        lying = runes | (runes >> 1) | (runes >> 2)
        lying &= ~(pieces | (pieces >> 1) | (pieces >> 2)) & ~words[at + LYING_CARDS] & CORNERS
        pieces |= words[last + PIECES]
        runes |= words[last + RUNES]
        upright = (runes | (runes >> 1)) & ~(pieces | (pieces >> 1))
        upright &= ~words[at + UPRIGHT_CARDS] & CORNERS
        if self.game.rules.cover == COVER_INSIDE:
            full = words[at + RUNES] & words[below + RUNES]
            lying &= ~(full & (full >> 1) & (full >> 2))
            full &= words[last + RUNES]
            upright &= ~(full & (full >> 1))
        words[at + UPRIGHT_FITS] = upright
        words[at + LYING_FITS] = lying

    def find_near(self, at: i64) -> None:
        """Where a card could touch an opponent's area, and so perhaps connect it."""
        words = self.words
        enemies = at + ENEMIES
        step = self.step
        near = words[enemies - step] | words[enemies] | words[enemies + step]
        near |= words[enemies + 2 * step]
        near |= (near << 1) | (near >> 1) | (near >> 2)
        words[at + LYING_NEAR] = near | (near >> 1)
        beyond = words[enemies + 3 * step]
        words[at + UPRIGHT_NEAR] = near | beyond | (beyond >> 1)

    def list_upright(self, found: vec[i64], card: i64, rotation: i64) -> vec[i64]:
        """P5 for a card two wide and three high."""
        words = self.words
        step = self.step
        rules = self.game.rules
        turned = PLACE_CARD | (card << OWNER_SHIFT) | (rotation << DETAIL_SHIFT)
        a = rules.colour(card, rotation, 0)
        b = rules.colour(card, rotation, 1)
        c = rules.colour(card, rotation, 2) + step
        d = rules.colour(card, rotation, 3) + step
        e = rules.colour(card, rotation, 4) + 2 * step
        f = rules.colour(card, rotation, 5) + 2 * step
        at = step
        end = (self.rows - MARGIN) * step
        while at < end:
            fits = words[at + UPRIGHT_FITS]
            if fits != 0:
                left = words[at + a] | words[at + c] | words[at + e]
                right = words[at + b] | words[at + d] | words[at + f]
                covers_another = left | (right >> 1)
                above_below = words[at - step + a] | words[at + step + e]
                above_below |= (words[at - step + b] | words[at + step + f]) >> 1
                touches_another = above_below | (left << 1) | (right >> 2)
                fits &= ~(covers_another & touches_another)
                if fits != 0:
                    found = self.list_row(found, turned, at, fits)
                    if len(found) == self.most:
                        return found
            at += WORDS
        return found

    def list_lying(self, found: vec[i64], card: i64, rotation: i64) -> vec[i64]:
        """P5 for a card three wide and two high."""
        words = self.words
        step = self.step
        rules = self.game.rules
        turned = PLACE_CARD | (card << OWNER_SHIFT) | (rotation << DETAIL_SHIFT)
        a = rules.colour(card, rotation, 0)
        b = rules.colour(card, rotation, 1)
        c = rules.colour(card, rotation, 2)
        d = rules.colour(card, rotation, 3) + step
        e = rules.colour(card, rotation, 4) + step
        f = rules.colour(card, rotation, 5) + step
        at = step
        end = (self.rows - MARGIN) * step
        while at < end:
            fits = words[at + LYING_FITS]
            if fits != 0:
                left = words[at + a] | words[at + d]
                middle = words[at + b] | words[at + e]
                right = words[at + c] | words[at + f]
                covers_another = left | (middle >> 1) | (right >> 2)
                above_below = words[at - step + a] | words[at + step + d]
                above_below |= (words[at - step + b] | words[at + step + e]) >> 1
                above_below |= (words[at - step + c] | words[at + step + f]) >> 2
                touches_another = above_below | (left << 1) | (right >> 3)
                fits &= ~(covers_another & touches_another)
                if fits != 0:
                    found = self.list_row(found, turned, at, fits)
                    if len(found) == self.most:
                        return found
            at += WORDS
        return found

    def list_row(self, found: vec[i64], turned: i64, at: i64, fits: i64) -> vec[i64]:
        """The placements of one row whose corners are these bits, after the slower checks."""
        action = turned | self.words[at + FIRST_CORNER]
        slow = self.bits_to_try(turned, at)
        while fits != 0:
            if fits & 1 == 1 and (slow & 1 == 0 or self.trial.admits(action)):
                found = append(found, action)
                if len(found) == self.most:
                    return found
            fits >>= 1
            slow >>= 1
            action += 1  # one column to the right
        return found

    def bits_to_try(self, turned: i64, at: i64) -> i64:
        """The corners of a row for which the slower checks are needed."""
        if self.trial.watches_burying or self.trial.watches_lines:
            return CORNERS
        return self.words[at + (LYING_NEAR if is_lying(detail_of(turned)) else UPRIGHT_NEAR)]
