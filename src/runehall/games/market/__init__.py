"""The Rune Market: buy, store and steal runes until the market is empty. 2 to 5 seats."""

from __future__ import annotations

from runehall.engine.documents import Document, Reader
from runehall.engine.game import Game, Reason
from runehall.engine.generator import Generator
from runehall.engine.heuristics import Heuristics
from runehall.engine.notation import Notation
from runehall.engine.options import Values
from runehall.engine.state import State
from runehall.games.market import document as documents
from runehall.games.market.heuristics import MarketHeuristics
from runehall.games.market.laws import check_laws
from runehall.games.market.notation import EVENTS, NOTATION
from runehall.games.market.options import OPTIONS
from runehall.games.market.refusals import reason
from runehall.games.market.state import MarketState

__all__ = ["GAME", "Market"]


def ours(state: State) -> MarketState:
    """A state that is known to be of this game."""
    assert isinstance(state, MarketState)
    return state


class Market(Game):
    """The Rune Market."""

    id = "market"
    version = 1
    seat_counts = (2, 3, 4, 5)
    options = OPTIONS
    events = EVENTS

    def deal(self, seats: int, options: Values, generator: Generator) -> MarketState:
        """A new game."""
        state = MarketState()
        state.prepare(seats, documents.settings_for(options, seats), generator)
        state.deal()
        return state

    def document(self, state: State) -> Document:
        """The whole truth."""
        return documents.document(ours(state))

    def read(
        self, document: Reader, seats: int, options: Values, generator: Generator
    ) -> MarketState:
        """The position of a document."""
        return documents.read(document, seats, options, generator)

    def view(self, state: State, seat: int) -> Document:
        """What a seat may see."""
        return documents.view(ours(state), seat)

    def missing(self, document: Document) -> list[str]:
        """The main-pile cards that a document mentions nowhere."""
        return documents.missing(document)

    def notation(self, state: State) -> Notation:
        """How actions are written."""
        return NOTATION

    def heuristics(self) -> Heuristics:
        """What bots know."""
        return MarketHeuristics()

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """Why an action is refused."""
        return reason(ours(state), NOTATION, action)

    def check_laws(self, state: State) -> None:
        """The conservation laws."""
        check_laws(ours(state))


GAME = Market()
