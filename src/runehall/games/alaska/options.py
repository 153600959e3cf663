"""Options of Alaska and its presets."""

from __future__ import annotations

from runehall.deck import MOST_CARDS
from runehall.deck.manifests import deck_option
from runehall.engine.errors import BadOption
from runehall.engine.options import OptionSet, Values, choice, number, seat_number, switch
from runehall.games.alaska.components import MANIFESTS, card_counts

MOST_IN_HAND = 6


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
        deck_option(MANIFESTS),
        choice("onto_anglers", "locals", "locals", "all"),
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
    former={"onto_anglers": "locals"},
)
