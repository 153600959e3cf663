"""The peer's game in our words: two seats take turns, a move counts one up, it never ends."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine import (
    EVERYONE,
    ActionKind,
    Chooser,
    Document,
    EventKind,
    Game,
    Generator,
    Heuristics,
    Notation,
    OptionSet,
    Reader,
    State,
)
from runehall.engine.events import SEAT
from runehall.engine.options import Values

__all__ = ["GAME", "Counting"]

COUNT = 0
NOTATION = Notation([ActionKind(COUNT, "count")])
EVENTS = {COUNT: EventKind("count", {"seat": SEAT})}


class CountingState(State):
    """Whose turn it is and how far the count has come."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def over(self) -> bool:
        """Never."""
        return False

    def must(self) -> i64:
        """The seats take turns."""
        return 1 << self.count % self.seats

    def may(self) -> i64:
        """Nobody else."""
        return 0

    def legal(self, seat: i64) -> vec[i64]:
        """One move."""
        return vec[i64]([COUNT]) if self.must() >> seat & 1 else vec[i64]()

    def apply(self, seat: i64, action: i64) -> None:
        """Count one up."""
        self.count += 1
        if self.listening:
            self.tell(EVERYONE, COUNT, seat)

    def copy(self) -> CountingState:
        """An independent copy."""
        other = CountingState()
        self.share_with(other)
        other.count = self.count
        return other

    def guess(self, seat: i64, chooser: Chooser) -> CountingState:
        """Nothing is hidden."""
        return self.copy()

    def sight(self, seat: i64) -> i64:
        """Everything."""
        return self.count

    def winners(self) -> i64:
        """Nobody."""
        return 0

    def scores(self) -> vec[i64]:
        """Nothing."""
        return vec[i64]([0] * self.seats)


class Counting(Game):
    """One move per turn."""

    id = "counting"
    version = 1
    seat_counts = (2,)
    options = OptionSet([], {"standard": {}}, "standard")
    events = EVENTS

    @property
    def package(self) -> str:
        """Where the texts are."""
        return __name__

    def deal(self, seats: int, options: Values, generator: Generator) -> CountingState:
        """A new count."""
        state = CountingState()
        state.seats = seats
        state.generator = generator
        return state

    def document(self, state: State) -> Document:
        """The whole truth."""
        assert isinstance(state, CountingState)
        return {
            "game": self.id,
            "version": 1,
            "players": state.seats,
            "options": {},
            "seed": state.generator.seed,
            "phase": "turn",
            "turn": state.count % state.seats,
            "turn_no": state.count + 1,
            "count": state.count,
            "result": None,
        }

    def read(
        self, document: Reader, seats: int, options: Values, generator: Generator
    ) -> CountingState:
        """The position of a document."""
        state = self.deal(seats, options, generator)
        state.count = document.field("count").whole(0, 1 << 30)
        return state

    def view(self, state: State, seat: int) -> Document:
        """Everything but the seed."""
        return {**self.document(state), "seed": None}

    def check_laws(self, state: State) -> None:
        """There is nothing to break."""

    def missing(self, document: Document) -> list[str]:
        """There are no components."""
        return []

    def notation(self, state: State) -> Notation:
        """One word."""
        return NOTATION

    def heuristics(self) -> Heuristics:
        """There is nothing to know."""
        return Heuristics()


GAME = Counting()
