"""A searching player without something: every list of its actions lacks it, in its plans as well.

Who merely forgoes a wish goes on planning for it, and loses more than the rule is worth.
"""

from __future__ import annotations

from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine import Chooser, Game, Heuristics, State
from runehall.engine.notation import Notation
from runehall.engine.playout import random_action_by_kind
from runehall.engine.state import NOTHING


class Forbidden:
    """The actions whose text begins with some whole words.

    >>> from runehall.games import GAMES
    >>> game = GAMES["market"]
    >>> state = game.new(2, seed=7)
    >>> forbidden = Forbidden(game.notation(state), "rune")
    >>> len(state.legal(0)), len(forbidden.left_of(state.legal(0)))
    (6, 4)
    """

    def __init__(self, notation: Notation, words: str) -> None:
        self.notation = notation
        self.words = words
        self.known: dict[int, bool] = {NOTHING: False}

    def holds(self, action: int) -> bool:
        """Whether an action is one of them."""
        found = self.known.get(action)
        if found is None:
            found = self.known[action] = begins(self.notation.text(action), self.words)
        return found

    def left_of(self, legal: vec[i64]) -> vec[i64]:
        """What is left of a list without them; all of it, if nothing is."""
        left = [action for action in legal if not self.holds(action)]
        return vec[i64](left) if left and len(left) < len(legal) else legal


def begins(text: str, words: str) -> bool:
    """Whether a text begins with these whole words.

    >>> begins("boat runes red", "boat"), begins("boat runes red", "bo")
    (True, False)
    """
    return text == words or text.startswith(f"{words} ")


class Abstaining(State):
    """A position in which the lists of one seat lack what it is forbidden; else as it is."""

    def __init__(self, truth: State, abstainer: int, forbidden: Forbidden) -> None:
        super().__init__()
        self.truth = truth
        self.abstainer = abstainer
        self.forbidden = forbidden
        self.seats = truth.seats

    def over(self) -> bool:
        """As it is."""
        return self.truth.over()

    def must(self) -> int:
        """As it is."""
        return self.truth.must()

    def may(self) -> int:
        """As it is."""
        return self.truth.may()

    def legal(self, seat: int) -> vec[i64]:
        """What a seat can do and is not forbidden."""
        legal = self.truth.legal(seat)
        return self.forbidden.left_of(legal) if seat == self.abstainer else legal

    def apply(self, seat: int, action: int) -> None:
        """As it is."""
        self.truth.apply(seat, action)

    def copy(self) -> Abstaining:
        """An independent copy, which lacks the same."""
        return Abstaining(self.truth.copy(), self.abstainer, self.forbidden)

    def guess(self, seat: int, chooser: Chooser) -> Abstaining:
        """What a seat could not tell from the real one, which lacks the same."""
        return Abstaining(self.truth.guess(seat, chooser), self.abstainer, self.forbidden)

    def sight(self, seat: int) -> int:
        """As it is."""
        return self.truth.sight(seat)

    def winners(self) -> int:
        """As they are."""
        return self.truth.winners()

    def scores(self) -> vec[i64]:
        """As they are."""
        return self.truth.scores()


class Abstinence(Heuristics):
    """A game's rules of thumb at abstaining tables: what is forbidden is not thought of."""

    def __init__(self, heuristics: Heuristics) -> None:
        self.heuristics = heuristics

    def choose(self, state: State, seat: int, chooser: Chooser) -> int:
        """What seems sensible; where that is forbidden, another action."""
        assert isinstance(state, Abstaining)
        return allowed(state, seat, self.heuristics.choose(state.truth, seat, chooser), chooser)

    def choose_carefully(self, state: State, seat: int, chooser: Chooser) -> int:
        """The same, with time to look."""
        assert isinstance(state, Abstaining)
        action = self.heuristics.choose_carefully(state.truth, seat, chooser)
        return allowed(state, seat, action, chooser)

    def evaluate(self, state: State, seat: int) -> float:
        """What a seat can expect."""
        assert isinstance(state, Abstaining)
        return self.heuristics.evaluate(state.truth, seat)

    def is_toss_up(self, state: State, seat: int) -> bool:
        """Whether no thinking can help."""
        assert isinstance(state, Abstaining)
        return self.heuristics.is_toss_up(state.truth, seat)

    def horizon(self) -> int:
        """How far the policy plays on."""
        return self.heuristics.horizon()


def allowed(state: Abstaining, seat: int, action: int, chooser: Chooser) -> int:
    """An action, or another one where it is not on the list."""
    if seat != state.abstainer or not state.forbidden.holds(action):
        return action
    return random_action_by_kind(state, seat, chooser)


def abstaining_game(game: Game) -> Game:
    """A game whose heuristics can be asked at abstaining tables."""
    return replace(game, heuristics=lambda: Abstinence(game.heuristics()))
