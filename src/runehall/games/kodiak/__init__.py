"""Kodiak: one cat, two to five mice, and three cards nobody quite knows. 2 to 6 seats."""

from __future__ import annotations

from runehall.engine.documents import Document, Reader
from runehall.engine.game import Game, Reason
from runehall.engine.generator import Generator
from runehall.engine.heuristics import Heuristics
from runehall.engine.notation import Notation
from runehall.engine.options import Values
from runehall.engine.state import State
from runehall.games.kodiak import document as documents
from runehall.games.kodiak.heuristics import KodiakHeuristics
from runehall.games.kodiak.laws import check_laws
from runehall.games.kodiak.notation import EVENTS, NOTATION
from runehall.games.kodiak.options import OPTIONS
from runehall.games.kodiak.reading import read, settings_for
from runehall.games.kodiak.refusals import reason
from runehall.games.kodiak.state import KodiakState

__all__ = ["GAME", "Kodiak"]


def ours(state: State) -> KodiakState:
    """A state that is known to be of this game."""
    assert isinstance(state, KodiakState)
    return state


class Kodiak(Game):
    """Kodiak."""

    id = "kodiak"
    version = 1
    seat_counts = (2, 3, 4, 5, 6)
    options = OPTIONS
    events = EVENTS
    low_score_wins = True

    def deal(self, seats: int, options: Values, generator: Generator) -> KodiakState:
        """A new game; what the deal tells has been heard."""
        state = KodiakState()
        state.listening = True
        state.deal(seats, settings_for(options, seats), generator)
        state.listening = False
        return state

    def document(self, state: State) -> Document:
        """The whole truth."""
        return documents.document(ours(state))

    def read(
        self, document: Reader, seats: int, options: Values, generator: Generator
    ) -> KodiakState:
        """The position of a document."""
        return read(document, seats, options, generator)

    def view(self, state: State, seat: int) -> Document:
        """What a seat may see."""
        return documents.view(ours(state), seat)

    def missing(self, document: Document) -> list[str]:
        """The cards that a document mentions nowhere."""
        return documents.missing(document)

    def notation(self, state: State) -> Notation:
        """How actions are written."""
        return NOTATION

    def heuristics(self) -> Heuristics:
        """What bots know."""
        return KodiakHeuristics()

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """Why an action is not legal now."""
        return reason(ours(state), seat, action)

    def check_laws(self, state: State) -> None:
        """What is true of every position."""
        check_laws(ours(state))


GAME = Kodiak()
