"""What lies on the table of RUNES, packed. No rules here."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.state import NO_CARDS, NOTHING, State
from runehall.games.runes.cells import CELL_SHIFT, NO_OWNER, empty_cell, owner_of
from runehall.games.runes.codes import NO_STEP, OVER, TURN
from runehall.games.runes.ruleset import RunesRuleset

# Before each seat: how many stones or cards, then the stones or cards in the order received.
HAND_WIDTH: Final = 73
HELD_WIDTH: Final = 8

NO_CELLS: Final = vec[i64]()


class Position(State):
    """A position of RUNES."""

    rules: RunesRuleset  # given once, when a table is set up, and shared by all copies

    def __init__(self) -> None:
        super().__init__()
        # Again, so that the compiler need not ask whether they are there (docs/building.md).
        self.seats = 0
        self.phase = 0
        self.turn = 0
        self.turn_no = 1
        self.direction: i64 = 1
        self.stuck: i64 = 0
        self.owed: i64 = 0
        self.trays: vec[u8] = NO_CARDS
        self.skips: vec[u8] = NO_CARDS
        self.form_coins: vec[u8] = NO_CARDS
        self.hands: vec[u8] = NO_CARDS
        self.held: vec[u8] = NO_CARDS
        self.cells: vec[i64] = NO_CELLS
        # Piles are replaced when they change and never written into, so that copies share them.
        self.pile: vec[u8] = NO_CARDS
        self.pile_top: i64 = 0
        self.card_pile: vec[u8] = NO_CARDS
        self.card_top: i64 = 0
        self.played: vec[u8] = NO_CARDS  # the most recent first
        self.removed: vec[u8] = NO_CARDS
        self.covered: vec[i64] = NO_CELLS  # cell << 8 | stone, ascending by cell, the topmost first
        # The ritual being carried out.
        self.cast_card: i64 = NOTHING
        self.cast_kind: i64 = NOTHING
        self.cast_by: i64 = NOTHING
        self.cast_against: i64 = NOTHING
        self.cast_die: i64 = NOTHING
        self.cast_step: i64 = NO_STEP
        self.picked_first: i64 = NOTHING
        self.picked_second: i64 = NOTHING
        self.cast_victims: i64 = 0
        self.cast_cards: vec[u8] = NO_CARDS
        self.cast_back: i64 = TURN
        # The open window: who has passed, and who is still asked.
        self.passed: i64 = 0
        self.asked: i64 = 0
        self.end_reason: i64 = NOTHING

    def options(self) -> dict[str, Any]:
        """The checked options of this table."""
        return self.rules.options

    def set_up(self, seats: i64, rules: RunesRuleset) -> None:
        """Every seat has an empty tray and empty hands; nothing is on the table."""
        self.rules = rules
        self.seats = seats
        self.turn = rules.first
        self.trays = vec[u8]([u8(0)] * seats)
        self.skips = vec[u8]([u8(0)] * seats)
        self.form_coins = vec[u8]([u8(0)] * seats)
        self.hands = vec[u8]([u8(0)] * (seats * HAND_WIDTH))
        self.held = vec[u8]([u8(0)] * (seats * HELD_WIDTH))

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one and independent of it."""
        self.share_with(other)
        other.rules = self.rules
        other.direction = self.direction
        other.stuck = self.stuck
        other.owed = self.owed
        other.trays = self.trays[:]
        other.skips = self.skips[:]
        other.form_coins = self.form_coins[:]
        other.hands = self.hands[:]
        other.held = self.held[:]
        other.cells = self.cells[:]
        other.pile = self.pile
        other.pile_top = self.pile_top
        other.card_pile = self.card_pile
        other.card_top = self.card_top
        other.played = self.played
        other.removed = self.removed
        other.covered = self.covered
        other.cast_card = self.cast_card
        other.cast_kind = self.cast_kind
        other.cast_by = self.cast_by
        other.cast_against = self.cast_against
        other.cast_die = self.cast_die
        other.cast_step = self.cast_step
        other.picked_first = self.picked_first
        other.picked_second = self.picked_second
        other.cast_victims = self.cast_victims
        other.cast_cards = self.cast_cards
        other.cast_back = self.cast_back
        other.passed = self.passed
        other.asked = self.asked
        other.end_reason = self.end_reason

    def over(self) -> bool:
        """Whether the last coin is laid, or nobody can lay a stone."""
        return self.phase == OVER

    # --- coins -----------------------------------------------------------------------------------

    def tray(self, seat: i64) -> i64:
        return i64(self.trays[seat])

    def change_tray(self, seat: i64, coins: i64) -> None:
        """Add coins to a tray; a negative number takes them away."""
        self.trays[seat] = u8(i64(self.trays[seat]) + coins)

    # --- stones in hand and in the pile ----------------------------------------------------------

    def hand_count(self, seat: i64) -> i64:
        return i64(self.hands[seat * HAND_WIDTH])

    def hand_stone(self, seat: i64, place: i64) -> i64:
        return i64(self.hands[seat * HAND_WIDTH + 1 + place])

    def add_to_hand(self, seat: i64, stone: i64) -> None:
        start = seat * HAND_WIDTH
        count = i64(self.hands[start]) + 1
        self.hands[start] = u8(count)
        self.hands[start + count] = u8(stone)

    def take_from_hand(self, seat: i64, stone: i64) -> None:
        self.take_from_row(self.hands, seat * HAND_WIDTH, stone)

    def take_from_row(self, rows: vec[u8], start: i64, thing: i64) -> None:
        """Take the first copy of a thing out of a counted row and close the gap."""
        last = start + i64(rows[start])
        place = start + 1
        while i64(rows[place]) != thing:
            place += 1
        while place < last:
            rows[place] = rows[place + 1]
            place += 1
        rows[last] = 0
        rows[start] = u8(last - start - 1)

    def holder_of(self, stone: i64) -> i64:
        """The seat with this stone in hand."""
        seat: i64 = 0
        while seat < self.seats:
            place: i64 = 0
            while place < self.hand_count(seat):
                if self.hand_stone(seat, place) == stone:
                    return seat
                place += 1
            seat += 1
        return NOTHING

    def pile_count(self) -> i64:
        return len(self.pile) - self.pile_top

    # --- ritual cards ----------------------------------------------------------------------------

    def held_count(self, seat: i64) -> i64:
        return i64(self.held[seat * HELD_WIDTH])

    def held_card(self, seat: i64, place: i64) -> i64:
        return i64(self.held[seat * HELD_WIDTH + 1 + place])

    def add_held(self, seat: i64, card: i64) -> None:
        start = seat * HELD_WIDTH
        count = i64(self.held[start]) + 1
        self.held[start] = u8(count)
        self.held[start + count] = u8(card)

    def take_held(self, seat: i64, card: i64) -> None:
        self.take_from_row(self.held, seat * HELD_WIDTH, card)

    def held_kinds(self, seat: i64) -> i64:
        """The kinds of card a seat holds, as a mask."""
        kinds: i64 = 0
        place: i64 = 0
        while place < self.held_count(seat):
            kinds |= i64(1) << self.held_card(seat, place)
            place += 1
        return kinds

    def card_count(self) -> i64:
        return len(self.card_pile) - self.card_top

    # --- cells -----------------------------------------------------------------------------------

    def place_of(self, cell: i64) -> i64:
        """Where the word of a cell is, or would be, among the cells."""
        cells = self.cells
        low: i64 = 0
        high: i64 = len(cells)
        sought = cell << CELL_SHIFT
        while low < high:
            middle = (low + high) >> 1
            if cells[middle] < sought:
                low = middle + 1
            else:
                high = middle
        return low

    def word_at(self, cell: i64) -> i64:
        """The word of a cell; that of an empty cell if no stone is near."""
        place = self.place_of(cell)
        if place < len(self.cells) and self.cells[place] >> CELL_SHIFT == cell:
            return self.cells[place]
        return empty_cell(cell)

    def owner_at(self, cell: i64) -> i64:
        """The owner of the top stone of a cell, or NO_OWNER."""
        return self.owners_from(cell, 1)

    def owners_from(self, first: i64, count: i64) -> i64:
        """The owners of cells with successive numbers, three bits each."""
        owners: i64 = 0
        place = self.place_of(first)
        ahead: i64 = 0
        while ahead < count:
            owner: i64 = NO_OWNER
            if place < len(self.cells) and self.cells[place] >> CELL_SHIFT == first + ahead:
                owner = owner_of(self.cells[place])
                place += 1
            owners |= owner << (ahead * 3)
            ahead += 1
        return owners

    def make_room(self, place: i64, cell: i64) -> None:
        """Have the word of a cell at its place, if it is not there yet."""
        count: i64 = len(self.cells)
        if place < count and self.cells[place] >> CELL_SHIFT == cell:
            return
        cells = append(self.cells, empty_cell(cell))
        while count > place:
            cells[count] = cells[count - 1]
            count -= 1
        cells[place] = empty_cell(cell)
        self.cells = cells


def with_first(things: vec[u8], thing: i64) -> vec[u8]:
    """A new pile with one more on top."""
    longer = append(vec[u8](capacity=len(things) + 1), u8(thing))
    place: i64 = 0
    while place < len(things):
        longer = append(longer, things[place])
        place += 1
    return longer


def with_last(things: vec[u8], thing: i64) -> vec[u8]:
    """A new pile with one more at its end."""
    return append(things[:], u8(thing))
