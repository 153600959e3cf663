"""Random games, seen position by position, and what to say when one breaks a law."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from runehall.engine.chooser import Chooser
from runehall.engine.documents import differences
from runehall.engine.errors import BadOption
from runehall.engine.game import Game
from runehall.engine.playout import random_action, random_action_by_kind
from runehall.engine.state import SPECTATOR, State

LONGEST_GAME = 100_000
END = -1
MOST_DIFFERENCES = 5
SHARE_OF_CHANGED_OPTIONS = 0.25


class BrokenLaw(AssertionError):
    """A law that a game does not keep, with where and how."""


def require(holds: object, sentence: str) -> None:
    """Complain unless something holds."""
    if not holds:
        raise BrokenLaw(sentence)


def require_same(expected: Any, actual: Any, sentence: str) -> None:
    """Complain unless two documents are the same, and say where they differ."""
    if expected == actual:
        return
    found = list(differences(expected, actual))
    lines = [
        f"  {path or 'the whole'}: expected {before!r:.200}, actual {after!r:.200}"
        for path, before, after in found[:MOST_DIFFERENCES]
    ]
    if len(found) > MOST_DIFFERENCES:
        lines.append(f"  … and {len(found) - MOST_DIFFERENCES} more")
    raise BrokenLaw("\n".join([f"{sentence}:", *lines]))


@dataclass(frozen=True)
class Moment:
    """A position in a random game and the choice that was made there."""

    number: int
    state: State
    seat: int
    action: int


@dataclass(frozen=True)
class Setup:
    """A game, a number of seats, options and a seed."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    seed: int

    def __str__(self) -> str:
        return f"{self.game.id}, {self.seats} seats, options {dict(self.options)}, seed {self.seed}"

    def new(self) -> State:
        """The first position; what its deal has told is forgotten."""
        state = self.game.new(self.seats, self.options, self.seed)
        state.take_heard()
        return state

    def walk(self, longest: int = LONGEST_GAME) -> Iterator[Moment]:
        """A random game: by kind of action or uniformly, as the seed has it."""
        choose = random_action_by_kind if self.seed % 3 else random_action
        state = self.new()
        chooser = Chooser(self.seed)
        for number in range(longest):
            asked = state.must() | state.may()
            require((asked == 0) == state.over(), "nobody is asked exactly when the game is over")
            if asked == 0:
                break
            seat = chooser.one_of(asked)
            require(len(state.legal(seat)), f"seat {seat} is asked, but cannot do anything")
            action = choose(state, seat, chooser)
            yield Moment(number, state, seat, action)
            state.apply(seat, action)
        if state.over():
            yield Moment(END, state, -1, -1)

    def viewers(self) -> list[int]:
        """Everybody who looks at the table."""
        return [SPECTATOR, *range(self.seats)]


def played_on(state: State, actions: int, chooser: Chooser) -> State:
    """A copy of a position after some random actions, or at the end."""
    copy = state.copy()
    for _ in range(actions):
        asked = copy.must() | copy.may()
        if asked == 0:
            break
        seat = chooser.one_of(asked)
        copy.apply(seat, random_action(copy, seat, chooser))
    return copy


def random_options(game: Game, preset: str, seed: int) -> dict[str, Any]:
    """A preset, and for odd seeds some other options changed at random."""
    options: dict[str, Any] = {"preset": preset}
    chooser = Chooser(seed)
    for option in game.options.options if seed % 2 else ():
        changes = chooser.chance() < SHARE_OF_CHANGED_OPTIONS
        if changes and option.choices and option.name not in ("preset", game.options.label):
            options[option.name] = option.choices[chooser.below(len(option.choices))]
    return options


def is_possible(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Whether a random combination of options is one the game allows."""
    try:
        game.options.resolve(options, seats)
    except BadOption:
        return False
    return True


def setups(game: Game, seats: int, preset: str, first_seed: int) -> Iterator[Setup]:
    """Setups of a preset that can be played, the changed ones between the plain ones."""
    seed = first_seed
    while True:
        options = random_options(game, preset, seed)
        possible = is_possible(game, seats, options)
        require(possible or seed % 2, f"the preset “{preset}” cannot be played with {seats} seats")
        if possible:
            yield Setup(game, seats, options, seed)
        seed += 1
