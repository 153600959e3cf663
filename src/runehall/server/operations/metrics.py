"""Counters for Prometheus, one registry for each server."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Traffic(Collector):
    """What every move counts: plain numbers until somebody asks, as locks would cost more."""

    def __init__(self) -> None:
        self.received = 0
        self.ponged = 0
        self.sent = 0
        self.pinged = 0
        self.actions: dict[str, int] = {}
        self.answered = [0] * (len(SHORT) + 1)
        self.seconds = 0.0

    def acted(self, game: str) -> None:
        """An action was carried out."""
        self.actions[game] = self.actions.get(game, 0) + 1

    def answered_in(self, seconds: float) -> None:
        """A person's action was carried out and told so long after it came in."""
        self.answered[bisect_left(SHORT, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        """The numbers, as Prometheus wants them."""
        yield CounterMetricFamily(
            "runehall_messages_received", "Messages received over sockets.", self.received
        )
        yield CounterMetricFamily(
            "runehall_messages_sent", "Messages sent over sockets.", self.sent
        )
        yield CounterMetricFamily("runehall_pings_sent", "Pings sent over sockets.", self.pinged)
        actions = CounterMetricFamily("runehall_actions", "Actions carried out.", labels=["game"])
        for game, count in self.actions.items():
            actions.add_metric([game], count)
        yield actions
        bounds = [*map(str, SHORT), "+Inf"]
        yield HistogramMetricFamily(
            "runehall_action_seconds",
            "From receiving an action to telling everybody.",
            buckets=list(zip(bounds, accumulate(self.answered), strict=True)),
            sum_value=self.seconds,
        )


class Metrics:
    """What is counted and measured."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.traffic = Traffic()
        self.registry.register(self.traffic)
        self.sockets = self.gauge("sockets", "Open sockets.")
        self.tables = self.gauge("tables_loaded", "Tables in memory.")
        self.refused = Counter(
            "runehall_refused", "What was refused, by code.", ["code"], registry=self.registry
        )
        self.races = self.counter("races", "Races judged.")
        self.timeouts = self.counter("timeouts", "Decisions that the clock has made.")
        self.failures = self.counter("failures", "Things that went wrong inside the server.")
        self.duties_failed = Counter(
            "runehall_duties_failed",
            "Duties of the housekeeper that went wrong.",
            ["duty"],
            registry=self.registry,
        )
        self.part_well = Gauge(
            "runehall_part_well",
            "1 where a part of the server is well, 0 where it is not.",
            ["part"],
            registry=self.registry,
        )
        self.commit_seconds = self.histogram("commit_seconds", "Time of one commit.", SHORT)
        self.commit_entries = self.histogram("commit_entries", "Entries in one commit.", SIZES)
        self.bot_seconds = self.histogram("bot_seconds", "Time a bot has thought.", SHORT)

    def committed(self, seconds: float, entries: int) -> None:
        """Something was written down."""
        self.commit_seconds.observe(seconds)
        self.commit_entries.observe(entries)

    def counter(self, name: str, says: str) -> Counter:
        """A new counter."""
        return Counter(f"runehall_{name}", says, registry=self.registry)

    def gauge(self, name: str, says: str) -> Gauge:
        """A new gauge."""
        return Gauge(f"runehall_{name}", says, registry=self.registry)

    def histogram(self, name: str, says: str, buckets: tuple[float, ...]) -> Histogram:
        """A new histogram."""
        return Histogram(f"runehall_{name}", says, buckets=buckets, registry=self.registry)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
