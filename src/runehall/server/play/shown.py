"""What a viewer is shown of a position, and nothing that viewer may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, json

from runehall.engine import SPECTATOR, Table
from runehall.server import wire
from runehall.server.play.race import Window

# Longer lists of legal actions come without sentences; a page asks for those it shows.
MOST_SENTENCES = 150
REMEMBERED_WORDS = 4000
ENCODER = json.Encoder()


def encoded(part: bytes) -> Any:
    """A part of a message that is encoded already; it stands where its struct would."""
    return Raw(part)


class Shown:
    """A table's position in words and bytes; what is made for one viewer serves all like it."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self.table = table
        self.names = names
        self.words: dict[tuple[str, int, int], wire.Legal] = {}
        self.positions: dict[tuple[int, str], bytes] = {}
        self.views: dict[int, bytes] = {}
        self.clock: wire.Clock | None = None
        self.window: Window | None = None

    def refresh(self, clock: wire.Clock | None, window: Window | None) -> None:
        """The position has changed."""
        self.positions.clear()
        self.views.clear()
        self.clock = clock
        self.window = window

    def position(self, viewer: int, language: str) -> bytes:
        """The position as a viewer may see it, encoded."""
        key = (viewer, language)
        if key not in self.positions:
            self.positions[key] = ENCODER.encode(
                wire.Position(
                    view=encoded(self.view(viewer)),
                    waiting=self.table.must(),
                    legal=self.legal(viewer, language),
                    clock=self.clock,
                    window=self.window_for(viewer),
                )
            )
        return self.positions[key]

    def view(self, viewer: int) -> bytes:
        """The view, encoded."""
        if viewer not in self.views:
            self.views[viewer] = ENCODER.encode(self.table.view(viewer))
        return self.views[viewer]

    def asked(self, viewer: int) -> bool:
        """Whether a viewer can act."""
        state = self.table.state
        return viewer != SPECTATOR and bool((state.must() | state.may()) >> viewer & 1)

    def window_for(self, viewer: int) -> wire.ReactionWindow | None:
        """The open window."""
        window = self.window
        if window is None:
            return None
        asked = self.asked(viewer) and not window.has_claim_of(viewer)
        return wire.ReactionWindow(window.number, window.shown, window.closes, asked)

    def legal(self, viewer: int, language: str) -> list[wire.Legal]:
        """The legal actions of a viewer, with their sentences unless there are very many."""
        if not self.asked(viewer):
            return []
        actions = list(self.table.state.legal(viewer))
        if len(actions) > MOST_SENTENCES:
            return [wire.Legal(self.table.notation.text(action), None) for action in actions]
        return [self.worded(action, viewer, language) for action in actions]

    def worded(self, action: int, seat: int, language: str) -> wire.Legal:
        """A seat's action as text and sentence; made once."""
        key = (language, seat, action)
        if key not in self.words:
            if len(self.words) >= REMEMBERED_WORDS:
                self.words.clear()
            notation = self.table.notation
            say = self.table.game.texts(language).action(notation, action, seat, self.names)
            self.words[key] = wire.Legal(notation.text(action), say)
        return self.words[key]


def agreed(first: Any, second: Any) -> Any:
    """What two documents agree on; null where they differ.

    >>> agreed({"hand": ["7", "T"], "turn": 1}, {"hand": ["7", "3"], "turn": 1})
    {'hand': ['7', None], 'turn': 1}
    """
    if isinstance(first, dict) and isinstance(second, dict) and first.keys() == second.keys():
        return {key: agreed(value, second[key]) for key, value in first.items()}
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        return [agreed(mine, yours) for mine, yours in zip(first, second, strict=True)]
    return first if first == second and type(first) is type(second) else None
