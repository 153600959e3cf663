"""RUNES: lay hexagonal rune stones edge to edge and be the first to lay all coins. 2 to 5 seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from runehall.engine.documents import Document, Reader
from runehall.engine.events import EventKind
from runehall.engine.game import Game, Reason
from runehall.engine.generator import Generator
from runehall.engine.heuristics import Heuristics
from runehall.engine.notation import Notation
from runehall.engine.options import Values
from runehall.engine.state import State
from runehall.games.runes import document as documents
from runehall.games.runes import reading
from runehall.games.runes.components import Components
from runehall.games.runes.dealing import set_up, take_seats
from runehall.games.runes.heuristics import RunesHeuristics
from runehall.games.runes.laws import check_laws
from runehall.games.runes.manifest import load_components
from runehall.games.runes.notation import events_for, notation_for
from runehall.games.runes.options import OPTIONS
from runehall.games.runes.refusals import reason
from runehall.games.runes.settings import Settings
from runehall.games.runes.state import RunesState

__all__ = ["GAME", "Runes"]


def ours(state: State) -> RunesState:
    """A state that is known to be of this game."""
    assert isinstance(state, RunesState)
    return state


class Runes(Game):
    """RUNES, played with one set of stones and ritual cards."""

    id = "runes"
    version = 1
    seat_counts = (2, 3, 4, 5)
    options = OPTIONS

    def __init__(self, components: Components | None = None) -> None:
        self.given = components

    @cached_property
    def components(self) -> Components:
        """The stones and cards in use, loaded when they are first needed."""
        return self.given or load_components()

    @cached_property
    def events(self) -> Mapping[int, EventKind]:
        """What can happen."""
        return events_for(self.components)

    @cached_property
    def table_notation(self) -> Notation:
        """How actions are written, whatever the position."""
        return notation_for(self.components)

    def deal(self, seats: int, options: Values, generator: Generator) -> RunesState:
        """A new game."""
        state = RunesState()
        take_seats(state, seats, Settings(options, seats, self.components), generator)
        set_up(state)
        return state

    def document(self, state: State) -> Document:
        """The whole truth."""
        return documents.document(ours(state))

    def read(
        self, document: Reader, seats: int, options: Values, generator: Generator
    ) -> RunesState:
        """The position of a document."""
        return reading.read(document, seats, options, generator, self.components)

    def view(self, state: State, seat: int) -> Document:
        """What a seat may see."""
        return documents.view(ours(state), seat)

    def check_laws(self, state: State) -> None:
        """The conservation laws."""
        check_laws(ours(state))

    def missing(self, document: Document) -> list[str]:
        """The stones and cards that a document mentions nowhere."""
        return documents.missing(document, self.components)

    def notation(self, state: State) -> Notation:
        """How actions are written."""
        return self.table_notation

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """Why an action is refused."""
        return reason(ours(state), self.table_notation, seat, action)

    def heuristics(self) -> Heuristics:
        """What bots know."""
        return RunesHeuristics()


GAME = Runes()
