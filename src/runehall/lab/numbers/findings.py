"""What a study has found, as plain data: everything a report shows, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from runehall.lab.numbers.comparisons import Effect
from runehall.lab.numbers.measures import Closer, Summary
from runehall.lab.numbers.statistics import Estimate


@dataclass(frozen=True)
class Variant:
    """The games with some options changed, and what that did."""

    changes: Mapping[str, Any]
    summary: Summary
    effect: Effect
    turns: float | None = None


@dataclass(frozen=True)
class Interaction:
    """What two changes do together beyond what each does alone."""

    changes: Mapping[str, Any]
    order: list[Estimate]


@dataclass(frozen=True)
class Worth:
    """What a seat has less (or more) of the win when it may not do something."""

    name: str
    players: str
    share: Estimate


@dataclass(frozen=True)
class Rung:
    """The share of a seat that thinks for so many iterations among sensible ones."""

    iterations: int
    share: Estimate


@dataclass(frozen=True)
class Example:
    """A game worth looking at, and its record."""

    name: str
    seed: int
    number: float
    record: dict[str, Any]


@dataclass
class AtSeats:
    """What was found at tables of one size."""

    options: Mapping[str, Any]
    summary: Summary
    closer: Closer | None = None
    variants: list[Variant] = field(default_factory=list)
    interactions: list[Interaction] = field(default_factory=list)
    worth: list[Worth] = field(default_factory=list)
    confirmed: list[Worth] = field(default_factory=list)
    reaction: Estimate | None = None
    luck: Estimate | None = None
    ladder: list[Rung] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.summary.seats


@dataclass(frozen=True)
class Findings:
    """What a study has found at tables of every size it looked at."""

    game: str
    version: int
    runehall: str
    code: str
    players: str
    seed: int
    games: int
    preset: str
    tables: list[AtSeats]

    def document(self) -> dict[str, Any]:
        """As it is written down."""
        return asdict(self)
