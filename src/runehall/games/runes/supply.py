"""Drawing: stones from the pile, cards from the ritual pile (§6.3)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NO_CARDS
from runehall.games.runes.codes import (
    EVENT_DREW_CARD,
    EVENT_DREW_CARD_SEEN,
    EVENT_REFILLED,
    EVENT_RESHUFFLED,
)
from runehall.games.runes.position import Position


def draw_stones(game: Position, seat: i64, size: i64) -> i64:
    """Draw until the hand has this many or the pile is empty (E14); how many were drawn."""
    drawn: i64 = 0
    while game.hand_count(seat) < size and game.pile_count() > 0:
        game.add_to_hand(seat, i64(game.pile[game.pile_top]))
        game.pile_top += 1
        drawn += 1
    return drawn


def draw_up_to(game: Position, seat: i64, size: i64) -> None:
    """Refill a hand to this many stones, before everybody's eyes."""
    drawn = draw_stones(game, seat, size)
    if game.listening and drawn > 0:
        game.tell(EVERYONE, EVENT_REFILLED, seat, drawn)


def refill_if_empty(game: Position, seat: i64) -> None:
    """Hand stones are replaced only when the last one is gone."""
    if game.hand_count(seat) == 0:
        draw_up_to(game, seat, game.rules.hand)


def refill_all(game: Position, first: i64) -> None:
    """REFILL: every seat whose hand a ritual has emptied (R42), clockwise."""
    ahead: i64 = 0
    while ahead < game.seats:
        refill_if_empty(game, (first + ahead) % game.seats)
        ahead += 1


def has_card_to_draw(game: Position) -> bool:
    return game.card_count() > 0 or len(game.played) > 0


def draw_card(game: Position, seat: i64) -> None:
    """DRAW: the next ritual card, if there is one; played cards are shuffled when none is left."""
    if not has_card_to_draw(game):
        return
    if game.card_count() == 0:
        reshuffle_played(game)
    card = i64(game.card_pile[game.card_top])
    game.card_top += 1
    game.add_held(seat, card)
    if game.listening:
        game.tell(EVERYONE, EVENT_DREW_CARD, seat)
        game.tell(i64(1) << seat, EVENT_DREW_CARD_SEEN, seat, card)


def reshuffle_played(game: Position) -> None:
    """R39: the played cards become the pile; removed ones stay out."""
    cards = game.played[:]
    count: i64 = len(cards)
    game.shuffle(cards, count)
    game.card_pile = cards
    game.card_top = 0
    game.played = NO_CARDS
    if game.listening:
        game.tell(EVERYONE, EVENT_RESHUFFLED, count)
