"""What bots know about Cambio: a quick sensible policy, and who is likely to win.

Everything here looks at a table card only if the seat knows it; other cards count as the average.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.deck.facedown import forget_place, seen_places
from runehall.engine.chooser import Chooser
from runehall.engine.heuristics import Heuristics, win_share
from runehall.engine.state import NOTHING, VERB_SHIFT, State
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
    GIVE,
    GIVE_CARD,
    NO_ACTION,
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
    action_on,
    place_code,
    place_in,
    points_of,
    seat_in,
)
from runehall.games.cambio.legal import can_call, can_discard
from runehall.games.cambio.outlook import cost_until_called, points_in_the_end, share_of_win
from runehall.games.cambio.piles import can_draw, can_take
from runehall.games.cambio.position import Position
from runehall.games.cambio.tables import is_open

# No card lies face up on a table.
FACE_UP: Final = 0
# A card that its owner knows and keeps is hardly lower than any other, unless he calls.
KEPT_CARD: Final = 6.8
# So many points fewer than every rival, and one more turn will hardly help them.
LEAD_OF_A_CALL: Final = 9.0
# What a look or a swap saves when a card is discarded for its action.
WORTH_OF_ACTION: Final = 1.5
# What taking must save to be better than an unseen card: everybody knows a taken one.
TAKING_GAIN: Final = 3.3
# A swap that gains less gives away more than it brings.
LEAST_SWAP_GAIN: Final = 2.0
GOOD_SWAP_GAIN: Final = 5.0
# Somebody's best card is worth giving only if it counts.
LEAST_GIFT: Final = 2.0


class CambioHeuristics(Heuristics):
    """A careful player who never throws a card unseen."""

    def glance(self) -> i64:
        """Memory decides: a bad one is weakness enough."""
        return 0

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        assert isinstance(state, Position)
        if state.phase == SNAP:
            return choose_throw(state, seat)
        if state.phase == TURN:
            return choose_turn(state)
        if state.phase == DRAWN:
            return choose_place(state)
        if state.phase == GIVE:
            return choose_gift(state)
        if state.phase == ACTION:
            return choose_action(state, chooser)
        return DEAL

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.over():
            return win_share(state, seat)
        return share_of_win(state, seat)

    def seen(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Position)
        everyone = state.everyone()
        return seen_places(state.tables, state.known, seat, face_up=FACE_UP, everyone=everyone)

    def forget(self, state: State, seat: i64, forgotten: i64) -> None:
        assert isinstance(state, Position)
        forget_place(state.known, seat, forgotten)

    def looks_at(self, state: State, action: i64) -> i64:
        """A peek looks at a card; so does whoever lays down the one drawn."""
        assert isinstance(state, Position)
        verb = (action >> VERB_SHIFT) << VERB_SHIFT
        if verb == PEEK:
            return seat_in(action) * state.room + place_in(action)
        if verb == EXCHANGE:
            return state.turn * state.room + place_in(action)
        return NOTHING


# --- what a seat believes -------------------------------------------------------------------------


def worth(game: Position, seat: i64, owner: i64, place: i64) -> float:
    """The points a seat expects of a card."""
    if game.knows(seat, owner, place):
        return float(points_of(game.card_at(owner, place)))
    if seat != owner and game.knows(owner, owner, place):
        return KEPT_CARD
    return game.rules.mean_points


def expected_points(game: Position, seat: i64, owner: i64) -> float:
    """The sum a seat expects of a table."""
    points = 0.0
    place: i64 = 0
    while game.card_at(owner, place) != NO_PLACE:
        if game.has_card_at(owner, place):
            points += worth(game, seat, owner, place)
        place += 1
    return points


def worst_place(game: Position, seat: i64) -> i64:
    """The own card that is expected to count most."""
    found: i64 = 0
    most = -100.0
    place: i64 = 0
    while game.card_at(seat, place) != NO_PLACE:
        if game.has_card_at(seat, place) and worth(game, seat, seat, place) > most:
            most = worth(game, seat, seat, place)
            found = place
        place += 1
    return found


def cost_of_keeping(game: Position, card: i64) -> float:
    """What a known card will have cost in the end: until somebody calls, dear ones go first."""
    points = float(points_of(card))
    return cost_until_called(points) if game.caller == NOTHING else points


def cost_of_place(game: Position, seat: i64, place: i64) -> float:
    """What an own card will have cost in the end; nobody can get rid of one they do not know."""
    if game.caller == NOTHING:
        return points_in_the_end(game, seat, seat, place)
    return worth(game, seat, seat, place)


def cost_of_twins(game: Position, seat: i64, card: i64, left_out: i64) -> float:
    """What known own twins would save if this card landed; -2 kings are not thrown away."""
    saved = 0.0
    place: i64 = 0
    while game.card_at(seat, place) != NO_PLACE:
        own = game.card_at(seat, place)
        if (
            place != left_out
            and game.has_card_at(seat, place)
            and game.knows(seat, seat, place)
            and points_of(own) > 0
            and game.rules.identical(own, card)
        ):
            saved += cost_of_keeping(game, own)
        place += 1
    return saved


# --- a turn ---------------------------------------------------------------------------------------


def choose_turn(game: Position) -> i64:
    if can_call(game) and is_time_to_call(game):
        return CAMBIO
    if can_take(game) and best_gain(game, game.top()) >= TAKING_GAIN:
        return TAKE
    if can_draw(game):
        return DRAW
    return TAKE if can_take(game) else PASS


def is_time_to_call(game: Position) -> bool:
    """Clearly fewer points than anybody else is expected to have."""
    own = expected_points(game, game.turn, game.turn)
    seat: i64 = 0
    while seat < game.seats:
        rival = expected_points(game, game.turn, seat)
        if seat != game.turn and rival - own < LEAD_OF_A_CALL:
            return False
        seat += 1
    return True


def exchange_gain(game: Position, card: i64, place: i64) -> float:
    """What laying a card at an own place saves, twins of the replaced card included."""
    seat = game.turn
    gain = cost_of_place(game, seat, place) - cost_of_keeping(game, card)
    if game.knows(seat, seat, place):
        gain += cost_of_twins(game, seat, game.card_at(seat, place), place)
    return gain


def best_place(game: Position, card: i64) -> i64:
    found: i64 = NOTHING
    most = 0.0
    place: i64 = 0
    while game.card_at(game.turn, place) != NO_PLACE:
        if game.has_card_at(game.turn, place):
            gain = exchange_gain(game, card, place)
            if found == NOTHING or gain > most:
                most = gain
                found = place
        place += 1
    return found


def best_gain(game: Position, card: i64) -> float:
    return exchange_gain(game, card, best_place(game, card))


def choose_place(game: Position) -> i64:
    """Keep the drawn card where it saves most, or discard it for its twins and its action."""
    card = game.drawn_card
    place = best_place(game, card)
    if not can_discard(game):
        return EXCHANGE | place
    saved = cost_of_twins(game, game.turn, card, NOTHING)
    if action_on(card) != NO_ACTION:
        saved += WORTH_OF_ACTION
    return EXCHANGE | place if exchange_gain(game, card, place) > saved else DISCARD


# --- windows --------------------------------------------------------------------------------------


def choose_throw(game: Position, seat: i64) -> i64:
    """Throw a known twin: an own one first, then anybody's. Never late, never unseen."""
    if game.snapper != NOTHING and game.snapper != seat:
        return PASS
    found: i64 = PASS
    owner: i64 = 0
    while owner < game.seats:
        if is_open(game, owner):
            place = known_twin(game, seat, owner)
            if place != NOTHING and (found == PASS or owner == seat):
                found = THROW | place_code(owner, place)
        owner += 1
    return found


