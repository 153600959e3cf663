"""The games of the hall. `GAMES` is the only list of them.

A game that somebody else packages joins it by an entry point:

    [project.entry-points."runehall.games"]
    lowest = "lowest_rune:GAME"
"""

import warnings
from collections.abc import Iterable, Iterator, MutableMapping
from importlib.metadata import EntryPoint, entry_points

from runehall.engine.errors import unknown
from runehall.engine.game import Game
from runehall.games.alaska import GAME as ALASKA
from runehall.games.cambio import GAME as CAMBIO
from runehall.games.kodiak import GAME as KODIAK
from runehall.games.market import GAME as MARKET
from runehall.games.rune import GAME as RUNE
from runehall.games.runes import GAME as RUNES

__all__ = ["GAMES", "OURS", "game_named", "joined"]

OURS = (CAMBIO, KODIAK, ALASKA, MARKET, RUNES, RUNE)
GROUP = "runehall.games"


def joined(ours: Iterable[Game], others: Iterable[EntryPoint]) -> dict[str, Game]:
    """Our games and those of others, by name; what cannot join is left out with a warning.

    >>> sorted(joined(OURS, []))[0]
    'alaska'
    """
    games = {game.id: game for game in ours}
    for other in others:
        try:
            game = other.load()
        except Exception as error:  # noqa: BLE001 - a stranger's package must not close the hall
            warnings.warn(f"The game {other.name} cannot be loaded: {error}", stacklevel=2)
            continue
        if not isinstance(game, Game):
            warnings.warn(f"{other.value} is no game, so {other.name} stays out.", stacklevel=2)
        elif game.id in games:
            warnings.warn(
                f"There is a game {game.id} already; {other.value} stays out.", stacklevel=2
            )
        else:
            games[game.id] = game
    return games


class Games(MutableMapping[str, Game]):
    """The games by name. Those of others are looked for when somebody first asks for a game.

    Not before: whoever imports a game's own package imports Runehall on the way, and would find a
    package that is not ready.
    """

    def __init__(self) -> None:
        self.by_name: dict[str, Game] | None = None

    @property
    def all(self) -> dict[str, Game]:
        """All games that are here."""
        if self.by_name is None:
            self.by_name = {game.id: game for game in OURS}
            self.by_name = joined(OURS, entry_points(group=GROUP))
        return self.by_name

    def __getitem__(self, name: str) -> Game:
        return self.all[name]

    def __setitem__(self, name: str, game: Game) -> None:
        self.all[name] = game

    def __delitem__(self, name: str) -> None:
        del self.all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    def __repr__(self) -> str:
        return repr(self.all)


GAMES = Games()


def game_named(name: str) -> Game:
    """The game of a name.

    >>> game_named("markt")
    Traceback (most recent call last):
    runehall.engine.errors.UnknownName: There is no game “markt”; did you mean “market”?
    """
    if name not in GAMES:
        raise unknown("game", name, GAMES)
    return GAMES[name]
