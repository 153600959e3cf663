"""Why an action is not possible now, in a code that the texts turn into a sentence."""

from __future__ import annotations

from runehall.engine.game import Reason
from runehall.engine.state import VERB_SHIFT
from runehall.games.cambio.actions import next_to_show
from runehall.games.cambio.codes import (
    ACTION,
    BLUE_KING,
    CAMBIO,
    DISCARD,
    DRAW,
    DRAWN,
    EXCHANGE,
    GIVE,
    GIVE_CARD,
    PASS,
    PEEK,
    PEEK_MINE,
    PICK,
    SHOW,
    SNAP,
    TAKE,
    THROW,
    TURN,
    place_in,
    seat_in,
)
from runehall.games.cambio.legal import can_call
from runehall.games.cambio.notation import NOTATION
from runehall.games.cambio.position import Position
from runehall.games.cambio.tables import is_open

# The phase in which each verb makes sense at all.
PHASE_OF_VERB = {
    DRAW: TURN,
    TAKE: TURN,
    CAMBIO: TURN,
    EXCHANGE: DRAWN,
    DISCARD: DRAWN,
    THROW: SNAP,
    GIVE_CARD: GIVE,
    PEEK: ACTION,
    PICK: ACTION,
    SHOW: ACTION,
}


def reason(game: Position, seat: int, action: int) -> Reason:
    """Why a seat that is asked cannot do this."""
    verb = action >> VERB_SHIFT << VERB_SHIFT
    if verb == PASS:
        return cannot_pass(game)
    if PHASE_OF_VERB.get(verb) != game.phase:
        return ("not_now", {"action": NOTATION.text(action)})
    if verb == DRAW:
        return ("nothing_to_draw", {})
    if verb == TAKE:
        return ("frozen", {}) if game.discard_count > 0 else ("no_discard", {})
    if verb == CAMBIO:
        return cannot_call(game)
    if verb == DISCARD:
        return ("no_return", {})
    if verb in (EXCHANGE, GIVE_CARD):
        return ("no_card", {"seat": seat, "place": place_in(action)})
    return cannot_choose(game, verb, seat_in(action), place_in(action))


def cannot_pass(game: Position) -> Reason:
    """There is something that must be done."""
    if game.phase == TURN:
        return ("must_draw", {})
    if game.phase == ACTION:
        return ("must_show", {}) if game.action == BLUE_KING else ("must_pick", {})
    return ("not_now", {"action": NOTATION.text(PASS)})


def cannot_call(game: Position) -> Reason:
    """Somebody has called, or it is too early for it."""
    if game.caller >= 0:
        return ("called", {"caller": game.caller})
    assert not can_call(game)
    return ("too_early", {"lap": game.rules.cambio_from})


def cannot_choose(game: Position, verb: int, owner: int, place: int) -> Reason:
    """A card of some table that cannot be thrown, peeked at, picked or shown."""
    if owner >= game.seats or not game.has_card_at(owner, place):
        return ("no_card", {"seat": owner, "place": place})
    if not is_open(game, owner):
        return ("caller_untouchable", {"seat": owner})
    if verb == SHOW and game.action == BLUE_KING:
        return ("show_order", {"seat": next_to_show(game)})
    if verb == PEEK and len(game.picked) == 0 and game.action != BLUE_KING:
        return ("peek_own", {}) if game.action == PEEK_MINE else ("peek_other", {})
    if verb == PICK and len(game.picked) > 0:
        return ("no_partner", {})
    return ("other_action", {})
