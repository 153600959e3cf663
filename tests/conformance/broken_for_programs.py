"""Games that are broken for programs only: their ids and observations."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from conformance.wrapped import BrokenMarket, InnerActions, InnerObserver, inner_of
from runehall.engine import State
from runehall.engine.action_space import ActionSpace
from runehall.engine.observation import Observer
from runehall.engine.state import NOTHING
from runehall.games.market.position import HAND_WIDTH


class OneIdForTwo(InnerActions):
    def id_of(self, state: State, seat: i64, action: i64) -> i64:
        return min(super().id_of(state, seat, action), self.overflow - 20)


class AnotherMeaning(InnerActions):
    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        return super().action_of(state, seat, max(number - 1, 1))


class NoRoom(InnerActions):
    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.size = self.overflow

    def id_of(self, state: State, seat: i64, action: i64) -> i64:
        return NOTHING


class Leak(InnerObserver):
    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        super().write(state, seat, row, at)
        row[at] = inner_of(state).hands[(1 - min(seat, 1)) * HAND_WIDTH]


class Blindness(InnerObserver):
    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        """Nothing is seen."""


class BrokenForPrograms(BrokenMarket):
    """A sound game with another part for programs."""

    part: str
    broken: type[ActionSpace] | type[Observer]

    def __init__(self) -> None:
        super().__init__()
        object.__setattr__(self, self.part, self.broken)


class TwoActionsHaveOneId(BrokenForPrograms):
    part, broken = "action_space", OneIdForTwo


class AnIdMeansAnotherAction(BrokenForPrograms):
    part, broken = "action_space", AnotherMeaning


class TheOverflowIsTooSmall(BrokenForPrograms):
    part, broken = "action_space", NoRoom


class TheObservationLeaks(BrokenForPrograms):
    part, broken = "observer", Leak


class TheObservationIsBlind(BrokenForPrograms):
    part, broken = "observer", Blindness


BREAKAGES: dict[str, BrokenMarket] = {
    broken.__name__: broken()
    for broken in (
        TwoActionsHaveOneId,
        AnIdMeansAnotherAction,
        TheOverflowIsTooSmall,
        TheObservationLeaks,
        TheObservationIsBlind,
    )
}
