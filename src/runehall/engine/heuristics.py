"""What bots know about a game. Never needed for correctness."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from runehall.engine.chooser import Chooser, count_seats
from runehall.engine.playout import random_action_by_kind
from runehall.engine.state import NOTHING, State, mix

# A lead of so many times what is close cannot be made good; an exponential would overflow later.
LARGEST_LEAD: Final = 40.0

KINDS_OF_THINGS: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """A roll-out policy and an evaluation. This base knows nothing of the game.

    Both look only at what the seat may know of the state they are handed: bots hand them guesses.
    """

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        """A sensible action for a seat that is asked, quickly.

        NOTHING is the answer of a seat that may act, has no `pass`, and would rather wait.
        """
        return random_action_by_kind(state, seat, chooser)

    def choose_carefully(self, state: State, seat: i64, chooser: Chooser) -> i64:
        """As `choose`, with time to look at everything; where that changes nothing, the same."""
        return self.choose(state, seat, chooser)

    def evaluate(self, state: State, seat: i64) -> float:
        """The share of the win that a seat can expect, from 0 to 1; exact when the game is over."""
        if state.over():
            return win_share(state, seat)
        return 1.0 / float(state.seats)

    def is_toss_up(self, state: State, seat: i64) -> bool:
        """Whether no thinking can help, as at stone, scissors, paper: bots then draw lots."""
        return False

    def glance(self) -> i64:
        """How many of its actions a beginner looks at; 0 where a bad memory is weakness enough."""
        return 4

    def horizon(self) -> i64:
        """How many actions of a play-out this policy chooses before the evaluation is asked."""
        return 8

    def seen(self, state: State, seat: i64) -> vec[i64]:
        """The things (see `thing`) that a seat has seen, that are hidden now and can be forgotten.

        Games in which nothing has to be remembered leave this and the two below alone.
        """
        return vec[i64]()

    def forget(self, state: State, seat: i64, forgotten: i64) -> None:
        """Drop one of the things that a seat has seen."""

    def looks_at(self, state: State, action: i64) -> i64:
        """The place at which an action shows its seat what lies there; NOTHING without one."""
        return NOTHING


def thing(place: i64, kind: i64, shown: bool) -> i64:
    """Something to be remembered: where it is, what it is, and whether all have been shown it.

    >>> seen = thing(5, 13, True)
    >>> place_of(seen), kind_of(seen), was_shown(seen)
    (5, 13, True)
    """
    return (place * KINDS_OF_THINGS + kind) * 2 + i64(shown)


def place_of(seen: i64) -> i64:
    """Where a thing is."""
    return seen // (2 * KINDS_OF_THINGS)


def kind_of(seen: i64) -> i64:
    """What a thing is."""
    return seen // 2 % KINDS_OF_THINGS


def was_shown(seen: i64) -> bool:
    """Whether everybody has been shown a thing."""
    return seen % 2 == 1


def forget_all(heuristics: Heuristics, state: State, seat: i64) -> None:
    """Leave a seat with what it sees at this moment."""
    things = heuristics.seen(state, seat)
    number: i64 = 0
    while number < len(things):
        heuristics.forget(state, seat, things[number])
        number += 1


def mind_of(heuristics: Heuristics, state: State, seat: i64) -> i64:
    """What a seat sees and remembers, as a number: a table may hide what a seat has seen."""
    mind = state.sight(seat)
    things = heuristics.seen(state, seat)
    number: i64 = 0
    while number < len(things):
        mind = mix(mind, things[number])
        number += 1
    return mind


def win_share(state: State, seat: i64) -> float:
    """What a seat has of the win: all of it, an equal share of a tie, or nothing."""
    winners = state.winners()
    if (winners >> seat) & 1 == 0:
        return 0.0
    return 1.0 / float(count_seats(winners))


def share_by_outlook(outlooks: vec[float], seat: i64, close: float) -> float:
    """What a seat can expect of the win when each seat is expected to end with so much.

    Two seats that are `close` apart are one e times as likely to win as the other.

    >>> round(share_by_outlook(vec[float]([12.0, 10.0, 10.0]), 0, 2.0), 3)
    0.576
    """
    own = outlooks[seat]
    weights = 0.0
    other: i64 = 0
    while other < len(outlooks):
        weights += math.exp(min((outlooks[other] - own) / close, LARGEST_LEAD))
        other += 1
    return 1.0 / weights


def play_sensibly(state: State, heuristics: Heuristics, chooser: Chooser, longest: i64) -> i64:
    """Play to the end, or for `longest` actions, by the heuristics' choices; count the actions.

    Seats that may act are asked first, in random order, and may decline where others must act.
    """
    actions: i64 = 0
    while actions < longest and not state.over():
        seat: i64 = NOTHING
        action: i64 = NOTHING
        asked = state.may()
        while asked != 0 and action == NOTHING:
            seat = chooser.one_of(asked)
            asked &= ~(i64(1) << seat)
            action = heuristics.choose(state, seat, chooser)
        if action == NOTHING:
            seat = chooser.one_of(state.must())
            action = heuristics.choose(state, seat, chooser)
        state.apply(seat, action)
        actions += 1
    return actions
