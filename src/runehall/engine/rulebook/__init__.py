"""The rules for players: their text, what is filled into it, and the pictures that stand in it.

How such a text is written is explained in `docs/writing-rules.md`.
"""

from runehall.engine.rulebook.pages import Drawn, Prose, Writer, blocks_of, rules
from runehall.engine.rulebook.pictures import NAMES, Label, Picture, pictures_of
from runehall.engine.rulebook.typed import typed_rules
from runehall.engine.rulebook.words import settable, value_said

__all__ = [
    "NAMES",
    "Drawn",
    "Label",
    "Picture",
    "Prose",
    "Writer",
    "blocks_of",
    "pictures_of",
    "rules",
    "settable",
    "typed_rules",
    "value_said",
]
