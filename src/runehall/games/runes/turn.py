"""The frame of play: windows, turns, skips, owed cards (§6.3, §7, §9)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from runehall.engine.state import EVERYONE
from runehall.games.runes.codes import (
    BETWEEN,
    DURING,
    EVENT_NO_PLACEMENT,
    EVENT_SKIPPED,
    FULL,
    REASON_STALEMATE,
    REASON_STONES,
    RESPOND,
    REVERSE,
    SPIN,
    SWAP,
    TURN,
    WARD,
)
from runehall.games.runes.placements import REGULAR, has_placement
from runehall.games.runes.playable import holds_playable
from runehall.games.runes.position import Position
from runehall.games.runes.scoring import finish
from runehall.games.runes.supply import draw_card, has_card_to_draw

# --- who is asked --------------------------------------------------------------------------------


def eligible_seats(game: Position) -> i64:
    """The seats that the open window concerns, whether or not they have passed."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if is_eligible(game, seat):
            seats |= i64(1) << seat
        seat += 1
    return seats


def is_eligible(game: Position, seat: i64) -> bool:
    """Whether a window asks a seat: it holds a card that helps, or any card (R43)."""
    if not window_reaches(game, seat):
        return False
    if game.rules.ask_holders:
        return game.held_count(seat) > 0
    if game.phase == RESPOND:
        return usable_answers(game, seat) != 0
    return holds_playable(game, seat)


def window_reaches(game: Position, seat: i64) -> bool:
    """Whether the open window is for a seat, whatever it holds."""
    if game.phase == RESPOND:
        return (game.cast_victims >> seat) & 1 == 1
    return can_play_in(game, game.phase, seat)


def can_play_in(game: Position, phase: i64, seat: i64) -> bool:
    """Whether a phase lets a seat play cards that answer nothing, whatever it holds (R21)."""
    if phase == DURING:
        return seat != game.turn and game.rules.out_of_turn
    if phase == BETWEEN and game.rules.out_of_turn:
        return True
    return seat == game.turn


def usable_answers(game: Position, seat: i64) -> i64:
    """The answers a seat holds against the running ritual, as a mask."""
    return game.held_kinds(seat) & answers_to(game.cast_kind)


def answers_to(kind: i64) -> i64:
    """R27: reversing `swap` or `spin` would change nothing."""
    if kind == SWAP or kind == SPIN:
        return i64(1) << WARD
    return (i64(1) << WARD) | (i64(1) << REVERSE)


def open_window(game: Position, phase: i64) -> None:
    """A window opens for all it concerns; nobody has passed yet."""
    game.phase = phase
    game.passed = 0
    game.asked = eligible_seats(game)


def pass_window(game: Position, seat: i64) -> None:
    game.passed |= i64(1) << seat
    game.asked &= ~(i64(1) << seat)


def close_window(game: Position) -> None:
    game.passed = 0
    game.asked = 0


# --- the course of turns -------------------------------------------------------------------------


def after_ritual(game: Position) -> None:
    """AFTER-RITUAL: the others may break into the turn before a stone is laid."""
    open_window(game, DURING)
    if game.asked == 0:
        go_on_with_turn(game)


def go_on_with_turn(game: Position) -> None:
    """The window `during` closes and the interrupted turn goes on."""
    close_window(game)
    game.phase = TURN
    check_turn(game)


def after_turn(game: Position) -> None:
    """AFTER-TURN: all may play cards before the next turn."""
    open_window(game, BETWEEN)
    if game.asked == 0:
        next_turn(game)


def next_turn(game: Position) -> None:
    """The window `between` closes and the turn passes on, in the direction of play (E22)."""
    close_window(game)
    advance(game)
    begin_turn(game)


def advance(game: Position) -> None:
    game.turn = (game.turn + game.direction + game.seats) % game.seats


def begin_turn(game: Position) -> None:
    """BEGIN-TURN: the next seat that has not to miss its turn (E19), unless the game ends."""
    while True:
        if no_stone_in_hand(game):
            finish(game, REASON_STONES)
            return
        if game.stuck == (i64(1) << game.seats) - 1:
            finish(game, REASON_STALEMATE)
            return
        if game.skips[game.turn] == 0:
            break
        game.skips[game.turn] = u8(i64(game.skips[game.turn]) - 1)
        if game.listening:
            game.tell(EVERYONE, EVENT_SKIPPED, game.turn)
        advance(game)
    game.phase = TURN
    game.turn_no += 1
    check_turn(game)


def no_stone_in_hand(game: Position) -> bool:
    seat: i64 = 0
    while seat < game.seats:
        if game.hand_count(seat) > 0:
            return False
        seat += 1
    return True


def check_turn(game: Position) -> None:
    """CHECK-TURN: a seat that can do nothing at all has had its turn (E18)."""
    seat = game.turn
    if has_placement(game, seat, REGULAR):
        return
    if game.held_count(seat) > 0 and (game.rules.ask_holders or holds_playable(game, seat)):
        return
    cannot_place(game)


def cannot_place(game: Position) -> None:
    """The seat on turn lays no stone; when all have been stuck in a row, the game ends (R18)."""
    game.stuck |= i64(1) << game.turn
    if game.listening:
        game.tell(EVERYONE, EVENT_NO_PLACEMENT, game.turn)
    after_turn(game)


def settle_owed(game: Position) -> None:
    """OWED: draw the cards a black stone has earned, or ask what to do with a full hand (R20)."""
    while game.owed > 0:
        if not has_card_to_draw(game):
            game.owed = 0
        elif game.held_count(game.turn) < game.rules.max_rituals:
            draw_card(game, game.turn)
            game.owed -= 1
        else:
            game.phase = FULL
            return
    after_turn(game)
