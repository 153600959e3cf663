"""Kodiak's positions: the engine's contract, answered by the modules of the rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.generator import Generator
from runehall.engine.state import NOTHING, VERB_SHIFT
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
from runehall.games.kodiak.guessing import guess_hidden
from runehall.games.kodiak.legal import legal_actions, seats_that_may_act, seats_waited_for
from runehall.games.kodiak.position import UNDECIDED, Position
from runehall.games.kodiak.pounces import counter, pounce
from runehall.games.kodiak.scoring import lowest_totals
from runehall.games.kodiak.scurries import exchange, scurry
from runehall.games.kodiak.sight import sight
from runehall.games.kodiak.turn import (
    begin_next_round,
    close_window,
    close_window_when_done,
    deal_round,
    draw_card,
    go_on,
    pass_in_window,
    skip_turn,
)

# More turns than a round can have, and more pounces.
LONGEST_ROUND: Final = 1000
MOST_POUNCES: Final = 1000


class KodiakState(Position):
    """A position of Kodiak that can be played on."""

    def deal(self) -> None:
        """The first round of a new match."""
        deal_round(self)

    def must(self) -> i64:
        """The seats without whose action nothing happens."""
        return seats_waited_for(self)

    def may(self) -> i64:
        """The seats asked in a window, and Kodiak while he may pounce."""
        return seats_that_may_act(self)

    def legal(self, seat: i64) -> vec[i64]:
        """Every action this seat can take now, ascending."""
        return legal_actions(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything that follows by itself."""
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
        """An independent copy."""
        other = KodiakState()
        self.copy_into(other)
        return other

    def anew(self, generator: Generator) -> KodiakState:
        """A new match at the same table."""
        other = KodiakState()
        other.set_up(self.seats, self.rules)
        other.generator = generator
        other.deal()
        return other

    def guess(self, seat: i64, chooser: Chooser) -> KodiakState:
        """A complete position that this seat could not tell from the real one."""
        guessed = self.copy()
        guess_hidden(guessed, seat, chooser)
        return guessed

    def sight(self, seat: i64) -> i64:
        """What a seat (or SPECTATOR) sees, as a number."""
        return sight(self, seat)

    def at_stake(self) -> i64:
        """K10, K18: the card that lands in a turn, in both of its windows, until the next catch."""
        return (self.round * LONGEST_ROUND + self.turn_no) * MOST_POUNCES + self.pounces

    def can_gain(self, seat: i64) -> bool:
        """K8: behind a runner every other mouse is late; Kodiak may still counter."""
        return self.runner == NOTHING or self.runner == seat or self.cat == seat

    def winners(self) -> i64:
        """All seats with the lowest total; a tie is shared (K34)."""
        return lowest_totals(self) if self.phase == OVER else 0

    def scores(self) -> vec[i64]:
        """The match totals after the last finished round."""
        return self.totals[:]
