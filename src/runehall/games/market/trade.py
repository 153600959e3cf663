"""Buying runes, boats and bandits, and paying bandits off (§7 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.market.codes import (
    BANDIT_BOUGHT,
    BANDITS,
    BLUE,
    BOAT_BOUGHT,
    BOATS,
    EVENT_GAIN,
    EVENT_NEUTRALISE,
    EVENT_PAY,
    EVENT_RANSOM,
    FOR_BANDIT,
    FOR_BOAT,
    FOR_RANSOM,
    FOR_RUNE,
    PLACE,
    REASON_MARKET_EMPTY,
    RED,
    sum_of,
)
from runehall.games.market.hands import discard_payment
from runehall.games.market.places import (
    gain,
    pay,
    return_boat,
    send_home_oldest_bandit,
    settle,
    take_up_boat,
)
from runehall.games.market.position import Position
from runehall.games.market.scoring import finish, market_is_empty
from runehall.games.market.turn import enter_main

FIVE: Final = 5


def buy_rune(game: Position, colour: i64, payment: i64) -> None:
    """R9: one rune for any payable sum, or one for each five of it."""
    seat = game.turn
    discard_payment(game, seat, payment, FOR_RUNE)
    count: i64 = 1
    if game.rules.per_five:
        count = min(sum_of(payment) // FIVE, game.stock(colour))
    game.put_in_market(colour, -count)
    gain(game, seat, colour, count)
    if game.listening:
        game.tell(EVERYONE, EVENT_GAIN, seat, colour, count)
    if market_is_empty(game):
        finish(game, REASON_MARKET_EMPTY)
    else:
        enter_main(game)


def buy_with_runes(game: Position, item: i64, colour: i64) -> None:
    seat = game.turn
    pay(game, seat, colour, game.rules.price)
    settle(game, seat)
    game.purchases += 1
    if game.listening:
        purpose: i64 = FOR_BOAT if item == BOAT_BOUGHT else FOR_BANDIT
        game.tell(EVERYONE, EVENT_PAY, seat, colour, game.rules.price, purpose)
    take_from_market(game, item)


def buy_with_cards(game: Position, item: i64, payment: i64) -> None:
    discard_payment(game, game.turn, payment, FOR_BOAT if item == BOAT_BOUGHT else FOR_BANDIT)
    take_from_market(game, item)


def take_from_market(game: Position, item: i64) -> None:
    """R12: what was bought is placed at once."""
    game.put_in_market(BANDITS if item == BANDIT_BOUGHT else BOATS, -1)
    game.item = item
    game.phase = PLACE


def ransom_with_runes(game: Position, colour: i64, red: i64, blue: i64) -> None:
    seat = game.turn
    pay(game, seat, RED, red)
    pay(game, seat, BLUE, blue)
    if game.listening:
        if red > 0:
            game.tell(EVERYONE, EVENT_PAY, seat, RED, red, FOR_RANSOM)
        if blue > 0:
            game.tell(EVERYONE, EVENT_PAY, seat, BLUE, blue, FOR_RANSOM)
    pay_off_bandit(game, colour)


def ransom_with_cards(game: Position, colour: i64, payment: i64) -> None:
    discard_payment(game, game.turn, payment, FOR_RANSOM)
    pay_off_bandit(game, colour)


def pay_off_bandit(game: Position, colour: i64) -> None:
    """R29: the oldest bandit goes first."""
    send_home_oldest_bandit(game, game.turn, colour)
    settle(game, game.turn)
    if game.listening:
        game.tell(EVERYONE, EVENT_RANSOM, game.turn, colour)
    enter_main(game)


def neutralise(game: Position, colour: i64, source: i64) -> None:
    """A boat on the table and a bandit cancel each other."""
    take_up_boat(game, game.turn, source)
    cancel_bandit(game, colour)


def cancel_bandit(game: Position, colour: i64) -> None:
    return_boat(game)
    send_home_oldest_bandit(game, game.turn, colour)
    settle(game, game.turn)
    if game.listening:
        game.tell(EVERYONE, EVENT_NEUTRALISE, game.turn, colour)
    enter_main(game)
