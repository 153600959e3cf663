"""RUNE: overlapping cards, connected runes, and Rune Masters who control them."""

from __future__ import annotations

from runehall.engine.documents import Document, Reader
from runehall.engine.game import Game, Reason
from runehall.engine.generator import Generator
from runehall.engine.heuristics import Heuristics
from runehall.engine.notation import Notation
from runehall.engine.options import Values
from runehall.engine.state import State
from runehall.games.rune import document as documents
from runehall.games.rune.heuristics import RuneHeuristics
from runehall.games.rune.laws import check_laws
from runehall.games.rune.manifest import manifest_named
from runehall.games.rune.notation import EVENTS, notation_for
from runehall.games.rune.options import OPTIONS
from runehall.games.rune.refusals import why_refused
from runehall.games.rune.state import RuneState

__all__ = ["GAME", "Rune"]


def ours(state: State) -> RuneState:
    """A state that is known to be of this game."""
    assert isinstance(state, RuneState)
    return state


class Rune(Game):
    """The game of RUNE."""

    id = documents.GAME
    version = documents.VERSION
    seat_counts = (1, 2, 4)
    options = OPTIONS
    events = EVENTS

    def deal(self, seats: int, options: Values, generator: Generator) -> RuneState:
        """A new game's first position."""
        state = RuneState()
        state.generator = generator
        state.listening = True
        state.deal(documents.settings_for(options, seats, options["removed"]), seats)
        state.listening = False
        return state

    def document(self, state: State) -> Document:
        """The whole truth as a document."""
        return documents.document(ours(state))

    def read(self, document: Reader, seats: int, options: Values, generator: Generator) -> State:
        """The position of a document whose header has been checked."""
        return documents.read(document, seats, options, generator)

    def view(self, state: State, seat: int) -> Document:
        """The document as a seat (or the spectator) may see it."""
        return documents.view(ours(state), seat)

    def missing(self, document: Document) -> list[str]:
        """The cards that a document mentions nowhere."""
        return documents.missing(document)

    def check_laws(self, state: State) -> None:
        """Raise BadDocument if a position breaks a law of the rules."""
        check_laws(ours(state))

    def notation(self, state: State) -> Notation:
        """How actions are written with the cards of this table."""
        return notation_for(manifest_named(ours(state).rules.options["manifest"]).codes)

    def heuristics(self) -> Heuristics:
        """What bots know about playing well."""
        return RuneHeuristics()

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """The first condition of the rules that an action breaks."""
        return (why_refused(ours(state), seat, action), self.words(state, action))

    def words(self, state: State, action: int) -> dict[str, str]:
        """The parts of an action as they are written."""
        kind = self.notation(state).kind(action)
        return {name: kind.parts[name].show(value) for name, value in kind.values(action).items()}


GAME = Rune()
