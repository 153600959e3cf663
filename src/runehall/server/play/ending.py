"""What is written down when a game ends, beside its last action."""

from __future__ import annotations

from runehall.engine import Table
from runehall.server.storage import ResultRow, Row
from runehall.server.storage.chronicles import Ended, EndedSeat
from runehall.server.storage.setup import Setup


def ended(setup: Setup, table: Table) -> Ended:
    """How a game has ended."""
    options = table.game.options
    usual = options.seat_presets.get(table.seats, options.default_preset)
    scores, winners = table.scores, table.winners
    return Ended(
        game=setup.game,
        preset=setup.preset or usual,
        started=setup.created,
        seats=[
            EndedSeat(
                name=seat.name,
                kind=seat.kind,
                level=seat.level if seat.kind == "bot" else None,
                holder=seat.token_hash,
                score=scores[number],
                won=number in winners,
                program=seat.program,
            )
            for number, seat in enumerate(setup.seats)
        ],
    )


def result_rows(setup: Setup, table: Table, at: float) -> list[Row]:
    """The result of a game that is over; nothing of one that counts nowhere."""
    if not setup.counts:
        return []
    return [ResultRow(setup.id, at, ended(setup, table).stored())]
