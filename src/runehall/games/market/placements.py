"""Where a boat or a bandit may go (§7.1 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.games.market.codes import (
    ALONE,
    ATTACH,
    BANDIT_BOUGHT,
    BOAT,
    BOAT_BOUGHT,
    COLOURS,
    MAIN,
    NEUTRALISE_BOUGHT,
    OCCUPY,
    OPEN,
)
from runehall.games.market.places import can_attach
from runehall.games.market.position import Position

MOST_PLACES: Final = 2


def can_place_bought_boat(game: Position) -> bool:
    seat = game.turn
    if (
        game.places_in_use(seat) < MOST_PLACES
        or can_attach(game, seat, 0)
        or can_attach(game, seat, 1)
    ):
        return True
    return game.rules.neutralise and (game.is_occupied(seat, 0) or game.is_occupied(seat, 1))


def can_place_bandit(game: Position, seat: i64) -> bool:
    other: i64 = 0
    while other < game.seats:
        if other != seat and (
            game.open_boats(other) > 0
            or can_be_occupied(game, other, 0)
            or can_be_occupied(game, other, 1)
        ):
            return True
        other += 1
    return False


def can_be_occupied(game: Position, seat: i64, colour: i64) -> bool:
    """Shelters and boats are targets, empty ones too (R28); heaps are not."""
    kind = game.kind(seat, colour)
    return (kind == MAIN or kind == BOAT) and game.bandits(
        seat, colour
    ) < game.rules.bandits_per_shelter


def legal_in_place(game: Position) -> vec[i64]:
    return list_bandit_targets(game) if game.item == BANDIT_BOUGHT else list_boat_places(game)


def list_bandit_targets(game: Position) -> vec[i64]:
    out = vec[i64](capacity=8)
    seat: i64 = 0
    while seat < game.seats:
        if seat != game.turn:
            colour: i64 = 0
            while colour < COLOURS:
                if can_be_occupied(game, seat, colour):
                    out = append(out, OCCUPY | (seat << 2) | colour)
                colour += 1
            if game.open_boats(seat) > 0:
                out = append(out, OCCUPY | (seat << 2) | OPEN)
        seat += 1
    return out


def list_boat_places(game: Position) -> vec[i64]:
    seat = game.turn
    out = vec[i64](capacity=4)
    colour: i64 = 0
    while colour < COLOURS:
        if can_attach(game, seat, colour):
            out = append(out, ATTACH | colour)
        colour += 1
    bought = game.item == BOAT_BOUGHT
    # R15: a boat whose colour is final has no room beside the main shelter that displaced it.
    if game.places_in_use(seat) < MOST_PLACES and (bought or game.rules.boats_reopen):
        out = append(out, ALONE)
    if bought and game.rules.neutralise:
        colour = 0
        while colour < COLOURS:
            if game.is_occupied(seat, colour):
                out = append(out, NEUTRALISE_BOUGHT | colour)
            colour += 1
    return out
