"""Alaska: fishing in a ring-shaped river among tourists, locals, eagles and bears."""

from __future__ import annotations

from runehall.engine.documents import Document, Reader
from runehall.engine.game import Game, Reason
from runehall.engine.generator import Generator
from runehall.engine.heuristics import Heuristics
from runehall.engine.notation import Notation
from runehall.engine.options import Values
from runehall.engine.state import State
from runehall.games.alaska import document as documents
from runehall.games.alaska import laws, refusals
from runehall.games.alaska.heuristics import AlaskaHeuristics
from runehall.games.alaska.notation import EVENTS, NOTATION
from runehall.games.alaska.options import OPTIONS
from runehall.games.alaska.state import AlaskaState

__all__ = ["GAME", "Alaska"]


def ours(state: State) -> AlaskaState:
    """A state that is known to be of this game."""
    assert isinstance(state, AlaskaState)
    return state


class Alaska(Game):
    """Alaska, for two to four."""

    id = documents.GAME_ID
    version = documents.VERSION
    seat_counts = (2, 3, 4)
    options = OPTIONS
    events = EVENTS

    def deal(self, seats: int, options: Values, generator: Generator) -> AlaskaState:
        """A new game's first position; slots that need no decision have been told."""
        state = AlaskaState()
        state.listening = True
        state.deal(documents.settings_for(options), seats, generator)
        state.listening = False
        return state

    def document(self, state: State) -> Document:
        """The whole truth as a document."""
        return documents.document(ours(state))

    def read(
        self, document: Reader, seats: int, options: Values, generator: Generator
    ) -> AlaskaState:
        """The position of a document."""
        return documents.read(document, seats, options, generator)

    def view(self, state: State, seat: int) -> Document:
        """The document as a seat (or the SPECTATOR) may see it."""
        return documents.view(ours(state), seat)

    def missing(self, document: Document) -> list[str]:
        """The cards that a document mentions nowhere."""
        return documents.missing(document)

    def notation(self, _state: State) -> Notation:
        """How actions are written; the same at every table."""
        return NOTATION

    def heuristics(self) -> Heuristics:
        """What bots know about fishing."""
        return AlaskaHeuristics()

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """Why a well-formed action of a seat that is asked is not legal now."""
        return refusals.reason(ours(state), seat, action)

    def check_laws(self, state: State) -> None:
        """Raise BadDocument if a position breaks a law of the game."""
        laws.check_laws(ours(state))


GAME = Alaska()
