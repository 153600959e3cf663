"""What lies on the table of The Rune Market, packed. No rules here."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.state import NO_CARDS, NOTHING, State
from runehall.games.market.codes import (
    BOAT,
    COLOURS,
    KINDS,
    MAIN,
    NO_ITEM,
    NO_PLACE,
    OVER,
    PILES,
    TIEBREAK_NONE,
)
from runehall.games.market.ruleset import MarketRuleset

# The bytes before each seat. What has a colour stands twice, red first.
LOOSE: Final = 0
KIND: Final = 2
RUNES: Final = 4
ATTACHED: Final = 6
BANDIT_COUNT: Final = 8
OWNERS: Final = 10
OWNERS_WIDTH: Final = 4
OPEN_BOATS: Final = 18
SEAT_WIDTH: Final = 19

# Signs of a bout and bouts won, two bits for each seat.
SIGN_BITS: Final = 2
SIGN_MASK: Final = 3
NO_BOUTS: Final = vec[i64]()

# A hand: how many of each kind, then how many cards.
HAND_WIDTH: Final = KINDS + 1


def zeros(count: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * count)


class Position(State):
    """A position of The Rune Market."""

    rules: MarketRuleset  # given once, when a table is set up, and shared by all copies

    def __init__(self) -> None:
        super().__init__()
        # Again, so that the compiler need not ask whether they are there (docs/building.md).
        self.seats = 0
        self.phase = 0
        self.turn = 0
        self.turn_no = 1
        self.due_red: i64 = 0
        self.due_blue: i64 = 0
        self.collected_first: i64 = NOTHING
        self.collected_second: i64 = NOTHING
        self.cards_played: i64 = 0
        self.purchases: i64 = 0
        self.attacked: i64 = 0
        self.item: i64 = NO_ITEM
        self.thefts_left: i64 = 0
        self.victim: i64 = NOTHING
        self.theft_back: i64 = NOTHING
        self.defender: i64 = NOTHING
        self.attack_card: i64 = NOTHING
        self.market: vec[u8] = NO_CARDS
        self.draw: vec[u8] = NO_CARDS  # the last of `draw_count` cards is on top
        self.draw_count: i64 = 0
        self.discard: vec[u8] = NO_CARDS
        self.discard_count: i64 = 0
        self.hands: vec[u8] = NO_CARDS
        self.before: vec[u8] = NO_CARDS  # what lies before each seat
        self.known: vec[u8] = NO_CARDS  # what each seat has seen of each hand
        self.end_reason: i64 = NOTHING
        self.winner: i64 = NOTHING
        self.tiebreak: i64 = TIEBREAK_NONE
        self.bouts: vec[u8] = NO_CARDS
        self.places: vec[u8] = NO_CARDS
        self.tied: i64 = 0  # the seats that play bouts, or have played the last of them
        self.signs: i64 = 0  # what each seat has chosen, from 1; 0 for nothing yet
        self.wins: i64 = 0
        self.shown: vec[i64] = NO_BOUTS  # the signs of finished bouts

    def sign_of(self, seat: i64) -> i64:
        """The sign that a seat has chosen, from 1; 0 for none."""
        return (self.signs >> (seat * SIGN_BITS)) & SIGN_MASK

    def set_sign(self, seat: i64, sign: i64) -> None:
        """A seat chooses a sign, from 1."""
        shift = seat * SIGN_BITS
        self.signs = (self.signs & ~(i64(SIGN_MASK) << shift)) | (sign << shift)

    def wins_of(self, seat: i64) -> i64:
        """How many bouts a seat has won."""
        return (self.wins >> (seat * SIGN_BITS)) & SIGN_MASK

    def options(self) -> dict[str, Any]:
        """The checked options of this table."""
        return self.rules.options

    def set_up(self, seats: i64, rules: MarketRuleset) -> None:
        """An empty table: every rune, boat and bandit in the market, no cards anywhere."""
        self.seats = seats
        self.rules = rules
        # The first turn makes it turn 1.
        self.turn_no = 0
        self.market = zeros(PILES)
        pile: i64 = 0
        while pile < PILES:
            self.market[pile] = u8(rules.market[pile])
            pile += 1
        self.draw = zeros(rules.main_pile)
        self.discard = zeros(rules.main_pile)
        self.hands = zeros(seats * HAND_WIDTH)
        self.before = zeros(seats * SEAT_WIDTH)
        self.known = zeros(seats * seats * KINDS)

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one and independent of it."""
        self.share_with(other)
        other.rules = self.rules
        other.due_red = self.due_red
        other.due_blue = self.due_blue
        other.collected_first = self.collected_first
        other.collected_second = self.collected_second
        other.cards_played = self.cards_played
        other.purchases = self.purchases
        other.attacked = self.attacked
        other.item = self.item
        other.thefts_left = self.thefts_left
        other.victim = self.victim
        other.theft_back = self.theft_back
        other.defender = self.defender
        other.attack_card = self.attack_card
        other.market = self.market[:]
        other.draw = self.draw[:]
        other.draw_count = self.draw_count
        other.discard = self.discard[:]
        other.discard_count = self.discard_count
        other.hands = self.hands[:]
        other.before = self.before[:]
        other.known = self.known[:]
        other.end_reason = self.end_reason
        other.winner = self.winner
        other.tiebreak = self.tiebreak
        # Never changed in place, so that copies can share them.
        other.bouts = self.bouts
        other.places = self.places
        other.shown = self.shown
        other.tied = self.tied
        other.signs = self.signs
        other.wins = self.wins

    def over(self) -> bool:
        """Whether the market has closed."""
        return self.phase == OVER

    # --- before a seat ----------------------------------------------------------------------------

    def loose(self, seat: i64, colour: i64) -> i64:
        return i64(self.before[seat * SEAT_WIDTH + LOOSE + colour])

    def set_loose(self, seat: i64, colour: i64, count: i64) -> None:
        self.before[seat * SEAT_WIDTH + LOOSE + colour] = u8(count)

    def kind(self, seat: i64, colour: i64) -> i64:
        return i64(self.before[seat * SEAT_WIDTH + KIND + colour])

    def set_kind(self, seat: i64, colour: i64, kind: i64) -> None:
        self.before[seat * SEAT_WIDTH + KIND + colour] = u8(kind)

    def runes(self, seat: i64, colour: i64) -> i64:
        return i64(self.before[seat * SEAT_WIDTH + RUNES + colour])

    def set_runes(self, seat: i64, colour: i64, count: i64) -> None:
        self.before[seat * SEAT_WIDTH + RUNES + colour] = u8(count)

    def has_attached_boat(self, seat: i64, colour: i64) -> bool:
        return self.before[seat * SEAT_WIDTH + ATTACHED + colour] != 0

    def set_attached_boat(self, seat: i64, colour: i64, boats: i64) -> None:
        self.before[seat * SEAT_WIDTH + ATTACHED + colour] = u8(boats)

    def bandits(self, seat: i64, colour: i64) -> i64:
        return i64(self.before[seat * SEAT_WIDTH + BANDIT_COUNT + colour])

    def bandit_owner(self, seat: i64, colour: i64, place: i64) -> i64:
        return i64(self.before[seat * SEAT_WIDTH + OWNERS + colour * OWNERS_WIDTH + place])

    def add_bandit(self, seat: i64, colour: i64, owner: i64) -> None:
        count = self.bandits(seat, colour)
        self.before[seat * SEAT_WIDTH + OWNERS + colour * OWNERS_WIDTH + count] = u8(owner)
        self.before[seat * SEAT_WIDTH + BANDIT_COUNT + colour] = u8(count + 1)

    def remove_oldest_bandit(self, seat: i64, colour: i64) -> None:
        first = seat * SEAT_WIDTH + OWNERS + colour * OWNERS_WIDTH
        left = self.bandits(seat, colour) - 1
        place: i64 = 0
        while place < left:
            self.before[first + place] = self.before[first + place + 1]
            place += 1
        self.before[first + left] = 0
        self.before[seat * SEAT_WIDTH + BANDIT_COUNT + colour] = u8(left)

    def open_boats(self, seat: i64) -> i64:
        return i64(self.before[seat * SEAT_WIDTH + OPEN_BOATS])

    def set_open_boats(self, seat: i64, count: i64) -> None:
        self.before[seat * SEAT_WIDTH + OPEN_BOATS] = u8(count)

    def is_occupied(self, seat: i64, colour: i64) -> bool:
        return self.bandits(seat, colour) > 0

    def is_free_shelter(self, seat: i64, colour: i64) -> bool:
        """A main shelter or stand-alone boat without bandits."""
        kind = self.kind(seat, colour)
        return (kind == MAIN or kind == BOAT) and not self.is_occupied(seat, colour)

    def places_in_use(self, seat: i64) -> i64:
        used = self.open_boats(seat)
        colour: i64 = 0
        while colour < COLOURS:
            if self.kind(seat, colour) != NO_PLACE:
                used += 1
            colour += 1
        return used

    # --- market, hands, piles ---------------------------------------------------------------------

    def stock(self, pile: i64) -> i64:
        return i64(self.market[pile])

    def put_in_market(self, pile: i64, count: i64) -> None:
        """Add to a pile of the market; a negative count takes away."""
        self.market[pile] = u8(i64(self.market[pile]) + count)

    def due(self, colour: i64) -> i64:
        return self.due_red if colour == 0 else self.due_blue

    def set_due(self, colour: i64, count: i64) -> None:
        if colour == 0:
            self.due_red = count
        else:
            self.due_blue = count

    def has_collected(self, colour: i64) -> bool:
        return self.collected_first == colour or self.collected_second == colour

    def holds(self, seat: i64, card: i64) -> i64:
        """How many of a card a hand has."""
        return i64(self.hands[seat * HAND_WIDTH + card])

    def hand_count(self, seat: i64) -> i64:
        return i64(self.hands[seat * HAND_WIDTH + KINDS])

    def change_hand(self, seat: i64, card: i64, count: i64) -> None:
        """Add copies of a card to a hand; a negative count takes them away."""
        at = seat * HAND_WIDTH + card
        self.hands[at] = u8(i64(self.hands[at]) + count)
        at = seat * HAND_WIDTH + KINDS
        self.hands[at] = u8(i64(self.hands[at]) + count)

    def known_hand(self, seat: i64, owner: i64) -> i64:
        """Where `known` keeps what a seat has seen of another hand."""
        return (seat * self.seats + owner) * KINDS

    def knows(self, seat: i64, owner: i64, card: i64) -> i64:
        """How many of a card a seat knows to be in another hand."""
        return i64(self.known[self.known_hand(seat, owner) + card])

    def set_known(self, seat: i64, owner: i64, card: i64, count: i64) -> None:
        self.known[self.known_hand(seat, owner) + card] = u8(count)

    def put_on_discard(self, card: i64) -> None:
        self.discard[self.discard_count] = u8(card)
        self.discard_count += 1
