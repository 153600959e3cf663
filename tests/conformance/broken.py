"""Deliberately broken games: each breaks one promise, and the laws must notice.

The broken parts wrap The Rune Market from outside, so that they work on the compiled build too.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine import Chooser, Document, Game, Generator, Notation, State
from runehall.engine.documents import masked
from runehall.games import GAMES
from runehall.games.market.codes import INTEREST, MAIN_PHASE, OVER
from runehall.games.market.state import MarketState

MARKET = GAMES["market"]


class Wrapped(State):
    """A state that hands everything on to the real one; breakages override what they break."""

    def __init__(self, inner: MarketState) -> None:
        super().__init__()
        self.inner = inner
        self.seats = inner.seats

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


class BrokenMarket(Game):
    """The Rune Market with a breakage in its states, its views or its documents."""

    states: type[Wrapped]

    def __init__(self, states: type[Wrapped] = Wrapped) -> None:
        parts = {part.name: getattr(MARKET, part.name) for part in fields(MARKET)}
        super().__init__(**{**parts, "check_laws": check_inner_laws, "reason": reason_of_inner})
        object.__setattr__(self, "states", states)

    def new(self, *setup: Any) -> Any:
        return self.states(inner_of(MARKET.new(*setup)))

    def load(self, document: object) -> Any:
        return self.states(inner_of(MARKET.load(document)))

    def document(self, state: State) -> Document:
        return MARKET.document(inner_of(state))

    def view(self, state: State, seat: int) -> Document:
        return MARKET.view(inner_of(state), seat)


def check_inner_laws(state: State) -> None:
    MARKET.check_laws(inner_of(state))


def reason_of_inner(state: State, seat: int, action: int) -> Any:
    return MARKET.reason(inner_of(state), seat, action)


class Sound(BrokenMarket):
    """Not broken at all: the wrapping itself keeps every law."""


class ViewShowsForeignHands(BrokenMarket):
    """A leak: everybody sees every hand."""

    def view(self, state: State, seat: int) -> Document:
        view = super().view(state, seat)
        truth = self.document(state)
        for place, before in enumerate(view["seats"]):
            before["hand"] = truth["seats"][place]["hand"]
        return view


class ViewShowsTheDrawPile(BrokenMarket):
    """A leak: the spectator sees the draw pile."""

    def view(self, state: State, seat: int) -> Document:
        view = super().view(state, seat)
        return {**view, "draw": self.document(state)["draw"]} if seat < 0 else view


class ViewShowsTheSeed(BrokenMarket):
    """A leak: the seed can be read."""

    def view(self, state: State, seat: int) -> Document:
        return {**super().view(state, seat), "seed": self.document(state)["seed"]}


class ViewHidesTheLength(BrokenMarket):
    """A hidden pile must keep its length."""

    def view(self, state: State, seat: int) -> Document:
        view = super().view(state, seat)
        return {**view, "draw": masked(view["draw"])[1:]}


class DocumentForgetsAttacks(BrokenMarket):
    """A field is lost between the state and its document."""

    def document(self, state: State) -> Document:
        document = super().document(state)
        return {**document, "purchases": 0, "cards_played": min(1, document["cards_played"])}


class DocumentForgetsRolls(BrokenMarket):
    """Without its counters a loaded game rolls other dice."""

    def document(self, state: State) -> Document:
        return {**super().document(state), "rolls": 0, "shuffles": 0}


class GuessNeverMoves(Wrapped):
    """A guess that is simply the truth, with another future."""

    def guess(self, seat: i64, chooser: Chooser) -> State:
        other = self.inner.copy()
        other.generator = chooser.generator()
        return self.wrap(other)


class GuessForgetsWhatWasSeen(Wrapped):
    """A guess made for a spectator contradicts what the seat knows, its own hand first of all."""

    def guess(self, seat: i64, chooser: Chooser) -> State:
        return self.wrap(self.inner.guess(-1, chooser))


class GuessKeepsTheDrawPile(Wrapped):
    """A guess that leaves the top card where it is."""

    def guess(self, seat: i64, chooser: Chooser) -> State:
        other = self.inner.guess(seat, chooser)
        if self.inner.draw_count == 0:
            return self.wrap(other)
        top = self.inner.draw_count - 1
        wanted = self.inner.draw[top]
        place = 0
        while place < top and other.draw[place] != wanted:
            place += 1
        other.draw[place], other.draw[top] = other.draw[top], other.draw[place]
        return self.wrap(other)


class CopySharesTheHands(Wrapped):
    """A copy that is not independent."""

    def copy(self) -> State:
        other = self.inner.copy()
        other.hands = self.inner.hands
        return self.wrap(other)


class LegalIsNotSorted(Wrapped):
    """The legal list in another order."""

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](reversed(list(self.inner.legal(seat))))


class LegalRepeatsItself(Wrapped):
    """The legal list with one action twice."""

    def legal(self, seat: i64) -> vec[i64]:
        legal = self.inner.legal(seat)
        return append(legal, legal[len(legal) - 1]) if len(legal) > 0 else legal


class LegalForEverybody(Wrapped):
    """A seat that is not asked is offered actions."""

    def legal(self, seat: i64) -> vec[i64]:
        asked = next((s for s in range(self.seats) if self.inner.must() >> s & 1), 0)
        return self.inner.legal(asked)


class RuneIsLost(Wrapped):
    """Now and then a loose rune vanishes."""

    def apply(self, seat: i64, action: i64) -> None:
        super().apply(seat, action)
        if self.inner.loose(0, 0) > 1:
            self.inner.set_loose(0, 0, self.inner.loose(0, 0) - 1)


class CardIsMade(Wrapped):
    """A hand grows by a card from nowhere."""

    def apply(self, seat: i64, action: i64) -> None:
        super().apply(seat, action)
        if self.inner.turn_no == 6 and self.inner.phase == MAIN_PHASE:
            self.inner.change_hand(seat, 3, 1)


class KnowledgeIsInvented(Wrapped):
    """Seat 0 knows a card that seat 1 does not hold."""

    def apply(self, seat: i64, action: i64) -> None:
        super().apply(seat, action)
        if self.inner.holds(1, 8) == 0:
            self.inner.set_known(0, 1, 8, 1)


class GameStopsAsking(Wrapped):
    """In the interest phase nobody is asked, although the game is not over."""

    def must(self) -> i64:
        return 0 if self.inner.phase == INTEREST else self.inner.must()


class SightIsBlind(Wrapped):
    """A sight that looks at the hidden draw pile."""

    def sight(self, seat: i64) -> i64:
        pile = sum(int(card) * place for place, card in enumerate(list(self.inner.draw)))
        return self.inner.sight(seat) + pile


class LegalKnowsTheDrawPile(Wrapped):
    """Legality that depends on a hidden card."""

    def legal(self, seat: i64) -> vec[i64]:
        legal = self.inner.legal(seat)
        hidden = self.inner.draw_count > 0 and self.inner.draw[self.inner.draw_count - 1] % 2
        return legal[1:] if hidden and len(legal) > 1 else legal


class WinnerIsHidden(Wrapped):
    """The state names another winner than its document."""

    def winners(self) -> i64:
        return 1 if self.inner.phase == OVER and self.inner.winner != 0 else 2


class DiceAreRead(Wrapped):
    """A guess that keeps the generator: the future could be read from it."""

    def guess(self, seat: i64, chooser: Chooser) -> State:
        other = self.inner.guess(seat, chooser)
        other.generator = self.inner.generator
        other.dice = vec[u8](self.inner.dice)
        return self.wrap(other)


class Mumbling(Notation):
    """A notation that cannot read what it writes."""

    def parse(self, text: str) -> int:
        return super().parse(text.replace("blue", "red"))


class TextsDoNotReadBack(BrokenMarket):
    """Two actions become one on the way through their text."""

    def __init__(self) -> None:
        super().__init__()
        object.__setattr__(self, "notation", mumbling)


def mumbling(state: State) -> Notation:
    return Mumbling(list(MARKET.notation(inner_of(state)).by_verb.values()))


BREAKAGES: dict[str, BrokenMarket] = {
    **{
        broken.__name__: broken()
        for broken in (
            ViewShowsForeignHands,
            ViewShowsTheDrawPile,
            ViewShowsTheSeed,
            ViewHidesTheLength,
            DocumentForgetsAttacks,
            DocumentForgetsRolls,
            TextsDoNotReadBack,
        )
    },
    **{
        broken.__name__: BrokenMarket(broken)
        for broken in (
            GuessNeverMoves,
            GuessForgetsWhatWasSeen,
            GuessKeepsTheDrawPile,
            CopySharesTheHands,
            LegalIsNotSorted,
            LegalRepeatsItself,
            LegalForEverybody,
            RuneIsLost,
            CardIsMade,
            KnowledgeIsInvented,
            GameStopsAsking,
            SightIsBlind,
            LegalKnowsTheDrawPile,
            WinnerIsHidden,
            DiceAreRead,
        )
    },
}
