"""The frame of play: rounds, turns, and what follows a window."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.kodiak.actions import start_next_action
from runehall.games.kodiak.codes import (
    DRAW,
    EVENT_DEAL,
    EVENT_DRAW,
    EVENT_DRAWN,
    EVENT_FIRST_LOOK,
    EVENT_PASS,
    EVENT_SKIP,
    FRENZY,
    GAP,
    NEXT_TURN,
    PLACE,
    REASON_EMPTY,
    REASON_LIMIT,
)
from runehall.games.kodiak.piles import draw_one
from runehall.games.kodiak.position import Position
from runehall.games.kodiak.scoring import end_round
from runehall.games.kodiak.windows import asked, forget_window, open_second_window

# --- a round --------------------------------------------------------------------------------------


def deal_round(game: Position) -> None:
    """Shuffle everything, deal one card at a time from the left of Kodiak, let everybody look."""
    rules = game.rules
    game.piles = rules.deck[:]
    game.shuffle(game.piles, rules.deck_size)
    game.pile_count = 0
    game.next_card = 0
    game.drawn = GAP
    game.clear_tables()
    game.pounces = 0
    game.hairballs = vec[i64]([i64(0)] * game.seats)
    place: i64 = 0
    while place < rules.cards:
        step: i64 = 1
        while step <= game.seats:
            seat = (game.cat + step) % game.seats
            game.put(seat, place, draw_one(game), first_look_of(game, seat, place))
            step += 1
        place += 1
    game.turn = game.cat
    game.turn_no = 1
    game.phase = DRAW
    if game.listening:
        tell_deal(game)


def first_look_of(game: Position, seat: i64, place: i64) -> i64:
    """K1: a seat sees its own lowest places once."""
    return i64(1) << seat if place < game.rules.first_look else i64(0)


def tell_deal(game: Position) -> None:
    """Everybody hears of the deal, and each seat of the cards it has seen."""
    game.tell(EVERYONE, EVENT_DEAL, game.cat, game.round)
    seat: i64 = 0
    while seat < game.seats:
        place: i64 = 0
        while place < game.rules.first_look:
            game.tell(i64(1) << seat, EVENT_FIRST_LOOK, seat, place, game.card(seat, place))
            place += 1
        seat += 1


def begin_next_round(game: Position) -> None:
    """K31: the seat to the left is Kodiak now."""
    game.round += 1
    game.cat = (game.cat + 1) % game.seats
    deal_round(game)


# --- a turn ---------------------------------------------------------------------------------------


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
