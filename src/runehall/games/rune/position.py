"""What lies on the table of RUNE, packed. No rules here."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.state import NO_CARDS, NOTHING, State
from runehall.games.rune.codes import (
    CARD_CELLS,
    COLOUR_BITS,
    LONG_SIDE,
    LYING_CORNER,
    MASTER_BIT,
    SHORT_SIDE,
    START,
    TOKEN_BIT,
    UPRIGHT_CORNER,
    detail_of,
    is_lying,
    owner_of,
    piece,
    x_of,
    y_of,
)
from runehall.games.rune.ruleset import RuneRuleset

# The bytes that each seat has: its supplies and what it has lost.
HAND_COUNT: Final = 0
MASTERS: Final = 1
TOKENS: Final = 2
LOST: Final = 3
SKIPS: Final = 4
SEAT_WIDTH: Final = 5

NO_PIECES: Final = vec[i64]()


class Position(State):
    """A position of RUNE."""

    rules: RuneRuleset  # given once, when a game is dealt or loaded, and shared by all copies

    def __init__(self) -> None:
        super().__init__()
        # Again, so that the compiler need not ask whether they are there (docs/building.md).
        self.seats = 0
        self.phase = 0
        self.turn = 0
        self.turn_no = 1
        self.first: i64 = 0
        self.ending: i64 = NOTHING
        self.anchor: i64 = NOTHING
        self.deck: vec[u8] = NO_CARDS  # never changed: drawing moves `deck_top`
        self.deck_top: i64 = 0
        self.removed: vec[u8] = NO_CARDS
        self.hands: vec[u8] = NO_CARDS
        self.before: vec[u8] = NO_CARDS  # what each seat has in supply
        self.table: vec[i64] = NO_PIECES
        self.masters_placed: vec[i64] = NO_PIECES
        self.tokens_placed: vec[i64] = NO_PIECES
        # Derived from the table, and kept because everything asks for it: the visible layout and
        # the box around it.
        self.cells: vec[u8] = NO_CARDS
        self.left: i64 = 0
        self.right: i64 = 0
        self.top: i64 = 0
        self.bottom: i64 = 0
        # The controlled areas, found when first asked for and forgotten when anything changes.
        # Never changed in place, so that copies share them.
        self.areas: vec[u8] = NO_CARDS
        # The layout in rows of bits as one seat's side looks at it, in the same way.
        self.rows: vec[i64] = NO_PIECES
        self.rows_side: i64 = NOTHING

    def options(self) -> dict[str, Any]:
        """The checked options of this table."""
        return self.rules.options

    def set_up(self, seats: i64, rules: RuneRuleset) -> None:
        """An empty table with nothing on it but the starting card."""
        self.seats = seats
        self.rules = rules
        self.turn_no = 0  # the first turn makes it 1
        self.hands = vec[u8]([u8(0)] * (seats * rules.cards))
        self.before = vec[u8]([u8(0)] * (seats * SEAT_WIDTH))
        self.cells = rules.empty[:]
        self.lay_card(piece(START, 0, 0, 0))

    def set_up_again(self, rules: RuneRuleset) -> None:
        """The same empty table with another number of removed cards."""
        turn_no = self.turn_no
        self.table = NO_PIECES
        self.set_up(self.seats, rules)
        self.turn_no = turn_no

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one and independent of it."""
        self.share_with(other)
        other.rules = self.rules
        other.first = self.first
        other.ending = self.ending
        other.anchor = self.anchor
        other.deck = self.deck
        other.deck_top = self.deck_top
        other.removed = self.removed
        other.hands = self.hands[:]
        other.before = self.before[:]
        other.table = self.table[:]
        other.masters_placed = self.masters_placed[:]
        other.tokens_placed = self.tokens_placed[:]
        other.cells = self.cells[:]
        other.left = self.left
        other.right = self.right
        other.top = self.top
        other.bottom = self.bottom
        other.areas = self.areas
        other.rows = self.rows
        other.rows_side = self.rows_side

    # --- supplies --------------------------------------------------------------------------------

    def masters(self, seat: i64) -> i64:
        """The Rune Masters a seat still has."""
        return i64(self.before[seat * SEAT_WIDTH + MASTERS])

    def set_masters(self, seat: i64, count: i64) -> None:
        self.before[seat * SEAT_WIDTH + MASTERS] = u8(count)

    def tokens(self, seat: i64) -> i64:
        """The Grand Master tokens a seat still has."""
        return i64(self.before[seat * SEAT_WIDTH + TOKENS])

    def set_tokens(self, seat: i64, count: i64) -> None:
        self.before[seat * SEAT_WIDTH + TOKENS] = u8(count)

    def lost(self, seat: i64) -> i64:
        """The Rune Masters a seat has forfeited."""
        return i64(self.before[seat * SEAT_WIDTH + LOST])

    def set_lost(self, seat: i64, count: i64) -> None:
        self.before[seat * SEAT_WIDTH + LOST] = u8(count)

    def skips(self, seat: i64) -> i64:
        """How often none of a seat's cards fitted."""
        return i64(self.before[seat * SEAT_WIDTH + SKIPS])

    def set_skips(self, seat: i64, count: i64) -> None:
        self.before[seat * SEAT_WIDTH + SKIPS] = u8(count)

    # --- cards -----------------------------------------------------------------------------------

    def deck_count(self) -> i64:
        """The cards left to draw."""
        return len(self.deck) - self.deck_top

    def hand_count(self, seat: i64) -> i64:
        """The cards in a hand."""
        return i64(self.before[seat * SEAT_WIDTH + HAND_COUNT])

    def hand_card(self, seat: i64, place: i64) -> i64:
        """The card at a place of a hand, in order of arrival."""
        return i64(self.hands[seat * self.rules.cards + place])

    def set_hand_card(self, seat: i64, place: i64, card: i64) -> None:
        self.hands[seat * self.rules.cards + place] = u8(card)

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """Put a card at the end of a hand."""
        count = self.hand_count(seat)
        self.set_hand_card(seat, count, card)
        self.before[seat * SEAT_WIDTH + HAND_COUNT] = u8(count + 1)

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """Remove the first card of this code; what came later moves up."""
        left = self.hand_count(seat) - 1
        place: i64 = 0
        while self.hand_card(seat, place) != card:
            place += 1
        while place < left:
            self.set_hand_card(seat, place, self.hand_card(seat, place + 1))
            place += 1
        self.set_hand_card(seat, left, 0)
        self.before[seat * SEAT_WIDTH + HAND_COUNT] = u8(left)

    def codes_in_hand(self, seat: i64) -> i64:
        """The set of codes in a hand, as bits: equal cards count once (E15)."""
        codes: i64 = 0
        place: i64 = 0
        count = self.hand_count(seat)
        while place < count:
            codes |= 1 << self.hand_card(seat, place)
            place += 1
        return codes

    # --- the layout ------------------------------------------------------------------------------

    def cell(self, x: i64, y: i64) -> i64:
        """The number of a cell. Only cells of the layout and close to it have one of their own."""
        return (x + y * self.rules.width) & self.rules.wrap

    def cell_of(self, thing: i64) -> i64:
        """The cell at which a piece lies or stands."""
        return self.cell(x_of(thing), y_of(thing))

    def what_is_at(self, x: i64, y: i64) -> i64:
        """The byte of any cell of the unbounded grid; 0 where no rune is."""
        if x < self.left or x > self.right or y < self.top or y > self.bottom:
            return 0
        return i64(self.cells[self.cell(x, y)])

    def forget_derived(self) -> None:
        """What was derived from the layout is no longer true."""
        self.areas = NO_CARDS
        self.rows = NO_PIECES

    def lay_card(self, card: i64) -> None:
        """Lay a card on top of everything: its colours are what is visible now."""
        self.table = append(self.table, card)
        self.forget_derived()
        rotation = detail_of(card)
        box = self.rules.box(rotation)
        corner = self.cell_of(card)
        place: i64 = 0
        while place < CARD_CELLS:
            at = (corner + box[place]) & self.rules.wrap
            colour = 1 << self.rules.colour(owner_of(card), rotation, place)
            self.cells[at] = u8((i64(self.cells[at]) & ~COLOUR_BITS) | colour)
            place += 1
        mark = LYING_CORNER if is_lying(rotation) else UPRIGHT_CORNER
        self.cells[corner] = u8(i64(self.cells[corner]) | mark)
        self.stretch_box(card)

    def stretch_box(self, card: i64) -> None:
        """Make the box around the layout hold this card too."""
        x = x_of(card)
        y = y_of(card)
        lying = is_lying(detail_of(card))
        right = x + (LONG_SIDE if lying else SHORT_SIDE) - 1
        bottom = y + (SHORT_SIDE if lying else LONG_SIDE) - 1
        if x < self.left:
            self.left = x
        if y < self.top:
            self.top = y
        if right > self.right:
            self.right = right
        if bottom > self.bottom:
            self.bottom = bottom

    def stand_master(self, master: i64) -> None:
        """A Rune Master stands on a rune from now on."""
        self.masters_placed = append(self.masters_placed, master)
        self.forget_derived()
        at = self.cell_of(master)
        self.cells[at] = u8(i64(self.cells[at]) | MASTER_BIT)

    def lay_token(self, token: i64) -> None:
        """A token shows its colour from now on."""
        self.tokens_placed = append(self.tokens_placed, token)
        self.forget_derived()
        at = self.cell_of(token)
        kept = i64(self.cells[at]) & ~COLOUR_BITS
        self.cells[at] = u8(kept | TOKEN_BIT | (1 << detail_of(token)))

    def side_of_master(self, number: i64) -> i64:
        """The side of the Rune Master with this number in the order of placing."""
        return self.rules.side(owner_of(self.masters_placed[number]))
