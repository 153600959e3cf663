"""Cambio: face-down cards, twins thrown in a race, and the smallest sum wins."""

from __future__ import annotations

from typing import cast

from runehall.engine.documents import Document, Reader
from runehall.engine.game import Game, Reason
from runehall.engine.generator import Generator
from runehall.engine.heuristics import Heuristics
from runehall.engine.notation import Notation
from runehall.engine.options import Values
from runehall.engine.state import State
from runehall.games.cambio import document, refusals
from runehall.games.cambio.heuristics import CambioHeuristics
from runehall.games.cambio.laws import check_laws
from runehall.games.cambio.notation import EVENTS, NOTATION
from runehall.games.cambio.options import OPTIONS
from runehall.games.cambio.state import CambioState

__all__ = ["GAME", "Cambio"]


class Cambio(Game):
    """Cambio, for two to eight seats."""

    id = "cambio"
    version = 1
    seat_counts = (2, 3, 4, 5, 6, 7, 8)
    options = OPTIONS
    events = EVENTS
    low_score_wins = True

    def deal(self, seats: int, options: Values, generator: Generator) -> CambioState:
        state = CambioState()
        state.deal(seats, document.settings_of(options, seats), generator)
        return state

    def document(self, state: State) -> Document:
        return document.document(cast(CambioState, state))

    def read(self, document_: Reader, seats: int, options: Values, generator: Generator) -> CambioState:
        return document.read(document_, seats, options, generator)

    def view(self, state: State, seat: int) -> Document:
        return document.view(cast(CambioState, state), seat)

    def missing(self, document_: Document) -> list[str]:
        return document.missing(document_)

    def notation(self, state: State) -> Notation:
        return NOTATION

    def heuristics(self) -> Heuristics:
        return CambioHeuristics()

    def reason(self, state: State, seat: int, action: int) -> Reason:
        return refusals.reason(cast(CambioState, state), seat, action)

    def check(self, state: State) -> None:
        """Raise BadDocument if a position breaks a law of the game."""
        check_laws(cast(CambioState, state))


GAME = Cambio()
