"""A game that was played, decision by decision: who knew what, what was legal, what was done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from runehall.engine.documents import Document
from runehall.engine.game import Game
from runehall.engine.record import Record
from runehall.engine.replay import replayed, start_of
from runehall.engine.table import Table


@dataclass(frozen=True, repr=False)
class Step:
    """One decision of a record."""

    ply: int
    """How many actions came before it."""
    seat: int
    action: str
    legal: list[str]
    """What the seat could have done, the action among it."""
    view: Document
    """What the seat knew then."""
    asked: list[int]
    """Who could have acted: in a window there are several."""

    def __repr__(self) -> str:
        return f"<step {self.ply}: seat {self.seat}, {self.action}, one of {len(self.legal)}>"


def trajectory(record: Record, games: Mapping[str, Game]) -> Iterator[Step]:
    """The decisions of a record in order; what follows the last is `replay`'s table."""
    table = start_of(record, games)
    for ply, (seat, text) in enumerate(record.actions):
        yield step_at(table, ply, seat, text)
        for _ in replayed(table, [(seat, text)]):
            pass


def step_at(table: Table, ply: int, seat: int, text: str) -> Step:
    """A decision that is about to be made."""
    return Step(ply, seat, text, table.legal(seat), table.view(seat), table.asked)
