"""A game in progress at a live table: carrying out actions, writing them down, coming back."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec import json, structs

from runehall.engine import Game, Record, RunehallError, Table, replayed
from runehall.server.clocks import now_ms
from runehall.server.errors import UNAVAILABLE, Refusal
from runehall.server.operations.loops import giving_way
from runehall.server.play.ending import result_rows
from runehall.server.play.guide import Guide
from runehall.server.play.log import Log
from runehall.server.play.race import Verdict, raced_in
from runehall.server.play.shown import Shown
from runehall.server.storage import ActionRow, Row, SetupRow, SnapshotRow, StorageFailure, Store
from runehall.server.storage.setup import Setup

LOG = logging.getLogger("runehall.table")
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
        # Who leads through it, where it is a lesson.
        self.guide = Guide.of(setup, table.game)
        self.shown = Shown(table, setup.names(), self.guide)

    @classmethod
    def begin(cls, setup: Setup, game: Game, store: Store) -> Play:
        """Deal."""
        table = new_table(setup, game)
        play = cls(setup, table, store)
        play.log = Log(game, setup.names())
        play.log.add(table.opening, table.state.turn_no)
        return play

    @classmethod
    async def resume(cls, setup: Setup, game: Game, store: Store) -> Play:
        """Come back from what was written down: the last snapshot and what followed it.

        The actions are what counts: without its snapshot a game only takes longer to come back.
        """
        rows = await store.actions(setup.id)
        actions = [(row.seat, row.text) for row in rows]
        snapshot = await store.snapshot(setup.id)
        table: Table | None = None
        if snapshot is not None:
            if isinstance(snapshot[0], int) and snapshot[0] > len(actions):
                await store.set_aside(setup.id, "action", len(actions) + 1, "missing")
                raise Refusal("unreadable", status=UNAVAILABLE)
            try:
                table = await at_snapshot(setup, game, snapshot, actions)
            except Exception as error:  # noqa: BLE001 - an unreadable one may be wrong in any way
                await store.set_aside(setup.id, "snapshot", snapshot[0], error)
        if table is None:
            try:
                table = await played(new_table(setup, game), actions)
            except Exception as error:
                raise await set_aside(setup, store, error) from error
        play = cls(setup, table, store)
        play.commands = {(row.seat, row.command) for row in rows if row.command is not None}
        play.last_at = rows[-1].at if rows else setup.created
        return play

    async def full_log(self) -> Log:
        """The log; after a restart it is made again from the record when somebody looks."""
        if self.log is None:
            log = Log(self.table.game, self.setup.names())
            try:
                table = new_table(self.setup, self.table.game)
                log.add(table.opening, table.state.turn_no)
                races = await self.verdicts()
                seq = 0
                async for events in giving_way(replayed(table, self.record.actions)):
                    seq += 1
                    log.add(events, table.state.turn_no, races.get(seq))
            except Exception as error:  # its snapshot hid that an action before it is damaged
                raise await set_aside(self.setup, self.store, error) from error
            log.all_seen(self.table.seats)
            self.log = log
        return self.log

    async def verdicts(self) -> dict[int, Verdict]:
        """Who was when in the races so far, by the number of the action that was done by it."""
        return raced_in(await self.store.races(self.setup.id), self.record.actions)

    def rename(self, names: list[str]) -> None:
        """Call the seats by these names from now on."""
        if names != self.shown.names:
            self.shown = Shown(self.table, names, self.guide)
            if self.log is not None:
                self.log.names = names
                self.log.told.clear()
                self.log.turns.forget()

    @property
    def over(self) -> bool:
        """Whether the game has ended, and that is written down."""
        return self.shown.over

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
        self,
        seat: int,
        text: str,
        command: str | None = None,
        extra: Sequence[Row] = (),
        race: Verdict | None = None,
    ) -> None:
        """Carry out an action and write it down, or raise and change nothing."""
        log = self.log
        if log is None:
            log = await self.full_log()
        events = self.table.do(seat, text)
        seq = len(self.record.actions)
        at = now_ms()
        over = self.table.over
        rows: list[Row] = [ActionRow(self.setup.id, seq, seat, text, command, at), *extra]
        if over:
            # A copy: the table itself is over, and tells its key, only when that is written down.
            ended = structs.replace(self.setup, stage="over")
            rows.append(SetupRow(self.setup.id, ended.kept_as, at, ended.stored()))
            rows += result_rows(self.setup, self.table, at)
        elif seq % SNAPSHOT_EVERY == 0 or self.setup.pace == "correspondence":
            document = json.encode(self.table.document()).decode()
            rows.append(SnapshotRow(self.setup.id, seq, document))
            rows.append(SetupRow(self.setup.id, self.setup.kept_as, at, self.setup.stored()))
        try:
            await self.store.write(*rows)
        except StorageFailure:
            self.table.take_back()
            raise
        if over:
            self.setup.stage = "over"
        if command is not None:
            self.commands.add((seat, command))
        self.last_at = at
        log.add(events, self.table.state.turn_no, race)
        self.shown.look()


def new_table(setup: Setup, game: Game) -> Table:
    """The table before the first action, by the rules it was set up with."""
    if setup.position is not None:
        return Table.from_position(game, setup.position)
    return Table.again(
        game,
        seats=len(setup.seats),
        options=setup.options,
        seed=setup.seed_to_play(),
        version=setup.version,
    )


async def set_aside(setup: Setup, store: Store, error: Exception) -> Refusal:
    """Note that a game cannot be played again from its actions; what to tell whoever visits it."""
    await store.set_aside(setup.id, "game", "", error)
    code = "unplayable" if isinstance(error, RunehallError) else "unreadable"
    return Refusal(code, status=UNAVAILABLE)


async def at_snapshot(
    setup: Setup, game: Game, snapshot: tuple[int, str], actions: Sequence[tuple[int, str]]
) -> Table:
    """The table at a snapshot, and what was played after it."""
    start, document = snapshot
    kept = new_table(setup, game).record()
    kept.actions += actions[:start]
    return await played(Table.at(game, json.decode(document), kept), actions[start:])


async def played(table: Table, actions: Sequence[tuple[int, str]]) -> Table:
    """A table with these actions carried out."""
    async for _ in giving_way(replayed(table, actions)):
        pass
    return table
