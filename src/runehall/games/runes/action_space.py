"""Fixed ids for the actions of RUNES: hand slots, and cells within a hexagon around the middle."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.action_space import WAIT, WAIT_ID, ActionSpace, seat_at, seat_from
from runehall.engine.state import ARGUMENTS, NOTHING, VERB_SHIFT, State
from runehall.games.runes.codes import (
    CELL_MASK,
    KINDS,
    PASS,
    PLACE,
    PLAY,
    PLAY_COPY,
    PLAY_SKIP,
    PLAY_SWAP,
    REMOVE,
    ROTATION_BITS,
    ROTATIONS,
    STONE_SHIFT,
    TAKE,
    TARGET,
    cell_at,
    placed_cell,
    placed_rotation,
    placed_stone,
    placement,
)
from runehall.games.runes.position import Position

RADIUS: Final = 10
OVERFLOW: Final = 512
LARGEST_CELL: Final = 1 << 16
ROTATION_MASK: Final = 7


def window_cells() -> list[int]:
    """The cells within the radius, column by column."""
    around = range(-RADIUS, RADIUS + 1)
    return [cell_at(q, r) for q in around for r in around if abs(q + r) <= RADIUS]


def places_of_cells() -> list[int]:
    """The place of every cell among those of the window; NOTHING outside."""
    places = [NOTHING] * LARGEST_CELL
    for place, cell in enumerate(window_cells()):
        places[cell] = place
    return places


CELLS: Final = vec[i64](window_cells())
CELL_PLACES: Final = vec[i64](places_of_cells())
CELL_COUNT: Final = 3 * RADIUS * (RADIUS + 1) + 1


def slot_of(game: Position, seat: i64, stone: i64) -> i64:
    """Where in a hand a stone is, or NOTHING."""
    slot: i64 = 0
    while slot < game.hand_count(seat):
        if game.hand_stone(seat, slot) == stone:
            return slot
        slot += 1
    return NOTHING


def placement_of(game: Position, seat: i64, at: i64) -> i64:
    """The placement of a slot's stone on a cell in a rotation, or NOTHING."""
    slot = at // (CELL_COUNT * ROTATIONS)
    if slot >= game.hand_count(seat):
        return NOTHING
    cell = CELLS[at // ROTATIONS % CELL_COUNT]
    return placement(game.hand_stone(seat, slot), cell, at % ROTATIONS)


class RunesActions(ActionSpace):
    """The ids at a table of so many seats with hands of so many stones."""

    def __init__(self, seats: i64, slots: i64) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.slots: i64 = slots
        other = {"other": int(seats) - 1}
        self.pass_on: i64 = self.verb("pass", {})
        self.play: i64 = self.verb("play {card}", {"card": KINDS})
        self.play_copy: i64 = self.verb("play copy {other}", other)
        self.play_skip: i64 = self.verb("play skip {other}", other)
        self.play_swap: i64 = self.verb("play swap {other}", other)
        self.remove: i64 = self.verb("remove {card}", {"card": KINDS})
        self.take: i64 = self.verb("take {other} {slot}", {**other, "slot": int(slots)})
        self.target: i64 = self.verb("target {cell}", {"cell": CELL_COUNT})
        self.place: i64 = self.verb(
            "place {slot} {cell} {rotation}",
            {"slot": int(slots), "cell": CELL_COUNT, "rotation": ROTATIONS},
        )
        self.close(OVERFLOW)

    def id_of(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Position)
        argument = action & ARGUMENTS
        verb = action - argument
        if verb == PLACE:
            slot = slot_of(state, seat, placed_stone(action))
            cell = CELL_PLACES[placed_cell(action)]
            if cell == NOTHING or slot == NOTHING or slot >= self.slots:
                return NOTHING
            return self.place + (slot * CELL_COUNT + cell) * ROTATIONS + placed_rotation(action)
        if verb == TARGET:
            cell = CELL_PLACES[argument]
            return self.target + cell if cell != NOTHING else i64(NOTHING)
        if verb == PLAY:
            return self.play + argument
        if verb == REMOVE:
            return self.remove + argument
        if verb == PASS:
            return self.pass_on
        if verb == TAKE:
            return self.id_of_take(state, seat, argument)
        first = self.play_copy if verb == PLAY_COPY else self.play_skip
        if verb == PLAY_SWAP:
            first = self.play_swap
        return first + seat_from(seat, argument, self.seats) - 1

    def write_ids(self, state: State, seat: i64, legal: vec[i64], into: vec[i64], at: i64) -> None:
        """As for any game; hundreds of placements ascend by their stones, whose slots are kept."""
        assert isinstance(state, Position)
        places = CELL_PLACES
        beyond = self.overflow
        last_stone: i64 = NOTHING
        first: i64 = NOTHING
        count: i64 = len(legal)
        place: i64 = 0
        while place < count:
            action = legal[place]
            number: i64 = NOTHING
            if action >> STONE_SHIFT == last_stone:
                if first != NOTHING:
                    cell = places[(action >> ROTATION_BITS) & CELL_MASK]
                    if cell != NOTHING:
                        number = first + cell * ROTATIONS + (action & ROTATION_MASK)
            elif action >> VERB_SHIFT == PLACE >> VERB_SHIFT:
                last_stone = action >> STONE_SHIFT
                slot = slot_of(state, seat, placed_stone(action))
                first = self.place + slot * CELL_COUNT * ROTATIONS
                if slot == NOTHING or slot >= self.slots:
                    first = NOTHING
                continue
            elif action == WAIT:
                number = WAIT_ID
            else:
                number = self.id_of(state, seat, action)
            if number == NOTHING:
                number = beyond if beyond < self.size else i64(NOTHING)
                beyond += 1
            into[at + place] = number
            place += 1

    def id_of_take(self, game: Position, seat: i64, stone: i64) -> i64:
        """The id of taking a stone from another hand."""
        holder = game.holder_of(stone)
        if holder == NOTHING or holder == seat:
            return NOTHING
        slot = slot_of(game, holder, stone)
        if slot >= self.slots:
            return NOTHING
        return self.take + (seat_from(seat, holder, self.seats) - 1) * self.slots + slot

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        assert isinstance(state, Position)
        if number >= self.place:
            return placement_of(state, seat, number - self.place)
        if number >= self.target:
            return TARGET | CELLS[number - self.target]
        if number >= self.take:
            return self.take_of(state, seat, number - self.take)
        if number >= self.remove:
            return REMOVE | (number - self.remove)
        if number >= self.play_swap:
            return PLAY_SWAP | self.other_at(seat, number - self.play_swap)
        if number >= self.play_skip:
            return PLAY_SKIP | self.other_at(seat, number - self.play_skip)
        if number >= self.play_copy:
            return PLAY_COPY | self.other_at(seat, number - self.play_copy)
        return PLAY | (number - self.play) if number >= self.play else i64(PASS)

    def take_of(self, game: Position, seat: i64, at: i64) -> i64:
        """The taking of what is in a slot of another hand."""
        other = self.other_at(seat, at // self.slots)
        slot = at % self.slots
        if slot >= game.hand_count(other):
            return NOTHING
        return TAKE | game.hand_stone(other, slot)

    def other_at(self, seat: i64, away: i64) -> i64:
        """The seat that is so far behind the next one."""
        return seat_at(seat, away + 1, self.seats)
