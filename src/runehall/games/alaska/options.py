"""Options of Alaska, its presets and the cards of a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from runehall.deck import deck
from runehall.engine.errors import BadOption
from runehall.engine.options import Option, OptionSet, Values, choice, number, seat_number, switch

CARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "B", "E", "F", "L", "S", "T")
DECK76 = "deck76"
MOST_IN_HAND = 6
MOST_CARDS = 250


def is_manifest(value: object) -> bool:
    """The deck's name, or how many there are of each card.

    >>> is_manifest("deck76"), is_manifest({"S": 3, "4": 9}), is_manifest({"X": 1})
    (True, True, False)
    """
    if isinstance(value, dict):
        return all(
            card in CARDS and isinstance(count, int) and not isinstance(count, bool) and count >= 0
            for card, count in value.items()
        )
    return isinstance(value, str) and value == DECK76


def card_counts(options: Mapping[str, Any]) -> Mapping[str, int]:
    """How many there are of each card; a card that a manifest leaves out is not in the game."""
    manifest = options["manifest"]
    if manifest == DECK76:
        return printed_counts()
    return {card: manifest.get(card, 0) for card in CARDS}


@cache
def printed_counts() -> Mapping[str, int]:
    """How many there are of each card in the printed deck; its river cards lie on the table."""
    counts = deck().counts("alaska")
    return {card: counts[card] for card in CARDS}


def check_together(options: Values, seats: int) -> None:
    """A hand can be dealt to every seat, and every turn draws at least one card."""
    hand_size, save_max = options["hand_size"], options["save_max"]
    if save_max >= hand_size:
        raise BadOption(
            f"The option “save_max” must be below the hand size of {hand_size}, not {save_max}."
        )
    cards = sum(card_counts(options).values())
    if not seats * hand_size <= cards <= MOST_CARDS:
        raise BadOption(
            f"The option “manifest” needs {seats * hand_size} to {MOST_CARDS} cards "
            f"for {seats} seats with {hand_size} each, not {cards}."
        )


OPTIONS = OptionSet(
    options=[
        seat_number("first"),
        choice("flow_dir", "down", "down", "up"),
        choice("angler_reach", "touch", "touch", "enter", "sweep"),
        choice("salmon_stack", "free", "free", "one"),
        choice("cast_overflow", "empty", "empty", "wrap", "forbid"),
        switch("luck_die", default=False),
        switch("bear_vs_eagle", default=True),
        choice("bear_window", "holders", "holders", "everyone"),
        choice("tourist_penalty", "full", "full", "hand"),
        number("hand_size", 4, 2, MOST_IN_HAND),
        number("save_max", 1, 0, MOST_IN_HAND - 1),
        Option(
            "manifest",
            DECK76,
            "deck76 or an object of cards and their counts",
            is_manifest,
            [DECK76],
        ),
    ],
    presets={
        "standard": {},
        "lucky": {"luck_die": True},
        "gentle": {"tourist_penalty": "hand", "bear_vs_eagle": False, "angler_reach": "enter"},
        "rapids": {"angler_reach": "sweep", "cast_overflow": "wrap"},
        "sealed": {"bear_window": "everyone"},
    },
    default_preset="standard",
    cross_check=check_together,
)
