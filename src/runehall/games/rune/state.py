"""RUNE as the engine knows it: who decides, what is legal, what an action does."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.generator import Generator
from runehall.engine.state import NO_EVENTS, NOTHING, VERB_SHIFT
from runehall.games.rune.codes import (
    ACT,
    DRAW,
    DRAW_VERB,
    MASTER_VERB,
    OVER,
    PASS,
    PLACE,
    PLACE_VERB,
    TOKEN_VERB,
)
from runehall.games.rune.knowledge import fingerprint, guess_hidden_cards
from runehall.games.rune.masters import legal_spots
from runehall.games.rune.placement import legal_placements
from runehall.games.rune.position import Position
from runehall.games.rune.scoring import final_points, points_of_sides, winning_seats
from runehall.games.rune.settings import Settings
from runehall.games.rune.tokens import legal_tokens
from runehall.games.rune.turn import (
    begin_turn,
    can_draw,
    decline,
    draw,
    lay_hand_card,
    use_master,
    use_token,
)


class RuneState(Position):
    """A position of RUNE."""

    def deal(self, rules: Settings, seats: i64) -> None:
        """§4: the starting seat, the shuffled cards, the hands, the supplies, the first turn."""
        self.set_up(rules, seats)
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
        if self.phase == OVER or seat != self.turn:
            return NO_EVENTS
        if self.phase == PLACE:
            placements = legal_placements(self, seat)
            if self.masters(seat) > 0:
                return placements
            return extend(vec[i64]([i64(PASS)]), placements)
        if self.phase == ACT:
            return self.legal_in_act(seat)
        return extend(vec[i64]([i64(PASS)]), legal_tokens(self, seat))

    def legal_in_act(self, seat: i64) -> vec[i64]:
        """Draw or place a Rune Master; without Rune Masters, draw or pass."""
        actions = vec[i64](capacity=32)
        if self.masters(seat) == 0:
            actions = append(actions, PASS)
        if can_draw(self, seat):
            actions = append(actions, DRAW)
        if self.masters(seat) == 0:
            return actions
        return extend(actions, legal_spots(self, seat))

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

    def fresh(self, generator: Generator) -> RuneState:
        """A new game at the same table."""
        other = RuneState()
        other.generator = generator
        other.deal(self.rules, self.seats)
        return other

    def guess(self, seat: i64, chooser: Chooser) -> RuneState:
        """The same table with the cards this seat cannot see dealt again."""
        other = self.copy()
        if self.phase != OVER:
            other.generator = chooser.generator()
            guess_hidden_cards(other, seat, chooser)
        return other

    def sight(self, seat: i64) -> i64:
        """The fingerprint of what a seat sees."""
        return fingerprint(self, seat)

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
