"""Fixed ids for the actions of RUNE: hand slots, and cells in a square around the starting card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.action_space import ActionSpace
from runehall.engine.state import NOTHING, VERB_SHIFT, State
from runehall.games.rune.codes import (
    COORDINATE,
    DETAIL_SHIFT,
    DRAW,
    DRAW_VERB,
    FAR,
    MASTER_VERB,
    OWNER_SHIFT,
    PASS,
    PASS_VERB,
    PLACE_CARD,
    PLACE_MASTER,
    PLACE_TOKEN,
    PLACE_VERB,
    QUARTER_TURNS,
    RED,
    Y_SHIFT,
    detail_of,
    owner_of,
    piece,
)
from runehall.games.rune.position import Position

# Columns and rows to each side of the top left rune of the starting card.
REACH: Final = 12
SIDE: Final = 2 * REACH + 1
CELL_COUNT: Final = SIDE * SIDE
OVERFLOW: Final = 128


def window_place(thing: i64) -> i64:
    """The place of a piece's cell in the square, row by row; NOTHING outside."""
    x = (thing & COORDINATE) - (FAR - REACH)
    y = ((thing >> Y_SHIFT) & COORDINATE) - (FAR - REACH)
    if x < 0 or x >= SIDE or y < 0 or y >= SIDE:
        return NOTHING
    return y * SIDE + x


def slot_of(game: Position, seat: i64, card: i64) -> i64:
    """The first place of a card in a hand, or NOTHING."""
    slot: i64 = 0
    while slot < game.hand_count(seat):
        if game.hand_card(seat, slot) == card:
            return slot
        slot += 1
    return NOTHING


class RuneActions(ActionSpace):
    """The ids at a table with hands of so many cards."""

    def __init__(self, slots: i64) -> None:
        super().__init__()
        self.slots: i64 = slots
        cell = {"row": SIDE, "column": SIDE}
        self.pass_on: i64 = self.verb("pass", {})
        self.draw: i64 = self.verb("draw", {})
        self.master: i64 = self.verb("master {column} {row}", cell)
        self.token: i64 = self.verb("token {column} {row} {colour}", {"colour": RED, **cell})
        self.place: i64 = self.verb(
            "place {slot} {column} {row} {rotation}",
            {"slot": int(slots), "rotation": QUARTER_TURNS, **cell},
        )
        self.close(OVERFLOW)

    def id_of(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Position)
        first = self.first_of(state, seat, action)
        if action >> VERB_SHIFT < PLACE_VERB:
            return first
        cell = window_place(action)
        return first + cell if first != NOTHING and cell != NOTHING else i64(NOTHING)

    def write_ids(self, state: State, seat: i64, legal: vec[i64], into: vec[i64], at: i64) -> None:
        """As for any game; placements ascend by card and rotation, whose first ids are kept."""
        assert isinstance(state, Position)
        beyond = self.overflow
        last: i64 = NOTHING
        first: i64 = NOTHING
        count: i64 = len(legal)
        place: i64 = 0
        while place < count:
            action = legal[place]
            if action >> DETAIL_SHIFT != last:
                last = action >> DETAIL_SHIFT
                first = self.first_of(state, seat, action)
            number: i64 = NOTHING
            if action >> VERB_SHIFT < PLACE_VERB:
                number = first
            elif first != NOTHING:
                x = (action & COORDINATE) - (FAR - REACH)
                y = ((action >> Y_SHIFT) & COORDINATE) - (FAR - REACH)
                if x >= 0 and x < SIDE and y >= 0 and y < SIDE:
                    number = first + y * SIDE + x
            if number == NOTHING:
                number = beyond if beyond < self.size else i64(NOTHING)
                beyond += 1
            into[at + place] = number
            place += 1

    def first_of(self, game: Position, seat: i64, action: i64) -> i64:
        """The id of an action without its cell, or NOTHING."""
        verb = action >> VERB_SHIFT
        if verb == PASS_VERB:
            return self.pass_on
        if verb == DRAW_VERB:
            return self.draw
        if verb == MASTER_VERB:
            return self.master
        if verb != PLACE_VERB:
            return self.token + detail_of(action) * CELL_COUNT
        slot = slot_of(game, seat, owner_of(action))
        if slot == NOTHING or slot >= self.slots:
            return NOTHING
        return self.place + (slot * QUARTER_TURNS + detail_of(action)) * CELL_COUNT

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        if number == self.pass_on:
            return PASS
        if number == self.draw:
            return DRAW
        if number < self.token:
            return PLACE_MASTER | cell_piece(number - self.master)
        if number < self.place:
            at = number - self.token
            return PLACE_TOKEN | (at // CELL_COUNT << DETAIL_SHIFT) | cell_piece(at % CELL_COUNT)
        assert isinstance(state, Position)
        at = number - self.place
        turned = at // CELL_COUNT
        slot = turned // QUARTER_TURNS
        if slot >= state.hand_count(seat):
            return NOTHING
        card = state.hand_card(seat, slot)
        # E15: equal cards are one choice, that of the first of them.
        if slot_of(state, seat, card) != slot:
            return NOTHING
        detail = turned % QUARTER_TURNS
        return (
            PLACE_CARD
            | (card << OWNER_SHIFT)
            | (detail << DETAIL_SHIFT)
            | cell_piece(at % CELL_COUNT)
        )


def cell_piece(place: i64) -> i64:
    """What an action says of a cell of the square."""
    return piece(0, 0, place % SIDE - REACH, place // SIDE - REACH)
