"""A game for testing races: one seat turns a coin over, then everybody may snap, until one has won.

It has nothing hidden, so that only the server is on trial.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
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
from runehall.engine.events import NUMBER, SEAT
from runehall.engine.options import Values, number
from runehall.engine.state import VERB_SHIFT

__all__ = ["GAME", "Flipping"]

PASS, FLIP, SNAP = (verb << VERB_SHIFT for verb in range(3))
EVENT_FLIP, EVENT_SNAP = range(2)


EVENTS = {
    EVENT_FLIP: EventKind("flip", {"seat": SEAT, "number": NUMBER}),
    EVENT_SNAP: EventKind("snap", {"seat": SEAT}),
}


class FlipState(State):
    """Whose turn it is, who has passed, and the score."""

    def __init__(self) -> None:
        super().__init__()
        self.target = 1
        self.turn = 0
        self.flips = 0
        self.open = False
        self.passed = 0
        self.points: list[int] = []

    def over(self) -> bool:
        return sum(self.points) >= self.target

    def must(self) -> i64:
        return 0 if self.over() or self.open else 1 << self.turn

    def may(self) -> i64:
        everybody = (1 << self.seats) - 1
        return everybody & ~self.passed if self.open and not self.over() else 0

    def legal(self, seat: i64) -> vec[i64]:
        if self.must() >> seat & 1:
            return vec[i64]([FLIP])
        return vec[i64]([PASS, SNAP]) if self.may() >> seat & 1 else vec[i64]()

    def apply(self, seat: i64, action: i64) -> None:
        if action == FLIP:
            self.flips += 1
            self.open, self.passed = True, 0
            if self.listening:
                self.tell(EVERYONE, EVENT_FLIP, seat, self.flips)
        elif action == SNAP:
            self.points[seat] += 1
            self.next_turn()
            if self.listening:
                self.tell(EVERYONE, EVENT_SNAP, seat)
        else:
            self.passed |= 1 << seat
            if self.may() == 0:
                self.next_turn()

    def next_turn(self) -> None:
        self.open = False
        self.turn = (self.turn + 1) % self.seats

    def copy(self) -> FlipState:
        other = FlipState()
        self.share_with(other)
        other.target, other.turn, other.flips = self.target, self.turn, self.flips
        other.open, other.passed, other.points = self.open, self.passed, list(self.points)
        return other

    def guess(self, seat: i64, chooser: Chooser) -> FlipState:
        return self.copy()

    def sight(self, seat: i64) -> i64:
        return hash((self.turn, self.flips, self.open, self.passed, *self.points)) & 0xFFFF

    def winners(self) -> i64:
        best = max(self.points)
        return sum(1 << seat for seat, each in enumerate(self.points) if each == best)

    def scores(self) -> vec[i64]:
        scores = vec[i64]()
        for each in self.points:
            scores = append(scores, i64(each))
        return scores


class FlipHeuristics(Heuristics):
    """Snaps whenever it can."""

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        legal = state.legal(seat)
        return legal[len(legal) - 1]

    def evaluate(self, state: State, seat: i64) -> float:
        return 0.5


def ours(state: State) -> FlipState:
    assert isinstance(state, FlipState)
    return state


class Flipping(Game):
    """Coins and quick hands."""

    id = "flipping"
    version = 1
    seat_counts = (2, 3, 4)
    options = OptionSet([number("target", 10, 1, 100_000)], {"standard": {}}, "standard")
    events = EVENTS

    @property
    def package(self) -> str:
        return "flipping"

    def deal(self, seats: int, options: Values, generator: Generator) -> FlipState:
        state = FlipState()
        state.seats = seats
        state.generator = generator
        state.target = options["target"]
        state.points = [0] * seats
        return state

    def document(self, state: State) -> Document:
        flip = ours(state)
        won = {"winners": [seat for seat in range(flip.seats) if flip.winners() >> seat & 1]}
        return {
            "game": self.id,
            "version": 1,
            "players": flip.seats,
            "options": {"target": flip.target},
            "seed": flip.generator.seed,
            "phase": "over" if flip.over() else "open" if flip.open else "turn",
            "turn": flip.turn,
            "turn_no": flip.flips + 1,
            "passed": flip.passed,
            "points": list(flip.points),
            "result": {**won, "reason": "target"} if flip.over() else None,
        }

    def read(
        self, document: Reader, seats: int, options: Values, generator: Generator
    ) -> FlipState:
        state = self.deal(seats, options, generator)
        state.turn = document.field("turn").whole(0, seats - 1)
        state.flips = document.field("turn_no").whole(1, 1 << 30) - 1
        state.open = document.field("phase").text() == "open"
        state.passed = document.field("passed").whole(0, 255)
        state.points = [item.whole(0, 1 << 30) for item in document.field("points").items(seats)]
        return state

    def view(self, state: State, seat: int) -> Document:
        return {**self.document(state), "seed": None}

    def check_laws(self, state: State) -> None:
        """There is nothing to break."""

    def missing(self, document: Document) -> list[str]:
        return []

    def notation(self, state: State) -> Notation:
        return NOTATION

    def heuristics(self) -> Heuristics:
        return FlipHeuristics()


NOTATION = Notation([ActionKind(0, "pass"), ActionKind(1, "flip"), ActionKind(2, "snap")])
GAME: Any = Flipping()
