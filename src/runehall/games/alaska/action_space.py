"""Fixed ids for Alaska's actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.action_space import ActionSpace
from runehall.engine.state import ARGUMENTS, VERB_SHIFT, State
from runehall.games.alaska.codes import (
    CAST,
    EAGLE_ANGLER,
    EAGLE_SALMON,
    NUMBER_BITS,
    NUMBER_MASK,
    NUMBERS,
    PASS,
    PLACE,
    PLACE_LOCAL,
    PLACE_TOURIST,
    PLAY_BEAR,
    RIVER,
    TAKE,
    WASTE_EAGLE,
    WASTE_LOCAL,
    WASTE_TOURIST,
    cast_action,
)

# One number card, or two of which the second is not smaller.
CASTS: Final = NUMBERS + NUMBERS * (NUMBERS + 1) // 2
VERBS: Final = 12


def first_cast_of(small: i64) -> i64:
    """Where the casts whose smaller number is this one begin: alone, then with each larger one."""
    return (small - 1) * (NUMBERS + 2) - small * (small - 1) // 2


class AlaskaActions(ActionSpace):
    """Every action has an id of its own: there is nothing outside a river of ten sections."""

    def __init__(self) -> None:
        super().__init__()
        self.place: i64 = self.verb("place {spot}", {"spot": RIVER})
        self.cast: i64 = self.verb("cast {cards}", {"cards": CASTS})
        self.take: i64 = self.verb("take {spot}", {"spot": RIVER})
        self.tourist: i64 = self.verb("tourist {section}", {"section": RIVER})
        self.waste_tourist: i64 = self.verb("tourist none", {})
        self.local: i64 = self.verb("local {section}", {"section": RIVER})
        self.waste_local: i64 = self.verb("local none", {})
        self.eagle_salmon: i64 = self.verb("eagle salmon {spot}", {"spot": RIVER})
        self.eagle_angler: i64 = self.verb("eagle angler {section}", {"section": RIVER})
        self.waste_eagle: i64 = self.verb("eagle none", {})
        self.bear: i64 = self.verb("bear", {})
        self.pass_on: i64 = self.verb("pass", {})
        self.close(0)
        self.firsts: vec[i64] = vec[i64]([i64(0)] * VERBS)
        self.note_verbs()

    def note_verbs(self) -> None:
        """Where the ids of each verb begin; spots and sections are counted from 1."""
        firsts = self.firsts
        firsts[PLACE >> VERB_SHIFT] = self.place - 1
        firsts[TAKE >> VERB_SHIFT] = self.take - 1
        firsts[PLACE_TOURIST >> VERB_SHIFT] = self.tourist - 1
        firsts[WASTE_TOURIST >> VERB_SHIFT] = self.waste_tourist
        firsts[PLACE_LOCAL >> VERB_SHIFT] = self.local - 1
        firsts[WASTE_LOCAL >> VERB_SHIFT] = self.waste_local
        firsts[EAGLE_SALMON >> VERB_SHIFT] = self.eagle_salmon - 1
        firsts[EAGLE_ANGLER >> VERB_SHIFT] = self.eagle_angler - 1
        firsts[WASTE_EAGLE >> VERB_SHIFT] = self.waste_eagle
        firsts[PLAY_BEAR >> VERB_SHIFT] = self.bear
        firsts[PASS >> VERB_SHIFT] = self.pass_on

    def id_of(self, state: State, seat: i64, action: i64) -> i64:
        verb = action >> VERB_SHIFT
        argument = action & ARGUMENTS
        if verb != CAST >> VERB_SHIFT:
            return self.firsts[verb] + argument
        small = argument >> NUMBER_BITS
        large = argument & NUMBER_MASK
        return self.cast + first_cast_of(small) + (large - small + 1 if large > 0 else i64(0))

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        if number < self.cast:
            return PLACE | (number - self.place + 1)
        if number < self.take:
            return cast_numbered(number - self.cast)
        if number < self.tourist:
            return TAKE | (number - self.take + 1)
        if number < self.local:
            return placed_or_wasted(PLACE_TOURIST, WASTE_TOURIST, number - self.tourist)
        if number < self.eagle_salmon:
            return placed_or_wasted(PLACE_LOCAL, WASTE_LOCAL, number - self.local)
        if number < self.eagle_angler:
            return EAGLE_SALMON | (number - self.eagle_salmon + 1)
        if number < self.bear:
            return placed_or_wasted(EAGLE_ANGLER, WASTE_EAGLE, number - self.eagle_angler)
        return PLAY_BEAR if number == self.bear else PASS


def placed_or_wasted(placed: i64, wasted: i64, place: i64) -> i64:
    """Ten places, and behind them the same card spent on nothing."""
    return placed | (place + 1) if place < RIVER else wasted


def cast_numbered(place: i64) -> i64:
    """The cast at a place of their row.

    >>> cast_numbered(0) == cast_action(1, 0), cast_numbered(CASTS - 1) == cast_action(9, 9)
    (True, True)
    """
    small: i64 = 1
    while small < NUMBERS and place >= first_cast_of(small + 1):
        small += 1
    rest = place - first_cast_of(small)
    return cast_action(small, small + rest - 1 if rest > 0 else i64(0))
