"""What bots know about playing Kodiak: a quick policy and an evaluation.

Everything here is judged by what the seat itself has seen: an unknown card counts as an average
one, whatever lies there in the position that was handed in.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.deck.facedown import forget_place, seen_places
from runehall.engine.chooser import Chooser
from runehall.engine.heuristics import Heuristics, win_share
from runehall.engine.state import NOTHING, VERB_SHIFT, State
from runehall.games.kodiak.codes import (
    ACTION,
    COUNTER,
    DEAL,
    DRAW,
    DRAW_CARD,
    EXCHANGE,
    FRENZY,
    GAP,
    HAIRBALL,
    MAKE_OFFER,
    OFFER,
    OWN_SHIFT,
    PASS,
    PEEK,
    PICK,
    PICK_KODIAK,
    PLACE,
    POUNCE,
    SCURRY,
    SEAT_SHIFT,
    place_in,
    rune,
    seat_in,
)
from runehall.games.kodiak.knowledge import seen_card
from runehall.games.kodiak.legal import legal_actions
from runehall.games.kodiak.outlook import (
    AVERAGE_CARD,
    points_seen,
    share_by_points,
    worth,
)
from runehall.games.kodiak.piles import can_draw
from runehall.games.kodiak.position import FACE_UP, Position

# What one card fewer is worth beyond its points: the round ends sooner, and ends well.
CARD_FEWER: Final = 2.0
# The chance that a twin of the own discard gets away before anybody else's.
ESCAPES: Final = 0.8
# What two of a kind on the own table promise, as a share of one card's points.
PAIR_PROMISE: Final = 0.3
# What Kodiak offers when a mouse asks for a card.
KODIAKS_OFFER: Final = 10.0
UNWANTED: Final = -1000.0


class KodiakHeuristics(Heuristics):
    """Pounce and scurry on knowledge only, shed points, look at what is unknown."""

    def glance(self) -> i64:
        """Memory decides: a bad one is weakness enough."""
        return 0

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        assert isinstance(state, Position)
        phase = state.phase
        if phase == DRAW or phase == PLACE:
            return choose_in_turn(state, seat)
        if phase == FRENZY:
            return choose_in_window(state, seat)
        if phase == ACTION:
            return best_choice(state, seat, chooser)
        return MAKE_OFFER | place_to_give(state, seat) if phase == OFFER else DEAL

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.over():
            return win_share(state, seat)
        return share_by_points(state, seat)

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
        verb = action >> VERB_SHIFT << VERB_SHIFT
        if verb == PEEK:
            return seat_in(action) * state.width + place_in(action)
        if verb == EXCHANGE:
            return state.turn * state.width + place_in(action)
        return NOTHING


# --- turns and windows ---------------------------------------------------------------------------


def choose_in_turn(game: Position, seat: i64) -> i64:
    """Pounce on a sure card; otherwise draw or exchange in turn, and wait out of turn."""
    if seat == game.cat and not game.locked:
        action = sure_pounce(game)
        if action != NOTHING:
            return action
    if seat != game.turn:
        return NOTHING
    if game.phase == DRAW:
        return DRAW_CARD if can_draw(game) else PASS
    return EXCHANGE | best_exchange(game, seat)


def choose_in_window(game: Position, seat: i64) -> i64:
    """Throw what is known to fit, else pass."""
    if seat != game.cat:
        action = sure_scurry(game, seat)
    elif game.runner == NOTHING:
        action = sure_pounce(game)
    else:
        action = sure_counter(game)
    return PASS if action == NOTHING else action


def sure_pounce(game: Position) -> i64:
    """The best pounce that cannot fail: twins of known cards first, then hairballs."""
    best: i64 = NOTHING
    best_value = UNWANTED
    own: i64 = 0
    end = game.places(game.cat)
    while own < end:
        card = seen_card(game, game.cat, game.cat, own)
        if card != GAP:
            prey = best_prey(game, card)
            if prey != NOTHING:
                # A hairball fits later as well, so that it waits while something else fits.
                value = -1.0 if card == HAIRBALL else points_seen(game, card)
                if value > best_value:
                    best_value = value
                    best = POUNCE | (own << OWN_SHIFT) | prey
        own += 1
    return best


def best_prey(game: Position, card: i64) -> i64:
    """The cheapest card that this card of Kodiak's is sure to catch: the loss hurts most."""
    best: i64 = NOTHING
    best_points = -UNWANTED
    seat: i64 = 0
    while seat < game.seats:
        if seat != game.cat:
            place: i64 = 0
            end = game.places(seat)
            while place < end:
                seen = seen_card(game, game.cat, seat, place)
                if game.card(seat, place) != GAP and is_caught_by(card, seen):
                    points = points_seen(game, seen)
                    if points < best_points:
                        best_points = points
                        best = (seat << SEAT_SHIFT) | place
                place += 1
        seat += 1
    return best


def is_caught_by(card: i64, prey: i64) -> bool:
    """Whether a card surely catches what is known of another."""
    return card == HAIRBALL or (prey != GAP and rune(prey) == rune(card))


def sure_counter(game: Position) -> i64:
    """The dearest own card that counters the run."""
    best: i64 = NOTHING
    best_value = UNWANTED
    own: i64 = 0
    end = game.places(game.cat)
    while own < end:
        card = seen_card(game, game.cat, game.cat, own)
        if card != GAP:
            twin = rune(card) == rune(game.top())
            if twin or (card == HAIRBALL and game.rules.hairball_counter):
                value = points_seen(game, card) if twin else -1.0
                if value > best_value:
                    best_value = value
                    best = COUNTER | own
        own += 1
    return best


