"""The bots that a hall offers: the levels, and trained players that its operator has added."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from runehall.bots import LEVELS, Level
from runehall.bots.trained import Trained, level_of, read_trained
from runehall.engine import BadOption, Game
from runehall.engine.errors import quoted
from runehall.server.errors import Refusal

# Who plays on for a trained player that this hall offers no longer.
STAND_IN = "skilled"
LONGEST_NAME = 24


class Roster:
    """Who can be asked to play, by name.

    >>> roster = Roster({}, {})
    >>> list(roster.levels)
    ['random', 'novice', 'skilled', 'master']
    >>> roster.level("a player of last year").name
    'skilled'
    """

    def __init__(self, games: Mapping[str, Game], files: Mapping[str, Path]) -> None:
        self.games = games
        self.levels: dict[str, Level] = dict(LEVELS)
        self.trained: dict[str, Trained] = {}
        for name, path in files.items():
            self.add(name, path)

    def add(self, name: str, path: Path) -> None:
        """Offer the trained player in a file, if it plays a game of this hall."""
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
            raise BadOption(f"A bot's name has 1 to {LONGEST_NAME} letters, not {quoted(name)}.")
        if name in self.levels:
            raise BadOption(f"There is a bot {quoted(name)} already.")
        trained = read_trained(path)
        about = trained.training
        if about.game not in self.games:
            raise BadOption(f"The player “{path}” plays {quoted(about.game)}, which is not here.")
        game = self.games[about.game]
        trained.check(game, game.new(about.seats, about.options))
        self.levels[name] = level_of(name, str(path.absolute()))
        self.trained[name] = trained

    def level(self, name: str) -> Level:
        """The level of a name; who is not offered any more has a stand-in."""
        return self.levels.get(name) or self.levels[STAND_IN]

    def check(self, name: str, game: str, seats: int, options: Mapping[str, Any]) -> None:
        """Refuse a bot that is not offered, or that cannot play at such a table."""
        if name not in self.levels:
            raise Refusal("no_such_level", level=name[:40])
        if name in self.trained:
            described = self.games[game]
            try:
                self.trained[name].check(described, described.new(seats, options))
            except BadOption as misfit:
                raise Refusal("not_learned", level=name) from misfit


def files_named(texts: list[str]) -> dict[str, Path]:
    """The names and files of `NAME=PATH`; without a name it is the file's own.

    >>> files_named(["Nanook=models/a.npz", "models/alaska-2.npz"])
    {'Nanook': ...Path('models/a.npz'), 'alaska-2': ...Path('models/alaska-2.npz')}
    """
    found: dict[str, Path] = {}
    for text in texts:
        name, equals, path = text.partition("=")
        name, path = (name.strip(), path) if equals else (Path(text).stem, text)
        if name in found:
            raise BadOption(f"There is a bot {quoted(name)} already.")
        found[name] = Path(path)
    return found


USUAL = Roster({}, {})
