"""A position for the eye: what a viewer sees as text, and as a picture in NumPy's own pixels.

Both are drawn from a view, whatever the game: lists of words become rows of tiles, and what has
coordinates becomes a board.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]

TILE, GAP, MARGIN = 22, 3, 8
GLYPH_WIDTH, GLYPH_HEIGHT = 3, 5
PAPER, INK, TABLE, BACK = (246, 240, 226), (40, 36, 30), (58, 92, 78), (120, 66, 54)
COLOURS = ((200, 70, 60), (70, 110, 190), (90, 150, 80), (200, 160, 60), (140, 90, 160))
MOST_TILES, MOST_ROWS = 26, 36
# What everybody knows anyway, or what is drawn as a board.
LEFT_OUT = ("game", "version", "players", "options", "seed", "known")
CELL = re.compile(r"(-?\d+),(-?\d+)")

# Five rows of three dots each, from the top, as octal digits.
GLYPHS = {
    "0": 0o75557, "1": 0o26227, "2": 0o71747, "3": 0o71717, "4": 0o55711,
    "5": 0o74717, "6": 0o74757, "7": 0o71122, "8": 0o75757, "9": 0o75717,
    "a": 0o25755, "b": 0o65656, "c": 0o34443, "d": 0o65556, "e": 0o74647,
    "f": 0o74644, "g": 0o34553, "h": 0o55755, "i": 0o72227, "j": 0o11153,
    "k": 0o55655, "l": 0o44447, "m": 0o57755, "n": 0o65555, "o": 0o25552,
    "p": 0o65644, "q": 0o25571, "r": 0o65655, "s": 0o34216, "t": 0o72222,
    "u": 0o55557, "v": 0o55552, "w": 0o55775, "x": 0o55255, "y": 0o55222,
    "z": 0o71247, "-": 0o00700, "+": 0o02720, ":": 0o02020, "?": 0o71202,
}  # fmt: skip


def text_of(view: Mapping[str, Any]) -> str:
    """A view as lines of text."""
    return "\n".join(
        f"{name}: {one_line(value)}" for name, value in view.items() if name not in LEFT_OUT
    )


def one_line(value: Any) -> str:
    """A value of a view in one line; what is hidden is a question mark.

    >>> one_line({"hand": ["7", None], "boats": 2})
    'hand 7 ? · boats 2'
    """
    if value is None:
        return "?"
    if isinstance(value, Mapping):
        return " · ".join(f"{key} {one_line(each)}" for key, each in value.items())
    if isinstance(value, list):
        nested = any(isinstance(each, list | Mapping) for each in value)
        return (" | " if nested else " ").join(map(one_line, value)) or "-"
    return str(value)


def picture_of(view: Mapping[str, Any]) -> Pixels:
    """A view as an RGB picture: boards first, then rows of tiles with their names."""
    boards = [board_of(value) for value in view.values()]
    parts = [picture for picture in boards if picture is not None]
    parts += [tiles_of(label, tiles) for label, tiles in list(rows_of(view))[:MOST_ROWS]]
    width = max(part.shape[1] for part in parts) + 2 * MARGIN
    height = sum(part.shape[0] + GAP for part in parts) + 2 * MARGIN
    pixels = filled(height, width, TABLE)
    top = MARGIN
    for part in parts:
        pixels[top : top + part.shape[0], MARGIN : MARGIN + part.shape[1]] = part
        top += part.shape[0] + GAP
    return pixels


def filled(height: int, width: int, colour: tuple[int, int, int]) -> Pixels:
    """A rectangle of one colour."""
    return np.full((height, width, 3), colour, np.uint8)


def rows_of(value: Any, label: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Every list of plain values in a view, and every plain value, with its name."""
    if isinstance(value, Mapping):
        for name, each in value.items():
            if name not in LEFT_OUT and not CELL.fullmatch(str(name)):
                yield from rows_of(each, f"{label} {name}".strip())
    elif isinstance(value, list) and any(isinstance(each, list | Mapping) for each in value):
        for place, each in enumerate(value):
            yield from rows_of(each, f"{label} {place}")
    elif isinstance(value, list):
        yield label, value[:MOST_TILES]
    else:
        yield label, [value]


def tiles_of(label: str, tiles: list[Any]) -> Pixels:
    """A name and a row of tiles; what is hidden shows its back."""
    named = 4 * (GLYPH_WIDTH + 1) * 8
    pixels = filled(TILE, named + MOST_TILES * (TILE + GAP), TABLE)
    write(pixels, label[-26:], 2, TILE // 2 - GLYPH_HEIGHT // 2, PAPER)
    for place, tile in enumerate(tiles):
        left = named + place * (TILE + GAP)
        pixels[:, left : left + TILE] = BACK if tile is None else PAPER
        if tile is not None:
            write(pixels, str(tile)[:5], left + 2, TILE // 2 - GLYPH_HEIGHT // 2, INK)
    return pixels


def write(pixels: Pixels, text: str, left: int, top: int, ink: tuple[int, int, int]) -> None:
    """Write a short text in small letters."""
    for character in text.lower():
        glyph = GLYPHS.get(character, 0)
        for row in range(GLYPH_HEIGHT):
            bits = glyph >> 3 * (GLYPH_HEIGHT - 1 - row) & 7
            for column in range(GLYPH_WIDTH):
                if bits >> GLYPH_WIDTH - 1 - column & 1 and left + column < pixels.shape[1]:
                    pixels[top + row, left + column] = ink
        left += GLYPH_WIDTH + 1


def board_of(value: Any) -> Pixels | None:
    """What has coordinates, drawn where it is: cells by name, or pieces with x and y."""
    found: list[tuple[int, int, Any]] = []
    if isinstance(value, Mapping):
        for name, each in value.items():
            if cell := CELL.fullmatch(str(name)):
                found.append((int(cell[1]) * 2 + int(cell[2]), int(cell[2]) * 2, each))
    elif isinstance(value, list):
        pieces = [each for each in value if isinstance(each, Mapping) and "x" in each]
        found = [(each["x"] * 2, each["y"] * 2, each) for each in pieces]
    if not found:
        return None
    half = TILE // 2
    left, top = min(x for x, _, _ in found), min(y for _, y, _ in found)
    wide = max(x for x, _, _ in found) - left + 2
    high = max(y for _, y, _ in found) - top + 2
    pixels = filled(high * half, wide * half, TABLE)
    for x, y, what in found:
        draw_piece(pixels, (x - left) * half, (y - top) * half, what)
    return pixels


def draw_piece(pixels: Pixels, left: int, top: int, what: Mapping[str, Any]) -> None:
    """One piece: the colour of its owner, what it is, and what lies on it."""
    owner = what.get("owner", what.get("seat"))
    colour = PAPER if owner is None else COLOURS[owner % len(COLOURS)]
    pixels[top + 1 : top + TILE - 1, left + 1 : left + TILE - 1] = colour
    words = [str(each) for each in what.values() if isinstance(each, str | int)]
    write(pixels, words[0][:5] if words else "?", left + 2, top + 4, INK)
    if "coins" in what:
        write(pixels, str(what["coins"]), left + 2, top + 13, INK)
