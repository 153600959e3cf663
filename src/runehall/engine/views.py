"""The views of a table as JSON, each made of what everybody sees and what one seat sees.

`Game.view` says what a view is. Here the same bytes are put together from pieces: what never
changes at a table is encoded once for all its positions, what everybody sees once for all viewers
of a position, and only what a game `show`s to a seat for each of them.
"""

from __future__ import annotations

from typing import Any

from msgspec import json

from runehall.engine.documents import Document, masked
from runehall.engine.game import Game
from runehall.engine.state import State

ENCODER = json.Encoder()


class Views:
    """The present position of a table as each seat (or the SPECTATOR, -1) may see it.

    >>> from runehall.games import GAMES
    >>> game = GAMES["market"]
    >>> state = game.new(2, seed=7)
    >>> Views(game, state).of(1) == ENCODER.encode(game.view(state, 1))
    True
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.public = game.public_names
        self.constants = game.constants(state)
        # The same in every view: `{"game":"market",…,"seed":null`.
        same = {name: self.for_everybody(name, value) for name, value in self.constants.items()}
        self.beginning: bytes = ENCODER.encode(same)[:-1]
        self.course: Document = {}
        self.truth: Document = {}
        # Whether everybody sees all of it.
        self.open = False
        # What everybody sees, cut at the fields that are shown in part, and these fields.
        self.pieces: list[bytes] = []
        self.cuts: list[str] = []
        self.shown: list[str] = []
        self.views: dict[int, bytes] = {}

    def look(self, state: State) -> None:
        """The position has changed; what it looks like is found out when somebody asks."""
        self.state = state
        self.course = {}
        self.pieces = []
        self.views = {}

    def of(self, seat: int) -> bytes:
        """The view of a seat."""
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = self.view(seat)
        return found

    def view(self, seat: int) -> bytes:
        """The view of a seat, put together."""
        if not self.course:
            self.course = self.game.course(self.state)
            self.truth = {**self.constants, **self.course}
            self.open = self.game.shows_all(self.state)
        if self.open:
            return ENCODER.encode(self.truth)
        shown = self.game.show(self.state, seat, self.truth)
        if not self.pieces or self.shown != list(shown):
            self.cut(shown)
        parts = [self.pieces[0]]
        for place, name in enumerate(self.cuts):
            parts.append(ENCODER.encode(shown[name]))
            parts.append(self.pieces[place + 1])
        return b"".join(parts)

    def cut(self, shown: Document) -> None:
        """Encode what everybody sees, with a cut at each field that is shown in part."""
        self.shown = list(shown)
        self.pieces = []
        self.cuts = []
        piece = self.beginning
        run: Document = {}
        for name, value in self.course.items():
            if name in shown:
                self.cuts.append(name)
                self.pieces.append(piece + fields_of(run) + key_of(name))
                piece = b""
                run = {}
            else:
                run[name] = self.for_everybody(name, value)
        self.pieces.append(piece + fields_of(run) + b"}")

    def for_everybody(self, name: str, value: Any) -> Any:
        """A field as everybody sees it: whole if it is public, else masked."""
        return value if name in self.public else masked(value)


def fields_of(some: Document) -> bytes:
    """Fields as they go on in an object that has begun.

    >>> fields_of({"turn": 1, "phase": "main"})
    b',"turn":1,"phase":"main"'
    """
    return b"," + ENCODER.encode(some)[1:-1] if some else b""


def key_of(name: str) -> bytes:
    """The key of one more field.

    >>> key_of("turn")
    b',"turn":'
    """
    return b"," + ENCODER.encode(name) + b":"
