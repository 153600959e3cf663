"""What bots know about a declared game: who is ahead in points, and what an action changes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.chooser import Chooser
from runehall.engine.heuristics import Heuristics, share_by_outlook, win_share
from runehall.engine.simple.state import SimpleState
from runehall.engine.state import NOTHING, State


class SimpleHeuristics(Heuristics):
    """Counts what everybody is expected to end with."""

    def __init__(self, close: float) -> None:
        self.close = close

    def evaluate(self, state: State, seat: i64) -> float:
        """The share of the win by the seats' outlooks."""
        if state.over():
            return win_share(state, seat)
        assert isinstance(state, SimpleState)
        sign = -1.0 if state.parts.low_score_wins else 1.0
        outlooks = vec[float]([sign * state.outlook(each) for each in range(state.seats)])
        return share_by_outlook(outlooks, seat, self.close)

    def choose_carefully(self, state: State, seat: i64, chooser: Chooser) -> i64:
        """What promises most at once; of equals, any."""
        must = state.must()
        best: list[int] = []
        promised = -1.0
        if must != 0 and not must >> seat & 1:
            best, promised = [NOTHING], self.evaluate(state, seat)
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action)
            promise = self.evaluate(after, seat)
            if promise > promised:
                best, promised = [], promise
            if promise == promised:
                best.append(action)
        return best[chooser.below(len(best))]
