"""Fixed ids for Cambio's actions: places of tables, the own one first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.action_space import PlaceActions, seat_at, seat_from
from runehall.engine.state import VERB_SHIFT, State
from runehall.games.cambio.codes import (
    CAMBIO,
    DEAL,
    DISCARD,
    DRAW,
    EXCHANGE,
    GIVE_CARD,
    PASS,
    PEEK,
    PICK,
    SHOW,
    TAKE,
    THROW,
    place_code,
    seat_in,
)

# So many places of each table have ids of their own. Sensible play hardly ever needs more; who
# throws at random piles up penalties.
PLACES: Final = 12
# A red king can peek at every card there is, or pick it.
CHOICES_OF_A_CARD: Final = 2
VERBS: Final = 12


class CambioActions(PlaceActions):
    """The ids at a table of so many seats with so many cards."""

    def __init__(self, seats: i64, cards: i64) -> None:
        super().__init__(PLACES)
        self.seats: i64 = seats
        anywhere = {"seat": int(seats), "place": PLACES}
        self.draw: i64 = self.verb("draw", {})
        self.take: i64 = self.verb("take", {})
        self.cambio: i64 = self.verb("cambio", {})
        self.discard: i64 = self.verb("discard", {})
        self.pass_on: i64 = self.verb("pass", {})
        self.deal: i64 = self.verb("deal", {})
        self.exchange: i64 = self.verb("exchange {place}", {"place": PLACES})
        self.give: i64 = self.verb("give {place}", {"place": PLACES})
        self.throw: i64 = self.verb("snap {seat} {place}", anywhere)
        self.peek: i64 = self.verb("peek {seat} {place}", anywhere)
        self.pick: i64 = self.verb("pick {seat} {place}", anywhere)
        self.show: i64 = self.verb("show {seat} {place}", anywhere)
        self.close(CHOICES_OF_A_CARD * cards)
        # By the number of their verb: their first ids, and how many ids each table has.
        self.firsts: vec[i64] = vec[i64]([i64(0)] * VERBS)
        self.widths: vec[i64] = vec[i64]([i64(0)] * VERBS)
        self.note_verbs()

    def note_verbs(self) -> None:
        """Where the ids of each verb begin."""
        firsts = self.firsts
        firsts[DRAW >> VERB_SHIFT] = self.draw
        firsts[TAKE >> VERB_SHIFT] = self.take
        firsts[CAMBIO >> VERB_SHIFT] = self.cambio
        firsts[DISCARD >> VERB_SHIFT] = self.discard
        firsts[PASS >> VERB_SHIFT] = self.pass_on
        firsts[DEAL >> VERB_SHIFT] = self.deal
        firsts[EXCHANGE >> VERB_SHIFT] = self.exchange
        firsts[GIVE_CARD >> VERB_SHIFT] = self.give
        firsts[THROW >> VERB_SHIFT] = self.throw
        firsts[PEEK >> VERB_SHIFT] = self.peek
        firsts[PICK >> VERB_SHIFT] = self.pick
        firsts[SHOW >> VERB_SHIFT] = self.show
        for verb in (THROW, PEEK, PICK, SHOW):
            self.widths[verb >> VERB_SHIFT] = PLACES

    def first_of(self, state: State, seat: i64, action: i64) -> i64:
        verb = action >> VERB_SHIFT
        return self.firsts[verb] + seat_from(seat, seat_in(action), self.seats) * self.widths[verb]

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        if number < self.exchange:
            return self.plain_action(number)
        if number < self.give:
            return EXCHANGE | (number - self.exchange)
        if number < self.throw:
            return GIVE_CARD | (number - self.give)
        if number < self.peek:
            return THROW | self.place_at(seat, number - self.throw)
        if number < self.pick:
            return PEEK | self.place_at(seat, number - self.peek)
        if number < self.show:
            return PICK | self.place_at(seat, number - self.pick)
        return SHOW | self.place_at(seat, number - self.show)

    def plain_action(self, number: i64) -> i64:
        """The actions that name no place."""
        if number == self.draw:
            return DRAW
        if number == self.take:
            return TAKE
        if number == self.cambio:
            return CAMBIO
        if number == self.discard:
            return DISCARD
        return PASS if number == self.pass_on else DEAL

    def place_at(self, seat: i64, at: i64) -> i64:
        """The code of a place that a seat counts from its own table on."""
        return place_code(seat_at(seat, at // PLACES, self.seats), at % PLACES)
