"""What lies on the table of Cambio, packed. No rules here."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.state import NO_CARDS, NOTHING, State
from runehall.games.cambio.codes import FROM_DRAW, GAP, NO_ACTION, NO_CARD, NO_PLACE, OVER
from runehall.games.cambio.ruleset import CambioRuleset

NO_PICKS: Final = vec[i64]()
NO_ROUNDS: Final = vec[i64]()

FAILURE_BITS: Final = 7
FAILURE_MASK: Final = 127
# One failed throw of each seat. A table, because mypyc computes `1 << shift` in 32 bits.
ONE_FAILURE: Final = vec[i64]([2 ** (FAILURE_BITS * seat) for seat in range(8)])

# Places each table has room for at the start; tables that need more grow together.
ROOM_AT_START: Final = 8

# A finished round: dealer, caller, reason, then points, adjustments and totals of each seat.
ROUND_DEALER: Final = 0
ROUND_CALLER: Final = 1
ROUND_REASON: Final = 2
ROUND_POINTS: Final = 3


class Position(State):
    """A position of Cambio."""

    rules: CambioRuleset  # given once, when a match is dealt or loaded, and shared by all copies

    def __init__(self) -> None:
        super().__init__()
        # Again, so that the compiler need not ask whether they are there (docs/building.md).
        self.seats = 0
        self.phase = 0
        self.turn = 0
        self.turn_no = 1
        self.round: i64 = 0
        # Both piles in one row: the main pile from the left, its last card next;
        # the discard pile at the right end, its first card on top.
        self.piles: vec[u8] = NO_CARDS
        self.draw_count: i64 = 0
        self.discard_count: i64 = 0
        self.frozen: bool = False
        # Cards and knowledge, `room` places for each seat. Behind a table's last place: NO_PLACE.
        self.room: i64 = ROOM_AT_START
        self.tables: vec[u8] = NO_CARDS
        self.known: vec[u8] = NO_CARDS
        self.drawn_card: i64 = NO_CARD
        self.drawn_from: i64 = FROM_DRAW
        self.caller: i64 = NOTHING
        self.snapper: i64 = NOTHING
        self.passed: i64 = 0
        self.out: i64 = 0
        # How many throws of each seat have failed in this turn, seven bits for each.
        self.failures: i64 = 0
        self.second: bool = False
        self.victim: i64 = NOTHING
        self.emptied_place: i64 = NOTHING
        self.action: i64 = NO_ACTION
        self.left: i64 = 0
        self.done: i64 = 0
        # Never changed in place, so that copies can share them.
        self.picked: vec[i64] = NO_PICKS
        self.rounds: vec[i64] = NO_ROUNDS
        self.rounds_sight: i64 = 0

    def options(self) -> dict[str, Any]:
        """The checked options of this table."""
        return self.rules.options

    def set_up(self, seats: i64, ruleset: CambioRuleset) -> None:
        """Lay out empty tables before the first round."""
        self.seats = seats
        self.rules = ruleset
        self.clear_tables()

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one and independent of it."""
        self.share_with(other)
        other.rules = self.rules
        other.round = self.round
        other.piles = self.piles[:]
        other.draw_count = self.draw_count
        other.discard_count = self.discard_count
        other.frozen = self.frozen
        other.room = self.room
        other.tables = self.tables[:]
        other.known = self.known[:]
        other.drawn_card = self.drawn_card
        other.drawn_from = self.drawn_from
        other.caller = self.caller
        other.snapper = self.snapper
        other.passed = self.passed
        other.out = self.out
        other.failures = self.failures
        other.second = self.second
        other.victim = self.victim
        other.emptied_place = self.emptied_place
        other.action = self.action
        other.left = self.left
        other.done = self.done
        other.picked = self.picked
        other.rounds = self.rounds
        other.rounds_sight = self.rounds_sight

    # --- seats ------------------------------------------------------------------------------------

    def everyone(self) -> i64:
        """The set of all seats."""
        return (1 << self.seats) - 1

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase == OVER

    def dealer(self) -> i64:
        """The seat that deals this round and takes its first turn."""
        return (self.rules.first + self.round - 1) % self.seats

    def failures_of(self, seat: i64) -> i64:
        """How many throws of a seat have failed in this turn."""
        return (self.failures >> (seat * FAILURE_BITS)) & FAILURE_MASK

    def count_failure(self, seat: i64) -> None:
        """C10: one more throw of a seat has failed; at the limit it is out."""
        self.failures += ONE_FAILURE[seat]
        if self.failures_of(seat) >= self.rules.failed_throws:
            self.out |= 1 << seat

    def left_of(self, seat: i64) -> i64:
        """The seat that moves after this one."""
        return seat + 1 if seat + 1 < self.seats else i64(0)

    # --- tables -----------------------------------------------------------------------------------

    def clear_tables(self) -> None:
        """Take every table away, its places included."""
        self.room = ROOM_AT_START
        self.tables = vec[u8]([u8(0)] * (self.seats * ROOM_AT_START))
        self.known = vec[u8]([u8(0)] * (self.seats * ROOM_AT_START))

    def card_at(self, seat: i64, place: i64) -> i64:
        """The card at a place; GAP without one, NO_PLACE behind the table's last place."""
        return i64(self.tables[seat * self.room + place]) if place < self.room else i64(NO_PLACE)

    def has_card_at(self, seat: i64, place: i64) -> bool:
        """Whether a card lies at a place."""
        card = self.card_at(seat, place)
        return card != NO_PLACE and card != GAP

    def known_at(self, seat: i64, place: i64) -> i64:
        """The seats that know the card at a place."""
        return i64(self.known[seat * self.room + place])

    def knows(self, seat: i64, owner: i64, place: i64) -> bool:
        """Whether a seat knows the card at a place of a table."""
        return (i64(self.known[owner * self.room + place]) >> seat) & 1 == 1

    def put(self, seat: i64, place: i64, card: i64, known: i64) -> None:
        """Lay a card that these seats know at a place within the table's room."""
        at = seat * self.room + place
        self.tables[at] = u8(card)
        self.known[at] = u8(known)

    def places(self, seat: i64) -> i64:
        """The length of a table, gaps included."""
        place: i64 = 0
        while place < self.room and self.tables[seat * self.room + place] != NO_PLACE:
            place += 1
        return place

    def cards_before(self, seat: i64) -> i64:
        """How many cards a table has."""
        tables = self.tables
        cards: i64 = 0
        at = seat * self.room
        end = at + self.room
        while at < end and tables[at] != NO_PLACE:
            if tables[at] != GAP:
                cards += 1
            at += 1
        return cards

    def make_room(self) -> None:
        """Give every table twice as many possible places."""
        before = self.room
        tables = vec[u8]([u8(0)] * (self.seats * before * 2))
        known = vec[u8]([u8(0)] * (self.seats * before * 2))
        seat: i64 = 0
        while seat < self.seats:
            place: i64 = 0
            while place < before:
                tables[seat * before * 2 + place] = self.tables[seat * before + place]
                known[seat * before * 2 + place] = self.known[seat * before + place]
                place += 1
            seat += 1
        self.room = before * 2
        self.tables = tables
        self.known = known

    # --- piles ------------------------------------------------------------------------------------

    def top(self) -> i64:
        """The top card of a discard pile that is not empty."""
        return i64(self.piles[self.rules.deck_size - self.discard_count])

    def put_on_discard(self, card: i64) -> None:
        """Lay a card on top of the discard pile."""
        self.discard_count += 1
        self.piles[self.rules.deck_size - self.discard_count] = u8(card)

    def take_top(self) -> i64:
        """Take the top card of a discard pile that is not empty."""
        card = self.top()
        self.discard_count -= 1
        return card

    # --- finished rounds --------------------------------------------------------------------------

    def round_width(self) -> i64:
        """How many numbers describe a finished round."""
        return ROUND_POINTS + 3 * self.seats

    def finished_rounds(self) -> i64:
        """How many rounds are finished."""
        return i64(len(self.rounds)) // self.round_width()

    def total(self, seat: i64) -> i64:
        """The match total of a seat after the last finished round."""
        if len(self.rounds) == 0:
            return 0
        return self.rounds[i64(len(self.rounds)) - self.seats + seat]
