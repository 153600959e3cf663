"""One game after another in which one seat at a time is asked: what environments are made of.

The rules may ask several seats at once. Here they are asked in drawn order, by a chooser that the
game's seed decides, and a seat that waits is asked again when something has happened.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.action_space import WAIT, choices_of, with_wait
from runehall.engine.chooser import Chooser, chooser_at, count_seats
from runehall.engine.pickling import parts_of
from runehall.engine.seeds import generator_for
from runehall.engine.state import NOTHING, State

# Game e of a lane has the seed of its first game and e times this.
NEXT_GAME: Final = 2**32
CHOOSER_BITS: Final = (1 << 62) - 1
NO_CHOICES: Final = vec[i64]()
NO_CHOOSER: Final = Chooser(0)
NO_STATE: Final = State()


class Episode:
    """A game in progress, the seat that is asked, and what it can choose."""

    def __init__(self) -> None:
        self.state: State = NO_STATE
        self.chooser: Chooser = NO_CHOOSER
        self.seat: i64 = NOTHING
        self.waited: i64 = 0
        self.choices: vec[i64] = NO_CHOICES

    def __reduce__(self) -> tuple[Any, ...]:
        return parts_of(self)

    def begin(self, table: State, seed: int) -> None:
        """Deal the game of a seed at a table, and ask the first seat."""
        self.deal(table, seed)
        self.ask()

    def deal(self, table: State, seed: int) -> None:
        """Deal the game of a seed at a table."""
        self.state = table.anew(generator_for(seed))
        self.chooser = Chooser(seed & CHOOSER_BITS)
        self.waited = 0

    def asked(self) -> i64:
        """The seats that can be asked now."""
        return (self.state.must() | self.state.may()) & ~self.waited

    def ask(self) -> None:
        """Draw the seat that is asked next, and see what it can choose."""
        state = self.state
        must = state.must()
        asked = (must | state.may()) & ~self.waited
        if asked == 0:
            self.seat = NOTHING
            self.choices = NO_CHOICES
            return
        seat = self.chooser.one_of(asked)
        legal = state.legal(seat)
        self.seat = seat
        # As `can_wait`, of a seat that is asked.
        self.choices = with_wait(legal) if must != 0 and (must >> seat) & 1 == 0 else legal

    def turn_to(self, seat: i64) -> None:
        """Ask this seat."""
        self.seat = seat
        self.choices = choices_of(self.state, seat)

    def choose(self, place: i64) -> None:
        """Carry out the choice at a place of the list, or let it be."""
        self.carry_out(self.choices[place])

    def carry_out(self, action: i64) -> None:
        """Carry out an action of the seat that is asked, or let it be."""
        if action == WAIT:
            self.waited |= 1 << self.seat
        else:
            self.state.apply(self.seat, action)
            self.waited = 0

    def copy(self) -> Episode:
        """An independent copy, which asks the same seat."""
        other = Episode()
        other.state = self.state.copy()
        chooser = self.chooser
        other.chooser = chooser_at(chooser.x, chooser.y, chooser.z, chooser.w)
        other.seat = self.seat
        other.waited = self.waited
        other.choices = self.choices
        return other


def rewards_of(state: State) -> vec[float]:
    """What the end of a game is worth to each seat.

    The winners share 1 and the others share -1, so that a game adds up to nothing; where all have
    won it is worth nothing. Who plays alone gets the points.
    """
    rewards = vec[float]([0.0] * state.seats)
    if state.seats == 1:
        rewards[0] = float(state.scores()[0])
        return rewards
    winners = state.winners()
    won = count_seats(winners)
    lost = state.seats - won
    if won == 0 or lost == 0:
        return rewards
    seat: i64 = 0
    while seat < state.seats:
        rewards[seat] = 1.0 / float(won) if (winners >> seat) & 1 == 1 else -1.0 / float(lost)
        seat += 1
    return rewards
