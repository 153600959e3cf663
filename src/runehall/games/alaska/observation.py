"""What a seat of Alaska knows, as bytes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.action_space import seat_at, seat_from
from runehall.engine.observation import Observer, put_growing, put_wide, seats_from
from runehall.engine.state import State
from runehall.games.alaska.codes import COPY_BITS, COPY_MASK, KINDS, RIVER
from runehall.games.alaska.position import NO_ANGLER, Position


class AlaskaObserver(Observer):
    """The river, the discard pile, everybody's catch, and the own hand."""

    def __init__(self, seats: i64, deck_size: i64) -> None:
        super().__init__()
        self.turn_no: i64 = self.stretch("turn_no", 2, "which turn it is")
        self.phase: i64 = self.stretch("phase", 1, "salmon 0, main 1, choose 2, window 3, over 4")
        self.turn: i64 = self.stretch("turn", 1, "whose turn it is")
        self.rolls: i64 = self.stretch("rolls", 2, "how many dice were rolled")
        self.dice: i64 = self.stretch("dice", 1, "how many dice are prescribed")
        self.to_place: i64 = self.stretch("to_place", 1, "salmon still to be placed")
        self.choice: i64 = self.stretch("choice", 1, "the section of a cast with two spots, or 0")
        self.window: i64 = self.stretch("window", 1, "the spot of a catch bears may answer, or 0")
        self.window_by: i64 = self.stretch("window_by", 1, "caught by a cast 0, by an eagle 1")
        self.sit_out: i64 = self.stretch("sit_out", 1, "the seats that sit out")
        self.final_left: i64 = self.stretch("final_left", 1, "turns left in the last round")
        self.draw: i64 = self.stretch("draw", 1, "cards left to draw")
        self.salmon: i64 = self.stretch("salmon", RIVER, "salmon at each spot")
        self.anglers: i64 = self.stretch("anglers", RIVER, "the angler's card + 1 by section, or 0")
        self.hand: i64 = self.stretch("hand", KINDS, "how many of each card the own hand has")
        self.caught: i64 = self.stretch("caught", seats, "salmon each seat has caught")
        self.cards: i64 = self.stretch("cards", seats, "how many cards each hand has")
        self.discard: i64 = self.stretch("discard", deck_size, "cards + 1, the oldest first")

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        put_wide(row, at + self.turn_no, state.turn_no)
        row[at + self.phase] = u8(state.phase)
        row[at + self.turn] = u8(seat_from(seat, state.turn, state.seats))
        put_wide(row, at + self.rolls, state.rolls)
        row[at + self.dice] = u8(len(state.dice))
        row[at + self.to_place] = u8(state.to_place)
        row[at + self.choice] = u8(state.choice)
        row[at + self.window] = u8(state.window)
        row[at + self.window_by] = u8(state.window_by)
        row[at + self.sit_out] = u8(seats_from(state.sit_out, seat, state.seats))
        row[at + self.final_left] = u8(state.final_left)
        row[at + self.draw] = u8(state.draw_count())
        self.write_river(state, row, at)
        self.write_seats(state, seat, row, at)
        put_growing(row, at + self.discard, state.discard, state.discard_count, 1)

    def write_river(self, game: Position, row: vec[u8], at: i64) -> None:
        """Salmon and anglers."""
        swimming = game.salmon
        standing = game.anglers
        salmon = at + self.salmon - 1
        anglers = at + self.anglers - 1
        place: i64 = 1
        while place <= RIVER:
            row[salmon + place] = u8(swimming[place])
            # Nobody is 255, so that one more is 0.
            row[anglers + place] = u8((i64(standing[place]) + 1) & NO_ANGLER)
            place += 1

    def write_seats(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """The own hand, and what is seen of all seats."""
        hand = game.hands[seat]
        target = at + self.hand
        end = target + KINDS
        while target < end:
            row[target] = u8(hand & COPY_MASK)
            hand >>= COPY_BITS
            target += 1
        away: i64 = 0
        while away < game.seats:
            other = seat_at(seat, away, game.seats)
            row[at + self.caught + away] = u8(game.caught[other])
            row[at + self.cards + away] = u8(game.hand_count(other))
            away += 1
