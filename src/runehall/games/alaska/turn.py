"""The frame of the game: slots begin, nature acts, turns end, cards are drawn, the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.alaska.codes import (
    EMPTY_HAND,
    EVENT_DRAW,
    EVENT_DRAWN,
    EVENT_HANDED,
    EVENT_LAST_ROUND,
    EVENT_OVER,
    EVENT_PLACED,
    EVENT_SKIP,
    EVENT_SLOT,
    FLOW,
    MAIN,
    OVER,
    SALMON,
    SALMON_PHASE,
    card_in_hand,
)
from runehall.games.alaska.flow import flow_step
from runehall.games.alaska.position import Position
from runehall.games.alaska.scoring import most_salmon


def begin_slot(game: Position, seat: i64) -> bool:
    """Start a seat's slot up to its first decision; False if there is none in it."""
    game.turn = seat
    game.turn_no += 1
    if (game.sit_out >> seat) & 1 == 1:
        game.sit_out &= ~(1 << seat)
        if game.listening:
            game.tell(EVERYONE, EVENT_SKIP, seat)
        return False
    if game.listening:
        game.tell(EVERYONE, EVENT_SLOT, seat)
    if hand_over_salmon(game):
        return True
    run_flow(game)
    return game.hands[seat] != EMPTY_HAND


def hand_over_salmon(game: Position) -> bool:
    """All salmon in hand go to the right neighbour, who has to place them."""
    count = game.holds(game.turn, SALMON)
    if count == 0:
        return False
    game.hands[game.turn] -= count * card_in_hand(SALMON)
    game.to_place = count
    game.phase = SALMON_PHASE
    if game.listening:
        game.tell(EVERYONE, EVENT_HANDED, game.turn, game.right_of(game.turn), count)
    return True


def place_salmon(game: Position, placer: i64, spot: i64) -> None:
    """The placer puts one salmon into the river; after the last one the flow runs."""
    game.salmon[spot] += 1
    game.to_place -= 1
    if game.listening:
        game.tell(EVERYONE, EVENT_PLACED, placer, spot)
    if game.to_place == 0:
        run_flow(game)
        settle(game)


def run_flow(game: Position) -> None:
    """Every flow card in hand acts by itself, one step each (A11); then the turn is open."""
    cards = game.holds(game.turn, FLOW)
    while cards > 0:
        game.discard_from_hand(game.turn, FLOW)
        flow_step(game)
        cards -= 1
    game.phase = MAIN


def settle(game: Position) -> None:
    """A turn ends by itself when its last card is gone."""
    if game.phase == MAIN and game.hands[game.turn] == EMPTY_HAND:
        end_turn(game)


def end_turn(game: Position) -> None:
    """End the slot with the normal draw and go on to the next decision."""
    draw_back(game)
    next_decision(game)


def end_turn_without_drawing(game: Position) -> None:
    """A21: the seat that hooked a tourist does not draw."""
    if game.in_last_round():
        count_last_slot(game)
    next_decision(game)


def next_decision(game: Position) -> None:
    """Begin slot after slot until somebody has to decide or the game is over."""
    while game.phase != OVER and not begin_slot(game, game.left_of(game.turn)):
        draw_back(game)


def draw_back(game: Position) -> None:
    """Draw up to the hand size; the last card of the pile starts the last round (A30, A31)."""
    if game.in_last_round():
        count_last_slot(game)
        return
    seat = game.turn
    drawn: i64 = 0
    cards: i64 = 0
    while game.hand_count(seat) < game.rules.hand_size and game.draw_count() > 0:
        card = card_in_hand(i64(game.pile[game.next_card]))
        game.next_card += 1
        game.hands[seat] += card
        cards += card
        drawn += 1
    if game.listening:
        game.tell(EVERYONE, EVENT_DRAW, seat, drawn)
        game.tell(1 << seat, EVENT_DRAWN, seat, cards)
    if game.in_last_round():
        begin_last_round(game)


def begin_last_round(game: Position) -> None:
    """Every seat has one more slot."""
    game.final_left = game.seats
    if game.listening:
        game.tell(EVERYONE, EVENT_LAST_ROUND, game.left_of(game.turn))


def count_last_slot(game: Position) -> None:
    """A slot of the last round is over; after the last one so is the game."""
    game.final_left -= 1
    if game.final_left == 0:
        game.phase = OVER
        if game.listening:
            game.tell(EVERYONE, EVENT_OVER, most_salmon(game))
