"""Write docs/research/<game>.md: what programs see and choose, from the games themselves.

PYTHONPATH=src python tools/research_pages.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import runehall
from runehall.engine import Game
from runehall.games import OURS

PAGES = Path(__file__).parent.parent / "docs" / "research"
NOTE = "<!-- Written by tools/research_pages.py; do not edit. -->"


def generated() -> dict[Path, str]:
    """Every page and what it must say."""
    return {PAGES / f"{game.id}.md": "\n".join(page(game)) + "\n" for game in OURS}


def page(game: Game) -> Iterator[str]:
    """The page of one game."""
    name = game.texts("en").say("name")
    seats = 2
    yield f"# {name} for programs"
    yield ""
    yield NOTE
    yield ""
    yield (
        f"`{game.id}`, version {game.version} of [the rules](../rules/{game.id}.md). Seats and "
        "parts are counted from 0, the own seat first. [What all games share](../research.md)."
    )
    yield ""
    yield from sizes(game)
    yield from actions(game, seats)
    yield from observations(game, seats)


def sizes(game: Game) -> Iterator[str]:
    """How many ids and bytes there are at each number of seats."""
    yield "| seats | action ids | of them overflow | bytes of an observation |"
    yield "| --- | --- | --- | --- |"
    for seats in game.seat_counts:
        space = runehall.actions(game.id, seats)
        width = runehall.observation(game.id, seats).width
        yield f"| {seats} | {space.size:,} | {space.size - space.overflow} | {width:,} |"
    yield ""


def actions(game: Game, seats: int) -> Iterator[str]:
    """What the ids mean."""
    yield f"## Actions at a table of {seats}"
    yield ""
    yield "| from id | how many | action | parts, the last one counts fastest |"
    yield "| --- | --- | --- | --- |"
    for verb in runehall.actions(game.id, seats).verbs:
        parts = " × ".join(f"{name} {radix:,}" for name, radix in verb.parts.items())
        yield f"| {verb.first:,} | {verb.count:,} | `{verb.text}` | {parts} |"
    yield ""


def observations(game: Game, seats: int) -> Iterator[str]:
    """What the bytes mean."""
    yield f"## Observation at a table of {seats}"
    yield ""
    yield "| from byte | how many | name | meaning |"
    yield "| --- | --- | --- | --- |"
    for stretch in runehall.observation(game.id, seats).stretches:
        yield f"| {stretch.start:,} | {stretch.length:,} | `{stretch.name}` | {stretch.meaning} |"


def main() -> None:
    """Write all pages."""
    PAGES.mkdir(exist_ok=True)
    for path, text in generated().items():
        path.write_text(text, encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
