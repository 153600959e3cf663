"""The log of a game: every event, and what of it each viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import json

from runehall.engine import SPECTATOR, Event, Game
from runehall.engine.state import is_heard
from runehall.server.play.race import Verdict, known_to
from runehall.server.play.shown import encoded
from runehall.server.play.turns import Turns
from runehall.server.wire import LogEntry, Raced, Recap

REMEMBERED_LINES = 500
ENCODER = json.Encoder()


class Told:
    """An event in words, and how its entry in the log goes on after its number."""

    def __init__(self, event: Event, line: str) -> None:
        self.line = line
        whole = ENCODER.encode(LogEntry(0, encoded(event.as_json), line))
        self.rest = whole[len(b'{"number":0') :]


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
        self.told: dict[str, dict[tuple[int, int], Told]] = {}
        # How much of what it has heard each seat was told when it happened.
        self.seen: dict[int, int] = {}

    def add(self, events: Iterable[Event], turn: int, race: Verdict | None = None) -> None:
        """What has happened, perhaps by being the first to react, and the turn that it led to."""
        new = list(events)
        self.turns.add(new, turn)
        if race is not None and new:
            self.races[len(self.events)] = race
            for seat, heard in self.heard.items():
                if is_heard(new[0].audience, seat):
                    self.raced[seat][len(heard)] = race
        self.events += new
        for seat, heard in self.heard.items():
            for event in new:
                if is_heard(event.audience, seat):
                    heard.append(event)

    def length(self, seat: int) -> int:
        """How much a seat has heard."""
        return len(self.heard_by(seat))

    def heard_by(self, seat: int) -> list[Event]:
        """Everything a seat has heard."""
        if seat not in self.heard:
            heard: list[Event] = []
            raced: dict[int, Verdict] = {}
            for place, event in enumerate(self.events):
                if is_heard(event.audience, seat):
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

    def latest(self, seat: int, language: str, start: int) -> bytes:
        """What a seat has heard since a number, as it is told when it happens, encoded."""
        heard = self.heard_by(seat)
        raced = self.raced[seat]
        found: list[bytes] = []
        for number in range(start, len(heard)):
            event = heard[number]
            if event.kept is event and number not in raced:
                found.append(b'{"number":%d' % number + self.told_to(event, seat, language).rest)
            else:
                race = known_to(raced.get(number), seat)
                entry = self.entry(number, event, seat, language, fresh=True, race=race)
                found.append(ENCODER.encode(entry))
        return b"[" + b",".join(found) + b"]"

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
        told = self.told_to(event, seat, language)
        return encoded(event.as_json), told.line

    def told_to(self, event: Event, seat: int, language: str) -> Told:
        """An event in the words that a seat reads."""
        reader = seat if seat in event.seats else SPECTATOR
        told = self.told.get(language)
        if told is None:
            told = self.told[language] = {}
        found = told.get((id(event), reader))
        if found is None:
            line = self.game.texts(language).event(event, self.names, reader)
            if len(told) >= REMEMBERED_LINES:
                told.clear()
            found = told[id(event), reader] = Told(event, line)
        return found
