"""Hand cards leave a hand and come into one (§6.4, §7 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.market.codes import (
    EVENT_DRAW,
    EVENT_DRAWN,
    EVENT_PLAY,
    EVENT_RESHUFFLE,
    NUMBERS,
    copies_in,
)
from runehall.games.market.knowledge import forget_played
from runehall.games.market.position import Position


def lay_down(game: Position, seat: i64, card: i64, purpose: i64) -> None:
    """A card leaves the hand of the active seat; where it goes is the caller's business."""
    game.change_hand(seat, card, -1)
    game.cards_played += 1
    forget_played(game, seat, card)
    if game.listening:
        game.tell(EVERYONE, EVENT_PLAY, seat, card, purpose)


def discard_card(game: Position, seat: i64, card: i64, purpose: i64) -> None:
    lay_down(game, seat, card, purpose)
    game.put_on_discard(card)


def discard_payment(game: Position, seat: i64, payment: i64, purpose: i64) -> None:
    """Number cards go on the discard pile in ascending order."""
    number: i64 = 0
    while number < NUMBERS:
        copies = copies_in(payment, number)
        while copies > 0:
            discard_card(game, seat, number, purpose)
            copies -= 1
        number += 1


def draw_back(game: Position, seat: i64) -> None:
    """Draw up to the hand size; a larger hand is kept."""
    drawn: i64 = 0
    while game.hand_count(seat) < game.rules.hand_size:
        if game.draw_count == 0:
            reshuffle_discards(game)
        if game.draw_count == 0:
            break
        game.draw_count -= 1
        card = i64(game.draw[game.draw_count])
        game.change_hand(seat, card, 1)
        drawn += 1
        if game.listening:
            game.tell(1 << seat, EVENT_DRAWN, seat, card)
    if game.listening and drawn > 0:
        game.tell(EVERYONE, EVENT_DRAW, seat, drawn)


def reshuffle_discards(game: Position) -> None:
    """R44: the whole discard pile becomes the draw pile."""
    if game.discard_count == 0:
        return
    pile = game.draw
    game.draw = game.discard
    game.discard = pile
    game.draw_count = game.discard_count
    game.discard_count = 0
    game.shuffle(game.draw, game.draw_count)
    if game.listening:
        game.tell(EVERYONE, EVENT_RESHUFFLE, game.draw_count)
