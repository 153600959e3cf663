"""Players that are no people: random, novice, skilled, master. They see only guesses."""

from runehall.bots.bot import DECLINE, Advice, Bot, make_bot
from runehall.bots.insight import Insight
from runehall.bots.levels import LEVELS, Level
from runehall.bots.player import Player

__all__ = ["DECLINE", "LEVELS", "Advice", "Bot", "Insight", "Level", "Player", "make_bot"]
