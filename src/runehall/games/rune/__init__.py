"""RUNE: overlapping cards, connected runes, and Rune Masters who control them."""

from __future__ import annotations

from copy import deepcopy

from runehall.engine.game import Game, Reason, always
from runehall.engine.notation import Notation
from runehall.engine.options import Values
from runehall.games.rune.action_space import RuneActions
from runehall.games.rune.components import MANIFESTS, cards_of
from runehall.games.rune.document import result, show, write
from runehall.games.rune.facts import facts
from runehall.games.rune.fields import RuneFields, RuneResult
from runehall.games.rune.heuristics import RuneHeuristics
from runehall.games.rune.laws import check_laws
from runehall.games.rune.notation import EVENTS, PHASES, notation_for
from runehall.games.rune.observation import RuneObserver
from runehall.games.rune.options import OPTIONS, ruleset_for
from runehall.games.rune.purposes import purpose
from runehall.games.rune.reading import missing, read
from runehall.games.rune.recap import RECAP
from runehall.games.rune.refusals import breaking_cells, why_refused
from runehall.games.rune.state import RuneState

__all__ = ["GAME"]


def set_up(seats: int, options: Values) -> RuneState:
    """A table with nothing on it but the starting card."""
    state = RuneState()
    state.set_up(seats, ruleset_for(deepcopy(options), seats, options["removed"]))
    return state


def notation(state: RuneState) -> Notation:
    """How actions are written with the cards of this table."""
    return notation_for(cards_of(state.options()).codes)


def reason(state: RuneState, seat: int, action: int) -> Reason:
    """The first condition of the rules that an action breaks, and the action's parts in words."""
    kind = notation(state).kind(action)
    parts = {name: kind.parts[name].show(value) for name, value in kind.values(action).items()}
    return (why_refused(state, seat, action), parts)


def against(state: RuneState, seat: int, action: int) -> list[str]:
    """The cells on which a card that does not fit breaks a rule."""
    return [f"{x} {y}" for x, y in breaking_cells(state, seat, action)]


def action_space(state: RuneState) -> RuneActions:
    """The ids of actions at a table."""
    return RuneActions(state.rules.hand_size)


def observer(state: RuneState) -> RuneObserver:
    """What a seat of a table knows, as bytes."""
    return RuneObserver(state.seats, state.rules.cards, state.rules.masters)


GAME = Game(
    id="rune",
    version=1,
    seat_counts=(1, 2, 4),
    options=OPTIONS,
    package=__name__,
    manifests=MANIFESTS,
    phases=PHASES,
    set_up=set_up,
    deal=RuneState.deal,
    facts=facts,
    fields=RuneFields,
    write=write,
    show=show,
    read=read,
    result=result,
    ending=always("over"),
    result_type=RuneResult,
    check_laws=check_laws,
    missing=missing,
    shows_all_at_the_end=True,
    notation=notation,
    events=always(EVENTS),
    recap=RECAP,
    reason=reason,
    against=against,
    purpose=purpose,
    heuristics=RuneHeuristics,
    action_space=action_space,
    observer=observer,
)
