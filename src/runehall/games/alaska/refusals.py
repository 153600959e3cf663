"""Why a well-formed action is refused: from the own hand and the open table only."""

from __future__ import annotations

from runehall.engine.game import Reason
from runehall.engine.state import ARGUMENTS
from runehall.games.alaska import codes
from runehall.games.alaska.codes import NUMBER_BITS, NUMBER_MASK, copies_in, ring
from runehall.games.alaska.components import CARDS
from runehall.games.alaska.notation import NOTATION, hand_of
from runehall.games.alaska.state import AlaskaState

# The card each verb plays.
PLAYS = {
    codes.PLACE_TOURIST: codes.TOURIST,
    codes.WASTE_TOURIST: codes.TOURIST,
    codes.PLACE_LOCAL: codes.LOCAL,
    codes.WASTE_LOCAL: codes.LOCAL,
    codes.EAGLE_SALMON: codes.EAGLE,
    codes.EAGLE_ANGLER: codes.EAGLE,
    codes.WASTE_EAGLE: codes.EAGLE,
    codes.PLAY_BEAR: codes.BEAR,
}


def reason(state: AlaskaState, seat: int, action: int) -> Reason:
    """Why a seat that is asked cannot do this now."""
    argument = action & ARGUMENTS
    verb = action - argument
    not_now: Reason = ("not_now", {"action": NOTATION.text(action)})
    if state.phase == codes.SALMON_PHASE:
        return ("spot_taken", {"spot": argument}) if verb == codes.PLACE else ("place_first", {})
    if state.phase == codes.CHOOSE:
        first, second = sorted((ring(state.choice - 1), state.choice))
        return ("take_first", {"first": first, "second": second})
    if state.phase == codes.WINDOW:
        return missing_card(codes.BEAR) if verb == codes.PLAY_BEAR else ("answer_first", {})
    if verb == codes.PASS:
        return why_not_save(state)
    if verb == codes.CAST:
        return why_not_cast(state, seat, argument)
    if verb not in PLAYS:
        return not_now
    if state.holds(seat, PLAYS[verb]) == 0:
        return missing_card(PLAYS[verb])
    return why_not_there(verb, argument)


def missing_card(card: int) -> Reason:
    """The card is not in the hand."""
    return ("not_in_hand", {"card": CARDS[card]})


def why_not_save(state: AlaskaState) -> Reason:
    """The turn cannot end with these cards in hand."""
    if state.in_last_round():
        return ("last_round", {})
    return ("too_many_cards", {"count": state.hand_count(state.turn), "most": state.rules.save_max})


def why_not_cast(state: AlaskaState, seat: int, numbers: int) -> Reason:
    """A number card is missing, or the sum is too high at this table."""
    small, large = numbers >> NUMBER_BITS, numbers & NUMBER_MASK
    cast = hand_of([number - 1 for number in (small, large) if number > 0])
    for number in (small, large):
        if number > 0 and copies_in(cast, number - 1) > state.holds(seat, number - 1):
            return missing_card(number - 1)
    return ("sum_too_high", {"sum": small + large})


def why_not_there(verb: int, place: int) -> Reason:
    """The card is in hand, but not for this section or spot."""
    reasons: dict[int, Reason] = {
        codes.PLACE_TOURIST: ("tourist_there", {"section": place}),
        codes.WASTE_TOURIST: ("sections_open", {"card": CARDS[codes.TOURIST]}),
        codes.PLACE_LOCAL: ("angler_there", {"section": place}),
        codes.WASTE_LOCAL: ("sections_open", {"card": CARDS[codes.LOCAL]}),
        codes.EAGLE_SALMON: ("no_salmon_there", {"spot": place}),
        codes.EAGLE_ANGLER: ("no_angler_there", {"section": place}),
        codes.WASTE_EAGLE: ("eagle_has_targets", {}),
    }
    return reasons[verb]
