"""Games worth looking at: the shortest, the longest, the closest and the most dramatic one."""

from __future__ import annotations

from collections.abc import Sequence

from runehall.engine import Record, State, generator_for
from runehall.games import GAMES
from runehall.lab.numbers.findings import Example
from runehall.lab.numbers.measures import margins_of, sides_of, wins_in_order
from runehall.lab.play.closely import THOUSAND, Watch
from runehall.lab.play.playing import Seating, chooser_for
from runehall.lab.play.specification import Specification
from runehall.lab.store import Games


class Scribe(Watch):
    """Writes down what is done, and looks no closer than that."""

    def __init__(self, specification: Specification) -> None:
        game = GAMES[specification.game]
        super().__init__(game, game.heuristics())
        self.actions: list[tuple[int, str]] = []

    def note(self, state: State, seat: int, action: int) -> None:
        """A seat is about to act."""
        self.actions.append((seat, self.game.notation(state).text(action)))

    def end(self, state: State, actions: int) -> None:
        """The game is over."""


def record_of(specification: Specification, seed: int) -> Record:
    """The record of one game of a specification: the same game that was counted."""
    game = GAMES[specification.game]
    scribe = Scribe(specification)
    seating = Seating(game, specification, scribe.heuristics)
    options = dict(specification.options)
    state = game.new(specification.seats, options).anew(generator_for(seed))
    seating.play(state, seed, chooser_for(seed), scribe)
    return Record(
        game=game.id,
        version=game.version,
        players=specification.seats,
        options=options,
        seed=seed,
        actions=scribe.actions,
    )


def examples_of(games: Games, *, low_wins: bool) -> list[Example]:
    """The games that stand out among those that were looked at closely."""
    lengths, swings = games["actions"], games["swing"]
    sides = sides_of(wins_in_order(games), games.seats)
    margins = margins_of(games, sides, low_wins=low_wins)
    numbers = range(len(games))
    found = {
        "shortest": min(numbers, key=lambda each: lengths[each]),
        "longest": max(numbers, key=lambda each: lengths[each]),
        "closest": min(numbers, key=lambda each: (margins[each], -swings[each])),
        "dramatic": max(numbers, key=lambda each: swings[each]),
    }
    shown: dict[str, Sequence[float]] = {
        "shortest": lengths,
        "longest": lengths,
        "closest": margins,
        "dramatic": [swing / THOUSAND for swing in swings],
    }
    first = games.specification.seed
    return [
        Example(
            name,
            first + number,
            shown[name][number],
            record_of(games.specification, first + number).document(),
        )
        for name, number in found.items()
    ]
