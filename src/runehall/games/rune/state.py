"""RUNE as the engine knows it: who decides, what is legal, what an action does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.generator import Generator
from runehall.engine.state import NOTHING, VERB_SHIFT
from runehall.games.rune.codes import (
    DRAW_VERB,
    MASTER_VERB,
    OVER,
    PLACE_VERB,
    TOKEN_VERB,
)
from runehall.games.rune.guessing import guess_hidden_cards
from runehall.games.rune.legal import legal_actions
from runehall.games.rune.position import Position
from runehall.games.rune.scoring import final_points, points_of_sides, winning_seats
from runehall.games.rune.sight import sight
from runehall.games.rune.turn import (
    begin_turn,
    decline,
    draw,
    lay_hand_card,
    use_master,
    use_token,
)


class RuneState(Position):
    """A position of RUNE."""

    def deal(self) -> None:
        """§4: the starting seat, the shuffled cards, the hands, the supplies, the first turn."""
        rules = self.rules
        seats = self.seats
        self.first = self.roll(seats) - 1 if rules.first == NOTHING else rules.first
        cards = vec[u8]([u8(0)] * rules.cards)
        place: i64 = 0
        while place < rules.cards:
            cards[place] = rules.codes[place % len(rules.codes)]
            place += 1
        self.shuffle(cards, rules.cards)
        self.removed = cards[: rules.removed]
        self.deck = cards[rules.removed :]
        seated: i64 = 0
        while seated < seats:
            seat = (self.first + seated) % seats
            self.set_masters(seat, rules.masters)
            self.set_tokens(seat, 1 if rules.grand_master else 0)
            dealt: i64 = 0
            while dealt < rules.hand_size:
                self.add_to_hand(seat, i64(self.deck[self.deck_top]))
                self.deck_top += 1
                dealt += 1
            seated += 1
        begin_turn(self, self.first)

    def over(self) -> bool:
        """Whether the last Rune Master has been used."""
        return self.phase == OVER

    def must(self) -> i64:
        """The seat whose turn it is."""
        return i64(0) if self.phase == OVER else i64(1) << self.turn

    def may(self) -> i64:
        """Nobody: there are no windows in RUNE."""
        return 0

    def legal(self, seat: i64) -> vec[i64]:
        """Every action this seat can take now, ascending."""
        return legal_actions(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything the rules attach to it."""
        assert seat == self.turn
        verb = action >> VERB_SHIFT
        if verb == PLACE_VERB:
            lay_hand_card(self, action)
        elif verb == DRAW_VERB:
            draw(self)
        elif verb == MASTER_VERB:
            use_master(self, action)
        elif verb == TOKEN_VERB:
            use_token(self, action)
        else:
            decline(self)

    def copy(self) -> RuneState:
        """An independent copy."""
        other = RuneState()
        self.copy_into(other)
        return other

    def anew(self, generator: Generator) -> RuneState:
        """A new game at the same table."""
        other = RuneState()
        other.set_up(self.seats, self.rules)
        other.generator = generator
        other.deal()
        return other

    def guess(self, seat: i64, chooser: Chooser) -> RuneState:
        """The same table with the cards this seat cannot see dealt again."""
        other = self.copy()
        if self.phase != OVER:
            other.generator = chooser.generator()
            guess_hidden_cards(other, seat, chooser)
        return other

    def sight(self, seat: i64) -> i64:
        """What a seat sees, as a number."""
        return sight(self, seat)

    def winners(self) -> i64:
        """The seats of the winning side; none before the end."""
        return winning_seats(self) if self.phase == OVER else 0

    def scores(self) -> vec[i64]:
        """The points of each seat's side; at the end with the bonus of the side that started."""
        points = final_points(self) if self.phase == OVER else points_of_sides(self)
        scores = vec[i64]([i64(0)] * self.seats)
        seat: i64 = 0
        while seat < self.seats:
            scores[seat] = points[self.rules.side(seat)]
            seat += 1
        return scores
