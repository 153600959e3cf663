"""The games of the hall. `GAMES` is the only list of them."""

from runehall.engine.game import Game
from runehall.games.alaska import GAME as ALASKA
from runehall.games.market import GAME as MARKET
from runehall.games.runes import GAME as RUNES

__all__ = ["GAMES"]

GAMES: dict[str, Game] = {game.id: game for game in (ALASKA, MARKET, RUNES)}
