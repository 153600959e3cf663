"""The peer's game in our words: two seats take turns, a move counts one up, it never ends."""

from __future__ import annotations

from typing import Any, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine import (
    EVERYONE,
    ActionKind,
    BadDocument,
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
NOTATION = Notation([ActionKind(COUNT, "count")])
EVENTS = {COUNT: EventKind("count", {"seat": SEAT})}


class CountingState(State):
    """Whose turn it is and how far the count has come."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def options(self) -> dict[str, Any]:
        """There are none."""
        return {}

    def anew(self, generator: Generator) -> CountingState:
        """A new count."""
        other = set_up(self.seats, {})
        other.generator = generator
        return other

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
        self.turn, self.turn_no = self.count % self.seats, self.count + 1
        if self.listening:
            self.tell(EVERYONE, COUNT, seat)

    def copy(self) -> CountingState:
        """An independent copy."""
        other = CountingState()
        self.share_with(other)
        other.count = self.count
        return other

    def guess(self, seat: i64, chooser: Chooser) -> CountingState:
        """Nothing is hidden but the seed."""
        other = self.copy()
        other.generator = chooser.generator()
        return other

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
    """How far the count has come."""

    count: Public[int]


class CountingResult(TypedDict):
    """How a count would end, if it did."""

    winners: list[int]
    reason: str


def set_up(seats: int, _options: Values) -> CountingState:
    """A new count."""
    state = CountingState()
    state.seats = seats
    return state


def deal(_state: CountingState) -> None:
    """There is nothing to deal."""


def write(state: CountingState) -> CountingFields:
    """The whole truth."""
    return {"count": state.count}


def show(_state: CountingState, _seat: int, _truth: Document) -> Document:
    """Nothing is shown in part."""
    return {}


def read(reader: Reader, state: CountingState) -> None:
    """The position of a document."""
    state.count = reader.field("count").whole(0, 1 << 30)


def result(_state: CountingState) -> CountingResult:
    """Never asked for."""
    return {"winners": [], "reason": ""}


def check_laws(state: CountingState) -> None:
    """Whose turn it is follows from the count."""
    if (state.turn, state.turn_no) != (state.count % state.seats, state.count + 1):
        raise BadDocument("This position is impossible: the turn does not fit the count.")


def missing(_document: Document) -> list[str]:
    """There are no components."""
    return []


GAME = Game(
    id="counting",
    version=1,
    seat_counts=(2,),
    options=OptionSet([], {"standard": {}}, "standard"),
    package=__name__,
    phases=("turn", "over"),
    set_up=set_up,
    deal=deal,
    fields=CountingFields,
    write=write,
    show=show,
    read=read,
    result=result,
    check_laws=check_laws,
    missing=missing,
    notation=always(NOTATION),
    events=always(EVENTS),
)
