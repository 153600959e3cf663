"""The Rune Market: buy, store and steal runes until the market is empty. 2 to 5 seats."""

from __future__ import annotations

from copy import deepcopy

from runehall.engine.game import Game, always
from runehall.engine.options import Values
from runehall.games.market.action_space import MarketActions
from runehall.games.market.codes import LARGEST_DIE
from runehall.games.market.components import CARDS, MANIFESTS, PILES, card_counts
from runehall.games.market.document import result, show, write
from runehall.games.market.facts import facts
from runehall.games.market.fields import MarketFields, MarketResult
from runehall.games.market.heuristics import MarketHeuristics
from runehall.games.market.laws import check_laws
from runehall.games.market.memory import seen
from runehall.games.market.notation import EVENTS, NOTATION, PHASES, REASONS
from runehall.games.market.observation import MarketObserver
from runehall.games.market.options import OPTIONS
from runehall.games.market.purposes import purpose
from runehall.games.market.reading import missing, read
from runehall.games.market.recap import RECAP
from runehall.games.market.refusals import reason
from runehall.games.market.ruleset import MarketRuleset
from runehall.games.market.state import MarketState

__all__ = ["GAME"]


def set_up(seats: int, options: Values) -> MarketState:
    """A full market and no cards anywhere."""
    counts = card_counts(options)
    piles = [counts[pile] for pile in PILES]
    copies = [counts[card] for card in CARDS]
    state = MarketState()
    state.set_up(seats, MarketRuleset(deepcopy(options), seats, piles, copies))
    return state


def action_space(state: MarketState) -> MarketActions:
    """The ids of actions at a table."""
    return MarketActions(state.seats)


def observer(state: MarketState) -> MarketObserver:
    """What a seat of a table knows, as bytes."""
    return MarketObserver(state.seats, state.rules.main_pile)


GAME = Game(
    id="market",
    version=2,
    seat_counts=(2, 3, 4, 5),
    options=OPTIONS,
    package=__name__,
    manifests=MANIFESTS,
    phases=PHASES,
    counters=("shuffles", "rolls", "dice"),
    die_sides=LARGEST_DIE,
    set_up=set_up,
    deal=MarketState.deal,
    fields=MarketFields,
    write=write,
    show=show,
    read=read,
    result=result,
    ending=lambda state: REASONS[state.end_reason],
    result_type=MarketResult,
    check_laws=check_laws,
    missing=missing,
    # Documents of the rule sheet's shape have no counters: their generator starts afresh. Those
    # of former times have no bouts that are played.
    late_fields=("shuffles", "rolls", "bout"),
    notation=always(NOTATION),
    events=always(EVENTS),
    recap=RECAP,
    reason=reason,
    purpose=purpose,
    heuristics=MarketHeuristics,
    seen=seen,
    facts=facts,
    action_space=action_space,
    observer=observer,
)
