"""Charts as inline SVG, drawn by ourselves: they take their colours from the page."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from runehall.lab.numbers.statistics import Estimate

WIDTH = 500
LABEL = 176
VALUE = 72
LONGEST_LABEL = 22
ROW = 26
AXIS = 26
TICKS = 5


@dataclass(frozen=True)
class Line:
    """One row of a chart: a label, a number with its interval, and how that is written."""

    label: str
    found: Estimate
    written: str
    faint: bool = False


def forest(
    lines: Sequence[Line], *, reference: float, title: str, tick: Callable[[float], str]
) -> str:
    """A point with its interval to a row, and a line at what would be even."""
    low = min([reference, *(line.found.low for line in lines)])
    high = max([reference, *(line.found.high for line in lines)])
    step = nice_step(max(high - low, 1e-9))
    low, high = step * math.floor(low / step), step * math.ceil(high / step)
    if high - low < step:
        high = low + step
    height = ROW * len(lines) + AXIS

    def across(value: float) -> float:
        return LABEL + (value - low) / (high - low) * (WIDTH - LABEL - VALUE)

    parts = []
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        x = across(value)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - AXIS}"/>')
        parts.append(text("tick", x, height - 8, tick(value)))
    x = across(reference)
    parts.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - AXIS}"/>')
    for row, line in enumerate(lines):
        y = ROW * row + ROW / 2
        ends = across(line.found.low), across(line.found.high)
        kind = "faint" if line.faint else "found"
        parts += [
            text("label", LABEL - 12, y + 4, line.label),
            f'<line class="{kind}" x1="{ends[0]:.1f}" x2="{ends[1]:.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="{kind}" cx="{across(line.found.value):.1f}" cy="{y}" r="4.5"/>',
            text("value", WIDTH - VALUE + 12, y + 4, line.written),
        ]
    return framed(parts, height, title)


def bars(lines: Sequence[tuple[str, float, str]], *, title: str, whole: float | None = None) -> str:
    """A bar to a row, from nothing to the largest, or to a whole."""
    most = whole or max((value for _, value, _ in lines), default=1.0) or 1.0
    room = WIDTH - LABEL - VALUE
    parts = []
    for row, (label, value, written) in enumerate(lines):
        y = ROW * row
        long = max(0.0, value / most * room)
        parts += [
            text("label", LABEL - 12, y + 17, label),
            f'<rect class="whole" x="{LABEL}" y="{y + 6}" width="{room}" height="14" rx="2"/>',
            f'<rect class="bar" x="{LABEL}" y="{y + 6}" width="{long:.1f}" height="14" rx="2"/>',
            text("value", WIDTH - VALUE + 12, y + 17, written),
        ]
    return framed(parts, ROW * len(lines), title)


def ranges(lines: Sequence[tuple[str, float, float, float, str]], *, title: str) -> str:
    """From the fifth to the ninety-fifth hundredth, with a mark at the middle."""
    most = max((high for _, _, _, high, _ in lines), default=1.0) or 1.0
    room = WIDTH - LABEL - VALUE
    parts = []
    for row, (label, low, middle, high, written) in enumerate(lines):
        y = ROW * row
        left, right, mark = (LABEL + each / most * room for each in (low, high, middle))
        wide = max(1.0, right - left)
        parts += [
            text("label", LABEL - 12, y + 17, label),
            f'<rect class="whole" x="{LABEL}" y="{y + 7}" width="{room}" height="12" rx="2"/>',
            f'<rect class="bar soft" x="{left:.1f}" y="{y + 7}" width="{wide:.1f}" height="12"/>',
            f'<line class="middle" x1="{mark:.1f}" x2="{mark:.1f}" y1="{y + 4}" y2="{y + 22}"/>',
            text("value", WIDTH - VALUE + 12, y + 17, written),
        ]
    return framed(parts, ROW * len(lines), title)


def text(kind: str, x: float, y: float, words: str) -> str:
    """Some words in a picture, as many as there is room for; the table beside it has them all."""
    if len(words) > LONGEST_LABEL:
        words = words[: LONGEST_LABEL - 1] + "…"
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def framed(parts: Sequence[str], height: int, title: str) -> str:
    """A picture that says what it shows to those who cannot see it."""
    return (
        f'<div class="scroll"><svg viewBox="0 0 {WIDTH} {height}" role="img"'
        f' aria-label="{escape(title)}">' + "".join(parts) + "</svg></div>"
    )


def nice_step(extent: float) -> float:
    """A step of 1, 2 or 5 that makes about five of an extent.

    >>> nice_step(0.43), nice_step(12.0)
    (0.1, 5.0)
    """
    rough = extent / TICKS
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * each for each in (1.0, 2.0, 5.0, 10.0) if power * each >= rough * 0.999)
