"""What lies on the table of Alaska, packed. No rules here."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.state import NO_CARDS, State
from runehall.games.alaska.codes import (
    BY_CAST,
    OVER,
    RIVER,
    card_in_hand,
    copies_in,
    size_of,
)
from runehall.games.alaska.ruleset import AlaskaRuleset

NO_RULESET: Final[AlaskaRuleset | None] = None
NO_COUNTS: Final = vec[i64]()

NO_ANGLER: Final = 255  # no card has this code
NO_CHOICE: Final = 0
NO_WINDOW: Final = 0


class Position(State):
    """A position of Alaska."""

    def __init__(self) -> None:
        super().__init__()
        # Again, so that the compiler need not ask whether they are there (docs/building.md).
        self.seats = 0
        self.phase = 0
        self.turn = 0
        self.turn_no = 1
        self.ruleset: AlaskaRuleset | None = NO_RULESET
        # The pile never changes after the shuffle, so copies share it; `next_card` moves on.
        self.pile: vec[u8] = NO_CARDS
        self.next_card: i64 = 0
        self.discard: vec[u8] = NO_CARDS  # the last of `discard_count` cards is on top
        self.discard_count: i64 = 0
        self.hands: vec[i64] = NO_COUNTS
        self.caught: vec[i64] = NO_COUNTS
        self.salmon: vec[i64] = NO_COUNTS  # by spot, from 1
        self.anglers: vec[u8] = NO_CARDS  # the card that stands in each section, from 1
        self.guarded: i64 = 0  # the sections with an angler, from bit 1
        self.to_place: i64 = 0
        # The section of a cast whose two spots both hold salmon.
        self.choice: i64 = NO_CHOICE
        # The spot a salmon was just caught from, while bears may answer.
        self.window: i64 = NO_WINDOW
        self.window_by: i64 = BY_CAST
        self.passed: i64 = 0
        self.sit_out: i64 = 0
        self.final_left: i64 = 0

    @property
    def rules(self) -> AlaskaRuleset:
        """The options of this table."""
        assert self.ruleset is not None
        return self.ruleset

    def options(self) -> dict[str, Any]:
        """The checked options of this table."""
        return self.rules.options

    def set_up(self, seats: i64, ruleset: AlaskaRuleset) -> None:
        """Lay out an empty river and room for all cards on the discard pile."""
        self.seats = seats
        self.ruleset = ruleset
        # The first slot makes it turn 1.
        self.turn_no = 0
        self.discard = vec[u8]([u8(0)] * ruleset.deck_size)
        self.hands = vec[i64]([i64(0)] * self.seats)
        self.caught = vec[i64]([i64(0)] * self.seats)
        self.salmon = vec[i64]([i64(0)] * (RIVER + 1))
        self.anglers = vec[u8]([u8(NO_ANGLER)] * (RIVER + 1))

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one and independent of it."""
        self.share_with(other)
        other.ruleset = self.ruleset
        other.pile = self.pile
        other.next_card = self.next_card
        other.discard = self.discard[:]
        other.discard_count = self.discard_count
        other.hands = self.hands[:]
        other.caught = self.caught[:]
        other.salmon = self.salmon[:]
        other.anglers = self.anglers[:]
        other.guarded = self.guarded
        other.to_place = self.to_place
        other.choice = self.choice
        other.window = self.window
        other.window_by = self.window_by
        other.passed = self.passed
        other.sit_out = self.sit_out
        other.final_left = self.final_left

    # --- seats and piles -------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """The seat that moves after this one."""
        return i64(0) if seat + 1 == self.seats else seat + 1

    def right_of(self, seat: i64) -> i64:
        """The seat that moves before this one."""
        return self.seats - 1 if seat == 0 else seat - 1

    def holds(self, seat: i64, card: i64) -> i64:
        """How many of a card a hand has."""
        return copies_in(self.hands[seat], card)

    def hand_count(self, seat: i64) -> i64:
        """How many cards a hand has."""
        return size_of(self.hands[seat])

    def draw_count(self) -> i64:
        """How many cards the draw pile still has."""
        return len(self.pile) - self.next_card

    def in_last_round(self) -> bool:
        """The last round is on exactly when the draw pile is empty."""
        return self.next_card == len(self.pile)

    def put_on_discard(self, card: i64) -> None:
        """Lay a card on top of the discard pile."""
        self.discard[self.discard_count] = u8(card)
        self.discard_count += 1

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        """Lay a hand card on top of the discard pile."""
        self.hands[seat] -= card_in_hand(card)
        self.put_on_discard(card)

    # --- the river -------------------------------------------------------------------------------

    def angler_at(self, section: i64) -> i64:
        """The angler's card, or NO_ANGLER."""
        return i64(self.anglers[section])

    def stand_angler(self, section: i64, angler: i64) -> None:
        """Put an angler's card into an empty section."""
        self.anglers[section] = u8(angler)
        self.guarded |= 1 << section

    def discard_angler(self, section: i64) -> None:
        """Lay the angler of a section on top of the discard pile."""
        self.put_on_discard(self.angler_at(section))
        self.anglers[section] = NO_ANGLER
        self.guarded &= ~(1 << section)

    def salmon_in_river(self) -> i64:
        """How many salmon swim in the river."""
        total: i64 = 0
        spot: i64 = 1
        while spot <= RIVER:
            total += self.salmon[spot]
            spot += 1
        return total

    def over(self) -> bool:
        """Whether the last turns have been played."""
        return self.phase == OVER
