"""Cambio: face-down cards, twins thrown in a race, and the smallest sum wins."""

from __future__ import annotations

from runehall.engine.documents import Document, Reader
from runehall.engine.game import Game, Reason
from runehall.engine.generator import Generator
from runehall.engine.heuristics import Heuristics
from runehall.engine.notation import Notation
from runehall.engine.options import Values
from runehall.engine.state import State
from runehall.games.cambio import document as documents
from runehall.games.cambio import refusals
from runehall.games.cambio.heuristics import CambioHeuristics
from runehall.games.cambio.laws import check_laws
from runehall.games.cambio.notation import EVENTS, NOTATION
from runehall.games.cambio.options import OPTIONS
from runehall.games.cambio.state import CambioState

__all__ = ["GAME", "Cambio"]


def ours(state: State) -> CambioState:
    """A state that is known to be of this game."""
    assert isinstance(state, CambioState)
    return state


class Cambio(Game):
    """Cambio, for two to eight seats."""

    id = "cambio"
    version = 1
    seat_counts = (2, 3, 4, 5, 6, 7, 8)
    options = OPTIONS
    events = EVENTS
    low_score_wins = True

    def deal(self, seats: int, options: Values, generator: Generator) -> CambioState:
        """A new match."""
        state = CambioState()
        # The opening is told once: nobody acts before the first look.
        state.listening = True
        state.deal(seats, documents.settings_of(options, seats), generator)
        state.listening = False
        return state

    def document(self, state: State) -> Document:
        """The whole truth."""
        return documents.document(ours(state))

    def read(
        self, document: Reader, seats: int, options: Values, generator: Generator
    ) -> CambioState:
        """The position of a document."""
        return documents.read(document, seats, options, generator)

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
        return CambioHeuristics()

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """Why an action is refused."""
        return refusals.reason(ours(state), seat, action)

    def check_laws(self, state: State) -> None:
        """The conservation laws."""
        check_laws(ours(state))


GAME = Cambio()
