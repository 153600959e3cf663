"""The decisions of a game that was played: who could choose what, and what they chose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from runehall.bots import Insight
from runehall.engine import Record, RunehallError, Table
from runehall.engine.record import step_failed


@dataclass(frozen=True)
class Decision:
    """One action of a record: what its seat knew before it, and what it did."""

    ply: int
    """How many actions came before it."""
    insight: Insight
    action: int
    text: str

    @property
    def seat(self) -> int:
        """Whose decision it was."""
        return self.insight.seat

    @property
    def was_free(self) -> bool:
        """Whether there was anything to choose, and thinking could have helped."""
        insight = self.insight
        alone = len(insight.legal()) == 1 and not insight.may_wait()
        heuristics = insight.game.heuristics()
        return not alone and not heuristics.is_toss_up(insight.stand_in, insight.seat)


def decisions(
    table: Table, record: Record, begin: int = 0, end: int | None = None
) -> Iterator[Decision]:
    """Play a record on, on a table that has come to `begin`; what lies before each is carried out.

    >>> from runehall.games import GAMES
    >>> table = Table.new(GAMES["market"], seats=2, seed=7)
    >>> _ = table.do(0, "build R")
    >>> [first] = decisions(Table.new(GAMES["market"], seats=2, seed=7), table.record())
    >>> first.ply, first.seat, first.text, first.was_free
    (0, 0, 'build R', True)
    """
    for ply, (seat, text) in enumerate(record.actions[begin:end], start=begin):
        try:
            action = table.check(seat, text)
            yield Decision(ply, Insight.at(table, seat), action, text)
            table.do(seat, text)
        except RunehallError as error:
            raise step_failed(ply, seat, text, error) from error
