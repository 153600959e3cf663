"""Fixed ids for Cambio's actions: places of tables, the own one first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.engine.action_space import ActionSpace, seat_at, seat_from
from runehall.engine.state import ARGUMENTS, NOTHING, State
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
    place_in,
    seat_in,
)

# So many places of each table have ids of their own. Sensible play hardly ever needs more; who
# throws at random piles up penalties.
PLACES: Final = 12
# A red king can peek at every card there is, or pick it.
CHOICES_OF_A_CARD: Final = 2


class CambioActions(ActionSpace):
    """The ids at a table of so many seats with so many cards."""

    def __init__(self, seats: i64, cards: i64) -> None:
        super().__init__()
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

    def id_of(self, state: State, seat: i64, action: i64) -> i64:
        verb = action - (action & ARGUMENTS)
        place = place_in(action)
        if verb == DRAW:
            return self.draw
        if verb == TAKE:
            return self.take
        if verb == CAMBIO:
            return self.cambio
        if verb == DISCARD:
            return self.discard
        if verb == PASS:
            return self.pass_on
        if verb == DEAL:
            return self.deal
        if place >= PLACES:
            return NOTHING
        return self.id_of_place(seat, verb, seat_in(action), place)

    def id_of_place(self, seat: i64, verb: i64, owner: i64, place: i64) -> i64:
        """The id of an action at a place within the window."""
        if verb == EXCHANGE:
            return self.exchange + place
        if verb == GIVE_CARD:
            return self.give + place
        at = seat_from(seat, owner, self.seats) * PLACES + place
        if verb == THROW:
            return self.throw + at
        if verb == PEEK:
            return self.peek + at
        return self.pick + at if verb == PICK else self.show + at

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
