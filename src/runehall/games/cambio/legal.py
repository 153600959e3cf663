"""What each seat can do now: the only place where legality is decided (§6 to §8 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.state import NOTHING
from runehall.games.cambio.actions import next_to_show
from runehall.games.cambio.codes import (
    ACTION,
    BLUE_KING,
    CAMBIO,
    DEAL,
    DISCARD,
    DRAW,
    DRAWN,
    EXCHANGE,
    FROM_DRAW,
    GAP,
    GIVE,
    GIVE_CARD,
    NO_PLACE,
    PASS,
    PEEK,
    PEEK_MINE,
    PEEK_YOURS,
    PICK,
    RED_KING,
    SHOW,
    SNAP,
    SWAP,
    TAKE,
    THROW,
    TURN,
    place_code,
    seat_in,
)
from runehall.games.cambio.piles import can_draw, can_take
from runehall.games.cambio.position import Position
from runehall.games.cambio.tables import is_open, others_are_open

# A usual table has no more cards than this; a list that outgrows it moves.
A_TABLE: Final = 16


def legal_actions(game: Position) -> vec[i64]:
    """Every action of a seat that is asked, ascending."""
    if game.phase == SNAP:
        return throws(game)
    if game.phase == TURN:
        return to_begin_turn(game)
    if game.phase == DRAWN:
        return to_place_drawn(game)
    if game.phase == ACTION:
        return to_choose(game)
    if game.phase == GIVE:
        return gifts(game)
    return append(vec[i64](), DEAL)


# --- a turn ---------------------------------------------------------------------------------------


def lap(game: Position) -> i64:
    """How often it has been each seat's turn in this round, the current lap included."""
    return (game.turn_no - 1) // game.seats + 1


def can_call(game: Position) -> bool:
    """C24: one call a round, from the lap the table has agreed on."""
    return game.caller == NOTHING and lap(game) >= game.rules.cambio_from


def can_discard(game: Position) -> bool:
    """C3: a taken card may go straight back, unless the table forbids it."""
    return game.drawn_from == FROM_DRAW or game.rules.discard_return


def to_begin_turn(game: Position) -> vec[i64]:
    """Draw, take or call."""
    listed = vec[i64](capacity=4)
    if can_draw(game):
        listed = append(listed, DRAW)
    if can_take(game):
        listed = append(listed, TAKE)
    # C26: only who has nothing to draw passes.
    stuck = len(listed) == 0
    if can_call(game):
        listed = append(listed, CAMBIO)
    if stuck:
        listed = append(listed, PASS)
    return listed


def to_place_drawn(game: Position) -> vec[i64]:
    """Exchange an own card for the drawn one, or discard that."""
    listed = list_cards(game, vec[i64](capacity=A_TABLE), EXCHANGE, game.turn)
    if can_discard(game):
        listed = append(listed, DISCARD)
    return listed


# --- a window -------------------------------------------------------------------------------------


def throws(game: Position) -> vec[i64]:
    """Every open card can be thrown, whatever it is."""
    # Made as long as it can get and then cut, because adding one by one would take twice as long.
    listed = vec[i64]([i64(0)] * (game.seats * game.room + 1))
    tables = game.tables
    room = game.room
    count: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if is_open(game, seat):
            at = seat * room
            end = at + room
            throw = THROW | place_code(seat, 0)
            while at < end:
                card = tables[at]
                if card == NO_PLACE:
                    break
                if card != GAP:
                    listed[count] = throw
                    count += 1
                throw += 1
                at += 1
        seat += 1
    listed[count] = PASS
    return listed[: count + 1]


def gifts(game: Position) -> vec[i64]:
    """C12: one of the own cards, or none."""
    listed = list_cards(game, vec[i64](capacity=A_TABLE), GIVE_CARD, game.snapper)
    return append(listed, PASS)


# --- an action ------------------------------------------------------------------------------------


def to_choose(game: Position) -> vec[i64]:
    """The cards that the action under way can look at, swap or show."""
    listed = vec[i64](capacity=A_TABLE)
    if game.action == BLUE_KING:
        return list_cards_of(game, listed, SHOW, next_to_show(game))
    if len(game.picked) > 0:
        return list_partners(game, listed, game.picked[0])
    listed = list_peeks(game, listed)
    listed = list_first_picks(game, listed)
    return append(listed, PASS)


def list_peeks(game: Position, listed: vec[i64]) -> vec[i64]:
    """Own cards, others' cards or both, as the action has it."""
    own = game.action == PEEK_MINE or game.action == RED_KING
    others = game.action == PEEK_YOURS or game.action == RED_KING
    seat: i64 = 0
    while seat < game.seats:
        if (own and seat == game.turn) or (others and seat != game.turn and is_open(game, seat)):
            listed = list_cards_of(game, listed, PEEK, seat)
        seat += 1
    return listed


def list_first_picks(game: Position, listed: vec[i64]) -> vec[i64]:
    """Any open card can begin a swap that has a partner."""
    if (game.action != SWAP and game.action != RED_KING) or not others_are_open(game):
        return listed
    seat: i64 = 0
    while seat < game.seats:
        if is_open(game, seat):
            listed = list_cards_of(game, listed, PICK, seat)
        seat += 1
    return listed


def list_partners(game: Position, listed: vec[i64], first: i64) -> vec[i64]:
    """C16: cards of other seats; of the same seat only where the table allows it, never two own."""
    same_seat = game.rules.swap_same_opponent and seat_in(first) != game.turn
    seat: i64 = 0
    while seat < game.seats:
        if is_open(game, seat):
            if seat != seat_in(first):
                listed = list_cards_of(game, listed, PICK, seat)
            elif same_seat:
                listed = without(list_cards_of(game, vec[i64](), PICK, seat), PICK | first, listed)
        seat += 1
    return listed


def without(cards: vec[i64], taken: i64, listed: vec[i64]) -> vec[i64]:
    """Add all choices but one to a list."""
    place: i64 = 0
    while place < len(cards):
        if cards[place] != taken:
            listed = append(listed, cards[place])
        place += 1
    return listed


# --- cards of a table -----------------------------------------------------------------------------


def list_cards(game: Position, listed: vec[i64], action: i64, seat: i64) -> vec[i64]:
    """Add to a list one action for each card of a seat; the place is put into the action."""
    tables = game.tables
    room = game.room
    first = seat * room
    place: i64 = 0
    while place < room:
        card = tables[first + place]
        if card == NO_PLACE:
            break
        if card != GAP:
            listed = append(listed, action | place)
        place += 1
    return listed


def list_cards_of(game: Position, listed: vec[i64], verb: i64, seat: i64) -> vec[i64]:
    """As `list_cards`, for actions that name the seat too."""
    return list_cards(game, listed, verb | place_code(seat, 0), seat)
