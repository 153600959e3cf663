"""The numbers that the rules for players name, from where the rules themselves have them."""

from __future__ import annotations

from collections.abc import Mapping

from runehall.engine.options import Values
from runehall.games.runes.codes import EDGES, RUNES
from runehall.games.runes.components import COLOUR_NAMES
from runehall.games.runes.forms import CIRCLE_LENGTH
from runehall.games.runes.laying import COINS_ON_GOLD
from runehall.games.runes.manifest import components_of
from runehall.games.runes.rituals import BLACK_TOO


def facts(_seats: int, options: Values) -> Mapping[str, int]:
    """What is in the box, what a golden stone is worth, how many stones make a circle."""
    components = components_of(options)
    copies = dict(zip(components.card_codes, components.copies, strict=True))
    colours = [int(colour) for colour in components.colours]
    return {
        "stones": len(components.ids),
        **{f"{name}_stones": colours.count(code) for code, name in enumerate(COLOUR_NAMES)},
        "edges": EDGES,
        "runes": len(RUNES),
        "gold_coins": COINS_ON_GOLD,
        "circle": CIRCLE_LENGTH,
        "black_too": BLACK_TOO,
        "long_line": 2 * options["line_min"],
        "ritual_cards": sum(copies.values()),
        "kinds_of_rituals": len(copies),
        "strong_kinds": sum(int(strong) for strong in components.strong),
        **{f"{code}_cards": count for code, count in copies.items()},
    }
