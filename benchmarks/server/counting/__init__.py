"""The peer's game in our words: two seats take turns, a move counts one up, it never ends."""

from __future__ import annotations

from typing import Any

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
    Notation,
    OptionSet,
    Reader,
    State,
)
from runehall.engine.events import SEAT
from runehall.engine.fields import Fields, Public
from runehall.engine.game import always
from runehall.engine.options import Values

__all__ = ["GAME"]

COUNT = 0


class CountingState(State):
    """Whose turn it is and how far the count has come."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def options(self) -> dict[str, Any]:
        """None."""
        return {}

    def over(self) -> bool:
        """Never."""
        return False

    def must(self) -> i64:
        """The seats take turns."""
        return 1 << self.turn

    def may(self) -> i64:
        """Nobody else."""
        return 0

    def legal(self, seat: i64) -> vec[i64]:
        """One move."""
        return vec[i64]([COUNT]) if self.turn == seat else vec[i64]()

    def apply(self, seat: i64, action: i64) -> None:
        """Count one up."""
        self.count += 1
        self.turn = self.count % self.seats
        self.turn_no += 1
        if self.listening:
            self.tell(EVERYONE, COUNT, seat)

    def copy(self) -> CountingState:
        """An independent copy."""
        other = CountingState()
        self.share_with(other)
        other.count = self.count
        return other

    def anew(self, generator: Generator) -> CountingState:
        """From the beginning."""
        other = set_up(self.seats, {})
        other.generator = generator
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


class CountingFields(Fields):
    """What a document holds besides its header."""

    count: Public[int]


def set_up(seats: int, _options: Values) -> CountingState:
    """A count that has not begun."""
    state = CountingState()
    state.seats = seats
    return state


def write(state: CountingState) -> Document:
    """How far the count has come."""
    return {"count": state.count}


def read(document: Reader, state: CountingState) -> None:
    """How far the count had come."""
    state.count = document.field("count").whole(0, 1 << 30)


GAME = Game(
    id="counting",
    version=1,
    seat_counts=(2,),
    options=OptionSet([], {"standard": {}}, "standard"),
    package=__name__,
    phases=("turn", "over"),
    set_up=set_up,
    deal=lambda _state: None,
    fields=CountingFields,
    write=write,
    show=lambda _state, _seat, _truth: {},
    read=read,
    result=lambda _state: {},
    check_laws=lambda _state: None,
    missing=lambda _document: [],
    notation=always(Notation([ActionKind(COUNT, "count")])),
    events=always({COUNT: EventKind("count", {"seat": SEAT})}),
)
