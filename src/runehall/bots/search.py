"""Multi-observer information-set Monte-Carlo tree search over the engine's contract alone.

Each iteration guesses what is hidden, walks down the trees of the seats that have to decide, plays
on by the game's own policy for a while, asks its evaluation who is winning, and notes the answer
at every decision on the way. Seats that may act are asked in random order, as in a race.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.bots.tree import Node, Tree
from runehall.engine.chooser import Chooser
from runehall.engine.heuristics import Heuristics, play_sensibly
from runehall.engine.state import NOTHING, State

ITERATIONS_PER_GLANCE_AT_THE_CLOCK: Final = 8
UNKNOWN: Final = -1.0


class Settings:
    """What can be tuned about a search."""

    def __init__(
        self,
        exploration: float = 0.5,
        horizon: int = 40,
        narrow: int = 10,
        widening: float = 1.0,
        prior_weight: float = 2.0,
    ) -> None:
        self.exploration: float = exploration
        self.horizon: i64 = horizon  # actions played by the policy before the evaluation is asked
        self.narrow: i64 = narrow  # more actions than these are ranked, and tried one by one
        self.widening: float = widening  # how fast: narrow + widening * sqrt(visits)
        self.prior_weight: float = prior_weight  # a rank counts like so many visits


class Search:
    """The search of one seat. It keeps its tree from one decision to the next."""

    def __init__(self, heuristics: Heuristics, settings: Settings, chooser: Chooser) -> None:
        self.heuristics: Heuristics = heuristics
        self.settings: Settings = settings
        self.chooser: Chooser = chooser
        self.tree: Tree = Tree()
        self.seat: i64 = 0
        self.iterations: i64 = 0
        # The decisions of the iteration under way.
        self.path: list[Node] = []
        self.places: vec[i64] = vec[i64]()

    def run(self, position: State, seat: int, budget_ms: float, iterations: int) -> Node:
        """Think about a seat's decision: until the time is up, or for so many iterations.

        A negative budget is no limit; so is a negative number of iterations. The position is a
        guess of the seat's.
        """
        begin = perf_counter()
        self.tree.begin_search()
        self.seat = seat
        most: i64 = iterations
        done: i64 = 0
        while done < most or most < 0:
            if budget_ms >= 0.0 and done % ITERATIONS_PER_GLANCE_AT_THE_CLOCK == 0 and done > 0:
                if (perf_counter() - begin) * 1000.0 >= budget_ms:
                    break
            self.iterate(position)
            done += 1
        self.iterations = done
        root = self.tree.find(position.sight(self.seat), self.seat)
        assert root is not None
        return root

    def iterate(self, position: State) -> None:
        """One guess, one walk down, one play-out, one note at every decision on the way."""
        state = position.guess(self.seat, self.chooser)
        self.path.clear()
        self.places = vec[i64]()
        self.descend(state)
        play_sensibly(state, self.heuristics, self.chooser, self.settings.horizon)
        self.note_values(state)

    def descend(self, state: State) -> None:
        """Walk down until the own seat meets a decision that is new to it."""
        seat = self.seat
        waiting: i64 = 0  # seats that have let this moment pass
        leaving = False
        while not state.over():
            if leaving:
                action = self.heuristics.choose(state, seat, self.chooser)
            else:
                sight = state.sight(seat)
                node = self.tree.find(sight, seat)
                if node is None:
                    action = self.plant(state, seat, sight)
                    leaving = seat == self.seat
                else:
                    action = self.follow(node, state)
            if action == NOTHING:
                waiting |= i64(1) << seat
            else:
                state.apply(seat, action)
                waiting = 0
                if leaving:
                    return
            seat = self.next_to_decide(state, waiting)

    def next_to_decide(self, state: State, waiting: i64) -> i64:
        """Seats that may act are asked first, in random order; then those that must."""
        asked = state.may() & ~waiting
        if asked == 0:
            asked = state.must()
        return self.chooser.one_of(asked) if asked != 0 else NOTHING

    def plant(self, state: State, seat: i64, sight: i64) -> i64:
        """A new decision begins with what the policy would do."""
        action = self.heuristics.choose(state, seat, self.chooser)
        actions = choices(state, seat)
        node = Node(seat, actions)
        if seat == self.seat and len(actions) > self.settings.narrow:
            node.rank(self.promises(state, seat, actions))
        node.bring_forward(action)
        self.tree.plant(sight, node)
        self.path.append(node)
        self.places = append(self.places, 0)
        return action

    def promises(self, state: State, seat: i64, actions: vec[i64]) -> vec[float]:
        """How good each action looks when it has just been done."""
        out = vec[float]([0.0] * len(actions))
        place: i64 = 0
        while place < len(actions):
            after = state
            if actions[place] != NOTHING:
                after = state.copy()
                after.apply(seat, actions[place])
            out[place] = self.heuristics.evaluate(after, seat)
            place += 1
        return out

    def follow(self, node: Node, state: State) -> i64:
        """The most promising action of a decision that is known."""
        node.admit(choices(state, node.seat))
        width = i64(len(node.actions))
        if len(node.priors) > 0:
            width = self.settings.narrow + i64(
                self.settings.widening * math.sqrt(float(node.visited))
            )
        place = node.most_promising(width, self.settings.exploration, self.settings.prior_weight)
        self.path.append(node)
        self.places = append(self.places, place)
        return node.actions[place]

    def note_values(self, state: State) -> None:
        """Tell every decision on the way what has come of it."""
        values = vec[float]([UNKNOWN] * state.seats)
        step: i64 = 0
        while step < len(self.path):
            node = self.path[step]
            if values[node.seat] == UNKNOWN:
                values[node.seat] = self.heuristics.evaluate(state, node.seat)
            node.note(self.places[step], values[node.seat])
            step += 1


def choices(state: State, seat: i64) -> vec[i64]:
    """What a seat can do: its legal actions, and NOTHING if the game goes on without it."""
    legal = state.legal(seat)
    must = state.must()
    if must == 0 or (must >> seat) & 1 == 1:
        return legal
    out = vec[i64]([i64(NOTHING)])
    place: i64 = 0
    while place < len(legal):
        out = append(out, legal[place])
        place += 1
    return out
