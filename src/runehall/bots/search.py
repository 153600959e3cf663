"""Multi-observer information-set Monte-Carlo tree search over the engine's contract alone.

Each guess of what is hidden is played through with every action that may still be the best one.
Such an iteration walks down the trees of the seats that have to decide, plays on by the game's own
policy for a while, asks its evaluation who is winning, and notes the answer at every decision on
the way. Seats that may act are asked in random order, as in a race.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.bots.contest import Contest
from runehall.bots.tree import Node, Tree
from runehall.engine.chooser import Chooser
from runehall.engine.heuristics import Heuristics, mind_of, play_sensibly
from runehall.engine.state import NOTHING, State

UNKNOWN: Final = -1.0
GUESSES_FOR_A_RANKING: Final = 3


class Tuning:
    """What can be tuned about a search."""

    def __init__(
        self,
        exploration: float = 0.5,
        horizon: int = 8,
        narrow: int = 12,
        widening: float = 0.5,
        doubt: float = 0.4,
    ) -> None:
        self.exploration: float = exploration
        self.horizon: i64 = horizon  # actions played by the policy before the evaluation is asked
        self.narrow: i64 = narrow  # of more actions than these, the most promising are tried first
        self.widening: float = widening  # and this many more for each square root of visits
        self.doubt: float = doubt  # the share of mere luck that a lead over the policy must exceed


def tuning_of(heuristics: Heuristics) -> Tuning:
    """How a search is tuned for the game that these heuristics know."""
    return Tuning(horizon=heuristics.horizon())


class Search:
    """The search of one seat. It keeps its tree from one decision to the next."""

    def __init__(self, heuristics: Heuristics, tuning: Tuning, chooser: Chooser) -> None:
        self.heuristics: Heuristics = heuristics
        self.tuning: Tuning = tuning
        self.chooser: Chooser = chooser
        self.luck: Chooser = chooser  # of the iteration under way
        self.clock: Callable[[], float] = perf_counter  # seconds
        self.tree: Tree = Tree()
        self.seat: i64 = 0
        # An action that is to be tried from the beginning, however little it promises.
        self.included: i64 = NOTHING
        self.iterations: i64 = 0
        # The decisions of the iteration under way.
        self.path: list[Node] = []
        self.places: vec[i64] = vec[i64]()

    def run(self, position: State, seat: int, budget_ms: float, iterations: int) -> Contest:
        """Think about a seat's decision: until the time is up, or for so many iterations.

        A negative budget is no limit; so is a negative number of iterations. The position is a
        guess of the seat's.
        """
        begin = self.clock()
        self.seat = seat
        self.iterations = 0
        self.tree.begin_search()
        contest = self.prepare_contest(position)
        finished = contest
        most: i64 = iterations
        while True:
            self.play_round(position, contest, most)
            if contest.is_over():
                finished = contest
                if contest.is_settled():
                    break
                contest = contest.again()
            if most >= 0 and self.iterations >= most:
                break
            if budget_ms >= 0.0 and (self.clock() - begin) * 1000.0 >= budget_ms:
                break
        # A contest that was cut short tells less than the one before.
        return contest if contest.rounds >= finished.rounds else finished

    def prepare_contest(self, position: State) -> Contest:
        """The decision at hand, with its actions in the order in which they should be tried."""
        mind = mind_of(self.heuristics, position, self.seat)
        root = self.tree.find(mind, self.seat)
        if root is None:
            guess = position.guess(self.seat, self.chooser)
            policy = self.heuristics.choose_carefully(guess, self.seat, self.chooser)
            root = Node(self.seat, choices(guess, self.seat), policy)
            self.tree.plant(mind, root)
        if len(root.actions) > self.tuning.narrow and not root.ranked:
            self.rank(root, position, GUESSES_FOR_A_RANKING)
        if self.included != NOTHING and root.visited == 0:
            root.include(self.included)
        contest = Contest(root)
        contest.limit(self.tuning.narrow)
        return contest

    def play_round(self, position: State, contest: Contest, most: i64) -> None:
        """One guess, played through with every action that is still in the contest."""
        guess = position.guess(self.seat, self.chooser)
        seed = self.chooser.word()
        place: i64 = 0
        while place < contest.entered:
            if contest.running[place] != 0:
                if most >= 0 and self.iterations >= most and contest.rounds > 0:
                    return
                self.luck = Chooser(seed)
                contest.note(place, self.iterate(guess.copy(), contest, place))
                self.iterations += 1
            place += 1
        contest.end_round()
        contest.widen(self.width(contest.rounds))

    def width(self, visits: i64) -> i64:
        """How many actions may be tried after so many visits."""
        return self.tuning.narrow + i64(self.tuning.widening * math.sqrt(float(visits)))

    def iterate(self, state: State, contest: Contest, place: i64) -> float:
        """One walk down, one play-out, one note at every decision on the way."""
        self.path.clear()
        self.places = vec[i64]()
        self.step_onto(contest.root, contest.root.place_of(contest.actions[place]))
        self.descend(state, contest.actions[place])
        play_sensibly(state, self.heuristics, self.luck, self.tuning.horizon)
        return self.note_values(state)

    def descend(self, state: State, action: i64) -> None:
        """Walk down from an action until the own seat meets a decision that is new to it."""
        seat = self.seat
        waiting: i64 = 0  # seats that have let this moment pass
        leaving = False
        while True:
            if action == NOTHING:
                waiting |= i64(1) << seat
            else:
                state.apply(seat, action)
                waiting = 0
                if leaving:
                    return
            if state.over():
                return
            seat = self.next_to_decide(state, waiting)
            if leaving:
                action = self.heuristics.choose(state, seat, self.luck)
                continue
            mind = mind_of(self.heuristics, state, seat)
            node = self.tree.find(mind, seat)
            if node is None:
                node = self.plant(state, seat, mind)
                leaving = seat == self.seat
                self.step_onto(node, 0)
                action = node.actions[0]
            else:
                action = self.follow(node, state)

    def next_to_decide(self, state: State, waiting: i64) -> i64:
        """Seats that may act are asked first, in random order; then those that must."""
        asked = state.may() & ~waiting
        return self.luck.one_of(asked if asked != 0 else state.must())

    def plant(self, state: State, seat: i64, mind: i64) -> Node:
        """A new decision; it begins with what the policy would do."""
        policy = self.heuristics.choose(state, seat, self.luck)
        node = Node(seat, choices(state, seat), policy)
        self.tree.plant(mind, node)
        return node

    def rank(self, node: Node, position: State, guesses: i64) -> None:
        """Order the actions of a decision by how good they look when they have just been done."""
        promises = vec[float]([0.0] * len(node.actions))
        while guesses > 0:
            state = position.guess(self.seat, self.chooser)
            place: i64 = 0
            while place < len(node.actions):
                after = state
                if node.actions[place] != NOTHING:
                    after = state.copy()
                    after.apply(node.seat, node.actions[place])
                promises[place] += self.heuristics.evaluate(after, node.seat)
                place += 1
            guesses -= 1
        node.rank(promises)

    def follow(self, node: Node, state: State) -> i64:
        """The most promising action of a decision that is known."""
        node.admit(choices(state, node.seat))
        place = node.most_promising(self.width(node.visited), self.tuning.exploration)
        self.step_onto(node, place)
        return node.actions[place]

    def step_onto(self, node: Node, place: i64) -> None:
        """One more decision of the iteration under way."""
        self.path.append(node)
        self.places = append(self.places, place)

    def note_values(self, state: State) -> float:
        """Tell every decision on the way what has come of it; what the own seat has of it."""
        values = vec[float]([UNKNOWN] * state.seats)
        step: i64 = 0
        while step < len(self.path):
            node = self.path[step]
            if values[node.seat] == UNKNOWN:
                values[node.seat] = self.heuristics.evaluate(state, node.seat)
            node.note(self.places[step], values[node.seat])
            step += 1
        return values[self.seat]


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
