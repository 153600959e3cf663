"""The tables that are not over, as the hall lists them: what each has last told of itself."""

from __future__ import annotations

from dataclasses import dataclass

from runehall.server import wire
from runehall.server.storage.setup import Setup

MOST_LISTED = 50


@dataclass(frozen=True)
class Listed:
    """A table in the list; only public ones are shown to everybody."""

    summary: wire.TableSummary
    public: bool


class Listing:
    """Every table that is not over, in memory or only on disk."""

    def __init__(self) -> None:
        self.tables: dict[str, Listed] = {}

    def note(self, setup: Setup) -> None:
        """A table is like this now."""
        if setup.stage == "over":
            self.forget(setup.id)
        else:
            self.tables[setup.id] = Listed(setup.summary(), setup.public)

    def forget(self, table: str) -> None:
        """A table is over, or there is none."""
        self.tables.pop(table, None)

    def public(self) -> wire.OpenTables:
        """The public tables, the newest first."""
        public = [listed.summary for listed in self.tables.values() if listed.public]
        public.sort(key=lambda summary: -summary.created)
        waiting = [each for each in public if each.stage == "lobby" and each.open_seats]
        running = [each for each in public if each.stage == "playing"]
        return wire.OpenTables(waiting[:MOST_LISTED], running[:MOST_LISTED])

    def running_by_themselves(self) -> list[str]:
        """The tables whose clock runs although nobody is connected."""
        return [
            name
            for name, listed in self.tables.items()
            if listed.summary.stage == "playing" and listed.summary.pace == "correspondence"
        ]
