"""Fixed ids for Kodiak's actions: places of tables, the own one first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.action_space import PlaceActions, seat_at, seat_from
from runehall.engine.state import NOTHING, VERB_SHIFT, State
from runehall.games.kodiak.codes import (
    COUNTER,
    DEAL,
    DRAW_CARD,
    EXCHANGE,
    EXPOSE,
    MAKE_OFFER,
    OWN_SHIFT,
    PASS,
    PEEK,
    PICK,
    PICK_KODIAK,
    POUNCE,
    SCURRY,
    SEAT_SHIFT,
    SHOW,
    own_place_in,
    seat_in,
)
from runehall.games.kodiak.position import Position

OVERFLOW: Final = 50
VERBS: Final = 13


class KodiakActions(PlaceActions):
    """The ids at a table of so many seats, at which so many places have ids of their own.

    A seat takes no penalty beyond the cap; only a counter in the middle of a run gives it more.
    """

    def __init__(self, seats: i64, places: i64) -> None:
        super().__init__(places)
        self.seats: i64 = seats
        own = {"place": int(places)}
        anywhere = {"seat": int(seats), **own}
        self.draw: i64 = self.verb("draw", {})
        self.pass_on: i64 = self.verb("pass", {})
        self.deal: i64 = self.verb("deal", {})
        self.pick_kodiak: i64 = self.verb("pick Kodiak", {})
        self.exchange: i64 = self.verb("exchange {place}", own)
        self.scurry: i64 = self.verb("scurry {place}", own)
        self.counter: i64 = self.verb("counter {place}", own)
        self.offer: i64 = self.verb("offer {place}", own)
        self.peek: i64 = self.verb("peek {seat} {place}", anywhere)
        self.expose: i64 = self.verb("expose {seat} {place}", anywhere)
        self.pick: i64 = self.verb("pick {seat} {place}", anywhere)
        self.show: i64 = self.verb("show {seat} {place}", anywhere)
        # Kodiak pounces on others: seat 0 is the one to his left.
        self.pounce: i64 = self.verb(
            "pounce {own} {mouse} {place}",
            {"mouse": int(seats) - 1, "own": int(places), **own},
        )
        self.close(OVERFLOW)
        # By the number of their verb: their first ids, and how many ids each table has.
        self.firsts: vec[i64] = vec[i64]([i64(0)] * VERBS)
        self.widths: vec[i64] = vec[i64]([i64(0)] * VERBS)
        self.note_verbs()

    def note_verbs(self) -> None:
        """Where the ids of each verb begin."""
        firsts = self.firsts
        firsts[DRAW_CARD >> VERB_SHIFT] = self.draw
        firsts[PASS >> VERB_SHIFT] = self.pass_on
        firsts[DEAL >> VERB_SHIFT] = self.deal
        firsts[PICK_KODIAK >> VERB_SHIFT] = self.pick_kodiak
        firsts[EXCHANGE >> VERB_SHIFT] = self.exchange
        firsts[SCURRY >> VERB_SHIFT] = self.scurry
        firsts[COUNTER >> VERB_SHIFT] = self.counter
        firsts[MAKE_OFFER >> VERB_SHIFT] = self.offer
        firsts[PEEK >> VERB_SHIFT] = self.peek
        firsts[EXPOSE >> VERB_SHIFT] = self.expose
        firsts[PICK >> VERB_SHIFT] = self.pick
        firsts[SHOW >> VERB_SHIFT] = self.show
        for verb in (PEEK, EXPOSE, PICK, SHOW):
            self.widths[verb >> VERB_SHIFT] = self.places

    def first_of(self, state: State, seat: i64, action: i64) -> i64:
        verb = action >> VERB_SHIFT
        away = seat_from(seat, seat_in(action), self.seats)
        if verb != POUNCE >> VERB_SHIFT:
            return self.firsts[verb] + away * self.widths[verb]
        own = own_place_in(action)
        if own >= self.places:
            return NOTHING
        return self.pounce + ((away - 1) * self.places + own) * self.places

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        if number < self.exchange:
            return self.plain_action(state, number)
        if number < self.peek:
            return self.own_action(number)
        if number < self.expose:
            return PEEK | self.place_at(seat, number - self.peek)
        if number < self.pick:
            return EXPOSE | self.place_at(seat, number - self.expose)
        if number < self.show:
            return PICK | self.place_at(seat, number - self.pick)
        if number < self.pounce:
            return SHOW | self.place_at(seat, number - self.show)
        at = number - self.pounce
        mouse = seat_at(seat, at // (self.places * self.places) + 1, self.seats)
        own = at // self.places % self.places
        return POUNCE | (own << OWN_SHIFT) | (mouse << SEAT_SHIFT) | (at % self.places)

    def plain_action(self, state: State, number: i64) -> i64:
        """The actions that name no place; a mouse names Kodiak by being a mouse."""
        if number == self.draw:
            return DRAW_CARD
        if number == self.pass_on:
            return PASS
        if number == self.deal:
            return DEAL
        assert isinstance(state, Position)
        return PICK_KODIAK | (state.cat << SEAT_SHIFT)

    def own_action(self, number: i64) -> i64:
        """The actions with a card of the own table."""
        if number < self.scurry:
            return EXCHANGE | (number - self.exchange)
        if number < self.counter:
            return SCURRY | (number - self.scurry)
        if number < self.offer:
            return COUNTER | (number - self.counter)
        return MAKE_OFFER | (number - self.offer)

    def place_at(self, seat: i64, at: i64) -> i64:
        """Seat and place of a card that a seat counts from its own table on."""
        return (seat_at(seat, at // self.places, self.seats) << SEAT_SHIFT) | (at % self.places)
