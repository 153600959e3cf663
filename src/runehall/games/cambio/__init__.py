"""Cambio: face-down cards, twins thrown in a race, and the smallest sum wins."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy

from runehall.engine.events import EventKind
from runehall.engine.game import Game, always
from runehall.engine.options import Values
from runehall.games.cambio.action_space import CambioActions
from runehall.games.cambio.components import MANIFESTS, card_counts
from runehall.games.cambio.document import result, show, write
from runehall.games.cambio.facts import facts
from runehall.games.cambio.fields import CambioFields, CambioResult
from runehall.games.cambio.heuristics import CambioHeuristics
from runehall.games.cambio.laws import check_laws
from runehall.games.cambio.memory import seen
from runehall.games.cambio.notation import EVENTS, MATCH_REASONS, NOTATION, STRICT_EVENTS
from runehall.games.cambio.observation import CambioObserver
from runehall.games.cambio.options import OPTIONS
from runehall.games.cambio.purposes import purpose, worth
from runehall.games.cambio.reading import missing, read
from runehall.games.cambio.recap import RECAP
from runehall.games.cambio.refusals import reason
from runehall.games.cambio.ruleset import CambioRuleset
from runehall.games.cambio.scoring import end_reason
from runehall.games.cambio.state import CambioState

__all__ = ["GAME"]


def set_up(seats: int, options: Values) -> CambioState:
    """Empty tables."""
    counts = list(card_counts(options).values())
    state = CambioState()
    state.set_up(seats, CambioRuleset(deepcopy(options), seats, counts))
    return state


def events(state: CambioState) -> Mapping[int, EventKind]:
    """What can happen at a table; what is seen at a strict one is not told again."""
    return STRICT_EVENTS if state.rules.strict_memory else EVENTS


def can_touch(state: CambioState, seat: int, place: int) -> bool:
    """Whether a card lies at a place of a seat's table."""
    return state.has_card_at(seat, place)


def action_space(state: CambioState) -> CambioActions:
    """The ids of actions at a table."""
    return CambioActions(state.seats, state.rules.deck_size)


def observer(state: CambioState) -> CambioObserver:
    """What a seat of a table knows, as bytes."""
    return CambioObserver(state.seats, state.rules.deck_size)


GAME = Game(
    id="cambio",
    version=2,
    seat_counts=(2, 3, 4, 5, 6, 7, 8),
    options=OPTIONS,
    package=__name__,
    manifests=MANIFESTS,
    phases=("turn", "drawn", "snap", "give", "action", "round_end", "over"),
    counters=("shuffles",),
    set_up=set_up,
    deal=CambioState.deal,
    fields=CambioFields,
    write=write,
    show=show,
    read=read,
    result=result,
    ending=lambda state: MATCH_REASONS[end_reason(state)],
    result_type=CambioResult,
    check_laws=check_laws,
    missing=missing,
    late_fields=("failures",),
    notation=always(NOTATION),
    events=events,
    recap=RECAP,
    reason=reason,
    purpose=purpose,
    worth=worth,
    can_touch=can_touch,
    heuristics=CambioHeuristics,
    seen=seen,
    low_score_wins=True,
    facts=facts,
    action_space=action_space,
    observer=observer,
)
