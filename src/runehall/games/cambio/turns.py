"""A turn up to the window: draw, take or call, then exchange or discard (§6, §7 of the rules)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.cambio.codes import (
    CAMBIO,
    DISCARD,
    DRAW,
    DRAWN,
    EVENT_CAMBIO,
    EVENT_DISCARD,
    EVENT_DRAW,
    EVENT_DRAWN,
    EVENT_EXCHANGE,
    EVENT_SKIP,
    EVENT_TAKE,
    EXCHANGE,
    FROM_DISCARD,
    FROM_DRAW,
    NO_CARD,
    PASS,
    TAKE,
    action_on,
    allowance,
)
from runehall.games.cambio.piles import can_draw, can_take, draw_card
from runehall.games.cambio.position import Position
from runehall.games.cambio.rounds import end_turn
from runehall.games.cambio.tables import list_cards
from runehall.games.cambio.windows import land


def lap(game: Position) -> i64:
    """How often it has been each seat's turn in this round, the current lap included."""
    return (game.turn_no - 1) // game.seats + 1


def can_call(game: Position) -> bool:
    """C24: one call a round, from the lap the table has agreed on."""
    return game.caller == NOTHING and lap(game) >= game.rules.cambio_from


def can_discard(game: Position) -> bool:
    """C3: a taken card may go straight back, unless the table forbids it."""
    return game.drawn_from == FROM_DRAW or game.rules.discard_return


def turn_choices(game: Position) -> vec[i64]:
    listed = vec[i64](capacity=4)
    if can_draw(game):
        listed = append(listed, DRAW)
    if can_take(game):
        listed = append(listed, TAKE)
    # C26: only who has nothing to draw passes.
    stuck = len(listed) == 0
    if can_call(game):
        listed = append(listed, CAMBIO)
    if stuck:
        listed = append(listed, PASS)
    return listed


def drawn_choices(game: Position) -> vec[i64]:
    listed = list_cards(game, vec[i64](capacity=8), EXCHANGE, game.turn)
    if can_discard(game):
        listed = append(listed, DISCARD)
    return listed


def draw(game: Position) -> None:
    game.drawn_card = draw_card(game)
    game.drawn_from = FROM_DRAW
    game.phase = DRAWN
    if game.listening:
        game.tell(EVERYONE, EVENT_DRAW, game.turn)
        game.tell(1 << game.turn, EVENT_DRAWN, game.drawn_card)


def take(game: Position) -> None:
    game.drawn_card = game.take_top()
    game.drawn_from = FROM_DISCARD
    game.phase = DRAWN
    if game.listening:
        game.tell(EVERYONE, EVENT_TAKE, game.turn, game.drawn_card)


def call_cambio(game: Position) -> None:
    """The caller's turn is over, without a window."""
    game.caller = game.turn
    if game.listening:
        game.tell(EVERYONE, EVENT_CAMBIO, game.turn)
    end_turn(game)


def skip_turn(game: Position) -> None:
    if game.listening:
        game.tell(EVERYONE, EVENT_SKIP, game.turn)
    end_turn(game)


def exchange(game: Position, place: i64) -> None:
    """The drawn card takes a place face down; the card that lay there lands, without its action."""
    replaced = game.card_at(game.turn, place)
    known = 1 << game.turn if game.drawn_from == FROM_DRAW else game.everyone()
    game.put(game.turn, place, game.drawn_card, known)
    game.drawn_card = NO_CARD
    if game.listening:
        game.tell(EVERYONE, EVENT_EXCHANGE, game.turn, place, replaced)
    land(game, replaced)


def discard(game: Position) -> None:
    """The drawn card lands; its action waits if it came from the main pile."""
    card = game.drawn_card
    game.drawn_card = NO_CARD
    if game.drawn_from == FROM_DRAW:
        game.action = action_on(card)
        game.left = allowance(game.action)
    if game.listening:
        game.tell(EVERYONE, EVENT_DISCARD, game.turn, card)
    land(game, card)
