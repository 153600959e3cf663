"""What can be set at a Cambio table, and the named settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runehall.deck import MOST_CARDS, deck
from runehall.engine.errors import BadOption
from runehall.engine.options import Option, OptionSet, Values, choice, number, seat_number, switch

CARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "rr", "br", "sw", "py", "pm", "rk", "bk")
PRINTED_DECK = "deck76"


def is_manifest(value: object) -> bool:
    """The printed deck's name, or an object that counts cards."""
    if not isinstance(value, dict):
        return value == PRINTED_DECK
    return all(
        card in CARDS
        and isinstance(copies, int)
        and not isinstance(copies, bool)
        and 0 <= copies <= MOST_CARDS
        for card, copies in value.items()
    )


def copies_of_cards(manifest: str | Mapping[str, int]) -> dict[str, int]:
    """How many copies of each card a manifest gives.

    >>> copies_of_cards({"7": 30})["7"], copies_of_cards({"7": 30})["rk"]
    (30, 0)
    """
    given = deck().counts("cambio") if isinstance(manifest, str) else manifest
    return {card: given.get(card, 0) for card in CARDS}


def check_together(values: Values, seats: int) -> None:
    """Refuse first looks at more cards than there are, and decks too small or too large to play."""
    if values["first_look"] > values["cards"]:
        look, dealt = values["first_look"], values["cards"]
        raise BadOption(f"Nobody can look at {look} cards first when {dealt} are dealt.")
    cards = sum(copies_of_cards(values["manifest"]).values())
    least = seats * values["cards"] + 1
    if not least <= cards <= MOST_CARDS:
        raise BadOption(
            f"The deck must have {least} to {MOST_CARDS} cards for {seats} seats, not {cards}."
        )


MANIFEST = Option(
    "manifest",
    PRINTED_DECK,
    f"{PRINTED_DECK} or an object that counts the cards {', '.join(CARDS)}",
    is_manifest,
    [PRINTED_DECK],
)

PRESETS: dict[str, dict[str, Any]] = {
    "standard": {},
    "single": {"max_rounds": 1},
    "marathon": {"target": 100},
    "family": {"own_wrong_penalty": False, "late_snaps": False, "first_look": 3},
    "iron": {"memory": "strict", "late_own_penalty": True, "cambio_tie": "punish"},
    "street": {"discard_return": False, "second_window": False, "cambio_tie": "punish"},
}

OPTIONS = OptionSet(
    (
        MANIFEST,
        number("cards", 4, 2, 6),
        number("first_look", 2, 0, 6),
        seat_number("first"),
        choice("memory", "assisted", "assisted", "strict"),
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
    ),
    PRESETS,
    default_preset="standard",
    cross_check=check_together,
)
