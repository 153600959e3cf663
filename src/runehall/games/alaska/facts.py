"""The numbers that the rules for players name, from where the rules themselves have them."""

from __future__ import annotations

from collections.abc import Mapping

from runehall.deck import deck
from runehall.engine.options import Values
from runehall.games.alaska.codes import DIE_SIDES, LUCKY_FACE, NUMBERS, RIVER
from runehall.games.alaska.components import CARDS, card_counts


def facts(_seats: int, options: Values) -> Mapping[str, int]:
    """What is in the box, how long the river is, how many cards a turn plays."""
    counts = card_counts(options)
    return {
        "river": RIVER,
        "lowest_number": int(CARDS[0]),
        "highest_number": NUMBERS,
        "copies": counts[CARDS[0]],
        "salmon": counts["S"],
        "flows": counts["F"],
        "tourists": counts["T"],
        "locals": counts["L"],
        "eagles": counts["E"],
        "bears": counts["B"],
        "cards": sum(counts.values()),
        "whole_deck": sum(deck().copies.values()),
        "played": options["hand_size"] - options["save_max"],
        "lucky_face": LUCKY_FACE,
        "die_sides": DIE_SIDES,
    }
