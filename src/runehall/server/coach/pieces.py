"""In a process of the bots: pieces of reading a game, each short, so that others have a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runehall.coach.analysis import Budget, Finding, Glance, conclusion, findings, glances
from runehall.engine import Document, read_record
from runehall.server.operations.pool import game_of


def look(record: Document, budget: Budget, begin: int, end: int) -> list[Glance]:
    """A first look at some plies."""
    return glances(read_record(record), games_of(record), budget, begin, end)


def look_again(record: Document, budget: Budget, ply: int) -> list[Finding]:
    """A second look at a decision."""
    return findings(read_record(record), games_of(record), budget, [ply])


def conclude(record: Document, first: Sequence[Glance], again: Sequence[Finding]) -> Document:
    """What all the looks come to."""
    return conclusion(read_record(record), games_of(record), first, again).document()


def games_of(record: Document) -> dict[str, Any]:
    """The game of a record, by its name."""
    return {record["game"]: game_of(record["game"])}
