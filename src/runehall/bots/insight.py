"""What a bot is handed: everything its seat may know of a position, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine import Chooser, Document, Game, State, Table


class Insight:
    """A position as one seat knows it.

    The true state is left behind at once: what is kept is a first guess, which by the contract of
    `guess` depends on nothing but what the seat may know, and from which all further guesses come.

    >>> from runehall.games import GAMES
    >>> game = GAMES["market"]
    >>> insight = Insight(game, game.new(2, seed=7), 0)
    >>> insight.is_waited_for(), insight.sight() == game.new(2, seed=7).sight(0)
    (True, True)
    """

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.stand_in = state.guess(seat, Chooser(0))

    @classmethod
    def at(cls, table: Table, seat: int) -> Insight:
        """What a seat of a table knows now."""
        return cls(table.game, table.state, seat)

    def legal(self) -> vec[i64]:
        """The seat's legal actions, ascending."""
        return self.stand_in.legal(self.seat)

    def guess(self, chooser: Chooser) -> State:
        """A random complete position that the seat cannot tell from the real one."""
        return self.stand_in.guess(self.seat, chooser)

    def sight(self) -> int:
        """The fingerprint of what the seat sees."""
        return self.stand_in.sight(self.seat)

    def is_waited_for(self) -> bool:
        """Whether the game waits for this seat; if not, it may act but need not."""
        return bool(self.stand_in.must() >> self.seat & 1)

    def may_wait(self) -> bool:
        """Whether the game goes on without an answer of this seat, because it waits for others."""
        return not self.is_waited_for() and self.stand_in.must() != 0

    def seen(self) -> list[int]:
        """What the seat has seen of hidden things and could forget."""
        return list(self.game.heuristics().seen(self.stand_in, self.seat))

    def without(self, forgotten: Iterable[int]) -> Insight:
        """What is left of this insight for somebody who has forgotten these things."""
        dim = copy(self)
        dim.stand_in = self.stand_in.copy()
        heuristics = self.game.heuristics()
        for each in forgotten:
            heuristics.forget(dim.stand_in, self.seat, each)
        return dim

    # --- between processes -----------------------------------------------------------------------

    def packed(self) -> tuple[str, Document, int]:
        """The insight as plain data: the game's name, a guessed document, the seat."""
        document = self.game.document(self.stand_in)
        # A guess has a generator without a seed, and any seed is as good a guess.
        return self.game.id, {**document, "seed": 0}, self.seat

    @classmethod
    def unpacked(cls, game: Game, document: Any, seat: int) -> Insight:
        """The insight of a document that `packed` has made."""
        return cls(game, game.load(document), seat)
