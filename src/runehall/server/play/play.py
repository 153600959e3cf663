"""A game in progress at a live table: carrying out actions, writing them down, coming back."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json

from runehall.engine import Game, Record, RunehallError, Table, replayed
from runehall.server.clocks import now_ms
from runehall.server.errors import UNAVAILABLE, Refusal
from runehall.server.operations.loops import giving_way
from runehall.server.play.log import Log
from runehall.server.play.shown import Shown
from runehall.server.storage import ActionRow, Row, SetupRow, SnapshotRow, StorageFailure, Store
from runehall.server.storage.setup import Setup

SNAPSHOT_EVERY = 50
PASS = "pass"


class Play:
    """The engine's table, its record and log, and the store behind them."""

    def __init__(self, setup: Setup, table: Table, store: Store) -> None:
        assert table.kept is not None
        self.setup = setup
        self.table = table
        self.record: Record = table.kept
        self.store = store
        self.commands: set[tuple[int, str]] = set()
        self.last_at = now_ms()
        self.log: Log | None = None
        self.shown = Shown(table, setup.names())

    @classmethod
    def begin(cls, setup: Setup, game: Game, store: Store) -> Play:
        """Deal."""
        table = new_table(setup, game)
        play = cls(setup, table, store)
        play.log = Log(game, setup.names())
        play.log.add(table.opening)
        return play

    @classmethod
    async def resume(cls, setup: Setup, game: Game, store: Store) -> Play:
        """Come back from what was written down: the last snapshot and what followed it."""
        rows = await store.actions(setup.id)
        snapshot = await store.snapshot(setup.id)
        actions = [(row.seat, row.text) for row in rows]
        try:
            table = new_table(setup, game)
            start = 0
            if snapshot is not None:
                start, document = snapshot
                kept = table.record()
                kept.actions += actions[:start]
                table = Table.at(game, json.decode(document), kept)
            async for _ in giving_way(replayed(table, actions[start:])):
                pass
        except RunehallError as error:
            raise Refusal("unplayable", status=UNAVAILABLE) from error
        play = cls(setup, table, store)
        play.commands = {(row.seat, row.command) for row in rows if row.command is not None}
        play.last_at = rows[-1].at if rows else setup.created
        return play

    async def full_log(self) -> Log:
        """The log; after a restart it is made again from the record when somebody looks."""
        if self.log is None:
            log = Log(self.table.game, self.setup.names())
            table = new_table(self.setup, self.table.game)
            log.add(table.opening)
            async for events in giving_way(replayed(table, self.record.actions)):
                log.add(events)
            log.all_seen(self.table.seats)
            self.log = log
        return self.log

    def rename(self, names: list[str]) -> None:
        """Call the seats by these names from now on."""
        if names != self.shown.names:
            self.shown = Shown(self.table, names)
            if self.log is not None:
                self.log.names = names
                self.log.lines.clear()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    def in_window(self) -> bool:
        """Whether nobody is waited for, but some may react."""
        return not self.shown.waiting and not self.over

    def can_act(self, seat: int) -> bool:
        """Whether this seat must or may act."""
        return seat in self.shown.asked

    def waits_for(self, seat: int) -> bool:
        """Whether the game waits for this seat."""
        return seat in self.shown.waiting

    async def act(
        self, seat: int, text: str, command: str | None = None, extra: Sequence[Row] = ()
    ) -> None:
        """Carry out an action and write it down, or raise and change nothing."""
        log = self.log
        if log is None:
            log = await self.full_log()
        events = self.table.do(seat, text)
        seq = len(self.record.actions)
        at = now_ms()
        rows: list[Row] = [ActionRow(self.setup.id, seq, seat, text, command, at), *extra]
        if self.over:
            rows.append(SetupRow(self.setup.id, "over", at, self.ended().stored()))
        elif seq % SNAPSHOT_EVERY == 0 or self.setup.pace == "correspondence":
            document = json.encode(self.table.document()).decode()
            rows.append(SnapshotRow(self.setup.id, seq, document))
            rows.append(SetupRow(self.setup.id, "playing", at, self.setup.stored()))
        try:
            await self.store.write(*rows)
        except StorageFailure:
            self.table.take_back()
            self.setup.stage = "playing"
            raise
        if command is not None:
            self.commands.add((seat, command))
        self.last_at = at
        log.add(events)
        self.shown.look()

    def ended(self) -> Setup:
        """The setup of a finished game."""
        self.setup.stage = "over"
        return self.setup


def new_table(setup: Setup, game: Game) -> Table:
    """The table before the first action."""
    return Table.new(game, seats=len(setup.seats), options=setup.options, seed=setup.seed())
