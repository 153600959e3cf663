"""Why an action is not legal now, for the player who tried it."""

from __future__ import annotations

from runehall.engine.game import Reason
from runehall.engine.state import NOTHING, VERB_SHIFT
from runehall.games.kodiak import codes
from runehall.games.kodiak.notation import NOTATION
from runehall.games.kodiak.state import KodiakState

KODIAKS_VERBS = (codes.POUNCE, codes.COUNTER, codes.MAKE_OFFER)
CHOICES = (codes.PEEK, codes.EXPOSE, codes.PICK, codes.PICK_KODIAK, codes.SHOW)
NAMING_A_SEAT = (codes.POUNCE, codes.PEEK, codes.EXPOSE, codes.PICK, codes.SHOW)
OWN_CARDS = (codes.EXCHANGE, codes.SCURRY, codes.COUNTER, codes.MAKE_OFFER)
NEEDS_FACE_DOWN = (codes.PEEK, codes.EXPOSE, codes.SHOW)

# What the phase waits for, when something else is tried.
EXPECTED = {
    codes.DRAW: "must_draw",
    codes.PLACE: "must_exchange",
    codes.FRENZY: "window",
    codes.ACTION: "compulsory",
    codes.OFFER: "must_offer",
    codes.ROUND_END: "must_deal",
}


def reason(state: KodiakState, seat: int, action: int) -> Reason:
    """The code of the sentence that explains a refusal, and what the sentence needs."""
    verb = action >> VERB_SHIFT << VERB_SHIFT
    if verb == codes.SCURRY and seat == state.cat:
        return ("kodiak_never_scurries", {})
    if verb in KODIAKS_VERBS and seat != state.cat:
        return ("only_kodiak", {"action": NOTATION.text(action)})
    if verb not in expected_verbs(state, seat):
        return unexpected(state, verb)
    return wrong_card(state, seat, verb, action)


def expected_verbs(state: KodiakState, seat: int) -> set[int]:
    """The verbs this seat can use now, with the right card."""
    verbs = {action >> VERB_SHIFT << VERB_SHIFT for action in state.legal(seat)}
    # Whether a card or Kodiak's whole table is named is a matter of the card.
    return verbs | {codes.PICK} if codes.PICK_KODIAK in verbs else verbs


def unexpected(state: KodiakState, verb: int) -> Reason:
    """The action belongs to another moment."""
    if verb == codes.POUNCE and state.phase == codes.FRENZY and state.runner != NOTHING:
        return ("escape_first", {})
    if verb == codes.COUNTER and state.phase == codes.FRENZY:
        return ("nobody_runs", {})
    if verb == codes.POUNCE and state.locked and state.phase in (codes.DRAW, codes.PLACE):
        return ("locked", {})
    if verb in CHOICES and state.phase == codes.ACTION:
        return ("other_action", {})
    return (EXPECTED[state.phase], {})


def wrong_card(state: KodiakState, seat: int, verb: int, action: int) -> Reason:
    """The kind of action is right, but not the card it names."""
    owner = codes.seat_in(action) if verb in NAMING_A_SEAT else seat
    place = codes.place_in(action)
    if owner >= state.seats:
        return ("no_such_seat", {"seat": owner})
    if verb == codes.POUNCE:
        if owner == state.cat:
            return ("not_a_mouse", {})
        own = codes.own_place_in(action)
        if not has_card(state, seat, own):
            return ("no_card", {"seat": seat, "place": own})
    if verb in (codes.PICK, codes.PICK_KODIAK):
        return wrong_pick(state, seat, verb, action)
    if not has_card(state, owner, place):
        return ("no_card", {"seat": owner, "place": place})
    if verb in NEEDS_FACE_DOWN and state.is_up(owner, place):
        return ("face_up", {})
    return ("out_of_reach", {"seat": owner})


def wrong_pick(state: KodiakState, seat: int, verb: int, action: int) -> Reason:
    """A swap moves cards of two seats, and a mouse names no card of Kodiak's."""
    owner = codes.seat_in(action)
    if state.pick_count > 0 and state.picked_seat(0) == owner:
        return ("same_seat", {})
    if verb == codes.PICK_KODIAK:
        return ("pick_a_card", {})
    if owner == state.cat and seat != state.cat:
        return ("kodiak_chooses", {"seat": owner})
    return ("no_card", {"seat": owner, "place": codes.place_in(action)})


def has_card(state: KodiakState, seat: int, place: int) -> bool:
    """Whether there is a card at a place."""
    return place < state.places(seat) and state.card(seat, place) != codes.GAP
