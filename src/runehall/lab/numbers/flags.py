"""Red flags: what a designer should look at first, each a message with its numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from runehall.lab.numbers.findings import AtSeats, Findings
from runehall.lab.numbers.measures import Use
from runehall.lab.numbers.statistics import Estimate

# From here on something is worth a sentence. Shares of the win, of games or of decisions.
EDGE = 0.02
BY_CHANCE = 0.001
TIES = 0.15
LIMIT = 0.01
LANDSLIDES = 0.25
DECISIVE = 0.10
WORTHLESS = 0.01
FORCED = 0.5
LUCK = 0.5
EARLY = 0.5
SLOW = 0.03


@dataclass(frozen=True)
class Flag:
    """A message of the report, the tables it is about, and what it needs."""

    name: str
    seats: int
    arguments: dict[str, Any]


def flags_of(findings: Findings) -> list[Flag]:
    """Everything that stands out, table by table."""
    return [
        Flag(name, table.seats, arguments)
        for table in findings.tables
        for name, arguments in standing_out(table)
    ]


def standing_out(table: AtSeats) -> Iterator[tuple[str, dict[str, Any]]]:
    """What stands out at tables of one size."""
    if table.seats > 1:
        yield from about_results(table)
        yield from about_verbs(table)
    yield from about_play(table)


def about_results(table: AtSeats) -> Iterator[tuple[str, dict[str, Any]]]:
    """Order, ties, limits, landslides."""
    summary = table.summary
    edge = summary.edge
    if edge.surely_beyond(EDGE / 2) and abs(edge.value) >= EDGE and summary.chance < BY_CHANCE:
        fair = 1.0 / len(summary.order)
        place = next(number for number, each in enumerate(summary.order) if each.less(fair) == edge)
        found = summary.order[place]
        yield "flag-edge", {"place": place + 1, "fair": fair, **interval(found)}
    if summary.ties.low > TIES:
        yield "flag-ties", interval(summary.ties)
    if summary.limit.low > LIMIT:
        yield "flag-limit", interval(summary.limit)
    if summary.landslides.low > LANDSLIDES:
        yield "flag-landslides", interval(summary.landslides)


def about_verbs(table: AtSeats) -> Iterator[tuple[str, dict[str, Any]]]:
    """Verbs that decide, and verbs that could be left out."""
    confirmed = {each.name for each in table.confirmed if each.share.high < -DECISIVE}
    for name, decisive in (
        ("flag-decisive-confirmed", [each for each in table.confirmed if each.name in confirmed]),
        ("flag-decisive", [each for each in table.worth if each.share.high < -DECISIVE]),
    ):
        if decisive:
            yield name, {"verbs": decisive, "count": len(decisive)}
    used = {each.name for each in table.closer.use if is_a_choice(each)} if table.closer else set()
    idle = [
        each.name
        for each in table.worth
        if each.name in used and each.share.low > -WORTHLESS and each.share.high < WORTHLESS
    ]
    if idle:
        yield "flag-worthless", {"verbs": ", ".join(idle), "count": len(idle)}
    if table.closer is not None:
        never = [each.name for each in table.closer.use if each.chosen == 0]
        if never:
            yield "flag-never", {"verbs": ", ".join(never), "count": len(never)}


def is_a_choice(use: Use) -> bool:
    """Whether something is done, and mostly where something else could be."""
    return 2 * use.avoidable > use.chosen > 0


def about_play(table: AtSeats) -> Iterator[tuple[str, dict[str, Any]]]:
    """Choice, drama, luck, quick hands."""
    closer = table.closer
    if closer is not None:
        if closer.forced.low > FORCED:
            yield "flag-forced", interval(closer.forced)
        if table.seats > 1 and closer.sure.median < EARLY:
            yield "flag-early", {"share": closer.sure.median}
    if table.luck is not None and table.luck.low > LUCK:
        yield "flag-luck", interval(table.luck)
    if table.reaction is not None and table.reaction.high < -SLOW / 2:
        if table.reaction.value < -SLOW:
            yield "flag-slow", interval(table.reaction)


def interval(found: Estimate) -> dict[str, float]:
    """A number with its interval, as messages take it."""
    return {"share": found.value, "low": found.low, "high": found.high}
