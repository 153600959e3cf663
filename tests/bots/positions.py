"""Positions from the middle of sensible games, for tests of what bots do in them."""

from collections.abc import Iterator
from dataclasses import dataclass

from runehall.bots import Insight
from runehall.engine import Chooser, Game, State, seats_in
from runehall.engine.heuristics import play_sensibly


@dataclass(frozen=True)
class Decision:
    """A seat that can act in a position."""

    game: Game
    state: State
    seat: int

    @property
    def insight(self) -> Insight:
        """What the seat knows."""
        return Insight(self.game, self.state, self.seat)

    def twin(self, seed: int) -> Insight:
        """What the seat knows in another position that it cannot tell from this one."""
        return Insight(self.game, self.state.guess(self.seat, Chooser(seed)), self.seat)


def decisions(game: Game, *, games: int, seats: int | None = None) -> Iterator[Decision]:
    """Every seat that can act, at a few moments of each of some games."""
    for seed in range(games):
        count = seats or game.seat_counts[seed % len(game.seat_counts)]
        state = game.new(count, None, seed)
        chooser = Chooser(seed)
        while not state.over():
            for seat in seats_in(state.must() | state.may()):
                yield Decision(game, state.copy(), seat)
            play_sensibly(state, game.heuristics(), chooser, 3 + chooser.below(12))
