"""Building shelters, placing boats and bandits, storing runes (§7 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.market.codes import (
    BANDITS,
    BOAT,
    BOAT_DISPLACED,
    EVENT_BANDIT_PLACED,
    EVENT_BOAT_PLACED,
    EVENT_BUILD,
    EVENT_DOCK,
    EVENT_STORE,
    FOR_SHELTER,
    HEAP,
    MAIN,
    NO_PLACE,
    OPEN,
    PLACE,
    shelter_card,
)
from runehall.games.market.hands import lay_down
from runehall.games.market.placements import MOST_PLACES
from runehall.games.market.places import loosen_runes, return_boat, settle, take_up_boat
from runehall.games.market.position import Position
from runehall.games.market.turn import enter_main


def build(game: Position, colour: i64) -> None:
    """A main shelter takes over what lies at its place; a boat there is displaced (R15)."""
    seat = game.turn
    lay_down(game, seat, shelter_card(colour), FOR_SHELTER)
    displaces = game.kind(seat, colour) == BOAT
    game.set_kind(seat, colour, MAIN)
    if not displaces and game.places_in_use(seat) > MOST_PLACES:
        game.set_open_boats(seat, game.open_boats(seat) - 1)
        displaces = True
    settle(game, seat)
    if game.listening:
        game.tell(EVERYONE, EVENT_BUILD, seat, colour)
    if displaces:
        game.item = BOAT_DISPLACED
        game.phase = PLACE
    else:
        enter_main(game)


def store_rune(game: Position, colour: i64) -> None:
    """R7: one loose rune into the own shelter, or into an open boat, which takes its colour."""
    seat = game.turn
    game.set_loose(seat, colour, game.loose(seat, colour) - 1)
    game.set_runes(seat, colour, game.runes(seat, colour) + 1)
    if game.kind(seat, colour) == NO_PLACE:
        game.set_open_boats(seat, game.open_boats(seat) - 1)
        game.set_kind(seat, colour, BOAT)
    settle(game, seat)
    if game.listening:
        game.tell(EVERYONE, EVENT_STORE, seat, colour)
    enter_main(game)


def dock(game: Position, source: i64, colour: i64) -> None:
    """R16: a boat of one's own joins a main shelter for good."""
    seat = game.turn
    take_up_boat(game, seat, source)
    game.set_attached_boat(seat, colour, 1)
    settle(game, seat)
    if game.listening:
        game.tell(EVERYONE, EVENT_DOCK, seat, colour)
    enter_main(game)


def attach_boat(game: Position, colour: i64) -> None:
    game.set_attached_boat(game.turn, colour, 1)
    if game.listening:
        game.tell(EVERYONE, EVENT_BOAT_PLACED, game.turn, colour)
    enter_main(game)


def set_boat_alone(game: Position) -> None:
    game.set_open_boats(game.turn, game.open_boats(game.turn) + 1)
    if game.listening:
        game.tell(EVERYONE, EVENT_BOAT_PLACED, game.turn, OPEN)
    enter_main(game)


def send_bandit(game: Position, victim: i64, target: i64) -> None:
    """What an arriving bandit does depends on what it finds (§7.2)."""
    if game.listening:
        game.tell(EVERYONE, EVENT_BANDIT_PLACED, game.turn, victim, target)
    if target == OPEN:
        game.set_open_boats(victim, game.open_boats(victim) - 1)
        return_boat(game)
        game.put_in_market(BANDITS, 1)
    elif game.kind(victim, target) == BOAT:
        destroy_lone_boat(game, victim, target)
    else:
        if game.has_attached_boat(victim, target):
            game.set_attached_boat(victim, target, 0)
            return_boat(game)
        game.add_bandit(victim, target, game.turn)
    settle(game, victim)
    enter_main(game)


def destroy_lone_boat(game: Position, victim: i64, colour: i64) -> None:
    """R34: the bandit stays on the runes, if there are any and the option says so."""
    return_boat(game)
    if game.runes(victim, colour) > 0 and not game.rules.lone_boat_releases:
        game.set_kind(victim, colour, HEAP)
        game.add_bandit(victim, colour, game.turn)
    else:
        loosen_runes(game, victim, colour)
        game.set_kind(victim, colour, NO_PLACE)
        game.put_in_market(BANDITS, 1)
