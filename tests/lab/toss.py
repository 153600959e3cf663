"""A game of which everything is known: who wins how often, how long it lasts, what verbs are worth.

A die of twenty decides: the one who begins wins with 8 + edge of its faces, two faces are a tie.
Each seat has one to four turns, as another die says. In the first of them it can `seize`; whoever
does not, while the other does, loses whatever the die says. `work` and `idle` do nothing at all.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine import ActionKind, Chooser, Game, Generator, Heuristics, Notation, State
from runehall.engine.game import always
from runehall.engine.options import OptionSet, number
from runehall.engine.state import VERB_SHIFT

SEIZE, WORK, IDLE = (verb << VERB_SHIFT for verb in range(3))
FACES, WINNING, TIED, LONGEST = 20, 8, 2, 4
PACKAGE = __name__

TEXTS = {"en": "name = Toss", "de": "name = Wurf"}


class Toss(State):
    """A position of the toss."""

    def __init__(self) -> None:
        super().__init__()
        self.edge = 0
        self.die = 0
        self.rounds = 0
        self.taken = 0
        self.seized = 0

    def options(self) -> dict[str, Any]:
        return {"edge": self.edge}

    def deal(self) -> None:
        self.die = int(self.roll(FACES))
        self.rounds = int(self.roll(LONGEST))

    def over(self) -> bool:
        return self.taken == 2 * self.rounds

    def must(self) -> i64:
        return 0 if self.over() else 1 << self.taken % 2

    def may(self) -> i64:
        return 0

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([SEIZE, WORK, IDLE] if self.taken < 2 else [WORK, IDLE])

    def apply(self, seat: i64, action: i64) -> None:
        if action == SEIZE:
            self.seized |= 1 << seat
        self.taken += 1
        self.turn = self.taken % 2
        self.turn_no += 1

    def copy(self) -> Toss:
        other = Toss()
        self.share_with(other)
        other.edge, other.die, other.rounds = self.edge, self.die, self.rounds
        other.taken, other.seized = self.taken, self.seized
        return other

    def anew(self, generator: Generator) -> Toss:
        other = Toss()
        other.seats, other.edge, other.generator = self.seats, self.edge, generator
        other.deal()
        return other

    def guess(self, seat: i64, chooser: Chooser) -> Toss:
        other = self.copy()
        other.die = 1 + chooser.below(FACES)
        return other

    def sight(self, seat: i64) -> i64:
        return self.taken * 4 + self.seized

    def winners(self) -> i64:
        if not self.over():
            return 0
        if self.seized in (1, 2):
            return self.seized
        if self.die <= WINNING + self.edge:
            return 1
        return 3 if self.die <= WINNING + self.edge + TIED else 2

    def scores(self) -> vec[i64]:
        return vec[i64]([i64(self.winners() >> seat & 1) for seat in range(2)])


class Sense(Heuristics):
    """Seizes what can be seized; all else is as good as anything."""

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        legal = state.legal(seat)
        return legal[0] if len(legal) == 3 else legal[chooser.below(2)]

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Toss)
        if state.over():
            return (
                {1: 1.0, 2: 0.0, 3: 0.5}[state.winners()]
                if seat == 0
                else 1 - self.evaluate(state, 0)
            )
        return 0.5


def set_up(seats: int, options: dict[str, Any]) -> Toss:
    state = Toss()
    state.seats, state.edge = seats, options["edge"]
    return state


def unused(*_: object) -> Any:
    raise NotImplementedError


GAME = Game(
    id="toss",
    version=1,
    seat_counts=(2,),
    options=OptionSet([number("edge", 3, 0, 9)], {"standard": {}}, "standard"),
    package=PACKAGE,
    phases=("toss", "over"),
    set_up=set_up,
    deal=Toss.deal,
    fields=unused,  # type: ignore[arg-type]  # no document is ever made of it
    write=unused,
    show=unused,
    read=unused,
    result=lambda _state: {"winners": [], "reason": "thrown"},
    check_laws=unused,
    missing=unused,
    notation=always(
        Notation([ActionKind(0, "seize"), ActionKind(1, "work"), ActionKind(2, "idle")])
    ),
    events=always({}),
    heuristics=Sense,
)


def share_of_first(edge: int = 3) -> float:
    """What the one who begins has of the win."""
    return (WINNING + edge + TIED / 2) / FACES


TIES = TIED / FACES
MEAN_ACTIONS = 2 * (1 + LONGEST) / 2
