"""One game from the deal to the end: who is asked next, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from runehall.bots.levels import Level, level_named
from runehall.engine import Chooser, Game, Heuristics, State, play_by_kind, play_randomly, seats_in
from runehall.engine.heuristics import play_sensibly
from runehall.engine.state import NOTHING
from runehall.lab.play.abstaining import Forbidden
from runehall.lab.play.closely import Watch
from runehall.lab.play.players import Mind, minds_of, without
from runehall.lab.play.specification import Specification, read_contestant

LONGEST_GAME = 10_000_000
LARGEST_CHOOSER = (1 << 63) - 1
# Whose hands react in a race between policies, which have none.
USUAL_HANDS = "skilled"

Next = Callable[[State, Sequence[Mind], Chooser], tuple[int, int]]


def chooser_for(seed: int, repeat: int = 0) -> Chooser:
    """The luck of the players in a game: the same for the same seed, another for each repeat."""
    return Chooser((seed + (repeat << 48)) & LARGEST_CHOOSER)


def play_fast(players: str, state: State, heuristics: Heuristics, chooser: Chooser) -> int:
    """Play a game of policies at the speed of the rules; how many actions it took."""
    if players == "sensible":
        return play_sensibly(state, heuristics, chooser, LONGEST_GAME)
    if players == "kind":
        return play_by_kind(state, chooser, LONGEST_GAME)
    return play_randomly(state, chooser, LONGEST_GAME)


def is_fast(specification: Specification) -> bool:
    """Whether nobody has to be asked one by one."""
    return (
        read_contestant(specification.players).kind == "policy"
        and specification.subject == specification.players
        and not specification.forbidden
        and specification.slower_ms is None
        and not specification.closely
    )


class Seating:
    """The players of a specification, ready for its games."""

    def __init__(self, game: Game, specification: Specification, heuristics: Heuristics) -> None:
        self.game = game
        self.specification = specification
        self.heuristics = heuristics

    def play(self, state: State, seed: int, chooser: Chooser, watch: Watch | None) -> int:
        """Play a game to its end; how many actions it took."""
        subject = self.specification.subject_seat(seed)
        minds = self.minds(state, seed, subject)
        next_action = self.order(seed, subject)
        actions = 0
        while not state.over():
            seat, action = next_action(state, minds, chooser)
            if watch is not None:
                watch.note(state, seat, action)
            state.apply(seat, action)
            actions += 1
        if watch is not None:
            watch.end(state, actions)
        return actions

    def minds(self, state: State, seed: int, subject: int) -> list[Mind]:
        """Who sits where."""
        about = self.specification
        names = [about.subject if seat == subject else about.players for seat in range(about.seats)]
        minds = minds_of(self.game, names, self.heuristics, seed)
        if about.forbidden:
            forbidden = Forbidden(self.game.notation(state), about.forbidden)
            minds[subject] = without(minds[subject], forbidden)
        return minds

    def order(self, seed: int, subject: int) -> Next:
        """Who is asked first: by reaction where that counts or bots play, else by lot."""
        about = self.specification
        names = {about.players, about.subject}
        if about.slower_ms is None and names <= {"random", "kind"}:
            return anybody
        levels = {name: read_contestant(name).level for name in names}
        if about.slower_ms is None and not any(levels.values()):
            return by_lot
        hands = [
            level_named(levels[about.subject if seat == subject else about.players] or USUAL_HANDS)
            for seat in range(about.seats)
        ]
        return Race(hands, subject, about.slower_ms or 0, seed).next


def anybody(state: State, minds: Sequence[Mind], chooser: Chooser) -> tuple[int, int]:
    """All seats that can act are as likely to."""
    seat = chooser.one_of(state.must() | state.may())
    return seat, minds[seat].choose(state, seat, chooser)


def by_lot(state: State, minds: Sequence[Mind], chooser: Chooser) -> tuple[int, int]:
    """Seats that may act are asked first, in random order, as `play_sensibly` does."""
    asked = state.may()
    while asked != 0:
        seat = chooser.one_of(asked)
        asked &= ~(1 << seat)
        action = minds[seat].choose(state, seat, chooser)
        if action != NOTHING:
            return seat, action
    seat = chooser.one_of(state.must())
    return seat, minds[seat].choose(state, seat, chooser)


class Race:
    """Seats that may act are asked in the order of their reaction times."""

    def __init__(self, hands: Sequence[Level], subject: int, slower_ms: int, seed: int) -> None:
        self.hands = hands
        self.subject = subject
        self.slower_ms = slower_ms
        # Times are drawn apart from all else, so that a slower seat changes nothing else.
        self.times = Chooser((seed ^ 0x3C6EF372) & LARGEST_CHOOSER)

    def next(self, state: State, minds: Sequence[Mind], chooser: Chooser) -> tuple[int, int]:
        """Who acts next, and how."""
        racing = seats_in(state.may())
        if len(racing) > 1:
            times = {seat: self.reaction(seat) for seat in racing}
            racing.sort(key=lambda seat: times[seat])
        for seat in racing:
            action = minds[seat].choose(state, seat, chooser)
            if action != NOTHING:
                return seat, action
        seat = chooser.one_of(state.must())
        return seat, minds[seat].choose(state, seat, chooser)

    def reaction(self, seat: int) -> float:
        """How long a seat takes this time."""
        time = self.hands[seat].reaction(self.times)
        return time + (self.slower_ms if seat == self.subject else 0)
