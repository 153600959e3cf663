"""What a seat of Kodiak knows, as bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.action_space import seat_at, seat_from
from runehall.engine.observation import (
    DIGEST_BYTES,
    SIGNED,
    Observer,
    clear,
    clear_rest,
    is_wide,
    numbered_from,
    put_digest,
    put_growing,
    put_wide,
    seats_from,
)
from runehall.engine.state import SIGHT, State, mix
from runehall.games.kodiak.codes import GAP
from runehall.games.kodiak.knowledge import tables_are_up
from runehall.games.kodiak.position import (
    FACE_UP,
    QUEUE_SHIFT,
    SEATS_MASK,
    UNDECIDED,
    Position,
)

FACE_DOWN: Final = 17
A_GAP: Final = 18
MOST_PICKED: Final = 5
QUEUE_ROOM: Final = 6
RUN_ROOM: Final = 8


class KodiakObserver(Observer):
    """All tables as far as the seat knows them, who knows what, the window, the score."""

    def __init__(self, seats: i64, places: i64, deck_size: i64) -> None:
        super().__init__()
        self.places: i64 = places
        self.deck_size: i64 = deck_size
        words = "draw 0, place 1, frenzy 2, action 3, offer 4, round_end 5, over 6"
        card = "a card 1 to 16, face down and unknown 17, a gap 18, no place 0"
        self.round: i64 = self.stretch("round", 1, "which round it is")
        self.turn_no: i64 = self.stretch("turn_no", 2, "which turn of the round it is")
        self.phase: i64 = self.stretch("phase", 1, words)
        self.turn: i64 = self.stretch("turn", 1, "whose turn it is")
        self.cat: i64 = self.stretch("cat", 1, "who is Kodiak")
        self.shuffles: i64 = self.stretch("shuffles", 2, "how often was shuffled")
        self.draw: i64 = self.stretch("draw", 1, "cards in the main pile")
        self.drawn: i64 = self.stretch("drawn", 1, "the drawn card, unknown 17, none 0")
        self.resume: i64 = self.stretch("resume", 1, "where play goes on: draw 1, place 2, next 3")
        self.runner: i64 = self.stretch("runner", 1, "who runs + 1, or 0")
        self.passed: i64 = self.stretch("passed", 1, "the seats that have passed")
        self.out: i64 = self.stretch("out", 1, "the seats that may throw no more")
        self.flags: i64 = self.stretch("flags", 4, "second, claimed, locked, acted")
        self.action: i64 = self.stretch("action", 2, "what is left of the action, what was used")
        self.targets: i64 = self.stretch("targets", 1, "the seats a blue king reaches")
        self.pounces: i64 = self.stretch("pounces", 2, "Kodiak's pounces in this round")
        self.picked: i64 = self.stretch(
            "picked", 2 * MOST_PICKED, "picks: seat + 1, and place + 1 or 0 for Kodiak's choice"
        )
        self.run: i64 = self.stretch("run", RUN_ROOM, "the places of a run, each + 1")
        self.queue: i64 = self.stretch("queue", 2 * QUEUE_ROOM, "waiting: card and seat + 1 each")
        self.hairballs: i64 = self.stretch("hairballs", 2 * seats, "hairballs of each seat + 32768")
        self.totals: i64 = self.stretch("totals", 2 * seats, "points of each seat + 32768")
        self.tables: i64 = self.stretch("tables", seats * places, card)
        self.known: i64 = self.stretch(
            "known", seats * places, "the seats that know each place; bit 6: it lies face up"
        )
        self.discard: i64 = self.stretch("discard", deck_size, "the cards, the oldest first")
        self.rounds: i64 = self.stretch("rounds", DIGEST_BYTES, "a digest of finished rounds")
        self.beyond: i64 = self.stretch("beyond", DIGEST_BYTES, "a digest of longer runs, queues")

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        self.write_discard(state, row, at)
        self.write_course(state, seat, row, at)
        self.write_window(state, seat, row, at)
        self.write_waiting(state, seat, row, at)
        self.write_seats(state, seat, row, at)
        away: i64 = 0
        while away < state.seats:
            self.write_table(state, seat, away, row, at + away * self.places)
            away += 1
        self.write_digests(state, row, at)

    def write_discard(self, game: Position, row: vec[u8], at: i64) -> None:
        """The discard pile, before the shuffles are told: since the last one it has only grown."""
        discard = at + self.discard
        if not is_wide(row, at + self.shuffles, game.shuffles):
            clear(row, discard, discard + self.deck_size)
        put_growing(row, discard, game.piles, game.pile_count, 0)

    def write_course(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """Round, turn, piles and the drawn card."""
        row[at + self.round] = u8(game.round)
        put_wide(row, at + self.turn_no, game.turn_no)
        row[at + self.phase] = u8(game.phase)
        row[at + self.turn] = u8(seat_from(seat, game.turn, game.seats))
        row[at + self.cat] = u8(seat_from(seat, game.cat, game.seats))
        put_wide(row, at + self.shuffles, game.shuffles)
        row[at + self.draw] = u8(game.main_count())
        held = game.drawn
        if held != GAP and game.turn != seat:
            held = FACE_DOWN
        row[at + self.drawn] = u8(held)
        row[at + self.resume] = u8(game.resume + 1)

    def write_window(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """Window and action."""
        row[at + self.runner] = u8(numbered_from(seat, game.runner, game.seats))
        row[at + self.passed] = u8(seats_from(game.passed, seat, game.seats))
        row[at + self.out] = u8(seats_from(game.out, seat, game.seats))
        row[at + self.flags] = u8(1) if game.second else u8(0)
        row[at + self.flags + 1] = u8(1) if game.claimed else u8(0)
        row[at + self.flags + 2] = u8(1) if game.locked else u8(0)
        row[at + self.flags + 3] = u8(1) if game.acted else u8(0)
        row[at + self.action] = u8(game.left)
        row[at + self.action + 1] = u8(game.used)
        row[at + self.targets] = u8(seats_from(game.targets, seat, game.seats))
        put_wide(row, at + self.pounces, game.pounces)

    def write_waiting(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """What was picked, the run, and the actions that wait."""
        self.write_picks(game, seat, row, at + self.picked)
        run = game.run
        number: i64 = 0
        while number < len(run) and number < RUN_ROOM:
            row[at + self.run + number] = u8(i64(run[number]) + 1)
            number += 1
        clear_rest(row, at + self.run + number, at + self.run + RUN_ROOM)
        queue = game.queue
        number = 0
        while number < len(queue) and number < QUEUE_ROOM:
            waiting = i64(queue[number])
            acting = waiting & ((1 << QUEUE_SHIFT) - 1)
            row[at + self.queue + 2 * number] = u8(waiting >> QUEUE_SHIFT)
            row[at + self.queue + 2 * number + 1] = u8(seat_from(seat, acting, game.seats) + 1)
            number += 1
        clear_rest(row, at + self.queue + 2 * number, at + self.queue + 2 * QUEUE_ROOM)

    def write_picks(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """What was picked: a seat, and a place that may not be decided yet."""
        number: i64 = 0
        while number < game.pick_count and number < MOST_PICKED:
            row[at] = u8(seat_from(seat, game.picked_seat(number), game.seats) + 1)
            place = game.picked_place(number)
            row[at + 1] = u8(0) if place == UNDECIDED else u8(place + 1)
            at += 2
            number += 1
        while number < MOST_PICKED and row[at] != 0:
            row[at] = 0
            row[at + 1] = 0
            at += 2
            number += 1

    def write_seats(self, game: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """Hairballs and points."""
        away: i64 = 0
        while away < game.seats:
            other = seat_at(seat, away, game.seats)
            put_wide(row, at + self.hairballs + 2 * away, game.hairballs[other] + SIGNED)
            put_wide(row, at + self.totals + 2 * away, game.totals[other] + SIGNED)
            away += 1

    def write_table(self, game: Position, seat: i64, away: i64, row: vec[u8], at: i64) -> None:
        """One seat's table: what lies there as far as the viewer knows, and who knows it."""
        owner = seat_at(seat, away, game.seats)
        first = owner * game.width
        seen = FACE_UP | (1 << seat)
        up = tables_are_up(game)
        tables = game.tables
        knowledge = game.known
        places = at + self.tables
        knowers = at + self.known
        end = game.places(owner)
        place: i64 = 0
        while place < end:
            shown = tables[first + place]
            known = i64(knowledge[first + place])
            if shown == GAP:
                shown = A_GAP
            elif not up and known & seen == 0:
                shown = FACE_DOWN
            row[places + place] = shown
            if known != 0:
                known = seats_from(known & SEATS_MASK, seat, game.seats) | (known & FACE_UP)
            row[knowers + place] = u8(known)
            place += 1
        while place < self.places and row[places + place] != 0:
            row[places + place] = u8(0)
            row[knowers + place] = u8(0)
            place += 1

    def write_digests(self, game: Position, row: vec[u8], at: i64) -> None:
        """Finished rounds, and runs and queues longer than there is room for."""
        digest: i64 = 0
        number: i64 = 0
        while number < len(game.rounds):
            digest = mix(digest, game.rounds[number] & SIGHT)
            number += 1
        put_digest(row, at + self.rounds, digest)
        digest = 0
        number = RUN_ROOM
        while number < len(game.run):
            digest = mix(digest, i64(game.run[number]) + 1)
            number += 1
        number = QUEUE_ROOM
        while number < len(game.queue):
            digest = mix(digest, i64(game.queue[number]) + 256)
            number += 1
        put_digest(row, at + self.beyond, digest)
