"""What peeks, swaps and kings do once the window has closed (§7 of the rules)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.cambio.codes import (
    ACTION,
    EVENT_PASS,
    EVENT_PEEK,
    EVENT_PICK,
    EVENT_SEEN,
    EVENT_SHOW,
    EVENT_SWAP,
    NO_ACTION,
    PEEK_MINE,
    RED_KING,
    place_code,
    place_in,
    seat_in,
)
from runehall.games.cambio.position import NO_PICKS, Position
from runehall.games.cambio.tables import (
    is_open,
    open_seats,
    others_are_open,
    see,
    show_to_all,
    swap_cards,
)
from runehall.games.cambio.turn import end_turn
from runehall.games.cambio.windows import can_open_second_window, open_second_window


def has_choice(game: Position) -> bool:
    """An own card can always be peeked at; everything else needs another open seat.

    Every table has a card while an action is under way, so an open seat is an open card, and a card
    has a partner for a swap exactly when two seats are open.
    """
    if game.action == PEEK_MINE or game.action == RED_KING:
        return True
    return others_are_open(game)


def next_to_show(game: Position) -> i64:
    """C19: clockwise from the left of the acting seat, the caller left out."""
    skip: i64 = len(game.picked)
    seat = game.left_of(game.turn)
    while skip > 0 or not is_open(game, seat):
        if is_open(game, seat):
            skip -= 1
        seat = game.left_of(seat)
    return seat


def begin_action(game: Position) -> None:
    """After a window: a pending action that can do anything; otherwise the turn ends."""
    game.passed = 0
    if game.action != NO_ACTION and has_choice(game):
        game.phase = ACTION
    else:
        end_turn(game)


def peek(game: Position, seat: i64, place: i64) -> None:
    """The acting seat looks at a card."""
    see(game, game.turn, seat, place)
    if game.listening:
        game.tell(EVERYONE, EVENT_PEEK, game.turn, seat, place)
        game.tell(1 << game.turn, EVENT_SEEN, seat, place, game.card_at(seat, place))
    count_step(game)


def pick(game: Position, seat: i64, place: i64) -> None:
    """The first card of a swap is chosen; with the second, both change places."""
    if len(game.picked) == 0:
        remember_pick(game, seat, place)
        return
    first = game.picked[0]
    swap_cards(game, seat_in(first), place_in(first), seat, place)
    if game.listening:
        game.tell(EVERYONE, EVENT_SWAP, game.turn, seat_in(first), place_in(first), seat, place)
    count_step(game)


def show(game: Position, seat: i64, place: i64) -> None:
    """C19: nothing is shown before the last seat's card is chosen, then all at once."""
    remember_pick(game, seat, place)
    if len(game.picked) < open_seats(game) - 1:
        return
    shown: i64 = 0
    while shown < len(game.picked):
        code = game.picked[shown]
        show_to_all(game, seat_in(code), place_in(code))
        if game.listening:
            card = game.card_at(seat_in(code), place_in(code))
            game.tell(EVERYONE, EVENT_SHOW, seat_in(code), place_in(code), card)
        shown += 1
    count_step(game)


def remember_pick(game: Position, seat: i64, place: i64) -> None:
    """A card is chosen for the action under way."""
    # A fresh row: copies share the old one.
    game.picked = append(game.picked[:], place_code(seat, place))
    if game.listening:
        game.tell(EVERYONE, EVENT_PICK, game.turn, seat, place)


def count_step(game: Position) -> None:
    """One peek, swap or show is carried out."""
    game.left -= 1
    game.done += 1
    game.picked = NO_PICKS
    if game.left == 0:
        finish_action(game)


def forgo(game: Position) -> None:
    """C17: what is left of a peek, a swap or a red king may be declined."""
    if game.listening:
        game.tell(EVERYONE, EVENT_PASS, game.turn)
    finish_action(game)


def finish_action(game: Position) -> None:
    """The second window follows if anything was carried out, otherwise the turn ends."""
    carried_out = game.done > 0
    game.action = NO_ACTION
    game.left = 0
    game.done = 0
    if carried_out and can_open_second_window(game):
        open_second_window(game)
    else:
        end_turn(game)
