"""What the actions of cards that have landed do, one after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.engine.chooser import count_seats
from runehall.engine.state import EVERYONE
from runehall.games.kodiak.codes import (
    ACTION,
    BLUE_KING,
    EVENT_ASK_OFFER,
    EVENT_EXPOSE,
    EVENT_LAPSE,
    EVENT_PEEK,
    EVENT_PEEKED,
    EVENT_SHOW,
    EVENT_SWAP,
    OFFER,
    RED_KING,
    USED_NOTHING,
    USED_OTHER,
    USED_OWN,
    USED_SWAP,
)
from runehall.games.kodiak.legal import to_choose
from runehall.games.kodiak.position import FACE_UP, UNDECIDED, Position

ACTIONS_OF_RED_KING: Final = 2
CARDS_OF_SWAP: Final = 2

# --- beginning and ending an action --------------------------------------------------------------


def start_next_action(game: Position) -> bool:
    """Wait for the first queued action that has a legal choice; the others lapse."""
    while len(game.queue) > 0:
        if game.left == 0:
            begin(game)
        if len(to_choose(game)) > 0:
            game.phase = ACTION
            return True
        if game.listening:
            game.tell(EVERYONE, EVENT_LAPSE, game.acting_seat(), game.action_card())
        remove_first(game)
    return False


def begin(game: Position) -> None:
    """The first action of the queue is now under way."""
    game.left = ACTIONS_OF_RED_KING if game.action_card() == RED_KING else 1
    if game.action_card() == BLUE_KING:
        game.targets = seats_blue_king_reaches(game)


def seats_blue_king_reaches(game: Position) -> i64:
    """Everybody else with a face-down card; Kodiak only where he is not immune (K23)."""
    others = game.everyone() & ~(i64(1) << game.acting_seat())
    if not game.rules.blue_king_reaches_cat:
        others &= ~(i64(1) << game.cat)
    reached: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if (others >> seat) & 1 == 1 and has_face_down_card(game, seat):
            reached |= i64(1) << seat
        seat += 1
    return reached


def has_face_down_card(game: Position, seat: i64) -> bool:
    """Whether anything of a table can still be turned up."""
    place: i64 = 0
    end = game.places(seat)
    while place < end:
        if game.is_face_down(seat, place):
            return True
        place += 1
    return False


def finish_one(game: Position, what: i64) -> None:
    """One thing has been carried out; the action is over when nothing is left of it."""
    game.acted = True
    game.left -= 1
    game.used = what
    game.forget_picks()
    if game.left == 0:
        remove_first(game)


def remove_first(game: Position) -> None:
    """The first action of the queue is over."""
    game.queue = game.queue[1:]
    game.left = 0
    game.used = USED_NOTHING
    game.targets = 0
    game.forget_picks()


# --- carrying it out -----------------------------------------------------------------------------


def peek(game: Position, seat: i64, owner: i64, place: i64) -> None:
    """The acting seat looks at a card."""
    game.add_known(owner, place, i64(1) << seat)
    if game.listening:
        game.tell(EVERYONE, EVENT_PEEK, seat, owner, place)
        game.tell(i64(1) << seat, EVENT_PEEKED, seat, owner, place, game.card(owner, place))
    finish_one(game, USED_OWN if owner == seat else USED_OTHER)


def expose(game: Position, seat: i64, owner: i64, place: i64) -> None:
    """A card is turned up for good."""
    turn_up(game, owner, place)
    if game.listening:
        game.tell(EVERYONE, EVENT_EXPOSE, seat, owner, place, game.card(owner, place))
    finish_one(game, USED_OTHER)


def turn_up(game: Position, owner: i64, place: i64) -> None:
    """Everybody sees a card from now on."""
    game.set_known(owner, place, game.everyone() | FACE_UP)


def pick(game: Position, owner: i64, place: i64) -> None:
    """Choose a card of a swap; after the second one the cards change places."""
    game.pick(owner, place)
    if game.pick_count < CARDS_OF_SWAP:
        return
    if game.picked_place(0) == UNDECIDED or game.picked_place(1) == UNDECIDED:
        game.phase = OFFER
        if game.listening:
            game.tell(EVERYONE, EVENT_ASK_OFFER, game.acting_seat(), game.cat)
    else:
        swap(game, game.picked_place(0), game.picked_place(1))


def offer(game: Position, place: i64) -> None:
    """Kodiak decides which of his cards goes."""
    first = game.picked_place(0)
    second = game.picked_place(1)
    if first == UNDECIDED:
        swap(game, place, second)
    else:
        swap(game, first, place)


def swap(game: Position, first_place: i64, second_place: i64) -> None:
    """K27: both cards end face down, and who knows them goes with them."""
    first = game.picked_seat(0)
    second = game.picked_seat(1)
    first_known = game.known_to(first, first_place)
    second_known = game.known_to(second, second_place)
    first_card = game.take(first, first_place)
    second_card = game.take(second, second_place)
    game.put(first, first_place, second_card, second_known)
    game.put(second, second_place, first_card, first_known)
    if game.listening:
        seat = game.acting_seat()
        game.tell(EVERYONE, EVENT_SWAP, seat, first, first_place, second, second_place)
    finish_one(game, USED_SWAP)


def show(game: Position, owner: i64, place: i64) -> None:
    """Choose a card for the blue king; after the last one all are turned up together."""
    game.pick(owner, place)
    if game.pick_count < count_seats(game.targets):
        return
    number: i64 = 0
    while number < game.pick_count:
        shown = game.picked_seat(number)
        at = game.picked_place(number)
        turn_up(game, shown, at)
        if game.listening:
            game.tell(EVERYONE, EVENT_SHOW, game.acting_seat(), shown, at, game.card(shown, at))
        number += 1
    finish_one(game, USED_OTHER)
