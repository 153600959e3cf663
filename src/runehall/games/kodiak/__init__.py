"""Kodiak: one cat, two to five mice, and three cards nobody quite knows. 2 to 6 seats."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy

from runehall.engine.events import EventKind
from runehall.engine.game import Game, always
from runehall.engine.options import Values
from runehall.games.kodiak.action_space import KodiakActions
from runehall.games.kodiak.codes import GAP
from runehall.games.kodiak.components import MANIFESTS, card_counts
from runehall.games.kodiak.document import REASON, result, show, write
from runehall.games.kodiak.facts import facts
from runehall.games.kodiak.fields import KodiakFields, KodiakResult
from runehall.games.kodiak.heuristics import KodiakHeuristics
from runehall.games.kodiak.laws import check_laws
from runehall.games.kodiak.memory import seen
from runehall.games.kodiak.notation import EVENTS, NOTATION, STRICT_EVENTS
from runehall.games.kodiak.observation import KodiakObserver
from runehall.games.kodiak.options import OPTIONS
from runehall.games.kodiak.purposes import purpose, worth
from runehall.games.kodiak.reading import missing, read
from runehall.games.kodiak.recap import RECAP
from runehall.games.kodiak.refusals import reason
from runehall.games.kodiak.ruleset import KodiakRuleset
from runehall.games.kodiak.state import KodiakState

__all__ = ["GAME"]


def set_up(seats: int, options: Values) -> KodiakState:
    """Empty tables."""
    counts = list(card_counts(options).values())
    state = KodiakState()
    state.set_up(seats, KodiakRuleset(deepcopy(options), seats, counts))
    return state


def events(state: KodiakState) -> Mapping[int, EventKind]:
    """What can happen at a table; what is seen at a strict one is not told again."""
    return STRICT_EVENTS if state.rules.strict else EVENTS


def can_touch(state: KodiakState, seat: int, place: int) -> bool:
    """Whether a card lies at a place of a seat's table."""
    return place < state.places(seat) and state.card(seat, place) != GAP


def action_space(state: KodiakState) -> KodiakActions:
    """The ids of actions at a table."""
    return KodiakActions(state.seats, max(state.rules.penalty_cap, state.rules.cards) + 1)


def observer(state: KodiakState) -> KodiakObserver:
    """What a seat of a table knows, as bytes."""
    return KodiakObserver(state.seats, state.rules.width, state.rules.deck_size)


GAME = Game(
    id="kodiak",
    version=2,
    seat_counts=(2, 3, 4, 5, 6),
    options=OPTIONS,
    package=__name__,
    manifests=MANIFESTS,
    phases=("draw", "place", "frenzy", "action", "offer", "round_end", "over"),
    counters=("shuffles",),
    set_up=set_up,
    deal=KodiakState.deal,
    fields=KodiakFields,
    write=write,
    show=show,
    read=read,
    result=result,
    ending=always(REASON),
    result_type=KodiakResult,
    check_laws=check_laws,
    missing=missing,
    notation=always(NOTATION),
    events=events,
    recap=RECAP,
    reason=reason,
    purpose=purpose,
    worth=worth,
    can_touch=can_touch,
    heuristics=KodiakHeuristics,
    seen=seen,
    low_score_wins=True,
    facts=facts,
    action_space=action_space,
    observer=observer,
)
