"""How each game looks in the terminal: `<game>.py`, found by name, or `plain.py` for all others."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from importlib.util import find_spec

from rich.console import RenderableType

from runehall.cli.tables import plain
from runehall.engine import Document, Texts

__all__ = ["Drawing", "drawing_of"]

Drawing = Callable[[Document, int, Sequence[str], Texts], RenderableType]


def drawing_of(game: str) -> Drawing:
    """The drawing of a game's table: from a view, never from the truth."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return plain.draw
    drawing: Drawing = importlib.import_module(name).draw
    return drawing
