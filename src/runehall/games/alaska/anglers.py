"""Tourists and locals come to the river; tourists, eagles and bears chase them away."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.alaska.catches import catch_salmon
from runehall.games.alaska.codes import (
    BEAR,
    BY_EAGLE,
    EAGLE,
    EVENT_ANGLER_CHASES,
    EVENT_BEAR_CHASES,
    EVENT_EAGLE_CHASES,
    EVENT_LOCAL,
    EVENT_TOURIST,
    EVENT_TOURIST_CHASES,
    EVENT_WASTED,
    LOCAL,
    RIVER,
    TOURIST,
    card_in_hand,
)
from runehall.games.alaska.position import NO_ANGLER, Position
from runehall.games.alaska.turn import settle


def place_tourist(game: Position, seat: i64, section: i64) -> None:
    """A tourist stands in a section, or chases the local there away and leaves with him (A18)."""
    if game.angler_at(section) == LOCAL:
        game.discard_from_hand(seat, TOURIST)
        game.discard_angler(section)
        if game.listening:
            game.tell(EVERYONE, EVENT_TOURIST_CHASES, seat, section)
        settle(game)
    else:
        place_angler(game, seat, section, TOURIST, EVENT_TOURIST)


def place_local(game: Position, seat: i64, section: i64) -> None:
    """A local stands in a section."""
    place_angler(game, seat, section, LOCAL, EVENT_LOCAL)


def place_angler(game: Position, seat: i64, section: i64, card: i64, event: i64) -> None:
    """An angler stands in a section, or meets one there and both leave (A19)."""
    there = game.angler_at(section)
    if there == NO_ANGLER:
        game.hands[seat] -= card_in_hand(card)
        game.stand_angler(section, card)
        if game.listening:
            game.tell(EVERYONE, event, seat, section)
    else:
        game.discard_from_hand(seat, card)
        game.discard_angler(section)
        if game.listening:
            game.tell(EVERYONE, EVENT_ANGLER_CHASES, seat, card, section, there)
    settle(game)


def waste(game: Position, seat: i64, card: i64) -> None:
    """A card that can do nothing is spent."""
    game.discard_from_hand(seat, card)
    if game.listening:
        game.tell(EVERYONE, EVENT_WASTED, seat, card)
    settle(game)


def eagle_catches(game: Position, seat: i64, spot: i64) -> None:
    """The eagle takes a salmon, whatever angler stands there."""
    game.discard_from_hand(seat, EAGLE)
    catch_salmon(game, spot, BY_EAGLE)


def eagle_chases(game: Position, seat: i64, section: i64) -> None:
    """The eagle drives one angler away."""
    game.discard_from_hand(seat, EAGLE)
    if game.listening:
        game.tell(EVERYONE, EVENT_EAGLE_CHASES, seat, section, game.angler_at(section))
    game.discard_angler(section)
    settle(game)


def bear_chases(game: Position, seat: i64) -> None:
    """On its owner's turn the bear drives all anglers away."""
    game.discard_from_hand(seat, BEAR)
    if game.listening:
        game.tell(EVERYONE, EVENT_BEAR_CHASES, seat, game.guarded)
    section: i64 = 1
    while section <= RIVER:
        if game.angler_at(section) != NO_ANGLER:
            game.discard_angler(section)
        section += 1
    settle(game)