def known_twin(game: Position, seat: i64, owner: i64) -> i64:
    """A place of a table where a seat knows a card worth throwing on the pile."""
    last_card = game.cards_before(seat) == 1
    place: i64 = 0
    while game.card_at(owner, place) != NO_PLACE:
        card = game.card_at(owner, place)
        if (
            game.has_card_at(owner, place)
            and game.knows(seat, owner, place)
            and game.rules.identical(card, game.top())
            and (owner != seat or points_of(card) > 0 or last_card)
        ):
            return place
        place += 1
    return NOTHING


def choose_gift(game: Position) -> i64:
    place = worst_place(game, game.snapper)
    if worth(game, game.snapper, game.snapper, place) < LEAST_GIFT:
        return PASS
    return GIVE_CARD | place


# --- actions --------------------------------------------------------------------------------------


def choose_action(game: Position, chooser: Chooser) -> i64:
    if game.action == BLUE_KING:
        return SHOW | unseen_or_any(game, next_to_show(game), chooser)
    if len(game.picked) > 0:
        return PICK | cheapest_partner(game, seat_in(game.picked[0]))
    swaps = game.action == SWAP or game.action == RED_KING
    gain = swap_gain(game) if swaps else 0.0
    if gain >= GOOD_SWAP_GAIN or (gain >= LEAST_SWAP_GAIN and game.action == SWAP):
        return PICK | place_code(game.turn, worst_place(game, game.turn))
    if game.action == PEEK_MINE or game.action == RED_KING:
        place = unseen_place(game, game.turn)
        if place != NOTHING:
            return PEEK | place_code(game.turn, place)
    if game.action == PEEK_YOURS or game.action == RED_KING:
        return choose_foreign_peek(game, chooser)
    return PASS


