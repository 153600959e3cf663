"""Alaska as the engine knows it: who decides, what is legal, what an action does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.generator import Generator
from runehall.engine.state import ARGUMENTS
from runehall.games.alaska.anglers import (
    bear_chases,
    eagle_catches,
    eagle_chases,
    place_local,
    place_tourist,
    waste,
)
from runehall.games.alaska.casts import cast, take
from runehall.games.alaska.catches import eat_catch, let_stand, seats_asked
from runehall.games.alaska.codes import (
    CAST,
    CHOOSE,
    EAGLE,
    EAGLE_ANGLER,
    EAGLE_SALMON,
    LOCAL,
    MAIN,
    OVER,
    PASS,
    PLACE,
    PLACE_LOCAL,
    PLACE_TOURIST,
    PLAY_BEAR,
    SALMON_PHASE,
    TAKE,
    TOURIST,
    WASTE_EAGLE,
    WASTE_LOCAL,
    WASTE_TOURIST,
    WINDOW,
    card_in_hand,
)
from runehall.games.alaska.guessing import guess_hidden
from runehall.games.alaska.legal import NO_ACTIONS, answers, placements, plays, takes
from runehall.games.alaska.position import Position
from runehall.games.alaska.scoring import most_salmon
from runehall.games.alaska.sight import sight
from runehall.games.alaska.turn import (
    begin_slot,
    draw_back,
    end_turn,
    next_decision,
    place_salmon,
)


class AlaskaState(Position):
    """A position of Alaska that keeps the engine's contract."""

    def deal(self) -> None:
        """Shuffle, deal one card at a time clockwise from the first seat, begin its slot."""
        first = self.rules.first
        self.pile = self.rules.deck[:]
        self.shuffle(self.pile, len(self.pile))
        dealt: i64 = 0
        while dealt < self.seats * self.rules.hand_size:
            seat = (first + dealt) % self.seats
            self.hands[seat] += card_in_hand(i64(self.pile[dealt]))
            dealt += 1
        self.next_card = dealt
        if self.in_last_round():
            self.final_left = self.seats
        if not begin_slot(self, first):
            draw_back(self)
            next_decision(self)

    def must(self) -> i64:
        """The right neighbour places, the active seat plays; a window waits for nobody."""
        if self.phase == SALMON_PHASE:
            return 1 << self.right_of(self.turn)
        if self.phase == MAIN or self.phase == CHOOSE:
            return 1 << self.turn
        return 0

    def may(self) -> i64:
        """In a window the seats that have not yet let the catch stand."""
        return seats_asked(self) if self.phase == WINDOW else i64(0)

    def legal(self, seat: i64) -> vec[i64]:
        """Every action this seat can take now, ascending."""
        if ((self.must() | self.may()) >> seat) & 1 == 0:
            return NO_ACTIONS
        if self.phase == SALMON_PHASE:
            return placements(self)
        if self.phase == CHOOSE:
            return takes(self)
        if self.phase == WINDOW:
            return answers(self, seat)
        return plays(self)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything that follows by itself."""
        argument = action & ARGUMENTS
        verb = action - argument
        if verb == CAST:
            cast(self, seat, argument)
        elif verb == PLACE:
            place_salmon(self, seat, argument)
        elif verb == TAKE:
            take(self, argument)
        elif verb == PASS:
            if self.phase == WINDOW:
                let_stand(self, seat)
            else:
                end_turn(self)
        elif verb == PLAY_BEAR:
            if self.phase == WINDOW:
                eat_catch(self, seat)
            else:
                bear_chases(self, seat)
        else:
            self.play_figure(seat, verb, argument)

    def play_figure(self, seat: i64, verb: i64, place: i64) -> None:
        """Tourist, local or eagle."""
        if verb == PLACE_TOURIST:
            place_tourist(self, seat, place)
        elif verb == PLACE_LOCAL:
            place_local(self, seat, place)
        elif verb == EAGLE_SALMON:
            eagle_catches(self, seat, place)
        elif verb == EAGLE_ANGLER:
            eagle_chases(self, seat, place)
        elif verb == WASTE_EAGLE:
            waste(self, seat, EAGLE)
        elif verb == WASTE_TOURIST:
            waste(self, seat, TOURIST)
        else:
            assert verb == WASTE_LOCAL
            waste(self, seat, LOCAL)

    def copy(self) -> AlaskaState:
        """An independent copy."""
        other = AlaskaState()
        self.copy_into(other)
        return other

    def anew(self, generator: Generator) -> AlaskaState:
        """A new game at the same table."""
        other = AlaskaState()
        other.set_up(self.seats, self.rules)
        other.generator = generator
        other.deal()
        return other

    def guess(self, seat: i64, chooser: Chooser) -> AlaskaState:
        """A complete position that this seat could not tell from the real one."""
        other = self.copy()
        guess_hidden(other, seat, chooser)
        return other

    def sight(self, seat: i64) -> i64:
        """What a seat (or SPECTATOR) sees, as a number."""
        return sight(self, seat)

    def winners(self) -> i64:
        """All seats with the most salmon; a tie is shared (A34)."""
        return most_salmon(self) if self.phase == OVER else 0

    def scores(self) -> vec[i64]:
        """One point for each caught salmon."""
        return self.caught[:]
