"""Deals, the end of a turn, the end of a round and of the match (§4, §6 and §9 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.cambio.codes import (
    BY_CAMBIO,
    BY_LIMIT,
    EVENT_DEAL,
    EVENT_FIRST_LOOK,
    EVENT_OVER,
    EVENT_SEEN,
    NO_ACTION,
    OVER,
    ROUND_END,
    ROUNDS_PLAYED,
    TARGET_REACHED,
    TURN,
)
from runehall.games.cambio.position import NO_PICKS, Position
from runehall.games.cambio.scoring import lowest_totals, score_round, target_reached


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


def forget_turn(game: Position) -> None:
    """Window, gift and action are gone."""
    game.snapper = NOTHING
    game.passed = 0
    game.out = 0
    game.second = False
    game.victim = NOTHING
    game.emptied_place = NOTHING
    game.action = NO_ACTION
    game.left = 0
    game.done = 0
    game.picked = NO_PICKS


def end_turn(game: Position) -> None:
    """The next seat's turn, or the end of the round. The freeze is not touched (C7)."""
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


def end_round(game: Position, reason: i64) -> None:
    """Whatever was pending is void; the tables are turned up and counted."""
    forget_turn(game)
    score_round(game, reason)
    if target_reached(game) or game.round == game.rules.max_rounds:
        game.phase = OVER
        if game.listening:
            game.tell(EVERYONE, EVENT_OVER, lowest_totals(game), end_reason(game))
    else:
        game.phase = ROUND_END


def end_reason(game: Position) -> i64:
    """Why a match that is over has ended."""
    return TARGET_REACHED if target_reached(game) else ROUNDS_PLAYED
