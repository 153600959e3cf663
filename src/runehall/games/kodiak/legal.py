"""What each seat can do now: the only place where legality is decided."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.state import NOTHING
from runehall.games.kodiak.codes import (
    ACTION,
    BLUE_KING,
    COUNTER,
    DEAL,
    DRAW,
    DRAW_CARD,
    EXCHANGE,
    EXPOSE,
    EXPOSURE,
    FRENZY,
    GAP,
    MAKE_OFFER,
    OFFER,
    OWN_SHIFT,
    PASS,
    PEEK,
    PEEK_MINE,
    PICK,
    PICK_KODIAK,
    PLACE,
    POUNCE,
    RED_KING,
    ROUND_END,
    SCURRY,
    SEAT_SHIFT,
    SHOW,
    USED_OTHER,
    USED_OWN,
    USED_SWAP,
)
from runehall.games.kodiak.piles import can_draw
from runehall.games.kodiak.position import Position
from runehall.games.kodiak.windows import asked, mice

# A usual table has no more cards than this; a list that outgrows it moves.
A_TABLE: Final = 16


def seats_waited_for(game: Position) -> i64:
    """The seats without whose action nothing happens."""
    phase = game.phase
    if phase == DRAW or phase == PLACE:
        return i64(1) << game.turn
    if phase == ACTION:
        return i64(1) << game.acting_seat()
    if phase == OFFER:
        return i64(1) << game.cat
    if phase == ROUND_END:
        return i64(1) << ((game.cat + 1) % game.seats)
    return 0


def seats_that_may_act(game: Position) -> i64:
    """The seats asked in a window; Kodiak while a mouse is to draw or to exchange (K4)."""
    phase = game.phase
    if phase == FRENZY:
        return asked(game)
    if phase == DRAW or phase == PLACE:
        if game.turn != game.cat and game.rules.free_pounce and not game.locked:
            return i64(1) << game.cat
    return 0


def legal_actions(game: Position, seat: i64) -> vec[i64]:
    """Every action of a seat, ascending."""
    if ((seats_waited_for(game) | seats_that_may_act(game)) >> seat) & 1 == 0:
        return vec[i64]()
    phase = game.phase
    if phase == FRENZY:
        return in_window(game, seat)
    if phase == DRAW:
        return to_draw(game, seat)
    if phase == PLACE:
        return to_place(game, seat)
    if phase == ACTION:
        return to_choose(game)
    if phase == OFFER:
        return own_cards(game, seat, MAKE_OFFER, vec[i64]())
    return vec[i64]([DEAL])


# --- turns and windows ----------------------------------------------------------------------------


def in_window(game: Position, seat: i64) -> vec[i64]:
    """Pass, or throw a card: mice scurry, Kodiak pounces or counters a run."""
    legal = append(vec[i64](capacity=A_TABLE), PASS)
    if seat != game.cat:
        return own_cards(game, seat, SCURRY, legal)
    if game.runner != NOTHING:
        return own_cards(game, seat, COUNTER, legal)
    return pounces(game, legal)


def to_draw(game: Position, seat: i64) -> vec[i64]:
    """Draw, or pass when there is nothing to draw; Kodiak may pounce instead."""
    legal = vec[i64]()
    if seat == game.turn:
        legal = append(legal, DRAW_CARD if can_draw(game) else PASS)
    return pounces(game, legal) if seat == game.cat and not game.locked else legal


def to_place(game: Position, seat: i64) -> vec[i64]:
    """K3: the held card must be exchanged for an own card; Kodiak may pounce instead."""
    legal = vec[i64](capacity=A_TABLE)
    if seat == game.turn:
        legal = own_cards(game, seat, EXCHANGE, legal)
    return pounces(game, legal) if seat == game.cat and not game.locked else legal


def own_cards(game: Position, seat: i64, verb: i64, legal: vec[i64]) -> vec[i64]:
    """Add the verb with every own card."""
    tables = game.tables
    first = seat * game.width
    place: i64 = 0
    end = game.places(seat)
    while place < end:
        if tables[first + place] != GAP:
            legal = append(legal, verb | place)
        place += 1
    return legal


def pounces(game: Position, before: vec[i64]) -> vec[i64]:
    """Every own card of Kodiak's with every card of every mouse, after what is legal before."""
    prey = cards_of_mice(game)
    prey_count: i64 = len(prey)
    count: i64 = len(before)
    legal = vec[i64]([i64(0)] * (count + game.held(game.cat) * prey_count))
    number: i64 = 0
    while number < count:
        legal[number] = before[number]
        number += 1
    own: i64 = 0
    end = game.places(game.cat)
    while own < end:
        if game.card(game.cat, own) != GAP:
            verb = POUNCE | (own << OWN_SHIFT)
            number = 0
            while number < prey_count:
                legal[count] = verb | prey[number]
                count += 1
                number += 1
        own += 1
    return legal


def cards_of_mice(game: Position) -> vec[i64]:
    """Seat and place of every card of every mouse, ascending."""
    tables = game.tables
    cards = vec[i64]([i64(0)] * (game.seats * game.width))
    count: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if seat != game.cat:
            first = seat * game.width
            place: i64 = 0
            end = game.places(seat)
            while place < end:
                if tables[first + place] != GAP:
                    cards[count] = (seat << SEAT_SHIFT) | place
                    count += 1
                place += 1
        seat += 1
    return cards[:count]


# --- an action ------------------------------------------------------------------------------------


def to_choose(game: Position) -> vec[i64]:
    """The legal choices of the first action in the queue, ascending."""
    card = game.action_card()
    if card == BLUE_KING:
        return shows(game)
    if game.pick_count > 0:
        return picks(game, vec[i64](), game.picked_seat(0))
    legal = vec[i64](capacity=A_TABLE)
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
