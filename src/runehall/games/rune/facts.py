"""The numbers that the rules for players name, from where the rules themselves have them."""

from __future__ import annotations

from collections.abc import Mapping

from runehall.engine.options import Values
from runehall.games.rune.codes import CARD_CELLS, LONG_SIDE, SHORT_SIDE
from runehall.games.rune.components import cards_of
from runehall.games.rune.medals import medals_of

# The names of the colours, by their letters.
COLOURS = {"B": "blue", "G": "green", "R": "red"}


def facts(seats: int, options: Values) -> Mapping[str, int]:
    """What is in the box, what runes are worth, how long lines may be, what earns a medal."""
    faces = cards_of(options).faces
    runes = "".join(faces.values())
    limits = options["line_limits"] or {}
    return {
        "cards": len(faces),
        "runes_on_a_card": CARD_CELLS,
        "columns": SHORT_SIDE,
        "rows": LONG_SIDE,
        "all_masters": seats * options["masters"],
        **{f"{name}_runes": runes.count(letter) for letter, name in COLOURS.items()},
        **{f"{name}_value": options["values"][letter] for letter, name in COLOURS.items()},
        **{f"{COLOURS[letter]}_limit": limit for letter, limit in limits.items()},
        **medals_of(options),
    }
