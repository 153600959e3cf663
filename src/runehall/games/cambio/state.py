"""A position of Cambio as the engine's contract wants it; the rules are in the modules beside."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.generator import Generator
from runehall.engine.state import NOTHING, VERB_SHIFT
from runehall.games.cambio import actions, snaps, turn
from runehall.games.cambio.codes import (
    ACTION,
    CAMBIO,
    DEAL,
    DISCARD,
    DRAW,
    EXCHANGE,
    GIVE,
    GIVE_CARD,
    OVER,
    PASS,
    PEEK,
    PICK,
    ROUND_END,
    SHOW,
    SNAP,
    TAKE,
    THROW,
    place_in,
    seat_in,
)
from runehall.games.cambio.guessing import guess_hidden
from runehall.games.cambio.legal import legal_actions
from runehall.games.cambio.position import Position
from runehall.games.cambio.scoring import lowest_totals
from runehall.games.cambio.sight import sight
from runehall.games.cambio.turn import start_round
from runehall.games.cambio.windows import asked

# More turns than a round can have.
LONGEST_ROUND: Final = 1000


class CambioState(Position):
    """A position of Cambio."""

    def deal(self) -> None:
        """The first round of a new match."""
        start_round(self)

    def must(self) -> i64:
        """The seats without whose action nothing happens."""
        if self.phase == SNAP or self.phase == OVER:
            return 0
        if self.phase == GIVE:
            return 1 << self.snapper
        if self.phase == ROUND_END:
            return 1 << self.left_of(self.dealer())
        return 1 << self.turn

    def may(self) -> i64:
        """The seats asked in a window."""
        return asked(self) if self.phase == SNAP else i64(0)

    def legal(self, seat: i64) -> vec[i64]:
        """Every action this seat can take now, ascending."""
        if ((self.must() | self.may()) >> seat) & 1 == 0:
            return vec[i64]()
        return legal_actions(self)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything that follows by itself."""
        verb = (action >> VERB_SHIFT) << VERB_SHIFT
        if verb == PASS:
            self.apply_pass(seat)
        elif verb == THROW:
            snaps.throw(self, seat, seat_in(action), place_in(action))
        elif verb == DRAW:
            turn.draw(self)
        elif verb == EXCHANGE:
            turn.exchange(self, place_in(action))
        elif verb == DISCARD:
            turn.discard(self)
        elif verb == TAKE:
            turn.take(self)
        elif verb == CAMBIO:
            turn.call_cambio(self)
        elif verb == GIVE_CARD:
            snaps.give_card(self, place_in(action))
        elif verb == PEEK:
            actions.peek(self, seat_in(action), place_in(action))
        elif verb == PICK:
            actions.pick(self, seat_in(action), place_in(action))
        elif verb == SHOW:
            actions.show(self, seat_in(action), place_in(action))
        elif verb == DEAL:
            start_round(self)

    def apply_pass(self, seat: i64) -> None:
        """What a pass means depends on what was asked."""
        if self.phase == SNAP:
            snaps.pass_window(self, seat)
        elif self.phase == GIVE:
            snaps.keep_cards(self)
        elif self.phase == ACTION:
            actions.forgo(self)
        else:
            turn.skip_turn(self)

    def copy(self) -> CambioState:
        """An independent copy."""
        other = CambioState()
        self.copy_into(other)
        return other

    def anew(self, generator: Generator) -> CambioState:
        """A new match at the same table."""
        other = CambioState()
        other.set_up(self.seats, self.rules)
        other.generator = generator
        other.deal()
        return other

    def guess(self, seat: i64, chooser: Chooser) -> CambioState:
        """A complete position that this seat could not tell from the real one."""
        guessed = self.copy()
        guess_hidden(guessed, seat, chooser)
        return guessed

    def sight(self, seat: i64) -> i64:
        """What a seat (or SPECTATOR) sees, as a number."""
        return sight(self, seat)

    def at_stake(self) -> i64:
        """C4, C5: the one card that lands in a turn, in both of its windows."""
        return self.round * LONGEST_ROUND + self.turn_no

    def can_gain(self, seat: i64) -> bool:
        """C9: behind a snapper everybody else is late."""
        return self.snapper == NOTHING or self.snapper == seat

    def winners(self) -> i64:
        """All seats with the lowest total; a tie is shared (C29)."""
        return lowest_totals(self) if self.phase == OVER else i64(0)

    def scores(self) -> vec[i64]:
        """The match totals after the last finished round."""
        totals = vec[i64]()
        seat: i64 = 0
        while seat < self.seats:
            totals = append(totals, self.total(seat))
            seat += 1
        return totals
