"""The parts of a report at tables of one size, in their order: a sentence, a chart, its numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from runehall.lab.numbers.findings import AtSeats
from runehall.lab.report.on_play import decisions, drama, length, luck, margins, reaction, use
from runehall.lab.report.on_results import options, seats, worth
from runehall.lab.report.shown_games import examples
from runehall.lab.report.speaker import Speaker

Section = Callable[[Speaker, AtSeats], Iterator[str]]

SECTIONS: tuple[Section, ...] = (
    seats,
    options,
    worth,
    use,
    length,
    margins,
    decisions,
    drama,
    luck,
    reaction,
    examples,
)
