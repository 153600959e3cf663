"""The memory of a search: for each decision of each seat, what its actions have brought so far.

A decision is known by what its seat sees and remembers (`mind_of`), so that every seat has a tree
of its own and exactly the positions it cannot tell apart share one node.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.state import NOTHING

# How much of the curiosity about a decision belongs to what the policy would do.
POLICY_SHARE: Final = 0.5

MOST_SEATS: Final = 64


class Node:
    """One decision of one seat. What the policy would do stands first."""

    def __init__(self, seat: i64, legal: vec[i64], policy: i64) -> None:
        count: i64 = len(legal)
        self.seat: i64 = seat
        self.legal: vec[i64] = legal
        self.actions: vec[i64] = legal[:]
        self.visits: vec[i64] = vec[i64]([i64(0)] * count)
        self.available: vec[i64] = vec[i64]([i64(0)] * count)
        self.totals: vec[float] = vec[float]([0.0] * count)
        self.open: vec[u8] = vec[u8]([u8(1)] * count)  # whether an action is legal this time
        self.always_same: bool = True
        self.ranked: bool = False
        self.visited: i64 = 0
        self.total: float = 0.0
        self.last_search: i64 = 0
        self.bring_forward(policy)

    def place_of(self, action: i64) -> i64:
        """Where an action stands, or NOTHING."""
        place: i64 = 0
        while place < len(self.actions):
            if self.actions[place] == action:
                return place
            place += 1
        return NOTHING

    def bring_forward(self, action: i64) -> None:
        """Let an action of a fresh node stand first."""
        place = self.place_of(action)
        while place > 0:
            self.actions[place] = self.actions[place - 1]
            place -= 1
        self.actions[0] = action

    def include(self, action: i64) -> None:
        """Let an action of a fresh node be among the first two."""
        place = self.place_of(action)
        while place > 1:
            self.actions[place] = self.actions[place - 1]
            self.actions[place - 1] = action
            place -= 1

    def rank(self, promises: vec[float]) -> None:
        """Order the actions that nobody has tried by what they promise; the first stays first."""
        self.ranked = True
        place: i64 = 2
        while place < len(promises):
            action = self.actions[place]
            promise = promises[place]
            hole = place
            while hole > 1 and promises[hole - 1] < promise:
                promises[hole] = promises[hole - 1]
                self.actions[hole] = self.actions[hole - 1]
                hole -= 1
            promises[hole] = promise
            self.actions[hole] = action
            place += 1

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
        return len(self.actions) - 1

    def most_promising(self, width: i64, exploration: float) -> i64:
        """The place of the open action to try next, among the first `width` of them."""
        best: i64 = NOTHING
        best_bound = -1000.0
        usual = self.total / float(self.visited) if self.visited > 0 else 0.5
        others = (1.0 - POLICY_SHARE) / float(len(self.actions))
        looked_at: i64 = 0
        place: i64 = 0
        while place < len(self.actions) and looked_at < width:
            if self.open[place] != 0:
                looked_at += 1
                share = others + POLICY_SHARE if place == 0 else others
                bound = self.upper_bound(place, usual, exploration * share)
                if bound > best_bound:
                    best_bound = bound
                    best = place
            place += 1
        return best

    def upper_bound(self, place: i64, usual: float, curiosity: float) -> float:
        """What an action has brought, or what is usual here, and a bonus for what is untried."""
        visits = float(self.visits[place])
        mean = self.totals[place] / visits if visits > 0.0 else usual
        return mean + curiosity * math.sqrt(float(self.available[place])) / (1.0 + visits)

    def note(self, place: i64, value: float) -> None:
        """An action has been tried and has brought this."""
        self.visits[place] += 1
        self.totals[place] += value
        self.visited += 1
        self.total += value


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
    """The nodes of all seats, by what is on the seat's mind."""

    def __init__(self) -> None:
        self.nodes: dict[int, Node] = {}
        self.search: i64 = 0

    def begin_search(self) -> None:
        """Keep what the last search has touched; the rest has been overtaken by the game."""
        last = self.search
        self.nodes = {key: node for key, node in self.nodes.items() if node.last_search == last}
        self.search = last + 1

    def find(self, mind: i64, seat: i64) -> Node | None:
        """The node of a seat that has this on its mind."""
        node = self.nodes.get(mind * MOST_SEATS + seat)
        if node is not None:
            node.last_search = self.search
        return node

    def plant(self, mind: i64, node: Node) -> None:
        """A new node."""
        node.last_search = self.search
        self.nodes[mind * MOST_SEATS + node.seat] = node
