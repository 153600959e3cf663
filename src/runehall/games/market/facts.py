"""The numbers that the rules for players name, from where the rules themselves have them."""

from __future__ import annotations

from collections.abc import Mapping

from runehall.engine.options import Values
from runehall.games.market.bouts import BOUTS_TO_WIN
from runehall.games.market.components import NUMBERS, SHELTERS, card_counts
from runehall.games.market.legal import BIG_PAYMENT, FIFTEEN, FIVE, RANSOM, TEN
from runehall.games.market.placements import MOST_PLACES
from runehall.games.market.ruleset import price_in_runes


def facts(seats: int, options: Values) -> Mapping[str, int]:
    """What is in the box, what things cost, how many shelters there can be."""
    counts = card_counts(options)
    return {
        "red_runes": counts["red"],
        "blue_runes": counts["blue"],
        "runes": counts["red"] + counts["blue"],
        "boats": counts["boats"],
        "bandits": counts["bandits"],
        "number_cards": sum(counts[card] for card in NUMBERS),
        "copies": counts[NUMBERS[0]],
        "lowest_number": int(NUMBERS[0]),
        "highest_number": int(NUMBERS[-1]),
        "thieves": counts["T"],
        "red_shelters": counts["R"],
        "blue_shelters": counts["B"],
        "shelters": sum(counts[card] for card in SHELTERS),
        "cards": sum(counts.values()),
        "small_sum": FIVE,
        "middle_sum": TEN,
        "large_sum": FIFTEEN,
        "big_sum": BIG_PAYMENT,
        "price": price_in_runes(options["rune_price"], seats),
        "ransom": RANSOM,
        "most_shelters": MOST_PLACES,
        "bouts_to_win": BOUTS_TO_WIN,
    }