def sure_scurry(game: Position, seat: i64) -> i64:
    """The dearest own twin of the top card, unless it is worth keeping or sure to be caught."""
    if game.runner != NOTHING and game.runner != seat:
        return NOTHING
    best: i64 = NOTHING
    best_value = 0.0
    place: i64 = 0
    end = game.places(seat)
    while place < end:
        card = seen_card(game, seat, seat, place)
        if card != GAP and rune(card) == rune(game.top()):
            value = points_seen(game, card)
            if game.held(seat) == 1:
                value += CARD_FEWER + 1.0
            if value > best_value:
                best_value = value
                best = SCURRY | place
        place += 1
    return NOTHING if best != NOTHING and will_be_countered(game, seat) else best


def will_be_countered(game: Position, seat: i64) -> bool:
    """Whether the seat knows a card with which Kodiak, who knows it too, can counter."""
    cat = game.cat
    place: i64 = 0
    end = game.places(cat)
    while place < end:
        card = seen_card(game, seat, cat, place)
        if card != GAP and (game.known_to(cat, place) >> cat) & 1 == 1:
            if rune(card) == rune(game.top()):
                return True
            if card == HAIRBALL and game.rules.hairball_counter:
                return True
        place += 1
    return False


# --- exchanging and giving away ------------------------------------------------------------------


def best_exchange(game: Position, seat: i64) -> i64:
    """The place whose card should go."""
    best: i64 = NOTHING
    best_cost = -UNWANTED
    place: i64 = 0
    end = game.places(seat)
    while place < end:
        if game.card(seat, place) != GAP:
            cost = cost_after(game, seat, place)
            if cost < best_cost:
                best_cost = cost
                best = place
        place += 1
    return best


def cost_after(game: Position, seat: i64, gone: i64) -> float:
    """The points to expect on the own table when the drawn card replaces the card at a place."""
    landed = seen_card(game, seat, seat, gone)
    cost = 0.0
    if landed == HAIRBALL:
        cost += float(game.rules.hairball_discard)
    place: i64 = 0
    end = game.places(seat)
    while place < end:
        if game.card(seat, place) != GAP:
            card = game.drawn if place == gone else seen_card(game, seat, seat, place)
            cost += cost_of_card(game, seat, card, landed)
            if place != gone and card != GAP and rune(card) == rune(game.drawn):
                cost -= PAIR_PROMISE * points_seen(game, card)
        place += 1
    return cost


def cost_of_card(game: Position, seat: i64, card: i64, landed: i64) -> float:
    """What a card will cost; a mouse's twin of the landed card will probably be thrown after it."""
    cost = worth(game, seat, card)
    if seat == game.cat or card == GAP or landed == GAP or rune(card) != rune(landed):
        return cost
    return cost - ESCAPES * (cost + CARD_FEWER)


def place_to_give(game: Position, seat: i64) -> i64:
    """The own card that is worst to keep."""
    best: i64 = NOTHING
    best_worth = UNWANTED
    place: i64 = 0
    end = game.places(seat)
    while place < end:
        if game.card(seat, place) != GAP:
            value = worth(game, seat, seen_card(game, seat, seat, place))
            if value > best_worth:
                best_worth = value
                best = place
        place += 1
    return best


# --- actions of cards ----------------------------------------------------------------------------


def best_choice(game: Position, seat: i64, chooser: Chooser) -> i64:
    """The most useful choice of the action under way; a random one of equals."""
    legal: vec[i64] = legal_actions(game, seat)
    best: i64 = legal[0]
    best_value = UNWANTED * 2.0
    equals: i64 = 0
    number: i64 = 0
    while number < len(legal):
        value = usefulness(game, seat, legal[number])
        if value > best_value:
            best_value = value
            best = legal[number]
            equals = 1
        elif value == best_value:
            equals += 1
            if chooser.below(equals) == 0:
                best = legal[number]
        number += 1
    return best


def usefulness(game: Position, seat: i64, action: i64) -> float:
    """How much a choice helps: knowledge for looks, points for swaps."""
    verb = action >> VERB_SHIFT << VERB_SHIFT
    owner = seat_in(action)
    if verb == PICK:
        return use_of_pick(game, seat, owner, place_in(action))
    if verb == PICK_KODIAK:
        return UNWANTED if game.pick_count == 0 else -KODIAKS_OFFER
    return use_of_look(game, seat, owner, place_in(action))


def use_of_look(game: Position, seat: i64, owner: i64, place: i64) -> float:
    """New knowledge of own cards helps everybody, of mice's cards mostly Kodiak."""
    if seen_card(game, seat, owner, place) != GAP:
        return 0.0
    if owner == seat:
        return 3.0
    return 4.0 if seat == game.cat else 1.0


def use_of_pick(game: Position, seat: i64, owner: i64, place: i64) -> float:
    """Give the worst own card first, then take the cheapest one."""
    value = worth(game, seat, seen_card(game, seat, owner, place))
    if game.pick_count > 0:
        return UNWANTED if owner == seat else -value
    # The exchange for an average card must beat a look to be chosen by a red king.
    return (value - AVERAGE_CARD) / 2.0 if owner == seat else UNWANTED
