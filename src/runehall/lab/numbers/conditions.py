"""What somebody wants of a game, as typed: `edge>3pp`, `length 25..35`; and whether it holds."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from runehall.engine import BadOption
from runehall.engine.errors import quoted, unknown
from runehall.lab.numbers.findings import AtSeats
from runehall.lab.numbers.statistics import Estimate

HUNDREDTH = 0.01
UNITS = {"pp": HUNDREDTH, "%": HUNDREDTH, "": 1.0}
NUMBER = r"(\d+(?:\.\d+)?)"
COMPARISON = re.compile(rf"([a-z]+)\s*(<=|>=|<|>)\s*{NUMBER}\s*(pp|%|)")
RANGE = re.compile(rf"([a-z]+)\s*{NUMBER}\s*\.\.\s*{NUMBER}\s*(pp|%|)")


def certain(value: float, games: int) -> Estimate:
    """A number of which the interval is not known."""
    return Estimate(value, value, value, games)


def edge_of(table: AtSeats) -> Estimate:
    """How far the side furthest from its fair share is from it, whichever way."""
    edge = table.summary.edge
    if edge.value >= 0.0:
        return edge
    return Estimate(-edge.value, -edge.high, -edge.low, edge.games)


def length_of(table: AtSeats) -> Estimate | None:
    """The median number of turns."""
    closer = table.closer
    return None if closer is None else certain(closer.turns.median, closer.games)


def actions_of(table: AtSeats) -> Estimate:
    """The median number of actions."""
    return certain(table.summary.actions.median, table.summary.games)


@dataclass(frozen=True)
class Metric:
    """Something about a game that can be wanted."""

    read: Callable[[AtSeats], Estimate | None]
    is_share: bool = True


METRICS = {
    "edge": Metric(edge_of),
    "first": Metric(lambda table: table.summary.order[0]),
    "last": Metric(lambda table: table.summary.order[-1]),
    "ties": Metric(lambda table: table.summary.ties),
    "limit": Metric(lambda table: table.summary.limit),
    "landslides": Metric(lambda table: table.summary.landslides),
    "forced": Metric(lambda table: None if table.closer is None else table.closer.forced),
    "luck": Metric(lambda table: table.luck),
    "length": Metric(length_of, is_share=False),
    "actions": Metric(actions_of, is_share=False),
}


@dataclass(frozen=True)
class Condition:
    """A metric between two bounds, one of which may be missing; a bound itself may count."""

    text: str
    metric: str
    low: float = float("-inf")
    high: float = float("inf")
    inclusive: bool = True

    @property
    def is_share(self) -> bool:
        """Whether it is about a share, which is told in hundredths."""
        return METRICS[self.metric].is_share

    def value(self, table: AtSeats) -> Estimate | None:
        """The metric at tables of one size; None where it was not measured."""
        return METRICS[self.metric].read(table)

    def holds(self, value: float) -> bool:
        """Whether a value is within the bounds."""
        if self.inclusive:
            return self.low <= value <= self.high
        return self.low < value < self.high

    def distance(self, value: float) -> float:
        """How far a value is from holding, counted in hundredths or in turns."""
        scale = HUNDREDTH if self.is_share else 1.0
        return max(0.0, self.low - value, value - self.high) / scale


def read_condition(text: str) -> Condition:
    """The condition that a text states.

    >>> read_condition("edge > 3pp").low, read_condition("length 25..35").high
    (0.03, 35.0)
    >>> read_condition("edge>3")
    Traceback (most recent call last):
    runehall.engine.errors.BadOption: “edge” is a share: say how many pp or %, edge>3pp.
    """
    typed = text.strip()
    if compared := COMPARISON.fullmatch(typed):
        metric, sign, number, unit = compared.groups()
        bound = float(number) * scale_of(metric, unit, typed)
        bounds = {"low": bound} if sign[0] == ">" else {"high": bound}
        return Condition(typed, metric, inclusive=len(sign) > 1, **bounds)
    if ranged := RANGE.fullmatch(typed):
        metric, low, high, unit = ranged.groups()
        scale = scale_of(metric, unit, typed)
        if float(low) > float(high):
            raise BadOption(f"In {quoted(typed)} nothing is between the two numbers.")
        return Condition(typed, metric, float(low) * scale, float(high) * scale)
    raise BadOption(
        f"{quoted(typed)} cannot be read; say “edge>3pp” or “length 25..35”,"
        f" with one of {', '.join(METRICS)}."
    )


def scale_of(metric: str, unit: str, typed: str) -> float:
    """What a number of a metric is counted in."""
    if metric not in METRICS:
        raise unknown("metric", metric, METRICS)
    if METRICS[metric].is_share != bool(unit):
        if unit:
            raise BadOption(f"{quoted(metric)} is no share; leave out the {unit} in {typed}.")
        raise BadOption(f"{quoted(metric)} is a share: say how many pp or %, {typed}pp.")
    return UNITS[unit]


def read_conditions(text: str) -> list[Condition]:
    """Several conditions, with commas between them."""
    return [read_condition(each) for each in text.split(",")]
