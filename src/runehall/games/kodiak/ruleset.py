"""Kodiak's options as native numbers."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.deck.packed import whole_deck
from runehall.engine.ruleset import Ruleset
from runehall.games.kodiak.codes import BLUE_KING, KINDS, RED_KING


class KodiakRuleset(Ruleset):
    """What the options of a table of Kodiak decide."""

    def __init__(self, options: dict[str, Any], seats: int, counts: list[int]) -> None:
        super().__init__(options, (options, seats, counts))
        self.cards: i64 = options["cards"]
        self.first_look: i64 = options["first_look"]
        self.first: i64 = options["first"]
        self.strict: bool = options["memory"] == "strict"
        self.rounds: i64 = options["cycles"] * seats
        # The turn limit is rounded up to whole laps.
        self.last_turn: i64 = seats * -(-options["turn_limit"] // seats)
        self.wrong_pounce: i64 = ["card", "expose", "none"].index(options["wrong_pounce"])
        self.wrong_scurry: i64 = ["card", "expose", "none"].index(options["wrong_scurry"])
        self.penalty_cap: i64 = options["penalty_cap"]
        self.late_scurries: bool = options["late_scurries"]
        self.free_pounce: bool = options["free_pounce"]
        self.second_window: bool = options["second_window"]
        self.last_scurry_counter: bool = options["last_scurry_counter"]
        self.pounce_actions: i64 = ["none", "own", "both"].index(options["pounce_actions"])
        self.pounce_points: i64 = options["pounce_points"]
        self.pounce_cap: i64 = options["pounce_cap"]
        self.hairball_counter: bool = options["hairball_counter"]
        self.hairball_scurry: bool = options["hairball_scurry"]
        self.hairball_discard: i64 = options["hairball_discard"]
        self.hairball_table: i64 = options["hairball_table"]
        self.red_king_repeat: bool = options["red_king_repeat"]
        self.red_king_private: bool = options["red_king_look"] == "private"
        self.blue_king_reaches_cat: bool = options["blue_king_on_cat"] == "works"
        # Counts are listed from the 1 to the blue king; the number 0 is a gap, not a card.
        copies = [0, *counts]
        self.copies: vec[i64] = vec[i64](copies)
        self.deck: vec[u8] = whole_deck(copies)
        self.deck_size: i64 = len(self.deck)
        self.width: i64 = most_places(self.copies, self.cards, self.penalty_cap)
        if self.width > self.deck_size:
            self.width = self.deck_size


def most_places(copies: vec[i64], cards: i64, penalty_cap: i64) -> i64:
    """The most places a table can ever have.

    A seat below the cap may take a penalty card in the middle of its run, and a counter then
    gives it back the whole run, which has at most as many cards as there are twins in the deck.
    """
    twins: i64 = copies[RED_KING] + copies[BLUE_KING]
    kind: i64 = 0
    while kind < KINDS:
        if copies[kind] > twins:
            twins = copies[kind]
        kind += 1
    most = penalty_cap + twins
    return cards if cards > most else most
