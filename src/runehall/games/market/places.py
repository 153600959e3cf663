"""Runes and where they lie: gaining, settling, paying, losing bandits (§6.3 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.games.market.codes import (
    BANDITS,
    BOAT,
    BOATS,
    COLOURS,
    HEAP,
    MAIN,
    NO_PLACE,
    OPEN,
)
from runehall.games.market.position import Position


def settle(game: Position, seat: i64) -> None:
    """Let heaps dissolve, emptied boats reopen and loose runes come in, red first."""
    colour: i64 = 0
    while colour < COLOURS:
        dissolve_heap_without_bandits(game, seat, colour)
        reopen_emptied_boat(game, seat, colour)
        bring_in_loose_runes(game, seat, colour)
        colour += 1


def dissolve_heap_without_bandits(game: Position, seat: i64, colour: i64) -> None:
    if game.kind(seat, colour) == HEAP and not game.is_occupied(seat, colour):
        loosen_runes(game, seat, colour)
        game.set_kind(seat, colour, NO_PLACE)


def reopen_emptied_boat(game: Position, seat: i64, colour: i64) -> None:
    rules = game.rules
    if not rules.boats_reopen or game.kind(seat, colour) != BOAT or game.runes(seat, colour) > 0:
        return
    if rules.auto_storage and game.loose(seat, colour) > 0:
        return
    game.set_kind(seat, colour, NO_PLACE)
    game.set_open_boats(seat, game.open_boats(seat) + 1)


def bring_in_loose_runes(game: Position, seat: i64, colour: i64) -> None:
    loose = game.loose(seat, colour)
    if loose > 0 and game.rules.auto_storage and game.is_free_shelter(seat, colour):
        game.set_runes(seat, colour, game.runes(seat, colour) + loose)
        game.set_loose(seat, colour, 0)


def loosen_runes(game: Position, seat: i64, colour: i64) -> None:
    """The runes of a place lie loose from now on."""
    game.set_loose(seat, colour, game.loose(seat, colour) + game.runes(seat, colour))
    game.set_runes(seat, colour, 0)


def gain(game: Position, seat: i64, colour: i64, count: i64) -> None:
    game.set_loose(seat, colour, game.loose(seat, colour) + count)
    settle(game, seat)


def spendable(game: Position, seat: i64, colour: i64) -> i64:
    """Loose runes, and those in the own place unless a bandit has frozen them (R32)."""
    if game.is_occupied(seat, colour):
        return game.loose(seat, colour)
    return game.loose(seat, colour) + game.runes(seat, colour)


def pay(game: Position, seat: i64, colour: i64, count: i64) -> None:
    """Runes go to the market, loose ones first. The caller settles the seat."""
    from_loose = min(count, game.loose(seat, colour))
    game.set_loose(seat, colour, game.loose(seat, colour) - from_loose)
    game.set_runes(seat, colour, game.runes(seat, colour) - (count - from_loose))
    game.put_in_market(colour, count)


def send_home_oldest_bandit(game: Position, seat: i64, colour: i64) -> None:
    game.remove_oldest_bandit(seat, colour)
    game.put_in_market(BANDITS, 1)


def can_attach(game: Position, seat: i64, colour: i64) -> bool:
    """A boat joins only an own main shelter that is free and has none (R17)."""
    return (
        game.kind(seat, colour) == MAIN
        and not game.is_occupied(seat, colour)
        and not game.has_attached_boat(seat, colour)
    )


def take_up_boat(game: Position, seat: i64, source: i64) -> None:
    """An open boat, a stand-alone boat or an attached one leaves; runes it held become loose."""
    if source == OPEN:
        game.set_open_boats(seat, game.open_boats(seat) - 1)
    elif game.kind(seat, source) == BOAT:
        loosen_runes(game, seat, source)
        game.set_kind(seat, source, NO_PLACE)
    else:
        game.set_attached_boat(seat, source, 0)


def return_boat(game: Position) -> None:
    game.put_in_market(BOATS, 1)
