"""Random play. The next to act is drawn from all seats that can act, musts and mays alike."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.state import VERB_SHIFT, State


def random_action(state: State, seat: i64, chooser: Chooser) -> i64:
    """One of the seat's legal actions, each as likely."""
    legal = state.legal(seat)
    return legal[chooser.below(len(legal))]


def random_action_by_kind(state: State, seat: i64, chooser: Chooser) -> i64:
    """A kind of action first, then one of that kind: many placements do not drown one `pass`."""
    return any_by_kind(state.legal(seat), chooser)


def any_by_kind(legal: vec[i64], chooser: Chooser) -> i64:
    """One of some actions in ascending order, the kind first."""
    count: i64 = len(legal)
    kinds: i64 = 1
    place: i64 = 1
    while place < count:
        if legal[place] >> VERB_SHIFT != legal[place - 1] >> VERB_SHIFT:
            kinds += 1
        place += 1
    return one_of_kind(legal, chooser.below(kinds), chooser)


def one_of_kind(legal: vec[i64], kind: i64, chooser: Chooser) -> i64:
    """A random action of the kind-th verb in an ascending legal list."""
    count: i64 = len(legal)
    start: i64 = 0
    while kind > 0:
        start += 1
        if legal[start] >> VERB_SHIFT != legal[start - 1] >> VERB_SHIFT:
            kind -= 1
    end = start + 1
    while end < count and legal[end] >> VERB_SHIFT == legal[start] >> VERB_SHIFT:
        end += 1
    return legal[start + chooser.below(end - start)]


def play_randomly(state: State, chooser: Chooser, longest: i64) -> i64:
    """Play to the end, or for `longest` actions, and count the actions."""
    actions: i64 = 0
    while actions < longest:
        seats = state.must() | state.may()
        if seats == 0:
            break
        seat = chooser.one_of(seats)
        state.apply(seat, random_action(state, seat, chooser))
        actions += 1
    return actions


def play_by_kind(state: State, chooser: Chooser, longest: i64) -> i64:
    """As `play_randomly`, choosing the kind of action first."""
    actions: i64 = 0
    while actions < longest:
        seats = state.must() | state.may()
        if seats == 0:
            break
        seat = chooser.one_of(seats)
        state.apply(seat, random_action_by_kind(state, seat, chooser))
        actions += 1
    return actions
