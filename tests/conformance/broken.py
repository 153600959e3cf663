"""Deliberately broken games: each breaks one promise, and the laws must notice."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from conformance.wrapped import MARKET, BrokenMarket, Wrapped, inner_of
from runehall.engine import (
    EVERYONE,
    Chooser,
    Document,
    EventKind,
    Notation,
    State,
    Texts,
)
from runehall.engine.documents import masked
from runehall.engine.game import Reason
from runehall.games.market.codes import INTEREST, MAIN_PHASE, OVER


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


class SightForgetsTheHand(Wrapped):
    """A sight that does not look at the own hand: two views, one sight."""

    def sight(self, seat: i64) -> i64:
        return self.inner.sight(-1)


class SightForgetsThePurchases(Wrapped):
    """A sight that leaves out one public number."""

    def sight(self, seat: i64) -> i64:
        lookalike = self.inner.copy()
        lookalike.purchases = 0
        return lookalike.sight(seat)


class SpeaksUnasked(Wrapped):
    """Events are told although nobody listens."""

    def apply(self, seat: i64, action: i64) -> None:
        super().apply(seat, action)
        if not self.listening:
            self.tell(EVERYONE, 0, seat)


class CopyGoesOnListening(Wrapped):
    """A copy that listens because the original did, or without a reason."""

    def copy(self) -> State:
        other = super().copy()
        other.listening = True
        return other


class PickleForgets(Wrapped):
    """A pickle that begins the game anew."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.inner.anew(self.inner.generator),))


class DeepCopyIsTheSame(Wrapped):
    """A deep copy that is no copy."""

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self


class WithoutText(BrokenMarket):
    """A text is missing in one language."""

    message = ""
    language = "de"

    def texts(self, language: str = "en") -> Texts:
        texts = Texts(language, "runehall.engine", self.package)
        if language == self.language:
            del texts.bundle._messages[self.message]
        return texts


class HelpIsMissing(WithoutText):
    """An option without help."""

    message = "option-boat_value-help"


class ChoiceHasNoWord(WithoutText):
    """A value of an option that nobody can read."""

    message = "option-give_up-theft"


class EventHasNoLine(WithoutText):
    """A happening that nobody is told."""

    message = "event-play"
    language = "en"


class EventIsUndeclared(BrokenMarket):
    """The state tells an event that the game does not declare."""

    def __init__(self) -> None:
        super().__init__()
        object.__setattr__(self, "events", only_the_last_event)


def only_the_last_event(state: State) -> dict[int, EventKind]:
    return dict(list(MARKET.events(inner_of(state)).items())[-1:])


class RefusalHasNoText(BrokenMarket):
    """A reason that cannot be said."""

    def __init__(self) -> None:
        super().__init__()
        object.__setattr__(self, "reason", because)


def because(_state: State, _seat: int, _action: int) -> Reason:
    return ("because", {})


SOUND = Sound()

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
            HelpIsMissing,
            ChoiceHasNoWord,
            EventHasNoLine,
            EventIsUndeclared,
            RefusalHasNoText,
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
            SightForgetsTheHand,
            SightForgetsThePurchases,
            SpeaksUnasked,
            CopyGoesOnListening,
            PickleForgets,
            DeepCopyIsTheSame,
        )
    },
}
