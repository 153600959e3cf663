"""How each game looks in the terminal. A game without a drawing of its own shows its view."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Sequence
from importlib.util import find_spec

from rich.console import RenderableType
from rich.text import Text

from runehall.engine import Document, Texts

__all__ = ["Drawing", "drawing_of"]

Drawing = Callable[[Document, int, Sequence[str], Texts], RenderableType]


def drawing_of(game: str) -> Drawing:
    """The drawing of a game's table: from a view, never from the truth."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return draw_plainly
    drawing: Drawing = importlib.import_module(name).draw
    return drawing


def draw_plainly(view: Document, seat: int, names: Sequence[str], texts: Texts) -> RenderableType:
    """Every field of a view on a line of its own."""
    hidden = ("game", "version", "options", "seed")
    lines = [
        f"{key}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in view.items()
        if key not in hidden
    ]
    return Text("\n".join([texts.say("name"), *lines]))
