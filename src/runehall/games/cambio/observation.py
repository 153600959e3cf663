"""What a seat of Cambio knows, as bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.action_space import seat_at, seat_from
from runehall.engine.observation import (
    DIGEST_BYTES,
    SIGNED,
    Observer,
    clear_rest,
    numbered_from,
    put_digest,
    put_wide,
    seats_from,
)
from runehall.engine.state import State, mix
from runehall.games.cambio.action_space import PLACES
from runehall.games.cambio.codes import ACTION, DRAWN, GAP, NO_PLACE, place_in, seat_in
from runehall.games.cambio.knowledge import sees_drawn, tables_are_up
from runehall.games.cambio.position import Position

FACE_DOWN: Final = 18
MOST_PICKED: Final = 2


class CambioObserver(Observer):
    """All tables as far as the seat knows them, who knows what, the discard pile, the score."""

    def __init__(self, seats: i64, deck_size: i64) -> None:
        super().__init__()
        self.deck_size: i64 = deck_size
        words = "turn 0, drawn 1, snap 2, give 3, action 4, round_end 5, over 6"
        card = "a card 1 to 16, a gap 17, face down and unknown 18, no place 0"
        self.round: i64 = self.stretch("round", 1, "which round it is")
        self.turn_no: i64 = self.stretch("turn_no", 2, "which turn of the round it is")
        self.phase: i64 = self.stretch("phase", 1, words)
        self.turn: i64 = self.stretch("turn", 1, "whose turn it is")
        self.shuffles: i64 = self.stretch("shuffles", 2, "how often was shuffled")
        self.draw: i64 = self.stretch("draw", 1, "cards in the main pile")
        self.frozen: i64 = self.stretch("frozen", 1, "whether the discard pile is frozen")
        self.caller: i64 = self.stretch("caller", 1, "who has called Cambio + 1, or 0")
        self.drawn: i64 = self.stretch("drawn", 2, "the drawn card; from main pile 1, discard 2")
        self.snapper: i64 = self.stretch("snapper", 1, "who has snapped + 1, or 0")
        self.passed: i64 = self.stretch("passed", 1, "the seats that have passed")
        self.out: i64 = self.stretch("out", 1, "the seats that may throw no more")
        self.second: i64 = self.stretch("second", 1, "whether it is the second window")
        self.gift: i64 = self.stretch("gift", 2, "to whom + 1, and the place + 1; or zeros")
        self.action: i64 = self.stretch(
            "action", 3, "the action 1 to 5, what is left, what is done"
        )
        self.picked: i64 = self.stretch("picked", 2 * MOST_PICKED, "picks: seat + 1 and place each")
        self.failures: i64 = self.stretch("failures", seats, "failed throws of each seat")
        self.totals: i64 = self.stretch("totals", 2 * seats, "points of each seat + 32768")
        self.tables: i64 = self.stretch("tables", seats * PLACES, card)
        self.known: i64 = self.stretch("known", seats * PLACES, "the seats that know each place")
        self.discard: i64 = self.stretch("discard", deck_size, "the cards, the top one first")
        self.rounds: i64 = self.stretch("rounds", DIGEST_BYTES, "a digest of finished rounds")
        self.beyond: i64 = self.stretch("beyond", DIGEST_BYTES, "a digest of places beyond twelve")

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        self.write_course(state, seat, row, at)
        self.write_window(state, seat, row, at)
        self.write_seats(state, seat, row, at)
        self.write_tables(state, seat, row, at)
        self.write_discard(state, row, at + self.discard)
        put_digest(row, at + self.rounds, state.rounds_sight)

    def write_course(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """Round, turn, piles and the drawn card."""
        row[at + self.round] = u8(game.round)
        put_wide(row, at + self.turn_no, game.turn_no)
        row[at + self.phase] = u8(game.phase)
        row[at + self.turn] = u8(seat_from(seat, game.turn, game.seats))
        put_wide(row, at + self.shuffles, game.shuffles)
        row[at + self.draw] = u8(game.draw_count)
        row[at + self.frozen] = u8(1) if game.frozen else u8(0)
        row[at + self.caller] = u8(numbered_from(seat, game.caller, game.seats))
        row[at + self.drawn] = u8(0)
        row[at + self.drawn + 1] = u8(0)
        if game.phase == DRAWN:
            card = game.drawn_card if sees_drawn(game, seat) else i64(FACE_DOWN)
            row[at + self.drawn] = u8(card)
            row[at + self.drawn + 1] = u8(game.drawn_from + 1)

    def write_window(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """Window, gift and action."""
        seats = game.seats
        row[at + self.snapper] = u8(numbered_from(seat, game.snapper, seats))
        row[at + self.passed] = u8(seats_from(game.passed, seat, seats))
        row[at + self.out] = u8(seats_from(game.out, seat, seats))
        row[at + self.second] = u8(1) if game.second else u8(0)
        row[at + self.gift] = u8(numbered_from(seat, game.victim, seats))
        row[at + self.gift + 1] = u8(game.emptied_place + 1)
        row[at + self.action] = u8(game.action)
        row[at + self.action + 1] = u8(game.left) if game.phase == ACTION else u8(0)
        row[at + self.action + 2] = u8(game.done)
        place: i64 = 0
        while place < MOST_PICKED:
            chosen = at + self.picked + 2 * place
            there = place < len(game.picked)
            code = game.picked[place] if there else i64(0)
            row[chosen] = u8(seat_from(seat, seat_in(code), seats) + 1) if there else u8(0)
            row[chosen + 1] = u8(place_in(code))
            place += 1

    def write_seats(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """Failed throws and points."""
        away: i64 = 0
        while away < game.seats:
            other = seat_at(seat, away, game.seats)
            row[at + self.failures + away] = u8(game.failures_of(other))
            put_wide(row, at + self.totals + 2 * away, game.total(other) + SIGNED)
            away += 1

    def write_tables(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """What lies where, as far as the seat knows, and who knows it."""
        beyond: i64 = 0
        away: i64 = 0
        while away < game.seats:
            self.write_table(game, seat, away, row, at + away * PLACES)
            beyond = digest_beyond(game, seat, away, beyond)
            away += 1
        put_digest(row, at + self.beyond, beyond)

    def write_table(self, game: Position, seat: i64, away: i64, row: vec[u8], at: i64) -> None:
        """One seat's table, as far as there is room."""
        tables = game.tables
        knowledge = game.known
        room = game.room
        source = seat_at(seat, away, game.seats) * room
        end = source + (room if room < PLACES else i64(PLACES))
        up = everybody_sees(game)
        shown = at + self.tables
        knowers = at + self.known
        while source < end:
            card = tables[source]
            if card == NO_PLACE:
                break
            known = i64(knowledge[source])
            if ((known | up) >> seat) & 1 == 0 and card != GAP:
                card = FACE_DOWN
            row[shown] = card
            row[knowers] = u8(seats_from(known, seat, game.seats)) if known != 0 else u8(0)
            shown += 1
            knowers += 1
            source += 1
        end = at + self.tables + PLACES
        while shown < end and row[shown] != 0:
            row[shown] = 0
            row[knowers] = 0
            shown += 1
            knowers += 1

    def write_discard(self, game: Position, row: vec[u8], at: i64) -> None:
        """The discard pile, the top card first."""
        size = self.deck_size
        end = at + size
        piles = game.piles
        place = size - game.discard_count
        while place < size:
            row[at] = piles[place]
            at += 1
            place += 1
        clear_rest(row, at, end)


def everybody_sees(game: Position) -> i64:
    """The seats that see every card: all between rounds, else none."""
    return game.everyone() if tables_are_up(game) else i64(0)


def digest_beyond(game: Position, seat: i64, away: i64, digest: i64) -> i64:
    """Stir in the places of a table for which there is no room."""
    tables = game.tables
    knowledge = game.known
    room = game.room
    first = seat_at(seat, away, game.seats) * room
    up = everybody_sees(game)
    place: i64 = PLACES
    while place < room:
        card = i64(tables[first + place])
        if card == NO_PLACE:
            break
        known = i64(knowledge[first + place])
        if ((known | up) >> seat) & 1 == 0 and card != GAP:
            card = FACE_DOWN
        if known != 0:
            known = seats_from(known, seat, game.seats)
        digest = mix(mix(digest, (away << 8) | place), (card << 8) | known)
        place += 1
    return digest
