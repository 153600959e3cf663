"""A game in one file: fields with who sees them, verbs with their text, one method a verb.

Everything else follows from the declaration: copies, documents and their reading, views, guesses,
sights, conservation, legal lists and the grammar of actions. `docs/adding-a-game.md` begins with
a worked example.
"""

from runehall.engine.simple.fields import (
    NOBODY,
    OWNER,
    PUBLIC,
    pile,
    piles,
    seat_set,
    value,
    values,
)
from runehall.engine.simple.game import declare
from runehall.engine.simple.heuristics import SimpleHeuristics
from runehall.engine.simple.kinds import (
    FLAG,
    NUMBER,
    SEAT,
    SEAT_OR_NOBODY,
    SEATS,
    Components,
    Number,
    Word,
)
from runehall.engine.simple.state import SimpleState
from runehall.engine.simple.verbs import Move, move, verb

__all__ = [
    "FLAG",
    "NOBODY",
    "NUMBER",
    "OWNER",
    "PUBLIC",
    "SEAT",
    "SEATS",
    "SEAT_OR_NOBODY",
    "Components",
    "Move",
    "Number",
    "SimpleHeuristics",
    "SimpleState",
    "Word",
    "declare",
    "move",
    "pile",
    "piles",
    "seat_set",
    "value",
    "values",
    "verb",
]
