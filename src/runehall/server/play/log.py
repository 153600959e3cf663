"""The log of a game: every event, and what of it each viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from runehall.engine import SPECTATOR, Event, Game
from runehall.server.play.shown import ENCODER, encoded
from runehall.server.wire import LogEntry

REMEMBERED_LINES = 500


class Log:
    """Events in order. Each seat, and the SPECTATOR, counts only the ones it has heard."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.events: list[Event] = []
        self.heard: dict[int, list[Event]] = {}
        # What was told lately, by language and event: the next who looks on is told the same, and
        # the same event is the same object whenever it happens.
        self.told: dict[str, dict[int, tuple[Any, str]]] = {}
        # How much of what it has heard each seat was told when it happened.
        self.seen: dict[int, int] = {}

    def add(self, events: Iterable[Event]) -> None:
        """What has happened just now."""
        new = list(events)
        self.events += new
        for seat, heard in self.heard.items():
            heard += [event for event in new if event.heard_by(seat)]

    def length(self, seat: int) -> int:
        """How much a seat has heard."""
        return len(self.heard_by(seat))

    def heard_by(self, seat: int) -> list[Event]:
        """Everything a seat has heard."""
        if seat not in self.heard:
            self.heard[seat] = [event for event in self.events if event.heard_by(seat)]
        return self.heard[seat]

    def entries(
        self, seat: int, language: str, start: int, end: int, *, fresh: int = 0
    ) -> list[LogEntry]:
        """A stretch of what a seat has heard, in words; before `fresh` only what a log keeps."""
        heard = self.heard_by(seat)
        return [
            self.entry(start + place, event, language, fresh=start + place >= fresh)
            for place, event in enumerate(heard[start:end])
        ]

    def entry(self, number: int, event: Event, language: str, *, fresh: bool) -> LogEntry:
        """An event as it is told when it happens, or as it is kept."""
        kept = event.kept
        if kept is event:
            return LogEntry(number, *self.tell(event, language))
        document, line = self.tell(kept, language)
        if not fresh:
            return LogEntry(number, document, line)
        return LogEntry(number, *self.tell(event, language), line)

    def unseen_by(self, seat: int) -> int:
        """The number of the first event that a seat was not told when it happened."""
        return self.length(seat) if seat == SPECTATOR else self.seen.get(seat, 0)

    def all_seen(self, seats: int) -> None:
        """Everything so far is of the past for everybody."""
        self.seen = {seat: self.length(seat) for seat in range(seats)}

    def tell(self, event: Event, language: str) -> tuple[Any, str]:
        """An event as document, encoded, and as sentence."""
        told = self.told.setdefault(language, {})
        found = told.get(id(event))
        if found is None:
            document = encoded(ENCODER.encode(event.document()))
            found = (document, self.game.texts(language).event(event, self.names))
            if len(told) >= REMEMBERED_LINES:
                told.clear()
            told[id(event)] = found
        return found
