"""Playing a record again, to its end or to any point."""

from __future__ import annotations

from collections.abc import Mapping

from runehall.engine.errors import BadRecord, RunehallError, unknown
from runehall.engine.game import Game
from runehall.engine.record import Record, step_failed
from runehall.engine.table import Table


def replay(record: Record, games: Mapping[str, Game], until: int | None = None) -> Table:
    """The table after the first `until` actions of a record (all of them by default)."""
    table = start_of(record, games)
    steps = record.actions if until is None else record.actions[:until]
    for number, (seat, text) in enumerate(steps):
        try:
            table.do(seat, text)
        except RunehallError as error:
            raise step_failed(number, seat, text, error) from error
    return table


def start_of(record: Record, games: Mapping[str, Game]) -> Table:
    """The table before the first action."""
    if record.game not in games:
        raise unknown("game", record.game, games)
    game = games[record.game]
    if record.version != game.version:
        raise BadRecord(
            f"This record follows version {record.version} of the rules of {game.id};"
            f" {game.version} is known."
        )
    game.check_seats(record.players)
    options = game.options.check(record.options, record.players)
    return Table.new(game, seats=record.players, options=options, seed=record.seed)
