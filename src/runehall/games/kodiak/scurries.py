"""Mice: the exchange that opens a race, and the scurry that wins it."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.kodiak.codes import (
    ESCAPED,
    EVENT_EXCHANGE,
    EVENT_HAIRBALL,
    EVENT_SCURRY,
    GAP,
    HAIRBALL,
    LATE,
    NEXT_TURN,
    REASON_EMPTY,
    WRONG,
    is_action_card,
    rune,
)
from runehall.games.kodiak.penalties import pay_for_wrong_throw, put_back_seen_by_all
from runehall.games.kodiak.position import Position
from runehall.games.kodiak.scoring import end_round
from runehall.games.kodiak.windows import ask_again, open_first_window


def exchange(game: Position, place: i64) -> None:
    """The held card takes a place face down; the old card lands and opens a window."""
    seat = game.turn
    old = game.take(seat, place)
    game.put(seat, place, game.drawn, i64(1) << seat)
    game.drawn = GAP
    game.put_on_pile(old)
    game.locked = False
    game.claimed = False
    game.resume = NEXT_TURN
    if game.listening:
        game.tell(EVERYONE, EVENT_EXCHANGE, seat, place, old)
    if old == HAIRBALL:
        count_hairball(game, seat)
    if is_action_card(old):
        game.queue_action(seat, old)
    open_first_window(game)


def count_hairball(game: Position, seat: i64) -> None:
    """K25: a hairball put on the pile by exchange or scurry counts against its seat."""
    hairballs = game.hairballs[:]
    hairballs[seat] += 1
    game.hairballs = hairballs
    if game.listening:
        game.tell(EVERYONE, EVENT_HAIRBALL, seat, game.rules.hairball_discard)


def scurry(game: Position, mouse: i64, place: i64) -> None:
    """A mouse throws a card on the pile: the first identical one escapes."""
    card = game.card(mouse, place)
    if rune(card) != rune(game.top()):
        scurry_wrongly(game, mouse, place, card)
    elif game.runner == NOTHING or game.runner == mouse:
        escape(game, mouse, place, card)
    else:
        scurry_late(game, mouse, place, card)


def escape(game: Position, mouse: i64, place: i64, card: i64) -> None:
    """The card leaves a gap and lands; Kodiak is asked (again) whether he counters."""
    game.take(mouse, place)
    game.put_on_pile(card)
    game.runner = mouse
    game.run = append(game.run[:], u8(place))
    game.claimed = True
    game.locked = False
    ask_again(game, game.cat)
    if game.listening:
        game.tell(EVERYONE, EVENT_SCURRY, mouse, place, card, ESCAPED)
    if card == HAIRBALL and game.rules.hairball_scurry:
        count_hairball(game, mouse)
    if is_action_card(card):
        game.queue_action(mouse, card)
    # K13: by default the last card has escaped only when the window closes.
    if game.held(mouse) == 0 and not game.rules.last_scurry_counter:
        end_round(game, REASON_EMPTY)


def scurry_wrongly(game: Position, mouse: i64, place: i64, card: i64) -> None:
    """K6, K9: the card goes back, the mouse is out of this window and pays."""
    put_back_seen_by_all(game, mouse, place)
    game.out |= i64(1) << mouse
    if game.listening:
        game.tell(EVERYONE, EVENT_SCURRY, mouse, place, card, WRONG)
    pay_for_wrong_throw(game, mouse, place, game.rules.wrong_scurry)


def scurry_late(game: Position, mouse: i64, place: i64, card: i64) -> None:
    """K8: the slower card goes back without penalty, and the mouse is out of this window."""
    put_back_seen_by_all(game, mouse, place)
    game.out |= i64(1) << mouse
    if game.listening:
        game.tell(EVERYONE, EVENT_SCURRY, mouse, place, card, LATE)
