"""The Rune Market wrapped from outside: so it can be broken on the compiled build too."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine import Chooser, Document, Game, Generator, Heuristics, State
from runehall.engine.action_space import ActionSpace
from runehall.engine.observation import Observer
from runehall.games import GAMES
from runehall.games.market.state import MarketState

MARKET = GAMES["market"]


class Wrapped(State):
    """A state that hands everything on to the real one; breakages override what they break."""

    def __init__(self, inner: MarketState) -> None:
        super().__init__()
        self.inner = inner
        self.seats = inner.seats

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.inner,))

    def wrap(self, inner: MarketState) -> Wrapped:
        return type(self)(inner)

    def options(self) -> dict[str, Any]:
        return self.inner.options()

    def over(self) -> bool:
        return self.inner.over()

    def must(self) -> i64:
        return self.inner.must()

    def may(self) -> i64:
        return self.inner.may()

    def legal(self, seat: i64) -> vec[i64]:
        return self.inner.legal(seat)

    def apply(self, seat: i64, action: i64) -> None:
        # The table listens to the outer state and must hear what the inner one tells.
        self.inner.listening = self.listening
        self.inner.apply(seat, action)
        self.heard = self.inner.take_heard()

    def copy(self) -> State:
        return self.wrap(self.inner.copy())

    def anew(self, generator: Generator) -> State:
        return self.wrap(self.inner.anew(generator))

    def guess(self, seat: i64, chooser: Chooser) -> State:
        return self.wrap(self.inner.guess(seat, chooser))

    def sight(self, seat: i64) -> i64:
        return self.inner.sight(seat)

    def winners(self) -> i64:
        return self.inner.winners()

    def scores(self) -> vec[i64]:
        return self.inner.scores()


def inner_of(state: State) -> MarketState:
    """The real state, of a wrapped one too."""
    if isinstance(state, Wrapped):
        return state.inner
    assert isinstance(state, MarketState)
    return state


class InnerActions(ActionSpace):
    """The ids of the real state."""

    def __init__(self, state: State) -> None:
        super().__init__()
        assert MARKET.action_space is not None
        self.inner = MARKET.action_space(inner_of(state))
        self.size, self.overflow, self.verbs = (
            self.inner.size,
            self.inner.overflow,
            self.inner.verbs,
        )

    def id_of(self, state: State, seat: i64, action: i64) -> i64:
        return self.inner.id_of(inner_of(state), seat, action)

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        return self.inner.action_of(inner_of(state), seat, number)


class InnerObserver(Observer):
    """The observations of the real state."""

    def __init__(self, state: State) -> None:
        super().__init__()
        assert MARKET.observer is not None
        self.inner = MARKET.observer(inner_of(state))
        self.width, self.stretches = self.inner.width, self.inner.stretches

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        self.inner.write(inner_of(state), seat, row, at)


class InnerHeuristics(Heuristics):
    """What a seat of the real state remembers."""

    def seen(self, state: State, seat: i64) -> vec[i64]:
        return MARKET.heuristics().seen(inner_of(state), seat)


def broken_named(name: str) -> BrokenMarket:
    """A broken game after a journey through `pickle`."""
    return BROKEN[name]


class BrokenMarket(Game):
    """The Rune Market with a breakage in its states, its views or its documents."""

    states: type[Wrapped]

    def __init__(self, states: type[Wrapped] = Wrapped) -> None:
        parts = {part.name: getattr(MARKET, part.name) for part in fields(MARKET)}
        inner = {
            "check_laws": check_inner_laws,
            "reason": reason_of_inner,
            "action_space": InnerActions,
            "observer": InnerObserver,
            "heuristics": InnerHeuristics,
        }
        super().__init__(**{**parts, **inner})
        object.__setattr__(self, "states", states)
        BROKEN[self.name] = self

    def __reduce__(self) -> tuple[Any, ...]:
        return (broken_named, (self.name,))

    @property
    def name(self) -> str:
        """What the breakage is called."""
        return type(self).__name__ if self.states is Wrapped else self.states.__name__

    def new(self, *setup: Any) -> Any:
        inner = inner_of(MARKET.new(*setup))
        state = self.states(inner)
        state.heard = inner.take_heard()
        return state

    def load(self, document: object) -> Any:
        return self.states(inner_of(MARKET.load(document)))

    def document(self, state: State) -> Document:
        return MARKET.document(inner_of(state))

    def view(self, state: State, seat: int) -> Document:
        return MARKET.view(inner_of(state), seat)


BROKEN: dict[str, BrokenMarket] = {}


def check_inner_laws(state: State) -> None:
    MARKET.check_laws(inner_of(state))


def reason_of_inner(state: State, seat: int, action: int) -> Any:
    return MARKET.reason(inner_of(state), seat, action)
