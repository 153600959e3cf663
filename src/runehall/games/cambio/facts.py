"""The numbers that the rules for players name, from where the rules themselves have them."""

from __future__ import annotations

from collections.abc import Mapping

from runehall.engine.options import Values
from runehall.games.cambio.codes import (
    BLUE_KING_CARD,
    RED_ENERGY,
    RED_KING,
    RED_KING_CARD,
    SWAP_CARD,
    allowance,
    points_of,
)
from runehall.games.cambio.components import CARDS, card_counts

NUMBERS = [card for card in CARDS if card.isdigit()]


def facts(_seats: int, options: Values) -> Mapping[str, int]:
    """What is in the box, and what the cards count."""
    counts = card_counts(options)
    return {
        "deck_cards": sum(counts.values()),
        "lowest_number": int(NUMBERS[0]),
        "highest_number": int(NUMBERS[-1]),
        "copies": counts[NUMBERS[0]],
        "red_energies": counts["rr"],
        "blue_energies": counts["br"],
        "swaps": counts["sw"],
        "peeks_at_yours": counts["py"],
        "peeks_at_mine": counts["pm"],
        "red_kings": counts["rk"],
        "blue_kings": counts["bk"],
        "energy_points": points_of(RED_ENERGY),
        "action_points": points_of(SWAP_CARD),
        "red_king_points": points_of(RED_KING_CARD),
        "blue_king_points": points_of(BLUE_KING_CARD),
        "red_king_steps": allowance(RED_KING),
    }