def unseen_place(game: Position, owner: i64) -> i64:
    """A card of a table that the acting seat does not know; rather one that its owner knows."""
    found: i64 = NOTHING
    place: i64 = 0
    while game.card_at(owner, place) != NO_PLACE:
        if game.has_card_at(owner, place) and not game.knows(game.turn, owner, place):
            if found == NOTHING or game.knows(owner, owner, place):
                found = place
        place += 1
    return found


def choose_foreign_peek(game: Position, chooser: Chooser) -> i64:
    """An unknown card of a rival, beginning anywhere."""
    owner = chooser.below(game.seats)
    asked: i64 = 0
    while asked < game.seats:
        if owner != game.turn and is_open(game, owner):
            place = unseen_place(game, owner)
            if place != NOTHING:
                return PEEK | place_code(owner, place)
        owner = game.left_of(owner)
        asked += 1
    return PASS


def unseen_or_any(game: Position, owner: i64, chooser: Chooser) -> i64:
    place = unseen_place(game, owner)
    if place == NOTHING:
        skip = chooser.below(game.cards_before(owner))
        place = 0
        while skip > 0 or not game.has_card_at(owner, place):
            if game.has_card_at(owner, place):
                skip -= 1
            place += 1
    return place_code(owner, place)


def cheapest_partner(game: Position, first_owner: i64) -> i64:
    """The card of another seat that is expected to count least."""
    found: i64 = NOTHING
    least = 0.0
    owner: i64 = 0
    while owner < game.seats:
        place: i64 = 0
        while (
            owner != first_owner and is_open(game, owner) and game.card_at(owner, place) != NO_PLACE
        ):
            if game.has_card_at(owner, place):
                value = worth(game, game.turn, owner, place)
                if found == NOTHING or value < least:
                    least = value
                    found = place_code(owner, place)
            place += 1
        owner += 1
    return found


def swap_gain(game: Position) -> float:
    """What swapping the worst own card for the best foreign one is expected to save."""
    partner = cheapest_partner(game, game.turn)
    if partner == NOTHING:
        return 0.0
    place = worst_place(game, game.turn)
    own = worth(game, game.turn, game.turn, place)
    return own - worth(game, game.turn, seat_in(partner), place_in(partner))
