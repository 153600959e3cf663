"""The last turns of a game, and what came of them in one sentence for each viewer."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from msgspec import json

from runehall.engine import Event, Game
from runehall.engine.state import is_heard
from runehall.server.wire import Recap

# A turn may tell a viewer nothing at all; then the one before it is still the last word.
REMEMBERED_TURNS = 6
# A sentence has room for few of them, and where everybody reacts to everybody a turn may go on.
LONGEST_TURN = 24
ENCODER = json.Encoder()


class Turns:
    """The events of the last turns, the present one last."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns: deque[list[Event]] = deque([[]], maxlen=REMEMBERED_TURNS)
        self.number = 0
        # What has been said since anything came of a turn, by seat and language.
        self.said: dict[tuple[int, str], Recap | None] = {}
        self.encoded: dict[tuple[int, str], bytes] = {}

    def add(self, events: Sequence[Event], number: int) -> None:
        """What an action has led to, and the number of the turn that follows it.

        What happens when a turn begins is told with the turn before it, which would else have no
        last word.
        """
        recap = self.game.recap
        turn = self.turns[-1]
        for event in events:
            if recap.is_outcome(event):
                self.said.clear()
                self.encoded.clear()
            if recap.needs(event):
                turn.append(event.kept)
        if len(turn) > LONGEST_TURN:
            del turn[:-LONGEST_TURN]
        if number != self.number:
            self.turns.append([])
        self.number = number

    def last_word(self, seat: int, language: str, names: Sequence[str]) -> Recap | None:
        """What came of the present turn, or of the last that told this seat anything."""
        key = (seat, language)
        if key not in self.said:
            self.said[key] = self.sentence(seat, language, names)
        return self.said[key]

    def last_word_encoded(self, seat: int, language: str, names: Sequence[str]) -> bytes:
        """The same, encoded."""
        key = (seat, language)
        found = self.encoded.get(key)
        if found is None:
            found = self.encoded[key] = ENCODER.encode(self.last_word(seat, language, names))
        return found

    def forget(self) -> None:
        """Say everything anew: names have changed."""
        self.said.clear()
        self.encoded.clear()

    def sentence(self, seat: int, language: str, names: Sequence[str]) -> Recap | None:
        """The sentence about the latest turn that has one."""
        texts = self.game.texts(language)
        for events in reversed(self.turns):
            heard = [event for event in events if is_heard(event.audience, seat)]
            told = self.game.recap.sentence(heard, texts, names, seat)
            if told is not None:
                return Recap(*told)
        return None
