"""How strong a bot is: one table of think time, memory and reaction time."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from runehall.engine import Chooser, UnknownName

# Nobody reacts faster; a live table calls less than a tenth of a second a false start.
FASTEST_REACTION_MS = 150.0


@dataclass(frozen=True)
class Level:
    """What makes a bot as strong as it is. Nothing here is a blunder made on purpose.

    Who `looks_around` takes a glance at a few of its actions instead of going by its first idea;
    how many, the game knows (`Heuristics.glance`). `think_ms` is how long it searches (0: not at
    all), `forgets` the share of what it has seen that it no longer knows. The reaction time in
    races is spread log-normally about its median.
    """

    name: str
    knows_the_game: bool
    looks_around: bool
    think_ms: float
    forgets: float
    reaction_ms: float
    reaction_spread: float

    def reaction(self, chooser: Chooser) -> float:
        """A reaction time in milliseconds, as a human hand might have it."""
        # Box and Muller; 1 - chance() is never 0.
        normal = math.sqrt(-2.0 * math.log(1.0 - chooser.chance())) * math.cos(
            2.0 * math.pi * chooser.chance()
        )
        return max(FASTEST_REACTION_MS, self.reaction_ms * math.exp(self.reaction_spread * normal))


def level_named(name: str) -> Level:
    """The level of a name.

    >>> level_named("master").think_ms
    250.0
    >>> level_named("grandmaster")
    Traceback (most recent call last):
    runehall.engine.errors.UnknownName: There is no bot “grandmaster”; ... master.
    """
    if name not in LEVELS:
        raise UnknownName(f"There is no bot “{name}”; there are {', '.join(LEVELS)}.")
    return LEVELS[name]


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level(
            name="random",
            knows_the_game=False,
            looks_around=False,
            think_ms=0.0,
            forgets=1.0,
            reaction_ms=900.0,
            reaction_spread=0.30,
        ),
        Level(
            name="novice",
            knows_the_game=True,
            looks_around=True,
            think_ms=0.0,
            forgets=0.2,
            reaction_ms=900.0,
            reaction_spread=0.30,
        ),
        Level(
            name="skilled",
            knows_the_game=True,
            looks_around=False,
            think_ms=0.0,
            forgets=0.0,
            reaction_ms=550.0,
            reaction_spread=0.25,
        ),
        Level(
            name="master",
            knows_the_game=True,
            looks_around=False,
            think_ms=250.0,
            forgets=0.0,
            reaction_ms=400.0,
            reaction_spread=0.20,
        ),
    )
}
