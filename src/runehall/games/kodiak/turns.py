"""How play goes on: from window to actions, to the second window, to the next turn and round."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.kodiak.actions import start_next_action
from runehall.games.kodiak.codes import (
    DRAW,
    EVENT_DRAW,
    EVENT_DRAWN,
    EVENT_PASS,
    EVENT_SKIP,
    FRENZY,
    NEXT_TURN,
    PLACE,
    REASON_EMPTY,
    REASON_LIMIT,
)
from runehall.games.kodiak.piles import deal_round, draw_one
from runehall.games.kodiak.position import Position
from runehall.games.kodiak.scoring import end_round
from runehall.games.kodiak.windows import asked, forget_window, open_second_window


def draw_card(game: Position) -> None:
    """K2: the active seat looks at the next card of the main pile and holds it."""
    game.drawn = draw_one(game)
    game.phase = PLACE
    if game.listening:
        game.tell(EVERYONE, EVENT_DRAW, game.turn)
        game.tell(i64(1) << game.turn, EVENT_DRAWN, game.turn, game.drawn)


def skip_turn(game: Position) -> None:
    """There is nothing to draw; what is claimed or locked stays so."""
    if game.listening:
        game.tell(EVERYONE, EVENT_SKIP, game.turn)
    begin_next_turn(game)


def pass_in_window(game: Position, seat: i64) -> None:
    """A seat lets the window go by."""
    game.passed |= i64(1) << seat
    if game.listening:
        game.tell(EVERYONE, EVENT_PASS, seat)


def close_window_when_done(game: Position) -> None:
    """A window closes when nobody is left to ask."""
    if game.phase == FRENZY and asked(game) == 0:
        close_window(game)


def close_window(game: Position) -> None:
    """A runner without cards has got away; otherwise play goes on."""
    if game.runner != NOTHING and game.held(game.runner) == 0:
        end_round(game, REASON_EMPTY)
        return
    forget_window(game)
    go_on(game)


def go_on(game: Position) -> None:
    """Queued actions, then the second window they cause, then what was interrupted."""
    if start_next_action(game):
        return
    if game.acted:
        game.acted = False
        # Nobody could do anything with a used-up discard and a locked Kodiak.
        if game.rules.second_window and not (game.claimed and game.locked):
            open_second_window(game)
            return
    resume = game.resume
    game.resume = NOTHING
    if resume == NEXT_TURN:
        begin_next_turn(game)
    else:
        game.phase = resume


def begin_next_turn(game: Position) -> None:
    """The next seat's turn, unless the round has reached its limit (K32)."""
    if game.turn_no >= game.rules.last_turn:
        end_round(game, REASON_LIMIT)
        return
    game.turn = (game.turn + 1) % game.seats
    game.turn_no += 1
    game.phase = DRAW


def begin_next_round(game: Position) -> None:
    """K31: the seat to the left is Kodiak now."""
    game.round += 1
    game.cat = (game.cat + 1) % game.seats
    deal_round(game)
