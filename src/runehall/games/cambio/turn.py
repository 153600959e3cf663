"""The frame of play: the deal of a round, a turn up to its window, its end (§4, §6, §7)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.cambio.codes import (
    BY_CAMBIO,
    BY_LIMIT,
    DRAWN,
    EVENT_CAMBIO,
    EVENT_DEAL,
    EVENT_DISCARD,
    EVENT_DRAW,
    EVENT_DRAWN,
    EVENT_EXCHANGE,
    EVENT_FIRST_LOOK,
    EVENT_SEEN,
    EVENT_SKIP,
    EVENT_TAKE,
    FROM_DISCARD,
    FROM_DRAW,
    NO_CARD,
    TURN,
    action_on,
    allowance,
)
from runehall.games.cambio.piles import draw_card
from runehall.games.cambio.position import Position
from runehall.games.cambio.scoring import end_round
from runehall.games.cambio.windows import forget_turn, land

# --- a round --------------------------------------------------------------------------------------


def start_round(game: Position) -> None:
    """Gather, shuffle and deal; the new dealer takes the first turn (C30)."""
    game.round += 1
    game.turn = game.dealer()
    game.turn_no = 1
    game.phase = TURN
    game.caller = NOTHING
    game.frozen = False
    game.piles = game.rules.deck[:]
    game.draw_count = game.rules.deck_size
    game.discard_count = 0
    game.shuffle(game.piles, game.draw_count)
    if game.listening:
        game.tell(EVERYONE, EVENT_DEAL, game.round, game.turn)
    deal_tables(game)
    take_first_look(game)


def deal_tables(game: Position) -> None:
    """One card at a time, clockwise from the left of the dealer."""
    game.clear_tables()
    place: i64 = 0
    while place < game.rules.cards:
        seat = game.turn
        dealt: i64 = 0
        while dealt < game.seats:
            seat = game.left_of(seat)
            game.draw_count -= 1
            game.put(seat, place, i64(game.piles[game.draw_count]), 0)
            dealt += 1
        place += 1


def take_first_look(game: Position) -> None:
    """C1: every seat sees its highest-numbered places, once."""
    first_seen = game.rules.cards - game.rules.first_look
    if game.listening and game.rules.first_look > 0:
        game.tell(EVERYONE, EVENT_FIRST_LOOK, game.rules.first_look)
    seat: i64 = 0
    while seat < game.seats:
        place = first_seen
        while place < game.rules.cards:
            card = game.card_at(seat, place)
            game.put(seat, place, card, 1 << seat)
            if game.listening:
                game.tell(1 << seat, EVENT_SEEN, seat, place, card)
            place += 1
        seat += 1


# --- a turn ---------------------------------------------------------------------------------------


def draw(game: Position) -> None:
    """The next card of the main pile, for the drawer's eyes."""
    game.drawn_card = draw_card(game)
    game.drawn_from = FROM_DRAW
    game.phase = DRAWN
    if game.listening:
        game.tell(EVERYONE, EVENT_DRAW, game.turn)
        game.tell(1 << game.turn, EVENT_DRAWN, game.drawn_card)


def take(game: Position) -> None:
    """The top of the discard pile, which everybody has seen."""
    game.drawn_card = game.take_top()
    game.drawn_from = FROM_DISCARD
    game.phase = DRAWN
    if game.listening:
        game.tell(EVERYONE, EVENT_TAKE, game.turn, game.drawn_card)


def call_cambio(game: Position) -> None:
    """The caller's turn is over, without a window."""
    game.caller = game.turn
    serve_freeze(game)
    if game.listening:
        game.tell(EVERYONE, EVENT_CAMBIO, game.turn)
    end_turn(game)


def skip_turn(game: Position) -> None:
    """C26: there is nothing to draw."""
    serve_freeze(game)
    if game.listening:
        game.tell(EVERYONE, EVENT_SKIP, game.turn)
    end_turn(game)


def serve_freeze(game: Position) -> None:
    """C7: a turn in which no card lands thaws the pile, unless the table waits for a card."""
    if game.rules.freeze_binds_one:
        game.frozen = False


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


def end_turn(game: Position) -> None:
    """The next seat's turn, or the end of the round. A new freeze is for that seat (C7)."""
    forget_turn(game)
    following = game.left_of(game.turn)
    if following == game.caller:
        end_round(game, BY_CAMBIO)
    elif game.caller == NOTHING and game.turn_no >= game.rules.turn_limit:
        end_round(game, BY_LIMIT)
    else:
        game.turn = following
        game.turn_no += 1
        game.phase = TURN
