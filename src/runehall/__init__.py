"""Runehall: rune games on one rules engine, for people, designers and researchers.

This is the front door; `docs/python.md` is a tour of what is behind it.

>>> import runehall
>>> table = runehall.new("market", seats=3, seed=7)
>>> table
<table of market: 3 seats, turn 1, waits for seat 0>
>>> bot = runehall.bot("skilled", seed=1)
>>> while not table.over:
...     for seat in table.asked:
...         action = bot.choose(table, seat)
...         if action is not None:
...             events = table.do(seat, action)
...             break
>>> table.scores[table.winners[0]] == max(table.scores)
True
"""

__version__ = "0.1.0"

from runehall.bots import Player
from runehall.engine import SPECTATOR, Event, Game, IllegalAction, Record, RunehallError, Table
from runehall.front_door import actions, batch, bot, load, new, observation, trajectory
from runehall.games import GAMES

__all__ = [
    "GAMES",
    "SPECTATOR",
    "Event",
    "Game",
    "IllegalAction",
    "Player",
    "Record",
    "RunehallError",
    "Table",
    "__version__",
    "actions",
    "batch",
    "bot",
    "load",
    "new",
    "observation",
    "trajectory",
]
