"""What lies on the table of Kodiak, packed. No rules here."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.state import NO_CARDS, NOTHING, State
from runehall.games.kodiak.codes import GAP, OVER, PLACE_MASK, USED_NOTHING
from runehall.games.kodiak.ruleset import KodiakRuleset

NO_NUMBERS: Final = vec[i64]()

# A byte of `known`: the seats that know the card, and whether it lies face up.
FACE_UP: Final = 64
SEATS_MASK: Final = 63

# A byte of `queue`: the card whose action waits, and the seat that carries it out.
QUEUE_SHIFT: Final = 3

# A picked card: its place (UNDECIDED while Kodiak is still to choose), its seat above it.
PICK_BITS: Final = 11
UNDECIDED: Final = PLACE_MASK

# A finished round: who was Kodiak, why it ended, his pounces, then three numbers for each seat.
ROUND_CAT: Final = 0
ROUND_REASON: Final = 1
ROUND_POUNCES: Final = 2
ROUND_SEATS: Final = 3


class Position(State):
    """A position of Kodiak."""

    rules: KodiakRuleset  # given once, when a match is dealt or loaded, and shared by all copies

    def __init__(self) -> None:
        super().__init__()
        # Again, so that the compiler need not ask whether they are there (docs/building.md).
        self.seats = 0
        self.phase = 0
        self.turn = 0
        self.turn_no = 1
        self.round: i64 = 1
        self.cat: i64 = 0
        # Both piles: the first `pile_count` cards are the discard pile, the last of them on top;
        # the main pile begins at `next_card` and ends with the vec.
        self.piles: vec[u8] = NO_CARDS
        self.pile_count: i64 = 0
        self.next_card: i64 = 0
        # The tables, `width` places for each seat, and who knows the card at each place.
        self.width: i64 = 0
        self.tables: vec[u8] = NO_CARDS
        self.known: vec[u8] = NO_CARDS
        # For each seat how many places its table has and how many of them hold a card.
        self.sizes: vec[u8] = NO_CARDS
        self.drawn: i64 = GAP
        self.resume: i64 = NOTHING
        # The window.
        self.runner: i64 = NOTHING
        self.run: vec[u8] = NO_CARDS
        self.passed: i64 = 0
        self.out: i64 = 0
        self.second: bool = False
        self.claimed: bool = False
        self.locked: bool = False
        # The actions that wait, and how far the first of them has come.
        self.queue: vec[u8] = NO_CARDS
        self.left: i64 = 0
        self.used: i64 = USED_NOTHING
        self.picks: i64 = 0
        self.pick_count: i64 = 0
        self.targets: i64 = 0
        self.acted: bool = False
        # The score.
        self.pounces: i64 = 0
        self.hairballs: vec[i64] = NO_NUMBERS
        self.totals: vec[i64] = NO_NUMBERS
        self.rounds: vec[i64] = NO_NUMBERS

    def options(self) -> dict[str, Any]:
        """The checked options of this table."""
        return self.rules.options

    def set_up(self, seats: i64, ruleset: KodiakRuleset) -> None:
        """Empty tables and no points for this many seats; the first seat is Kodiak."""
        self.seats = seats
        self.rules = ruleset
        self.cat = ruleset.first
        self.width = ruleset.width
        self.clear_tables()
        self.hairballs = vec[i64]([i64(0)] * seats)
        self.totals = vec[i64]([i64(0)] * seats)

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase == OVER

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one and independent of it."""
        self.share_with(other)
        other.rules = self.rules
        other.round = self.round
        other.cat = self.cat
        other.piles = self.piles[:]
        other.pile_count = self.pile_count
        other.next_card = self.next_card
        other.width = self.width
        other.tables = self.tables[:]
        other.known = self.known[:]
        other.sizes = self.sizes[:]
        other.drawn = self.drawn
        other.resume = self.resume
        other.runner = self.runner
        other.passed = self.passed
        other.out = self.out
        other.second = self.second
        other.claimed = self.claimed
        other.locked = self.locked
        other.left = self.left
        other.used = self.used
        other.picks = self.picks
        other.pick_count = self.pick_count
        other.targets = self.targets
        other.acted = self.acted
        other.pounces = self.pounces
        # These are replaced when they change, never written to, so that copies can share them.
        other.run = self.run
        other.queue = self.queue
        other.hairballs = self.hairballs
        other.totals = self.totals
        other.rounds = self.rounds

    # --- tables ----------------------------------------------------------------------------------

    def clear_tables(self) -> None:
        """Take every table away."""
        self.tables = vec[u8]([u8(GAP)] * (self.seats * self.width))
        self.known = vec[u8]([u8(0)] * (self.seats * self.width))
        self.sizes = vec[u8]([u8(0)] * (2 * self.seats))

    def places(self, seat: i64) -> i64:
        """How many places a table has."""
        return i64(self.sizes[2 * seat])

    def held(self, seat: i64) -> i64:
        """How many cards a table has."""
        return i64(self.sizes[2 * seat + 1])

    def card(self, seat: i64, place: i64) -> i64:
        """The card at a place, or GAP."""
        return i64(self.tables[seat * self.width + place])

    def is_up(self, seat: i64, place: i64) -> bool:
        """Whether the card at a place lies face up."""
        return i64(self.known[seat * self.width + place]) & FACE_UP != 0

    def is_face_down(self, seat: i64, place: i64) -> bool:
        """Whether there is a card at a place and it lies face down."""
        at = seat * self.width + place
        return self.tables[at] != GAP and i64(self.known[at]) & FACE_UP == 0

    def known_to(self, seat: i64, place: i64) -> i64:
        """The seats that know the card at a place."""
        return i64(self.known[seat * self.width + place]) & SEATS_MASK

    def everyone(self) -> i64:
        """All seats."""
        return (i64(1) << self.seats) - 1

    def put(self, seat: i64, place: i64, card: i64, known: i64) -> None:
        """A card comes to an empty place, or to a new place at the end."""
        if place == self.places(seat):
            self.sizes[2 * seat] = u8(place + 1)
        at = seat * self.width + place
        self.tables[at] = u8(card)
        self.known[at] = u8(known)
        self.sizes[2 * seat + 1] = u8(self.held(seat) + 1)

    def take(self, seat: i64, place: i64) -> i64:
        """The card at a place leaves a gap."""
        at = seat * self.width + place
        card = i64(self.tables[at])
        self.tables[at] = GAP
        self.known[at] = 0
        self.sizes[2 * seat + 1] = u8(self.held(seat) - 1)
        return card

    def set_known(self, seat: i64, place: i64, known: i64) -> None:
        """Say who knows the card at a place and whether it lies face up."""
        self.known[seat * self.width + place] = u8(known)

    def add_known(self, seat: i64, place: i64, known: i64) -> None:
        """More seats know the card at a place."""
        at = seat * self.width + place
        self.known[at] = u8(i64(self.known[at]) | known)

    def lowest_gap(self, seat: i64) -> i64:
        """Where a new card goes: the lowest gap, else a new place at the end."""
        place: i64 = 0
        end = self.places(seat)
        while place < end and self.card(seat, place) != GAP:
            place += 1
        return place

    # --- piles -----------------------------------------------------------------------------------

    def top(self) -> i64:
        """The card on top of the discard pile."""
        return i64(self.piles[self.pile_count - 1])

    def put_on_pile(self, card: i64) -> None:
        """A card comes to lie on top of the discard pile."""
        self.piles[self.pile_count] = u8(card)
        self.pile_count += 1

    def main_count(self) -> i64:
        """How many cards the main pile has."""
        return len(self.piles) - self.next_card

    # --- the queue -------------------------------------------------------------------------------

    def queue_action(self, seat: i64, card: i64) -> None:
        """The action of a card waits for a seat to carry it out."""
        self.queue = append(self.queue[:], u8((card << QUEUE_SHIFT) | seat))

    def acting_seat(self) -> i64:
        """The seat that carries out the first action of the queue."""
        return i64(self.queue[0]) & ((1 << QUEUE_SHIFT) - 1)

    def action_card(self) -> i64:
        """The card whose action is first in the queue."""
        return i64(self.queue[0]) >> QUEUE_SHIFT

    def pick(self, seat: i64, place: i64) -> None:
        """A card (or UNDECIDED at Kodiak's table) is chosen for the action under way."""
        self.picks |= ((seat << 8) | place) << (PICK_BITS * self.pick_count)
        self.pick_count += 1

    def picked_seat(self, number: i64) -> i64:
        """The seat of a picked card."""
        return (self.picks >> (PICK_BITS * number + 8)) & 7

    def picked_place(self, number: i64) -> i64:
        """The place of a picked card."""
        return (self.picks >> (PICK_BITS * number)) & PLACE_MASK

    def forget_picks(self) -> None:
        """No card is chosen any more."""
        self.picks = 0
        self.pick_count = 0

    # --- finished rounds -------------------------------------------------------------------------

    def round_width(self) -> i64:
        """How many numbers a finished round has."""
        return ROUND_SEATS + 3 * self.seats

    def finished_rounds(self) -> i64:
        """How many rounds are finished."""
        return len(self.rounds) // self.round_width()
