"""Kodiak: the pounce on a mouse's card and the counter on a run."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.kodiak.codes import (
    CAUGHT,
    EVENT_COUNTER,
    EVENT_POUNCE,
    EVENT_REDRAW,
    EVENT_REPLACEMENT,
    FRENZY,
    HAIRBALL,
    POUNCE_ACTIONS_BOTH,
    POUNCE_ACTIONS_NONE,
    REASON_EMPTY,
    WRONG,
    is_action_card,
    rune,
)
from runehall.games.kodiak.penalties import pay_for_wrong_throw, put_back_seen_by_all
from runehall.games.kodiak.piles import can_draw, put_unseen
from runehall.games.kodiak.position import Position
from runehall.games.kodiak.scoring import end_round
from runehall.games.kodiak.windows import ask_again, open_first_window


def pounce(game: Position, own: i64, mouse: i64, place: i64) -> None:
    """Kodiak lays an own card on a mouse's card; a hairball catches every card."""
    card = game.card(game.cat, own)
    if card == HAIRBALL or rune(card) == rune(game.card(mouse, place)):
        catch_card(game, own, mouse, place)
    else:
        pounce_wrongly(game, own, mouse, place)


def catch_card(game: Position, own: i64, mouse: i64, place: i64) -> None:
    """Both cards land, Kodiak's on top; the mouse draws a new one; a fresh window opens (K10)."""
    cat = game.cat
    caught = game.take(mouse, place)
    card = game.take(cat, own)
    game.put_on_pile(caught)
    game.put_on_pile(card)
    game.pounces += 1
    game.locked = False
    game.claimed = False
    if game.listening:
        game.tell(EVERYONE, EVENT_POUNCE, cat, own, card, mouse, place, caught, CAUGHT)
    put_unseen(game, mouse, place)
    if game.listening:
        game.tell(EVERYONE, EVENT_REPLACEMENT, mouse, place)
    queue_actions_of_pounce(game, card, caught)
    if game.phase != FRENZY:
        game.resume = game.phase
    if game.held(cat) == 0:
        end_round(game, REASON_EMPTY)
    else:
        open_first_window(game)


def queue_actions_of_pounce(game: Position, card: i64, caught: i64) -> None:
    """K16: Kodiak performs both, the one of his own card first."""
    allowed = game.rules.pounce_actions
    if allowed != POUNCE_ACTIONS_NONE and is_action_card(card):
        game.queue_action(game.cat, card)
    if allowed == POUNCE_ACTIONS_BOTH and is_action_card(caught):
        game.queue_action(game.cat, caught)


def pounce_wrongly(game: Position, own: i64, mouse: i64, place: i64) -> None:
    """K5: both cards stay, everybody has seen them, and Kodiak is locked until a card lands."""
    cat = game.cat
    put_back_seen_by_all(game, cat, own)
    put_back_seen_by_all(game, mouse, place)
    game.locked = True
    if game.listening:
        card = game.card(cat, own)
        missed = game.card(mouse, place)
        game.tell(EVERYONE, EVENT_POUNCE, cat, own, card, mouse, place, missed, WRONG)
    pay_for_wrong_throw(game, cat, own, game.rules.wrong_pounce)
    # K35: the mouse has just learnt something it may use.
    if game.phase == FRENZY and not game.claimed:
        ask_again(game, mouse)


def counter(game: Position, own: i64) -> bool:
    """Kodiak throws an own card on the run; whether he has caught the runner."""
    card = game.card(game.cat, own)
    wild = card == HAIRBALL and game.rules.hairball_counter
    if wild or rune(card) == rune(game.top()):
        catch_runner(game, own)
        return True
    counter_wrongly(game, own, card)
    return False


def catch_runner(game: Position, own: i64) -> None:
    """K12: one pounce; the runner redraws as many cards as it has thrown."""
    card = game.take(game.cat, own)
    game.put_on_pile(card)
    game.pounces += 1
    game.locked = False
    if game.listening:
        game.tell(EVERYONE, EVENT_COUNTER, game.cat, own, card, game.runner, CAUGHT)
    redraw_run(game)
    if game.rules.pounce_actions != POUNCE_ACTIONS_NONE and is_action_card(card):
        game.queue_action(game.cat, card)
    if game.held(game.cat) == 0:
        end_round(game, REASON_EMPTY)


def redraw_run(game: Position) -> None:
    """K14: each redrawn card goes to the lowest gap, else to a new place."""
    runner = game.runner
    left: i64 = len(game.run)
    # Penalty cards may have used up a tiny deck; the first card is always there.
    while left > 0 and can_draw(game):
        place = game.lowest_gap(runner)
        put_unseen(game, runner, place)
        if game.listening:
            game.tell(EVERYONE, EVENT_REDRAW, runner, place)
        left -= 1


def counter_wrongly(game: Position, own: i64, card: i64) -> None:
    """The escape stands: Kodiak is out of this window and pays."""
    put_back_seen_by_all(game, game.cat, own)
    game.locked = True
    game.out |= i64(1) << game.cat
    if game.listening:
        game.tell(EVERYONE, EVENT_COUNTER, game.cat, own, card, game.runner, WRONG)
    pay_for_wrong_throw(game, game.cat, own, game.rules.wrong_pounce)
