"""Options of Kodiak and its presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runehall.deck import MOST_CARDS
from runehall.deck.manifests import deck_option
from runehall.engine.errors import BadOption, quoted
from runehall.engine.options import OptionSet, Values, choice, number, seat_number, switch
from runehall.games.kodiak.components import MANIFESTS, card_counts


def check_together(values: Values, seats: int) -> None:
    """Refuse looks at more cards than are dealt, and decks that are too small to deal."""
    cards = values["cards"]
    if values["first_look"] > cards:
        raise BadOption(
            f"The option “first_look” can be 0 to {cards} when {cards} cards are dealt, "
            f"not {quoted(values['first_look'])}."
        )
    fewest = seats * cards + 1
    there = sum(card_counts(values).values())
    if not fewest <= there <= MOST_CARDS:
        raise BadOption(
            f"The option “manifest” must have {fewest} to {MOST_CARDS} cards "
            f"for {seats} seats, not {there}."
        )


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "standard": {},
    "double": {"cycles": 2},
    "kitten": {"pounce_actions": "none", "second_window": False, "late_scurries": False},
    "wild": {"blue_king_on_cat": "works", "red_king_repeat": True, "hairball_table": 20},
    "family": {"memory": "assisted", "wrong_scurry": "none", "late_scurries": False},
    "turnwise": {"free_pounce": False},
}

OPTIONS = OptionSet(
    options=[
        deck_option(MANIFESTS),
        number("cards", 3, 2, 5),
        number("first_look", 1, 0, 5),
        seat_number("first"),
        choice("memory", "strict", "strict", "assisted"),
        number("cycles", 1, 1, 10),
        number("turn_limit", 96, 1, 999),
        choice("wrong_pounce", "card", "card", "expose", "none"),
        choice("wrong_scurry", "card", "card", "expose", "none"),
        number("penalty_cap", 6, 1, 12),
        switch("late_scurries", default=True),
        switch("free_pounce", default=True),
        switch("second_window", default=True),
        switch("last_scurry_counter", default=True),
        choice("pounce_actions", "both", "both", "own", "none"),
        number("pounce_points", 5, 0, 20),
        number("pounce_cap", 3, 0, 20),
        switch("hairball_counter", default=True),
        switch("hairball_scurry", default=True),
        number("hairball_discard", 5, 0, 20),
        number("hairball_table", 10, 0, 30),
        switch("red_king_repeat", default=False),
        choice("red_king_look", "exposure", "exposure", "private"),
        choice("blue_king_on_cat", "immune", "immune", "works"),
    ],
    presets=PRESETS,
    default_preset="standard",
    cross_check=check_together,
)
