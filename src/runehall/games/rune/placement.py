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

from runehall.games.rune.codes import (
    BLOCKED,
    BLUE,
    COLOUR_BITS,
    DETAIL_SHIFT,
    GREEN,
    LYING_CORNER,
    OWNER_SHIFT,
    PLACE_CARD,
    RED,
    UPRIGHT_CORNER,
    is_lying,
    piece,
)
from runehall.games.rune.position import Position
from runehall.games.rune.settings import COVER_INSIDE
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
UPRIGHT_FITS: Final = 7
LYING_FITS: Final = 8
WORDS: Final = 9

BLUE_BIT: Final = 1 << BLUE
GREEN_BIT: Final = 1 << GREEN
RED_BIT: Final = 1 << RED


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
        self.slow: bool = trial.is_needed()
        self.most: i64 = most
        self.words_a_row: i64 = (game.right - game.left + MARGIN + SPAN - 1) // SPAN
        self.rows: i64 = game.bottom - game.top + 1 + 2 * MARGIN
        self.step: i64 = self.words_a_row * WORDS  # from a word to the same word a row below
        self.words: vec[i64] = vec[i64]([i64(0)] * (self.rows * self.step))
        self.read_layout()
        self.find_fits()

    def read_layout(self) -> None:
        """Gather the cells of the layout into words."""
        game = self.game
        words = self.words
        row = MARGIN * self.step
        y = game.top
        while y <= game.bottom:
            word: i64 = 0
            while word < self.words_a_row:
                first = game.left - MARGIN + word * SPAN
                self.read_word(row + word * WORDS, first, y)
                word += 1
            row += self.step
            y += 1
        assert row <= len(words)

    def read_word(self, at: i64, first: i64, y: i64) -> None:
        """Gather the cells of one row from the column `first` on."""
        game = self.game
        blue: i64 = 0
        green: i64 = 0
        red: i64 = 0
        pieces: i64 = 0
        upright: i64 = 0
        lying: i64 = 0
        x = first if first > game.left else game.left
        end = first + WORD_COLUMNS
        if end > game.right + 1:
            end = game.right + 1
        bit: i64 = 1 << (x - first)
        while x < end:
            cell = i64(game.cells[game.cell(x, y)])
            if cell != 0:
                if cell & BLUE_BIT != 0:
                    blue |= bit
                elif cell & GREEN_BIT != 0:
                    green |= bit
                else:
                    red |= bit
                if cell > COLOUR_BITS:
                    if cell & BLOCKED != 0:
                        pieces |= bit
                    if cell & UPRIGHT_CORNER != 0:
                        upright |= bit
                    if cell & LYING_CORNER != 0:
                        lying |= bit
            bit <<= 1
            x += 1
        words = self.words
        words[at + BLUE] = green | red
        words[at + GREEN] = blue | red
        words[at + RED] = blue | green
        words[at + RUNES] = blue | green | red
        words[at + PIECES] = pieces
        words[at + UPRIGHT_CARDS] = upright
        words[at + LYING_CARDS] = lying

    def find_fits(self) -> None:
        """P1 to P4, the same for all cards: where the corner of an upright or lying card may be."""
        words = self.words
        step = self.step
        inside_only = self.game.rules.cover == COVER_INSIDE
        at = step
        end = (self.rows - MARGIN) * step
        while at < end:
            below = at + step
            last = below + step
            pieces = words[at + PIECES] | words[below + PIECES]
            wide = words[at + RUNES] | words[below + RUNES]
            lying = wide | (wide >> 1) | (wide >> 2)
            lying &= ~(pieces | (pieces >> 1) | (pieces >> 2)) & ~words[at + LYING_CARDS] & CORNERS
            pieces |= words[last + PIECES]
            high = wide | words[last + RUNES]
            upright = (high | (high >> 1)) & ~(pieces | (pieces >> 1))
            upright &= ~words[at + UPRIGHT_CARDS] & CORNERS
            if inside_only:
                full = words[at + RUNES] & words[below + RUNES]
                lying &= ~(full & (full >> 1) & (full >> 2))
                full &= words[last + RUNES]
                upright &= ~(full & (full >> 1))
            words[at + UPRIGHT_FITS] = upright
            words[at + LYING_FITS] = lying
            at += WORDS

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
        row = at // self.step
        y = self.game.top - MARGIN + row
        x = self.game.left - MARGIN + (at - row * self.step) // WORDS * SPAN
        while fits != 0:
            if fits & 1 == 1:
                action = turned | piece(0, 0, x, y)
                if not self.slow or self.trial.admits(action):
                    found = append(found, action)
                    if len(found) == self.most:
                        return found
            fits >>= 1
            x += 1
        return found
