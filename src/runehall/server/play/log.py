"""The log of a game: every event, and what of it each viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from runehall.engine import Event, Game
from runehall.server.play.shown import ENCODER, encoded
from runehall.server.wire import LogEntry


class Log:
    """Events in order. Each seat, and the SPECTATOR, counts only the ones it has heard."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.events: list[Event] = []
        self.heard: dict[int, list[Event]] = {}
        # What was told since the last event came, by event and language, for the next to be told.
        self.told: dict[tuple[int, str], tuple[Any, str]] = {}

    def add(self, events: Iterable[Event]) -> None:
        """What has happened just now."""
        new = list(events)
        self.events += new
        self.told.clear()
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

    def entries(self, seat: int, language: str, start: int, end: int) -> list[LogEntry]:
        """A stretch of what a seat has heard, in words."""
        heard = self.heard_by(seat)
        return [
            LogEntry(start + place, *self.tell(event, language))
            for place, event in enumerate(heard[start:end])
        ]

    def tell(self, event: Event, language: str) -> tuple[Any, str]:
        """An event as document, encoded, and as sentence."""
        key = (id(event), language)
        if key not in self.told:
            document = encoded(ENCODER.encode(event.document()))
            line = self.game.texts(language).event(event, self.names)
            self.told[key] = (document, line)
        return self.told[key]
