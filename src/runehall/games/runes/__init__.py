"""RUNES: lay hexagonal rune stones edge to edge and be the first to lay all coins. 2 to 5 seats."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace

from runehall.engine.events import EventKind
from runehall.engine.game import Game
from runehall.engine.notation import Notation
from runehall.engine.options import Values
from runehall.games.runes.action_space import RunesActions
from runehall.games.runes.components import Components
from runehall.games.runes.document import result, show, write
from runehall.games.runes.facts import facts
from runehall.games.runes.fields import RunesFields, RunesResult
from runehall.games.runes.heuristics import RunesHeuristics
from runehall.games.runes.laws import check_laws
from runehall.games.runes.manifest import MANIFESTS, components_of
from runehall.games.runes.notation import PHASES, REASONS, events_for, notation_for
from runehall.games.runes.observation import RunesObserver
from runehall.games.runes.options import OPTIONS
from runehall.games.runes.purposes import purpose
from runehall.games.runes.reading import missing, read
from runehall.games.runes.recap import RECAP
from runehall.games.runes.refusals import reason
from runehall.games.runes.ruleset import RunesRuleset
from runehall.games.runes.state import RunesState

__all__ = ["GAME", "game_with"]


def set_up(seats: int, options: Values, components: Components | None = None) -> RunesState:
    """A table without a stone, for the set of its options or for another one."""
    components = components or components_of(options)
    state = RunesState()
    state.set_up(seats, RunesRuleset(deepcopy(options), seats, components))
    return state


def notation(state: RunesState) -> Notation:
    """How actions are written when playing with the stones and cards of a table."""
    return notation_for(state.rules.components)


def events(state: RunesState) -> Mapping[int, EventKind]:
    """What can happen when playing with the stones and cards of a table."""
    return events_for(state.rules.components)


def action_space(state: RunesState) -> RunesActions:
    """The ids of actions at a table."""
    return RunesActions(state.seats, state.rules.hand)


def observer(state: RunesState) -> RunesObserver:
    """What a seat of a table knows, as bytes."""
    return RunesObserver(state.seats, sum(state.rules.components.copies))


GAME = Game(
    id="runes",
    version=2,
    seat_counts=(2, 3, 4, 5),
    options=OPTIONS,
    package=__name__,
    manifests=MANIFESTS,
    phases=PHASES,
    counters=("shuffles", "rolls", "dice"),
    set_up=set_up,
    deal=RunesState.deal,
    fields=RunesFields,
    write=write,
    show=show,
    read=read,
    result=result,
    ending=lambda state: REASONS[state.end_reason],
    result_type=RunesResult,
    check_laws=check_laws,
    missing=missing,
    late_fields=("turn_no",),
    notation=notation,
    events=events,
    recap=RECAP,
    reason=reason,
    purpose=purpose,
    heuristics=RunesHeuristics,
    facts=facts,
    action_space=action_space,
    observer=observer,
)


def game_with(components: Components) -> Game:
    """RUNES, played with another set of stones and cards."""
    return replace(
        GAME,
        set_up=lambda seats, options: set_up(seats, options, components),
        missing=lambda document: missing(document, components),
    )
