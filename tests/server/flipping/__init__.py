"""A game for testing races: one seat turns a coin over, then everybody may snap, until one has won.

It has nothing hidden, so that only the server is on trial.
"""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from runehall.engine import Chooser, Heuristics, OptionSet, State
from runehall.engine.options import number
from runehall.engine.simple import NUMBER, SEAT, Move, SimpleState, declare, move, seat_set, verb

__all__ = ["GAME"]

TURN, OPEN, OVER = range(3)


class Flipping(SimpleState):
    """Whose turn it is, who has passed, and the score."""

    passed = seat_set()

    def deal(self) -> None:
        """There is nothing to deal."""

    def waits_for(self) -> Iterable[int]:
        return [self.turn] if self.phase == TURN else []

    def may_react(self) -> Iterable[int]:
        return set(range(self.seats)) - self.passed if self.phase == OPEN else []

    def moves(self, seat: int) -> Iterable[Move]:
        return [move(self.flip)] if self.phase == TURN else [move(self.let_go), move(self.snap)]

    @verb("pass")
    def let_go(self, seat: int) -> None:
        self.passed.add(seat)
        if len(self.passed) == self.seats:
            self.next_turn()

    @verb("flip")
    def flip(self, seat: int) -> None:
        self.phase = OPEN
        self.say("flip", seat, self.turn_no)
        self.turn_no += 1

    @verb("snap")
    def snap(self, seat: int) -> None:
        self.points[seat] += 1
        self.next_turn()
        if sum(self.points) >= self.options()["target"]:
            self.phase = OVER
        self.say("snap", seat)

    def next_turn(self) -> None:
        self.phase, self.passed = TURN, set()
        self.turn = (self.turn + 1) % self.seats

    def ending(self) -> str:
        return "target"


class QuickHands(Heuristics):
    """Snaps whenever it can."""

    def choose(self, state: State, seat: i64, chooser: Chooser) -> i64:
        legal = state.legal(seat)
        return legal[len(legal) - 1]

    def evaluate(self, state: State, seat: i64) -> float:
        return 0.5


TEXTS = {
    "en": """
        name = Flipping
        tagline = Coins and quick hands
        phase-turn = Flip a coin
        phase-open = Snap
        phase-over = The game is over
        preset-standard = Standard
        preset-standard-help = Ten points.
        option-target = Points
        option-target-help = How many snaps end the game.
        event-flip = { $seat } flips coin { $number }.
        event-snap = { $seat } snaps.
        action-pass = Pass
        action-flip = Flip
        action-snap = Snap
    """,
    "de": """
        name = Münzen
        tagline = Münzen und schnelle Hände
        phase-turn = Dreh eine Münze um
        phase-open = Greif zu
        phase-over = Das Spiel ist aus
        preset-standard = Üblich
        preset-standard-help = Zehn Punkte.
        option-target = Punkte
        option-target-help = Wie viele Griffe das Spiel beenden.
        event-flip = { $seat } dreht Münze { $number } um.
        event-snap = { $seat } greift zu.
        action-pass = Passen
        action-flip = Umdrehen
        action-snap = Zugreifen
    """,
}
RULES = {
    "en": "# Flipping\n\nOne seat turns a coin over; the first to snap has a point.",
    "de": "# Münzen\n\nEiner dreht eine Münze um; wer zuerst zugreift, hat einen Punkt.",
}

GAME = declare(
    Flipping,
    id="flipping",
    version=1,
    seat_counts=(2, 3, 4),
    phases=("turn", "open", "over"),
    options=OptionSet([number("target", 10, 1, 100_000)], {"standard": {}}, "standard"),
    events={"flip": {"seat": SEAT, "number": NUMBER}, "snap": {"seat": SEAT}},
    heuristics=QuickHands,
)
