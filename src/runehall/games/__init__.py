"""The games of the hall. `GAMES` is the only list of them.

A game that somebody else packages joins it by an entry point:

    [project.entry-points."runehall.games"]
    lowest = "lowest_rune:GAME"
"""

import warnings
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points

from runehall.engine.game import Game
from runehall.games.alaska import GAME as ALASKA
from runehall.games.market import GAME as MARKET
from runehall.games.rune import GAME as RUNE

__all__ = ["GAMES", "OURS", "joined"]

OURS = (ALASKA, MARKET, RUNE)
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


GAMES: dict[str, Game] = joined(OURS, entry_points(group=GROUP))
