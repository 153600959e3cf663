"""Games of a few lines, to see what a search makes of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine import Chooser, Heuristics, State
from runehall.engine.state import NOTHING

SAFE, CALL_HEADS, CALL_TAILS = 0, 1, 2
GRAB, GO_ON = 1, 2


class Toy(State):
    """What the toys have in common."""

    def may(self) -> i64:
        return 0

    def scores(self) -> vec[i64]:
        return vec[i64]([i64(0)] * self.seats)

    def winners(self) -> i64:
        return 0


class Stairs(Toy):
    """One seat climbs: only the last of its choices leads up, and one false step loses."""

    def __init__(self, steps: int = 0, choices: int = 0) -> None:
        super().__init__()
        self.seats = 1
        self.steps = steps
        self.choices = choices
        self.taken = 0
        self.fallen = False

    def over(self) -> bool:
        return self.taken == self.steps

    def must(self) -> i64:
        return 0 if self.over() else 1

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](range(self.choices))

    def apply(self, seat: i64, action: i64) -> None:
        self.taken += 1
        self.fallen = self.fallen or action != self.choices - 1

    def copy(self) -> Stairs:
        other = Stairs(self.steps, self.choices)
        other.taken, other.fallen = self.taken, self.fallen
        return other

    def guess(self, seat: i64, chooser: Chooser) -> Stairs:
        return self.copy()

    def sight(self, seat: i64) -> i64:
        return self.taken * 2 + self.fallen

    def winners(self) -> i64:
        return 1 if self.over() and not self.fallen else 0


class StairsSense(Heuristics):
    """Goes anywhere; a fall is seen when it happens."""

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        assert isinstance(state, Stairs)
        return chooser.below(state.choices)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Stairs)
        return 0.0 if state.fallen else 0.2 + 0.8 * state.taken / state.steps


class Coin(Toy):
    """A covered coin: call it, or take something safe."""

    def __init__(self, *, tails: bool = False) -> None:
        super().__init__()
        self.seats = 1
        self.tails = tails
        self.answer = NOTHING

    def over(self) -> bool:
        return self.answer != NOTHING

    def must(self) -> i64:
        return 0 if self.over() else 1

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([SAFE, CALL_HEADS, CALL_TAILS])

    def apply(self, seat: i64, action: i64) -> None:
        self.answer = action

    def copy(self) -> Coin:
        other = Coin(tails=self.tails)
        other.answer = self.answer
        return other

    def guess(self, seat: i64, chooser: Chooser) -> Coin:
        return Coin(tails=chooser.below(2) == 1)

    def sight(self, seat: i64) -> i64:
        return self.answer + 1


class CoinSense(Heuristics):
    """Safe is worth a little more than half."""

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Coin)
        if state.answer == SAFE:
            return 0.6
        return 1.0 if (state.answer == CALL_TAILS) == state.tails else 0.0


class Patience(Toy):
    """Seat 0 must go on; seat 1 may grab before, or after, when it is worth more."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.gone_on = False
        self.grabbed_early = False
        self.ended = False

    def over(self) -> bool:
        return self.ended

    def must(self) -> i64:
        if self.ended:
            return 0
        return 2 if self.gone_on else 1

    def may(self) -> i64:
        return 0 if self.ended or self.gone_on else 2

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([GRAB if seat == 1 else GO_ON])

    def apply(self, seat: i64, action: i64) -> None:
        if action == GO_ON:
            self.gone_on = True
        else:
            self.ended = True
            self.grabbed_early = not self.gone_on

    def copy(self) -> Patience:
        other = Patience()
        other.gone_on, other.ended = self.gone_on, self.ended
        other.grabbed_early = self.grabbed_early
        return other

    def guess(self, seat: i64, chooser: Chooser) -> Patience:
        return self.copy()

    def sight(self, seat: i64) -> i64:
        return self.gone_on + 2 * self.ended + 4 * self.grabbed_early


class PatienceSense(Heuristics):
    """Grabbing late is worth 0.8, early as much as it is told."""

    def __init__(self, early: float) -> None:
        self.early = early

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        return state.legal(seat)[0]

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Patience)
        if not state.ended:
            return 0.5
        value = self.early if state.grabbed_early else 0.8
        return value if seat == 1 else 1.0 - value
