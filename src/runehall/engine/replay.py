"""Playing a record again, to its end or to any point."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from runehall.engine.errors import BadRecord, RunehallError, unknown
from runehall.engine.events import Event
from runehall.engine.game import Game
from runehall.engine.record import Record, step_failed
from runehall.engine.table import Table


def replayed(table: Table, actions: Iterable[tuple[int, str]]) -> Iterator[list[Event]]:
    """Carry out actions that were recorded, and after each of them tell what it told.

    >>> from runehall.games import GAMES
    >>> table = Table.new(GAMES["market"], seats=2, seed=7)
    >>> [events[0].name for events in replayed(table, [(0, "build R")])]
    ['play']
    """
    for number, (seat, text) in enumerate(actions):
        try:
            events = table.do(seat, text)
        except RunehallError as error:
            raise step_failed(number, seat, text, error) from error
        yield events


def replay(record: Record, games: Mapping[str, Game], until: int | None = None) -> Table:
    """The table after the first `until` actions of a record (all of them by default)."""
    table = start_of(record, games)
    for _ in replayed(table, record.actions[:until]):
        pass
    return table


def start_of(record: Record, games: Mapping[str, Game]) -> Table:
    """The table before the first action."""
    if record.game not in games:
        raise unknown("game", record.game, games)
    game = games[record.game]
    if record.version > game.version:
        raise BadRecord(
            f"This record follows version {record.version} of the rules of {game.id};"
            f" {game.version} is known."
        )
    if record.position is not None:
        table = Table.from_position(game, record.position)
        if table.seats != record.players:
            raise BadRecord(
                f"This record is of {record.players} seats; it begins with {table.seats}."
            )
        return table
    return Table.again(
        game,
        seats=record.players,
        options=record.options,
        seed=record.seed,
        version=record.version,
    )
