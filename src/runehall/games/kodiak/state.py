"""Kodiak's positions: the engine's contract, answered by the modules of the rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.generator import Generator
from runehall.engine.state import VERB_SHIFT
from runehall.games.kodiak.actions import expose, offer, peek, pick, show
from runehall.games.kodiak.codes import (
    ACTION,
    COUNTER,
    DRAW_CARD,
    EXCHANGE,
    EXPOSE,
    FRENZY,
    MAKE_OFFER,
    OVER,
    PASS,
    PEEK,
    PICK,
    PICK_KODIAK,
    POUNCE,
    SCURRY,
    SHOW,
    own_place_in,
    place_in,
    seat_in,
)
from runehall.games.kodiak.knowledge import fingerprint, redeal_unknown_cards
from runehall.games.kodiak.legal import legal_actions, seats_that_may_act, seats_waited_for
from runehall.games.kodiak.piles import deal_round
from runehall.games.kodiak.position import UNDECIDED, Position
from runehall.games.kodiak.pounces import counter, pounce
from runehall.games.kodiak.scoring import lowest_totals
from runehall.games.kodiak.scurries import exchange, scurry
from runehall.games.kodiak.settings import Settings
from runehall.games.kodiak.turns import (
    begin_next_round,
    close_window,
    close_window_when_done,
    draw_card,
    go_on,
    pass_in_window,
    skip_turn,
)


class KodiakState(Position):
    """A position of Kodiak that can be played on."""

    def deal(self, seats: i64, settings: Settings, generator: Generator) -> None:
        """Make this the first position of a new match."""
        self.set_up_seats(seats, settings)
        self.generator = generator
        self.cat = settings.first
        deal_round(self)

    def fresh(self, generator: Generator) -> KodiakState:
        other = KodiakState()
        other.deal(self.seats, self.rules, generator)
        return other

    def over(self) -> bool:
        return self.phase == OVER

    def must(self) -> i64:
        return seats_waited_for(self)

    def may(self) -> i64:
        return seats_that_may_act(self)

    def legal(self, seat: i64) -> vec[i64]:
        return legal_actions(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == FRENZY:
            self.apply_in_window(seat, action)
        elif phase == ACTION:
            self.apply_choice(seat, action)
        else:
            self.apply_otherwise(action)

    def apply_in_window(self, seat: i64, action: i64) -> None:
        """A throw or a pass; a caught runner or the last pass closes the window."""
        verb = action >> VERB_SHIFT << VERB_SHIFT
        if verb == COUNTER:
            if counter(self, place_in(action)) and self.phase == FRENZY:
                close_window(self)
                return
        elif verb == PASS:
            pass_in_window(self, seat)
        elif verb == SCURRY:
            scurry(self, seat, place_in(action))
        else:
            pounce(self, own_place_in(action), seat_in(action), place_in(action))
        close_window_when_done(self)

    def apply_choice(self, seat: i64, action: i64) -> None:
        """A choice of the action under way; when something is carried out, play goes on."""
        verb = action >> VERB_SHIFT << VERB_SHIFT
        if verb == PEEK:
            peek(self, seat, seat_in(action), place_in(action))
        elif verb == EXPOSE:
            expose(self, seat, seat_in(action), place_in(action))
        elif verb == PICK:
            pick(self, seat_in(action), place_in(action))
        elif verb == PICK_KODIAK:
            pick(self, seat_in(action), UNDECIDED)
        else:
            assert verb == SHOW
            show(self, seat_in(action), place_in(action))
        if self.pick_count == 0:
            go_on(self)

    def apply_otherwise(self, action: i64) -> None:
        """Drawing, exchanging, a free pounce, an offer, the next deal."""
        verb = action >> VERB_SHIFT << VERB_SHIFT
        if verb == POUNCE:
            pounce(self, own_place_in(action), seat_in(action), place_in(action))
        elif verb == DRAW_CARD:
            draw_card(self)
        elif verb == EXCHANGE:
            exchange(self, place_in(action))
        elif verb == MAKE_OFFER:
            offer(self, place_in(action))
            go_on(self)
        elif verb == PASS:
            skip_turn(self)
        else:
            begin_next_round(self)

    def copy(self) -> KodiakState:
        other = KodiakState()
        self.copy_into(other)
        return other

    def guess(self, seat: i64, chooser: Chooser) -> KodiakState:
        other = KodiakState()
        self.copy_into(other)
        redeal_unknown_cards(other, seat, chooser)
        other.generator = chooser.generator()
        return other

    def sight(self, seat: i64) -> i64:
        return fingerprint(self, seat)

    def winners(self) -> i64:
        return lowest_totals(self) if self.phase == OVER else 0

    def scores(self) -> vec[i64]:
        return self.totals[:]
