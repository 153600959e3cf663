"""What a seat of RUNES knows, as bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.action_space import seat_at, seat_from
from runehall.engine.observation import (
    DIGEST_BYTES,
    Observer,
    clear,
    numbered_from,
    put_cards,
    put_digest,
    put_wide,
    seats_from,
)
from runehall.engine.state import NOTHING, State, mix
from runehall.games.runes.action_space import CELL_COUNT, CELL_PLACES
from runehall.games.runes.cells import (
    CELL_SHIFT,
    COINS_SHIFT,
    MATCHES_SHIFT,
    NO_OWNER,
    NO_STONE,
    OWNER_SHIFT,
    ROTATION_SHIFT,
    STONE_AT_SHIFT,
)
from runehall.games.runes.position import HELD_WIDTH, Position
from runehall.games.runes.sight import picked_number

HAND_ROOM: Final = 6
CAST_ROOM: Final = 8
PICK_BYTES: Final = 4
ROTATION_MASK: Final = 7
COINS_MASK: Final = 15


class RunesObserver(Observer):
    """The table within ten cells of the middle, all hands, the own cards, the running ritual."""

    def __init__(self, seats: i64, rituals: i64) -> None:
        super().__init__()
        self.rituals: i64 = rituals
        words = "turn 0, full 1, choose 2, respond 3, during 4, between 5, over 6"
        self.turn_no: i64 = self.stretch("turn_no", 2, "which turn it is")
        self.phase: i64 = self.stretch("phase", 1, words)
        self.turn: i64 = self.stretch("turn", 1, "whose turn it is")
        self.direction: i64 = self.stretch("direction", 1, "clockwise 2, the other way 0")
        self.stuck: i64 = self.stretch("stuck", 1, "the seats that could not lay a stone")
        self.owed: i64 = self.stretch("owed", 1, "cards still to be drawn")
        self.shuffles: i64 = self.stretch("shuffles", 2, "how often was shuffled")
        self.rolls: i64 = self.stretch("rolls", 2, "how many dice were rolled")
        self.dice: i64 = self.stretch("dice", 1, "how many dice are prescribed")
        self.pile: i64 = self.stretch("pile", 2, "stones and cards left to draw")
        self.cast: i64 = self.stretch(
            "cast",
            8,
            "the running ritual, each + 1: card, kind, by, against, die, step; the seats it "
            "strikes, and the phase it leads back to",
        )
        self.picked: i64 = self.stretch("picked", 2 * PICK_BYTES, "two choices, as codes + 1")
        self.cast_cards: i64 = self.stretch("cast_cards", CAST_ROOM, "cards of the ritual + 1")
        self.skips: i64 = self.stretch("skips", seats, "turns each seat misses")
        self.trays: i64 = self.stretch("trays", seats, "coins left on each tray")
        self.form_coins: i64 = self.stretch("form_coins", seats, "coins of each seat on forms")
        self.held_counts: i64 = self.stretch("held_counts", seats, "how many cards each seat holds")
        self.hand_counts: i64 = self.stretch("hand_counts", seats, "how many stones each hand has")
        self.hands: i64 = self.stretch("hands", seats * HAND_ROOM, "stones + 1 of each hand")
        self.held: i64 = self.stretch("held", HELD_WIDTH - 1, "the own cards + 1")
        self.played: i64 = self.stretch("played", rituals, "played cards + 1, the latest first")
        self.removed: i64 = self.stretch("removed", rituals, "removed cards + 1")
        self.stones: i64 = self.stretch("stones", CELL_COUNT, "the top stone + 1 of each cell")
        self.rotations: i64 = self.stretch("rotations", CELL_COUNT, "how it is turned")
        self.owners: i64 = self.stretch("owners", CELL_COUNT, "whose coins lie there, + 1")
        self.coins: i64 = self.stretch("coins", CELL_COUNT, "how many coins lie there")
        self.beyond: i64 = self.stretch(
            "beyond", DIGEST_BYTES, "a digest of stones beneath others, and of what lies outside"
        )

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        self.write_course(state, seat, row, at)
        self.write_cast(state, seat, row, at)
        beyond = self.write_seats(state, seat, row, at)
        put_cards(row, at + self.played, self.rituals, state.played, len(state.played))
        put_cards(row, at + self.removed, self.rituals, state.removed, len(state.removed))
        beyond = self.write_cells(state, seat, row, at, beyond=beyond)
        covered: i64 = 0
        while covered < len(state.covered):
            beyond = mix(beyond, state.covered[covered])
            covered += 1
        put_digest(row, at + self.beyond, beyond)

    def write_course(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """Turn and piles."""
        put_wide(row, at + self.turn_no, game.turn_no)
        row[at + self.phase] = u8(game.phase)
        row[at + self.turn] = u8(seat_from(seat, game.turn, game.seats))
        row[at + self.direction] = u8(game.direction + 1)
        row[at + self.stuck] = u8(seats_from(game.stuck, seat, game.seats))
        row[at + self.owed] = u8(game.owed)
        put_wide(row, at + self.shuffles, game.shuffles)
        put_wide(row, at + self.rolls, game.rolls)
        row[at + self.dice] = u8(len(game.dice))
        row[at + self.pile] = u8(game.pile_count())
        row[at + self.pile + 1] = u8(game.card_count())

    def write_cast(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """The ritual that is running."""
        clear(row, at + self.cast, at + self.skips)
        if game.cast_card == NOTHING:
            return
        cast = at + self.cast
        row[cast] = u8(game.cast_card + 1)
        row[cast + 1] = u8(game.cast_kind + 1)
        row[cast + 2] = u8(numbered_from(seat, game.cast_by, game.seats))
        row[cast + 3] = u8(numbered_from(seat, game.cast_against, game.seats))
        row[cast + 4] = u8(game.cast_die + 1)
        row[cast + 5] = u8(game.cast_step + 1)
        row[cast + 6] = u8(seats_from(game.cast_victims, seat, game.seats))
        row[cast + 7] = u8(game.cast_back)
        put_wide(row, at + self.picked, picked_number(game.picked_first))
        put_wide(row, at + self.picked + 2, picked_number(game.picked_first) >> 16)
        put_wide(row, at + self.picked + 4, picked_number(game.picked_second))
        put_wide(row, at + self.picked + 6, picked_number(game.picked_second) >> 16)
        put_cards(row, at + self.cast_cards, CAST_ROOM, game.cast_cards, len(game.cast_cards))

    def write_seats(self, game: Position, seat: i64, row: vec[u8], at: i64) -> i64:
        """Coins, stones and cards of all seats; a digest of stones for which there is no room."""
        beyond: i64 = 0
        away: i64 = 0
        while away < game.seats:
            other = seat_at(seat, away, game.seats)
            row[at + self.skips + away] = game.skips[other]
            row[at + self.trays + away] = game.trays[other]
            row[at + self.form_coins + away] = game.form_coins[other]
            row[at + self.held_counts + away] = u8(game.held_count(other))
            count = game.hand_count(other)
            row[at + self.hand_counts + away] = u8(count)
            slot: i64 = 0
            while slot < HAND_ROOM or slot < count:
                stone = game.hand_stone(other, slot) + 1 if slot < count else i64(0)
                if slot < HAND_ROOM:
                    row[at + self.hands + away * HAND_ROOM + slot] = u8(stone)
                else:
                    beyond = mix(beyond, (stone << 8) | slot)
                slot += 1
            away += 1
        place: i64 = 0
        while place < HELD_WIDTH - 1:
            held = place < game.held_count(seat)
            row[at + self.held + place] = u8(game.held_card(seat, place) + 1) if held else u8(0)
            place += 1
        return beyond

    def write_cells(self, game: Position, seat: i64, row: vec[u8], at: i64, *, beyond: i64) -> i64:
        """Every stone within the window; a digest of those outside. Stones never leave a cell."""
        cells = game.cells
        places = CELL_PLACES
        seats = game.seats
        stones = at + self.stones
        rotations = at + self.rotations
        owners = at + self.owners
        coins = at + self.coins
        count: i64 = len(cells)
        place: i64 = 0
        while place < count:
            # What `cells.py` would tell, without a call for each of a hundred cells.
            word = cells[place]
            place += 1
            stone = (word >> STONE_AT_SHIFT) & NO_STONE
            if stone == NO_STONE:
                continue
            cell = places[word >> CELL_SHIFT]
            if cell == NOTHING:
                beyond = mix(mix(beyond, word >> MATCHES_SHIFT), 1)
                continue
            owner = ((word >> OWNER_SHIFT) & NO_OWNER) - seat
            row[stones + cell] = u8(stone + 1)
            row[rotations + cell] = u8((word >> ROTATION_SHIFT) & ROTATION_MASK)
            row[owners + cell] = u8((owner if owner >= 0 else owner + seats) + 1)
            row[coins + cell] = u8((word >> COINS_SHIFT) & COINS_MASK)
        return beyond
