"""The course of a turn: begin, lay a card, draw or place a Rune Master, end (§6 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.rune.codes import (
    ACT,
    EVENT_DREW,
    EVENT_DREW_CARD,
    EVENT_OVER,
    EVENT_PASSED,
    EVENT_PLACED,
    EVENT_STUCK,
    EVENT_TURN,
    FAR,
    OVER,
    PLACE,
    TOKEN,
    detail_of,
    owner_of,
    piece,
    x_of,
    y_of,
)
from runehall.games.rune.masters import forfeit_master, has_spot, place_master
from runehall.games.rune.placement import has_placement
from runehall.games.rune.position import Position
from runehall.games.rune.ruleset import DONE_OUT, DONE_PLAY_ON
from runehall.games.rune.scoring import (
    change_of_others,
    kind_of_end,
    own_change,
    packed_counts,
    packed_points,
    points_heard,
    winning_seats,
)
from runehall.games.rune.tokens import legal_tokens, place_token


def begin_turn(game: Position, seat: i64) -> None:
    """A seat's turn; when none of its cards fits, the placement is skipped (E1)."""
    game.turn = seat
    game.turn_no += 1
    game.phase = PLACE
    if game.listening:
        game.tell(EVERYONE, EVENT_TURN, seat)
    if not has_placement(game, seat):
        game.set_skips(seat, game.skips(seat) + 1)
        if game.listening:
            game.tell(EVERYONE, EVENT_STUCK, seat)
        enter_act(game)


def lay_hand_card(game: Position, action: i64) -> None:
    """A card leaves the hand and lies on top of the layout."""
    seat = game.turn
    card = owner_of(action)
    x = x_of(action)
    y = y_of(action)
    before = points_heard(game)
    game.take_from_hand(seat, card)
    game.lay_card(piece(card, detail_of(action), x, y))
    if game.listening:
        own = own_change(game, seat, before)
        others = change_of_others(game, seat, before)
        rot = detail_of(action)
        game.tell(EVERYONE, EVENT_PLACED, seat, card, x + FAR, y + FAR, rot, own, others)
    enter_act(game)


def enter_act(game: Position) -> None:
    """The second half of the turn, unless there is nothing to decide in it."""
    seat = game.turn
    if can_draw(game, seat):
        game.phase = ACT
    elif game.masters(seat) == 0:
        end_turn(game)
    elif has_spot(game, seat):
        game.phase = ACT
    else:
        forfeit_master(game, seat)
        end_turn(game)


def can_draw(game: Position, seat: i64) -> bool:
    """Whether a seat is allowed to draw a card."""
    if game.deck_count() == 0:
        return False
    if game.ending != NOTHING and not game.rules.final_draw:
        return False
    return game.masters(seat) > 0 or game.rules.done_seat == DONE_PLAY_ON


def draw(game: Position) -> None:
    """The top card of the deck goes to the end of the hand; only its owner sees it."""
    seat = game.turn
    card = i64(game.deck[game.deck_top])
    game.deck_top += 1
    game.add_to_hand(seat, card)
    if game.listening:
        game.tell(EVERYONE, EVENT_DREW, seat)
        game.tell(1 << seat, EVENT_DREW_CARD, seat, card)
    end_turn(game)


def use_master(game: Position, action: i64) -> None:
    """A Rune Master is placed; a token may follow beside it (R25)."""
    seat = game.turn
    place_master(game, x_of(action), y_of(action))
    if game.tokens(seat) > 0:
        game.anchor = piece(seat, 0, x_of(action), y_of(action))
        if len(legal_tokens(game, seat)) > 0:
            game.phase = TOKEN
            return
    end_turn(game)


def use_token(game: Position, action: i64) -> None:
    """A token is laid, and the turn is over."""
    place_token(game, x_of(action), y_of(action), detail_of(action))
    end_turn(game)


def decline(game: Position) -> None:
    """`pass`: no token, or nothing more from a seat without Rune Masters."""
    if game.listening:
        game.tell(EVERYONE, EVENT_PASSED, game.turn)
    end_turn(game)


def end_turn(game: Position) -> None:
    """The game ends with the last Rune Master; otherwise the next seat that can use a turn."""
    game.anchor = NOTHING
    if all_masters_used(game):
        game.phase = OVER
        if game.listening:
            winners = winning_seats(game)
            kind = kind_of_end(game, winners)
            points, counts = packed_points(game), packed_counts(game)
            game.tell(EVERYONE, EVENT_OVER, winners, points, counts, kind)
        return
    seat = (game.turn + 1) % game.seats
    while seat != game.turn and not is_eligible(game, seat):
        seat = (seat + 1) % game.seats
    begin_turn(game, seat)


def all_masters_used(game: Position) -> bool:
    """Whether no seat has a Rune Master in supply."""
    seat: i64 = 0
    while seat < game.seats:
        if game.masters(seat) > 0:
            return False
        seat += 1
    return True


def is_eligible(game: Position, seat: i64) -> bool:
    """Whether a seat gets a turn: without Rune Masters only for a card that fits (R22, E17)."""
    if game.masters(seat) > 0:
        return True
    return game.rules.done_seat != DONE_OUT and has_placement(game, seat)
