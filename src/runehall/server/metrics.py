"""Counters for Prometheus, one registry for each server."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """What is counted and measured."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = self.gauge("sockets", "Open sockets.")
        self.tables = self.gauge("tables_loaded", "Tables in memory.")
        self.messages = self.counter("messages_received", "Messages received over sockets.")
        self.sent = self.counter("messages_sent", "Messages sent over sockets.")
        self.actions = Counter(
            "runehall_actions", "Actions carried out.", ["game"], registry=self.registry
        )
        self.refused = Counter(
            "runehall_refused", "What was refused, by code.", ["code"], registry=self.registry
        )
        self.races = self.counter("races", "Races judged.")
        self.timeouts = self.counter("timeouts", "Decisions that the clock has made.")
        self.failures = self.counter("failures", "Things that went wrong inside the server.")
        self.action_seconds = self.histogram(
            "action_seconds", "From receiving an action to telling everybody.", SHORT
        )
        self.commit_seconds = self.histogram("commit_seconds", "Time of one commit.", SHORT)
        self.commit_entries = self.histogram("commit_entries", "Entries in one commit.", SIZES)
        self.bot_seconds = self.histogram("bot_seconds", "Time a bot has thought.", SHORT)

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
