"""A position of Cambio as the engine's contract wants it; the rules are in the modules beside."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.generator import Generator
from runehall.engine.state import VERB_SHIFT
from runehall.games.cambio import actions, snaps, turns
from runehall.games.cambio.codes import (
    ACTION,
    CAMBIO,
    DEAL,
    DISCARD,
    DRAW,
    DRAWN,
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
    TURN,
    place_in,
    seat_in,
)
from runehall.games.cambio.knowledge import fingerprint, guess_hidden
from runehall.games.cambio.position import Position
from runehall.games.cambio.rounds import start_round
from runehall.games.cambio.scoring import lowest_totals
from runehall.games.cambio.settings import Settings


class CambioState(Position):
    """A position of Cambio."""

    def deal(self, seats: i64, rules: Settings, generator: Generator) -> None:
        """The first round of a new match."""
        self.seats = seats
        self.rules = rules
        self.generator = generator
        start_round(self)

    def fresh(self, generator: Generator) -> CambioState:
        other = CambioState()
        other.deal(self.seats, self.rules, generator)
        return other

    def over(self) -> bool:
        return self.phase == OVER

    def must(self) -> i64:
        if self.phase == SNAP or self.phase == OVER:
            return 0
        if self.phase == GIVE:
            return 1 << self.snapper
        if self.phase == ROUND_END:
            return 1 << self.left_of(self.dealer())
        return 1 << self.turn

    def may(self) -> i64:
        return snaps.may_act(self) if self.phase == SNAP else i64(0)

    def legal(self, seat: i64) -> vec[i64]:
        if ((self.must() | self.may()) >> seat) & 1 == 0:
            return vec[i64]()
        if self.phase == SNAP:
            return snaps.snap_choices(self)
        if self.phase == TURN:
            return turns.turn_choices(self)
        if self.phase == DRAWN:
            return turns.drawn_choices(self)
        if self.phase == ACTION:
            return actions.action_choices(self)
        if self.phase == GIVE:
            return snaps.give_choices(self)
        return append(vec[i64](), DEAL)

    def apply(self, seat: i64, action: i64) -> None:
        verb = (action >> VERB_SHIFT) << VERB_SHIFT
        if verb == PASS:
            self.apply_pass(seat)
        elif verb == THROW:
            snaps.throw(self, seat, seat_in(action), place_in(action))
        elif verb == DRAW:
            turns.draw(self)
        elif verb == EXCHANGE:
            turns.exchange(self, place_in(action))
        elif verb == DISCARD:
            turns.discard(self)
        elif verb == TAKE:
            turns.take(self)
        elif verb == CAMBIO:
            turns.call_cambio(self)
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
        if self.phase == SNAP:
            snaps.pass_window(self, seat)
        elif self.phase == GIVE:
            snaps.keep_cards(self)
        elif self.phase == ACTION:
            actions.forgo(self)
        else:
            turns.skip_turn(self)

    def copy(self) -> CambioState:
        other = CambioState()
        self.copy_into(other)
        return other

    def guess(self, seat: i64, chooser: Chooser) -> CambioState:
        guessed = self.copy()
        guess_hidden(guessed, seat, chooser)
        return guessed

    def sight(self, seat: i64) -> i64:
        return fingerprint(self, seat)

    def winners(self) -> i64:
        return lowest_totals(self) if self.phase == OVER else i64(0)

    def scores(self) -> vec[i64]:
        totals = vec[i64]()
        seat: i64 = 0
        while seat < self.seats:
            totals = append(totals, self.total(seat))
            seat += 1
        return totals
