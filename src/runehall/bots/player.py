"""A bot for any table: it looks through its seat's eyes and answers in words."""

from __future__ import annotations

from runehall.bots.bot import DECLINE, Bot
from runehall.bots.insight import Insight
from runehall.bots.trained import bot_at, player_named
from runehall.engine import RunehallError, Table


class Player:
    """A level, or a trained player's file, and a seed.

    What it finds out at a table, it remembers for its next decision there.

    >>> from runehall.games import GAMES
    >>> table = Table.new(GAMES["alaska"], seats=2, seed=7)
    >>> bot = Player("skilled", seed=1)
    >>> [seat] = table.must()
    >>> bot.choose(table, seat) in table.legal(seat)
    True
    """

    def __init__(self, level: str, seed: int = 0) -> None:
        self.level = player_named(level)
        self.seed = seed
        self.seated: dict[tuple[str, int], Bot] = {}

    def __repr__(self) -> str:
        return f"<bot {self.level.name}, seed {self.seed}>"

    def choose(
        self,
        table: Table,
        seat: int,
        *,
        budget_ms: float | None = None,
        iterations: int | None = None,
    ) -> str | None:
        """The text of an action, or None if the seat may act and would rather wait.

        Who searches (`master`) thinks for `budget_ms` milliseconds or, to be the same on every
        machine, for a number of `iterations`.
        """
        if seat not in table.asked:
            raise RunehallError(f"Seat {seat} has nothing to decide now.")
        bot = self.at_seat(table, seat)
        action = bot.choose(
            Insight(table.game, table.state, seat), budget_ms=budget_ms, iterations=iterations
        )
        return None if action == DECLINE else table.notation.text(action)

    def at_seat(self, table: Table, seat: int) -> Bot:
        """The bot that plays this seat of this game."""
        key = (table.game.id, seat)
        if key not in self.seated:
            self.seated[key] = bot_at(self.level, table.game, self.seed * 64 + seat)
        return self.seated[key]
