"""How strong a bot is: one table of think time, memory and reaction time."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from runehall.engine import Chooser, UnknownName

# Nobody reacts faster; a live table calls less than a tenth of a second a false start.
FASTEST_REACTION_MS = 150.0
# Somebody with a phone, who plays for fun: about 900 ms, give or take 200.
CASUAL_REACTION_MS, CASUAL_SPREAD = 900.0, 0.22


@dataclass(frozen=True)
class Level:
    """What makes a bot as strong as it is. Nothing here is a blunder made on purpose.

    Who `looks_around` takes a glance at a few of its actions instead of going by its first idea;
    how many, the game knows (`Heuristics.glance`). `think_ms` is how long it searches (0: not at
    all), `remembers` for about how many turns it keeps in mind what it has seen (`memory.py`). The
    reaction time in races is spread log-normally about its median: where both are a person's, one
    among n such bots wins as many races as anybody, one in n + 1. A trained player is a level with
    a `file` (`trained.py`).
    """

    name: str
    knows_the_game: bool
    looks_around: bool
    think_ms: float
    remembers: float
    reaction_ms: float
    reaction_spread: float
    file: str = ""

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
            remembers=0.0,
            reaction_ms=CASUAL_REACTION_MS,
            reaction_spread=CASUAL_SPREAD,
        ),
        Level(
            name="novice",
            knows_the_game=True,
            looks_around=True,
            think_ms=0.0,
            remembers=8.0,
            reaction_ms=CASUAL_REACTION_MS,
            reaction_spread=CASUAL_SPREAD,
        ),
        Level(
            name="skilled",
            knows_the_game=True,
            looks_around=False,
            think_ms=0.0,
            remembers=math.inf,
            reaction_ms=550.0,
            reaction_spread=0.25,
        ),
        Level(
            name="master",
            knows_the_game=True,
            looks_around=False,
            think_ms=250.0,
            remembers=math.inf,
            reaction_ms=400.0,
            reaction_spread=0.20,
        ),
    )
}
