"""What a viewer is shown of a position, and nothing that viewer may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, json

from runehall.engine import Table
from runehall.engine.documents import seats_in
from runehall.engine.lesson import LEARNER
from runehall.engine.views import Views
from runehall.server import wire
from runehall.server.play.guide import Guide
from runehall.server.play.race import Window

# Longer lists of legal actions come without sentences; a page asks for those it shows.
MOST_SENTENCES = 150
REMEMBERED_WORDS = 4000
ENCODER = json.Encoder()
NULL = b"null"


def encoded(part: bytes) -> Any:
    """A part of a message that is encoded already; it stands where its struct would."""
    return Raw(part)


class Shown:
    """A table's position in words and bytes; what is made for one viewer serves all like it."""

    def __init__(self, table: Table, names: Sequence[str], guide: Guide | None = None) -> None:
        self.table = table
        self.names = names
        self.guide = guide
        # Encoded actions by language and seat.
        self.words: dict[tuple[str, int], dict[int, bytes]] = {}
        self.positions: dict[tuple[int, str], bytes] = {}
        self.views = Views(table.game, table.state)
        self.clock_encoded = NULL
        self.window: Window | None = None
        # For whom the game waits and who can act, as a set of seats and as a list.
        self.must_set = self.asked_set = 0
        self.waiting: list[int] = []
        self.waiting_encoded = b"[]"
        self.asked: list[int] = []
        self.over = False
        self.look()

    def look(self) -> None:
        """See for whom the game waits, who else can act, and whether it is over."""
        state = self.table.state
        must: int = state.must()
        asked: int = must | state.may()
        self.over = state.over()
        if must != self.must_set:
            self.must_set = must
            self.waiting = seats_in(must)
            self.waiting_encoded = ENCODER.encode(self.waiting)
        if asked != self.asked_set:
            self.asked_set = asked
            self.asked = seats_in(asked)

    def refresh(self, clock: wire.Clock | None, window: Window | None) -> None:
        """The position has changed."""
        self.positions.clear()
        self.views.look(self.table.state)
        self.clock_encoded = ENCODER.encode(clock)
        self.window = window

    def position(self, seat: int, language: str) -> bytes:
        """The position as a seat (or the SPECTATOR) may see it, encoded: a `wire.Position`."""
        key = (seat, language)
        found = self.positions.get(key)
        if found is None:
            found = self.positions[key] = b"".join(
                (
                    b'{"view":',
                    self.views.of(seat),
                    b',"waiting":',
                    self.waiting_encoded,
                    b',"legal":',
                    self.legal(seat, language),
                    b',"clock":',
                    self.clock_encoded,
                    b',"window":',
                    NULL if self.window is None else ENCODER.encode(self.window_for(seat)),
                    b',"lesson":',
                    NULL if self.guide is None else ENCODER.encode(self.coaching(seat, language)),
                    b"}",
                )
            )
        return found

    def coaching(self, seat: int, language: str) -> wire.Coaching | None:
        """What is said to who learns here."""
        if self.guide is None or seat != LEARNER:
            return None
        return self.guide.coaching(language, over=self.over)

    def window_for(self, seat: int) -> wire.ReactionWindow | None:
        """The open window."""
        window = self.window
        if window is None:
            return None
        asked = seat in self.asked and seat != window.quiet and not window.has_claim_of(seat)
        return wire.ReactionWindow(window.number, window.shown, window.closes, asked)

    def legal(self, seat: int, language: str) -> bytes:
        """The legal actions of a seat, encoded, with their sentences unless there are very many."""
        if seat not in self.asked or (self.window is not None and seat == self.window.quiet):
            return b"[]"
        actions: list[int] = list(self.table.state.legal(seat))
        if self.guide is not None and self.guide.leads:
            asked = self.guide.lets_through() if seat == LEARNER else ()
            actions = [each for each in actions if self.table.notation.text(each) in asked]
        if len(actions) > MOST_SENTENCES:
            notation = self.table.notation
            return ENCODER.encode([wire.Legal(notation.text(each), None) for each in actions])
        words = self.words.get((language, seat))
        if words is None:
            words = self.words[language, seat] = {}
        if len(words) > REMEMBERED_WORDS:
            words.clear()
        found: list[bytes] = []
        for action in actions:
            word = words.get(action)
            if word is None:
                word = words[action] = ENCODER.encode(self.worded(action, seat, language))
            found.append(word)
        return b"[" + b",".join(found) + b"]"

    def worded(self, action: int, seat: int, language: str) -> wire.Legal:
        """A seat's action as text and sentence."""
        notation = self.table.notation
        say = self.table.game.texts(language).action(notation, action, seat, self.names)
        return wire.Legal(notation.text(action), say)
