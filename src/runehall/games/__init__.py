"""The games of the hall. `GAMES` is the only list of them."""

from runehall.engine.game import Game
from runehall.games.alaska import GAME as ALASKA
from runehall.games.cambio import GAME as CAMBIO
from runehall.games.kodiak import GAME as KODIAK

__all__ = ["GAMES"]

GAMES: dict[str, Game] = {game.id: game for game in (CAMBIO, KODIAK, ALASKA)}
