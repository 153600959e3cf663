"""The memory of a search: for each decision of each seat, what its actions have brought so far.

A decision is known by what its seat sees (`State.sight`), so that every seat has a tree of its own
and positions it cannot tell apart share one node.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.state import NOTHING, mix

UNTRIED: Final = 1000.0


class Node:
    """One decision of one seat: its actions, in the order in which they should be tried."""

    def __init__(self, seat: i64, actions: vec[i64]) -> None:
        count: i64 = len(actions)
        self.seat: i64 = seat
        self.legal: vec[i64] = actions[:]  # as they were listed when the node was made
        self.actions: vec[i64] = actions
        self.visits: vec[i64] = vec[i64]([i64(0)] * count)
        self.available: vec[i64] = vec[i64]([i64(0)] * count)
        self.totals: vec[float] = vec[float]([0.0] * count)
        self.priors: vec[float] = vec[float]()  # empty, or what each action promises at a glance
        self.open: vec[u8] = vec[u8]([u8(1)] * count)  # whether an action is legal this time
        self.always_same: bool = True
        self.visited: i64 = 0
        self.last_search: i64 = 0

    def place_of(self, action: i64) -> i64:
        """Where an action stands, or NOTHING."""
        place: i64 = 0
        while place < len(self.actions):
            if self.actions[place] == action:
                return place
            place += 1
        return NOTHING

    def admit(self, legal: vec[i64]) -> None:
        """Open the actions that are legal this time, close the others, and count who was open."""
        place: i64 = 0
        if self.always_same and is_same(legal, self.legal):
            while place < len(self.actions):
                self.available[place] += 1
                place += 1
            return
        self.always_same = False
        while place < len(self.actions):
            self.open[place] = 0
            place += 1
        number: i64 = 0
        while number < len(legal):
            place = self.place_of(legal[number])
            if place == NOTHING:
                place = self.add(legal[number])
            self.open[place] = 1
            self.available[place] += 1
            number += 1

    def add(self, action: i64) -> i64:
        """One more action, which was not legal when the node was made; its place."""
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.totals = append(self.totals, 0.0)
        self.open = append(self.open, 1)
        if len(self.priors) > 0:
            self.priors = append(self.priors, 0.0)
        return len(self.actions) - 1

    def rank(self, priors: vec[float]) -> None:
        """Put the actions of a fresh node into the order of what they promise, best first."""
        self.priors = priors
        place: i64 = 1
        while place < len(priors):
            action = self.actions[place]
            prior = priors[place]
            hole = place
            while hole > 0 and priors[hole - 1] < prior:
                priors[hole] = priors[hole - 1]
                self.actions[hole] = self.actions[hole - 1]
                hole -= 1
            priors[hole] = prior
            self.actions[hole] = action
            place += 1

    def bring_forward(self, action: i64) -> None:
        """Let an action of a fresh node be tried first."""
        place = self.place_of(action)
        if place > 0:
            prior = self.priors[place] if len(self.priors) > 0 else 0.0
            while place > 0:
                self.actions[place] = self.actions[place - 1]
                if len(self.priors) > 0:
                    self.priors[place] = self.priors[place - 1]
                place -= 1
            self.actions[0] = action
            if len(self.priors) > 0:
                self.priors[0] = prior

    def most_promising(self, width: i64, exploration: float, prior_weight: float) -> i64:
        """The place of the open action with the highest upper confidence, among the first few."""
        best: i64 = NOTHING
        best_bound = -UNTRIED
        weight = prior_weight if len(self.priors) > 0 else 0.0
        looked_at: i64 = 0
        place: i64 = 0
        while place < len(self.actions) and looked_at < width:
            if self.open[place] != 0:
                looked_at += 1
                bound = self.upper_bound(place, exploration, weight)
                if bound > best_bound:
                    best_bound = bound
                    best = place
            place += 1
        return best

    def upper_bound(self, place: i64, exploration: float, weight: float) -> float:
        """The mean of an action and what it could still be worth."""
        tries = float(self.visits[place]) + weight
        if tries == 0.0:
            return UNTRIED
        total = self.totals[place]
        if weight > 0.0:
            total += weight * self.priors[place]
        chances = float(self.available[place]) + 1.0
        return total / tries + exploration * math.sqrt(math.log(chances) / tries)

    def note(self, place: i64, value: float) -> None:
        """An action has been tried and has brought this."""
        self.visits[place] += 1
        self.totals[place] += value
        self.visited += 1

    def mean(self, place: i64) -> float:
        """What an action that was tried has brought on average."""
        return self.totals[place] / float(self.visits[place])

    def best(self) -> i64:
        """The place of the action that was tried most; of equals, the one that brought more."""
        best: i64 = 0
        place: i64 = 1
        while place < len(self.actions):
            if self.visits[place] > self.visits[best] or (
                self.visits[place] == self.visits[best] and self.totals[place] > self.totals[best]
            ):
                best = place
            place += 1
        return best


def is_same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two lists of actions are equal."""
    if len(one) != len(other):
        return False
    place: i64 = 0
    while place < len(one):
        if one[place] != other[place]:
            return False
        place += 1
    return True


class Tree:
    """The nodes of all seats, by what the seat sees."""

    def __init__(self) -> None:
        self.nodes: dict[int, Node] = {}
        self.search: i64 = 0

    def begin_search(self) -> None:
        """Keep what the last search has touched; the rest has been overtaken by the game."""
        last = self.search
        self.nodes = {key: node for key, node in self.nodes.items() if node.last_search == last}
        self.search = last + 1

    def find(self, sight: i64, seat: i64) -> Node | None:
        """The node of a seat that sees this."""
        node = self.nodes.get(mix(sight, seat))
        if node is not None:
            node.last_search = self.search
        return node

    def plant(self, sight: i64, node: Node) -> None:
        """A new node."""
        node.last_search = self.search
        self.nodes[mix(sight, node.seat)] = node
