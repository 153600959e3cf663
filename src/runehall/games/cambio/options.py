"""What can be set at a Cambio table, and its presets."""

from __future__ import annotations

from typing import Any

from runehall.deck import MOST_CARDS
from runehall.deck.manifests import deck_option
from runehall.engine.errors import BadOption
from runehall.engine.options import OptionSet, Values, choice, number, seat_number, switch
from runehall.games.cambio.components import MANIFESTS, card_counts


def check_together(values: Values, seats: int) -> None:
    """Refuse first looks at more cards than there are, and decks too small or too large to play."""
    if values["first_look"] > values["cards"]:
        look, dealt = values["first_look"], values["cards"]
        raise BadOption(f"Nobody can look at {look} cards first when {dealt} are dealt.")
    cards = sum(card_counts(values).values())
    least = seats * values["cards"] + 1
    if not least <= cards <= MOST_CARDS:
        raise BadOption(
            f"The deck must have {least} to {MOST_CARDS} cards for {seats} seats, not {cards}."
        )


PRESETS: dict[str, dict[str, Any]] = {
    "standard": {},
    "single": {"max_rounds": 1},
    "marathon": {"target": 100},
    "family": {
        "memory": "assisted",
        "own_wrong_penalty": False,
        "late_snaps": False,
        "first_look": 3,
    },
    "iron": {"late_own_penalty": True, "cambio_tie": "punish"},
    "street": {"discard_return": False, "second_window": False, "cambio_tie": "punish"},
}

OPTIONS = OptionSet(
    (
        deck_option(MANIFESTS),
        number("cards", 4, 2, 6),
        number("first_look", 2, 0, 6),
        seat_number("first"),
        choice("memory", "strict", "strict", "assisted"),
        number("target", 50, 10, 500),
        number("max_rounds", 60, 1, 100),
        number("turn_limit", 96, 1, 999),
        number("cambio_from", 1, 1, 9),
        number("cambio_bonus", 5, 0, 50),
        number("cambio_malus", 5, 0, 50),
        choice("cambio_tie", "reward", "reward", "punish", "none"),
        switch("own_wrong_penalty", True),
        switch("late_snaps", True),
        switch("late_own_penalty", False),
        switch("second_window", True),
        switch("discard_return", True),
        switch("swap_same_opponent", False),
        switch("energy_same", True),
        choice("freeze", "next_player", "next_player", "next_card"),
        number("failed_throws", None, 1, 9, None),
    ),
    PRESETS,
    default_preset="standard",
    cross_check=check_together,
    former={"freeze": "next_card", "failed_throws": 1},
)
