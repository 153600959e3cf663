"""The numbers that the rules for players name, from where the rules themselves have them."""

from __future__ import annotations

from collections.abc import Mapping

from runehall.engine.options import Values
from runehall.games.kodiak.codes import BLUE_KING, RED_KING, SUNLIGHT, SWAP, points_of
from runehall.games.kodiak.components import CARDS, card_counts

NUMBERS = [card for card in CARDS if card.isdigit()]


def facts(seats: int, options: Values) -> Mapping[str, int]:
    """What is in the box, what the cards count, and how many rounds a match has."""
    counts = card_counts(options)
    hairball = options["hairball_table"]
    return {
        "deck_cards": sum(counts.values()),
        "lowest_number": int(NUMBERS[0]),
        "highest_number": int(NUMBERS[-1]),
        "copies": counts[NUMBERS[0]],
        "sunlights": counts["rr"],
        "hairballs": counts["br"],
        "swaps": counts["sw"],
        "exposures": counts["py"],
        "peeks": counts["pm"],
        "red_kings": counts["rk"],
        "blue_kings": counts["bk"],
        "sunlight_points": points_of(SUNLIGHT, hairball),
        "action_points": points_of(SWAP, hairball),
        "red_king_points": points_of(RED_KING, hairball),
        "blue_king_points": points_of(BLUE_KING, hairball),
        "most_off": options["pounce_points"] * options["pounce_cap"],
        "rounds": seats * options["cycles"],
    }
