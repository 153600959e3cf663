"""The log of a game: every event, and what of it each viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from runehall.engine import SPECTATOR, Event, Game
from runehall.server.play.race import Verdict, known_to
from runehall.server.play.shown import encoded
from runehall.server.play.turns import Turns
from runehall.server.wire import LogEntry, Raced, Recap

REMEMBERED_LINES = 500


class Log:
    """Events in order. Each seat, and the SPECTATOR, counts only the ones it has heard."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.events: list[Event] = []
        self.heard: dict[int, list[Event]] = {}
        self.turns = Turns(game)
        # Who was when in a race, by the place of what was done in it: among all events, and among
        # those that a seat has heard.
        self.races: dict[int, Verdict] = {}
        self.raced: dict[int, dict[int, Verdict]] = {}
        # What was told lately, by language, event and whom it is told to if it names them: the next
        # who looks on is told the same, and the same event is the same object whenever it happens.
        self.told: dict[str, dict[tuple[int, int], tuple[Any, str]]] = {}
        # How much of what it has heard each seat was told when it happened.
        self.seen: dict[int, int] = {}

    def add(self, events: Iterable[Event], turn: int, race: Verdict | None = None) -> None:
        """What has happened, perhaps by being the first to react, and the turn that it led to."""
        new = list(events)
        self.turns.add(new, turn)
        if race is not None and new:
            self.races[len(self.events)] = race
            for seat, heard in self.heard.items():
                if new[0].heard_by(seat):
                    self.raced[seat][len(heard)] = race
        self.events += new
        for seat, heard in self.heard.items():
            heard += [event for event in new if event.heard_by(seat)]

    def length(self, seat: int) -> int:
        """How much a seat has heard."""
        return len(self.heard_by(seat))

    def heard_by(self, seat: int) -> list[Event]:
        """Everything a seat has heard."""
        if seat not in self.heard:
            heard: list[Event] = []
            raced: dict[int, Verdict] = {}
            for place, event in enumerate(self.events):
                if event.heard_by(seat):
                    if place in self.races:
                        raced[len(heard)] = self.races[place]
                    heard.append(event)
            self.heard[seat] = heard
            self.raced[seat] = raced
        return self.heard[seat]

    def entries(
        self, seat: int, language: str, start: int, end: int, *, fresh: int = 0
    ) -> list[LogEntry]:
        """A stretch of what a seat has heard, in words; before `fresh` only what a log keeps."""
        heard = self.heard_by(seat)
        raced = self.raced[seat]
        found: list[LogEntry] = []
        for number, event in enumerate(heard[start:end], start):
            race = known_to(raced.get(number), seat)
            fresh_now = number >= fresh
            found.append(self.entry(number, event, seat, language, fresh=fresh_now, race=race))
        return found

    def entry(
        self,
        number: int,
        event: Event,
        seat: int,
        language: str,
        *,
        fresh: bool,
        race: list[Raced] | None,
    ) -> LogEntry:
        """An event as it is told to a seat when it happens, or as it is kept."""
        kept = event.kept
        document, line = self.tell(kept, seat, language)
        if kept is event or not fresh:
            return LogEntry(number, document, line, None, race)
        return LogEntry(number, *self.tell(event, seat, language), line, race)

    def last_word(self, seat: int, language: str) -> Recap | None:
        """What came of the last turn, as far as a seat has heard of it."""
        return self.turns.last_word(seat, language, self.names)

    def unseen_by(self, seat: int) -> int:
        """The number of the first event that a seat was not told when it happened."""
        return self.length(seat) if seat == SPECTATOR else self.seen.get(seat, 0)

    def all_seen(self, seats: int) -> None:
        """Everything so far is of the past for everybody."""
        self.seen = {seat: self.length(seat) for seat in range(seats)}

    def tell(self, event: Event, seat: int, language: str) -> tuple[Any, str]:
        """An event as document, encoded, and as the sentence that a seat reads."""
        reader = seat if seat in event.seats else SPECTATOR
        told = self.told.setdefault(language, {})
        found = told.get((id(event), reader))
        if found is None:
            found = (
                encoded(event.as_json),
                self.game.texts(language).event(event, self.names, reader),
            )
            if len(told) >= REMEMBERED_LINES:
                told.clear()
            told[id(event), reader] = found
        return found
