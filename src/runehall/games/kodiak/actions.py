"""The actions of cards that have landed: what can be chosen, and what it does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
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
    EXPOSE,
    EXPOSURE,
    GAP,
    OFFER,
    PEEK,
    PEEK_MINE,
    PICK,
    PICK_KODIAK,
    RED_KING,
    SEAT_SHIFT,
    SHOW,
    USED_NOTHING,
    USED_OTHER,
    USED_OWN,
    USED_SWAP,
)
from runehall.games.kodiak.position import FACE_UP, UNDECIDED, Position
from runehall.games.kodiak.windows import mice

ACTIONS_OF_RED_KING: Final = 2
CARDS_OF_SWAP: Final = 2

# --- what can be chosen --------------------------------------------------------------------------


def choices(game: Position) -> vec[i64]:
    """The legal choices of the first action in the queue, ascending."""
    card = game.action_card()
    if card == BLUE_KING:
        return shows(game)
    if game.pick_count > 0:
        return picks(game, vec[i64](), game.picked_seat(0))
    legal = vec[i64]()
    looks = seats_to_look_at(game, card)
    if looks != 0:
        legal = face_down_cards(game, legal, PEEK, looks)
    exposed = seats_to_expose(game, card)
    if exposed != 0:
        legal = face_down_cards(game, legal, EXPOSE, exposed)
    if can_swap(game, card):
        legal = picks(game, legal, -1)
    return legal


def may_do(game: Position, what: i64) -> bool:
    """K22: whether a red king may (still) do this."""
    return game.used != what or game.rules.red_king_repeat


def other_mice(game: Position) -> i64:
    """K20: the mice that another's look or exposure can reach."""
    return mice(game) & ~(i64(1) << game.acting_seat())


def seats_to_look_at(game: Position, card: i64) -> i64:
    """The seats whose face-down cards the acting seat may look at for itself."""
    own = i64(1) << game.acting_seat()
    if card == PEEK_MINE:
        return own
    seats: i64 = 0
    if card == RED_KING:
        if may_do(game, USED_OWN):
            seats = own
        if game.rules.red_king_private and may_do(game, USED_OTHER):
            seats |= other_mice(game)
    return seats


def seats_to_expose(game: Position, card: i64) -> i64:
    """The seats whose face-down cards the acting seat may turn up (K21)."""
    if card == EXPOSURE:
        return other_mice(game)
    if card == RED_KING and not game.rules.red_king_private and may_do(game, USED_OTHER):
        return other_mice(game)
    return 0


def can_swap(game: Position, card: i64) -> bool:
    """Whether the acting seat may begin a swap."""
    if card == RED_KING:
        return may_do(game, USED_SWAP)
    return card != PEEK_MINE and card != EXPOSURE


def face_down_cards(game: Position, legal: vec[i64], verb: i64, seats: i64) -> vec[i64]:
    """Add the verb with every face-down card of these seats."""
    seat: i64 = 0
    while seat < game.seats:
        if (seats >> seat) & 1 == 1:
            place: i64 = 0
            end = game.places(seat)
            while place < end:
                if game.is_face_down(seat, place):
                    legal = append(legal, verb | (seat << SEAT_SHIFT) | place)
                place += 1
        seat += 1
    return legal


def picks(game: Position, legal: vec[i64], picked: i64) -> vec[i64]:
    """Add every card a swap may move; a mouse names Kodiak without naming a card of his."""
    by_cat = game.acting_seat() == game.cat
    seat: i64 = 0
    while seat < game.seats:
        if seat != picked and (by_cat or seat != game.cat):
            place: i64 = 0
            end = game.places(seat)
            while place < end:
                if game.card(seat, place) != GAP:
                    legal = append(legal, PICK | (seat << SEAT_SHIFT) | place)
                place += 1
        seat += 1
    if not by_cat and game.cat != picked:
        legal = append(legal, PICK_KODIAK | (game.cat << SEAT_SHIFT))
    return legal


def shows(game: Position) -> vec[i64]:
    """The cards of the next seat that the blue king reaches."""
    if game.targets == 0:
        return vec[i64]()
    target = i64(1) << next_target(game)
    return face_down_cards(game, vec[i64](), SHOW, target)


def next_target(game: Position) -> i64:
    """K26: the targets are asked clockwise from the left of the acting seat."""
    seat = game.acting_seat()
    skip = game.pick_count
    while True:
        seat = (seat + 1) % game.seats
        if (game.targets >> seat) & 1 == 1:
            if skip == 0:
                return seat
            skip -= 1


# --- beginning and ending an action --------------------------------------------------------------


def start_next_action(game: Position) -> bool:
    """Wait for the first queued action that has a legal choice; the others lapse."""
    while len(game.queue) > 0:
        if game.left == 0:
            begin(game)
        if len(choices(game)) > 0:
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
