"""What a seat of RUNE knows, as bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.action_space import seat_at, seat_from
from runehall.engine.observation import (
    DIGEST_BYTES,
    Observer,
    clear,
    numbered_from,
    put_digest,
    put_wide,
)
from runehall.engine.state import NOTHING, State, mix
from runehall.games.rune.action_space import CELL_COUNT, SIDE, window_place
from runehall.games.rune.codes import (
    BLOCKED,
    COLOUR_BITS,
    LONG_SIDE,
    OVER,
    SHORT_SIDE,
    Y_SHIFT,
    detail_of,
    is_lying,
    owner_of,
    x_of,
    y_of,
)
from runehall.games.rune.position import SEAT_WIDTH, Position
from runehall.games.rune.sight import mix_piece, sight

# Added to a column or row, so that it is never negative.
FAR_OUT: Final = 128
CARD_BYTES: Final = 4
VISIBLE: Final = COLOUR_BITS | BLOCKED
MASTER_BYTES: Final = 3
TOKEN_BYTES: Final = 4


class RuneObserver(Observer):
    """The visible runes around the starting card, all cards in order, supplies, the own hand."""

    def __init__(self, seats: i64, cards: i64, masters: i64) -> None:
        super().__init__()
        self.cards: i64 = cards
        self.turn_no: i64 = self.stretch("turn_no", 2, "which turn it is")
        self.phase: i64 = self.stretch("phase", 1, "place 0, act 1, token 2, over 3")
        self.turn: i64 = self.stretch("turn", 1, "whose turn it is")
        self.first: i64 = self.stretch("first", 1, "who has begun")
        self.ending: i64 = self.stretch("ending", 1, "who ran out of Rune Masters first, + 1")
        self.piles: i64 = self.stretch("piles", 2, "cards to draw, cards removed")
        self.anchor: i64 = self.stretch("anchor", 2, "the new Rune Master, column and row + 128")
        self.supplies: i64 = self.stretch(
            "supplies",
            seats * SEAT_WIDTH,
            "of each seat: cards in hand, Rune Masters, tokens, Rune Masters lost, skips",
        )
        self.hand: i64 = self.stretch("hand", cards, "the own cards + 1, in order of arrival")
        self.laid: i64 = self.stretch(
            "laid",
            (cards + 1) * CARD_BYTES,
            "cards in the order they were laid: card + 1, rotation, column and row + 128",
        )
        self.masters: i64 = self.stretch(
            "masters", seats * masters * MASTER_BYTES, "owner + 1, column and row + 128"
        )
        self.tokens: i64 = self.stretch(
            "tokens", seats * TOKEN_BYTES, "owner + 1, colour, column and row + 128"
        )
        self.cells: i64 = self.stretch(
            "cells",
            CELL_COUNT,
            f"{SIDE} rows of {SIDE} runes: 1 blue, 2 green, 4 red, 8 Rune Master, 16 token",
        )
        self.beyond: i64 = self.stretch(
            "beyond", DIGEST_BYTES, "a digest of what lies far out, and of all that the end shows"
        )

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        put_wide(row, at + self.turn_no, state.turn_no)
        row[at + self.phase] = u8(state.phase)
        row[at + self.turn] = u8(seat_from(seat, state.turn, state.seats))
        row[at + self.first] = u8(seat_from(seat, state.first, state.seats))
        row[at + self.ending] = u8(numbered_from(seat, state.ending, state.seats))
        row[at + self.piles] = u8(state.deck_count())
        row[at + self.piles + 1] = u8(len(state.removed))
        self.write_supplies(state, seat, row, at)
        self.write_pieces(state, seat, row, at)
        self.write_beyond(state, seat, row, at + self.beyond)

    def write_supplies(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """What each seat has left, and the own hand."""
        away: i64 = 0
        while away < game.seats:
            source = seat_at(seat, away, game.seats) * SEAT_WIDTH
            byte: i64 = 0
            while byte < SEAT_WIDTH:
                row[at + self.supplies + away * SEAT_WIDTH + byte] = game.before[source + byte]
                byte += 1
            away += 1
        place: i64 = 0
        while place < game.hand_count(seat):
            row[at + self.hand + place] = u8(game.hand_card(seat, place) + 1)
            place += 1
        # A hand is never much longer than when it was dealt: what is behind it is zero by itself.
        while place < self.cards and row[at + self.hand + place] != 0:
            row[at + self.hand + place] = 0
            place += 1

    def write_pieces(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """Cards, Rune Masters and tokens in the order they came; none of them ever leaves."""
        table = game.table
        number: i64 = len(table) - 1
        # Cards that an earlier observation has told are still there.
        while number >= 0 and row[at + self.laid + number * CARD_BYTES] == 0:
            card = table[number]
            target = at + self.laid + number * CARD_BYTES
            row[target] = u8(owner_of(card) + 1)
            row[target + 1] = u8(detail_of(card))
            put_spot(row, target + 2, card)
            self.write_card(game, card, row, at + self.cells)
            number -= 1
        masters = game.masters_placed
        number = 0
        while number < len(masters):
            target = at + self.masters + number * MASTER_BYTES
            row[target] = u8(seat_from(seat, owner_of(masters[number]), game.seats) + 1)
            put_spot(row, target + 1, masters[number])
            self.write_cell(game, masters[number], row, at + self.cells)
            number += 1
        tokens = game.tokens_placed
        number = 0
        while number < len(tokens):
            target = at + self.tokens + number * TOKEN_BYTES
            row[target] = u8(seat_from(seat, owner_of(tokens[number]), game.seats) + 1)
            row[target + 1] = u8(detail_of(tokens[number]))
            put_spot(row, target + 2, tokens[number])
            self.write_cell(game, tokens[number], row, at + self.cells)
            number += 1
        if game.anchor == NOTHING:
            clear(row, at + self.anchor, at + self.anchor + 2)
        else:
            put_spot(row, at + self.anchor, game.anchor)

    def write_card(self, game: Position, card: i64, row: vec[u8], at: i64) -> None:
        """What is visible now where a card lies; only new cards and pieces change the table."""
        lying = is_lying(detail_of(card))
        columns: i64 = LONG_SIDE if lying else SHORT_SIDE
        rows: i64 = SHORT_SIDE if lying else LONG_SIDE
        down: i64 = 0
        while down < rows:
            over: i64 = 0
            while over < columns:
                self.write_cell(game, card + (down << Y_SHIFT) + over, row, at)
                over += 1
            down += 1

    def write_cell(self, game: Position, thing: i64, row: vec[u8], at: i64) -> None:
        """What is visible at the cell of a piece, if that is within the window."""
        place = window_place(thing)
        if place != NOTHING:
            row[at + place] = u8(i64(game.cells[game.cell_of(thing)]) & VISIBLE)

    def write_beyond(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """What no byte can tell: coordinates that are cut off, and the open end."""
        digest: i64 = 0
        if game.phase == OVER:
            digest = sight(game, seat)
        elif min(game.left, game.top) < -FAR_OUT + 1 or max(game.right, game.bottom) > FAR_OUT - 1:
            number: i64 = 0
            while number < len(game.table):
                digest = mix_piece(digest, game.table[number])
                number += 1
            number = 0
            while number < len(game.masters_placed):
                digest = mix(mix_piece(digest, game.masters_placed[number]), 1)
                number += 1
        put_digest(row, at, digest)


def put_spot(row: vec[u8], at: i64, thing: i64) -> None:
    """Column and row of a piece, as far as a byte reaches."""
    row[at] = u8((x_of(thing) + FAR_OUT) & 255)
    row[at + 1] = u8((y_of(thing) + FAR_OUT) & 255)
