"""The games of the hall. `GAMES` is the only list of them."""

from runehall.engine.game import Game
from runehall.games.market import GAME as MARKET
from runehall.games.rune import GAME as RUNE

__all__ = ["GAMES"]

GAMES: dict[str, Game] = {game.id: game for game in (MARKET, RUNE)}
