"""Alaska: fishing in a ring-shaped river among tourists, locals, eagles and bears."""

from __future__ import annotations

from copy import deepcopy

from runehall.engine.game import Game, always
from runehall.engine.options import Values
from runehall.games.alaska.action_space import AlaskaActions
from runehall.games.alaska.codes import DIE_SIDES
from runehall.games.alaska.components import MANIFESTS, card_counts
from runehall.games.alaska.document import REASON, result, show, write
from runehall.games.alaska.facts import facts
from runehall.games.alaska.fields import AlaskaFields, AlaskaResult
from runehall.games.alaska.heuristics import AlaskaHeuristics
from runehall.games.alaska.laws import check_laws
from runehall.games.alaska.notation import EVENTS, NOTATION
from runehall.games.alaska.observation import AlaskaObserver
from runehall.games.alaska.options import OPTIONS
from runehall.games.alaska.purposes import purpose
from runehall.games.alaska.reading import missing, read
from runehall.games.alaska.recap import RECAP
from runehall.games.alaska.refusals import reason
from runehall.games.alaska.ruleset import AlaskaRuleset
from runehall.games.alaska.state import AlaskaState

__all__ = ["GAME"]


def set_up(seats: int, options: Values) -> AlaskaState:
    """An empty river."""
    state = AlaskaState()
    state.set_up(seats, AlaskaRuleset(deepcopy(options), list(card_counts(options).values())))
    return state


def action_space(_state: AlaskaState) -> AlaskaActions:
    """The ids of actions at a table."""
    return AlaskaActions()


def observer(state: AlaskaState) -> AlaskaObserver:
    """What a seat of a table knows, as bytes."""
    return AlaskaObserver(state.seats, state.rules.deck_size)


GAME = Game(
    id="alaska",
    version=2,
    seat_counts=(2, 3, 4),
    options=OPTIONS,
    package=__name__,
    manifests=MANIFESTS,
    phases=("salmon", "main", "choose", "window", "over"),
    counters=("rolls", "dice"),
    die_sides=DIE_SIDES,
    set_up=set_up,
    deal=AlaskaState.deal,
    facts=facts,
    fields=AlaskaFields,
    write=write,
    show=show,
    read=read,
    result=result,
    ending=always(REASON),
    result_type=AlaskaResult,
    check_laws=check_laws,
    missing=missing,
    notation=always(NOTATION),
    events=always(EVENTS),
    recap=RECAP,
    reason=reason,
    purpose=purpose,
    heuristics=AlaskaHeuristics,
    action_space=action_space,
    observer=observer,
)
