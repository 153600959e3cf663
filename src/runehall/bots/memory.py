"""How bots forget: with time, with what they see in between, and less what they look at again."""

from __future__ import annotations

import math
from collections.abc import Sequence

from runehall.engine.chooser import mixed
from runehall.engine.generator import WORD
from runehall.engine.heuristics import kind_of, place_of, was_shown
from runehall.engine.state import NOTHING

# What one more thing that is seen or moves wears off the others, in turns.
WEAR_OF_A_SIGHT = 1.0
# How much longer each further look lasts, as a share of the first.
LONGER_BY_A_LOOK = 0.5


class Trace:
    """What is left of something seen: for how many turns still, and after how many looks."""

    def __init__(self, left: float, looks: int) -> None:
        self.left = left
        self.looks = looks


class Memory:
    """What one player has in mind. The same seed and the same game, the same gaps.

    Each look at a thing settles for how long it lasts; every turn wears that off, and so does
    whatever else is seen or moves meanwhile. What has gone comes back only by looking again. A card
    that is moved takes along what is left of it.

    >>> memory = Memory(8.0, seed=7)
    >>> memory.go_on(1, [2, 4])
    >>> memory.lost()
    []
    >>> memory.go_on(101, [2, 4])
    >>> memory.lost()
    [2, 4]
    """

    def __init__(self, lasts: float, seed: int) -> None:
        self.lasts = lasts
        self.seed = seed & WORD
        self.traces: dict[int, Trace] = {}
        self.turn = 0
        self.drawn = 0
        self.looking = NOTHING

    def looks_at(self, place: int) -> None:
        """The player is about to look at what lies at a place, or (NOTHING) at none."""
        self.looking = place

    def go_on(self, turn: int, things: Sequence[int]) -> None:
        """It is this turn by now, and these are all the things that the player has ever seen."""
        before = self.traces if turn >= self.turn else {}  # a new round begins with new cards
        gone = [each for each in before if each not in things]
        fresh = [each for each in things if each not in before]
        wear = max(0, turn - self.turn) + WEAR_OF_A_SIGHT * len(fresh)
        for trace in before.values():
            trace.left -= wear
        self.traces = {each: before[each] for each in things if each in before}
        for each in fresh:
            self.traces[each] = self.come_upon(each, gone, before)
        for each in things:
            if place_of(each) == self.looking:
                self.traces[each] = self.look(self.traces[each].looks + (each not in fresh))
        self.turn = turn
        self.looking = NOTHING

    def come_upon(self, fresh: int, gone: Sequence[int], before: dict[int, Trace]) -> Trace:
        """Something that was not there before: shown to all, moved from elsewhere, or looked at."""
        alike = [each for each in gone if kind_of(each) == kind_of(fresh)]
        here = [each for each in alike if place_of(each) == place_of(fresh)]
        if here and was_shown(fresh):
            return self.look(before[here[0]].looks + 1)
        if alike:
            moved = before[(here or alike)[0]]
            return Trace(moved.left, moved.looks)
        return self.look(1)

    def look(self, looks: int) -> Trace:
        """How long a look lasts, the first or a further one: many fade soon, a few stay long."""
        self.drawn += 1
        word = mixed((self.seed + self.drawn * 0x9E3779B1) & WORD)
        chance = (float(word) + 0.5) / (float(WORD) + 1.0)
        lasts = self.lasts * (1.0 + LONGER_BY_A_LOOK * (looks - 1))
        return Trace(-lasts * math.log(chance), looks)

    def lost(self) -> list[int]:
        """The things that have slipped the player's mind."""
        return [each for each, trace in self.traces.items() if trace.left <= 0.0]
