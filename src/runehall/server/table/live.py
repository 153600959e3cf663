"""A table in memory: one task owns it, and whatever happens to it is a job of that task."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from msgspec import json

from runehall.engine import SPECTATOR, Event, Game, RunehallError
from runehall.server import fairness, wire
from runehall.server.clocks import now_ms
from runehall.server.errors import UNAVAILABLE, Refusal, in_words
from runehall.server.net.connection import Connection
from runehall.server.operations.services import Services
from runehall.server.play.conductor import Conductor
from runehall.server.play.play import PASS, Play
from runehall.server.play.presence import Presence
from runehall.server.play.race import Window
from runehall.server.play.shown import encoded
from runehall.server.storage import ChatRow, Fenced, RaceRow, Row, SetupRow, StorageFailure
from runehall.server.storage.setup import Setup
from runehall.server.table.inbox import Inbox, Job

LOG = logging.getLogger("runehall.table")
RECENT_LOG = 200
RECENT_CHAT = 100
REMEMBERED_COMMANDS = 200
Answer = TypeVar("Answer")


class LiveTable:
    """A table, the people connected to it, and the game they play."""

    def __init__(self, setup: Setup, services: Services) -> None:
        self.setup = setup
        self.services = services
        self.game: Game = services.games[setup.game]
        self.presence = Presence(setup)
        self.play: Play | None = None
        self.conductor: Conductor | None = None
        self.chat: list[wire.ChatLine] = []
        self.chat_lines = 0
        self.races = 0
        self.fenced = False
        self.asleep = True
        # The last commands that were carried out, each behind the hashed token of who sent it.
        self.obeyed: deque[tuple[str, str]] = deque(maxlen=REMEMBERED_COMMANDS)
        self.idle_since = now_ms()
        self.inbox = Inbox()
        self.task = asyncio.create_task(self.run(), name=f"table {setup.id}")

    async def load(self) -> None:
        """Bring back what was written down of this table."""
        store = self.services.store
        for row in await store.chat(self.setup.id, RECENT_CHAT):
            self.chat.append(wire.ChatLine(row.seat, row.name, row.text, row.at))
            self.chat_lines = row.number
        self.obeyed.extend(await store.commands(self.setup.id, REMEMBERED_COMMANDS))
        if self.setup.stage != "lobby":
            self.races = await store.count_races(self.setup.id)
            self.direct(await Play.resume(self.setup, self.game, store))

    def direct(self, play: Play) -> None:
        """Let a game be conducted."""
        self.play = play
        self.conductor = Conductor(self, play)
        self.asleep = not self.presence.anybody() and self.setup.pace != "correspondence"
        if self.asleep or play.over:
            play.shown.refresh(None, None)
        else:
            self.conductor.resume()

    # --- the task --------------------------------------------------------------------------------

    async def run(self) -> None:
        """Do one job after another."""
        while await self.inbox.any():
            job, answer = self.inbox.jobs.popleft()
            try:
                result = await job()
            except Exception as error:  # noqa: BLE001 - whoever asked is told; the table goes on
                self.report(error, answer)
            else:
                if answer is not None and not answer.done():
                    answer.set_result(result)

    def report(self, error: Exception, answer: asyncio.Future[Any] | None) -> None:
        """Hand an error to whoever waits for the job, or to the log."""
        if isinstance(error, StorageFailure):
            self.fail(error)
            error = Refusal("storage", status=UNAVAILABLE)
            if answer is None and self.conductor is not None and not self.fenced:
                self.conductor.try_again()
        if answer is not None and not answer.done():
            answer.set_exception(error)
        elif not isinstance(error, RunehallError):
            self.services.metrics.failures.inc()
            LOG.error("job failed", extra={"table": self.setup.id}, exc_info=error)

    def fail(self, failure: StorageFailure) -> None:
        """If somebody else writes this table's actions, let everybody come back to a fresh copy."""
        if not isinstance(failure, Fenced):
            return
        LOG.error("fenced", extra={"table": self.setup.id})
        self.fenced = True
        if self.conductor is not None:
            self.conductor.pause()
        for connection in self.presence.connections:
            connection.cut()

    async def ask(self, job: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have a job done and wait for its answer."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.inbox.put(job, answer)
        return await answer

    def post(self, job: Job) -> None:
        """Have a job done."""
        self.inbox.put(job)

    async def stop(self) -> None:
        """Finish what has begun and end the task."""
        if self.conductor is not None:
            self.conductor.pause()
        self.inbox.close()
        await self.task

    @property
    def unused(self) -> bool:
        """Whether nobody would notice if this table were only on disk."""
        playing = self.setup.stage == "playing" and not self.asleep
        return not self.presence.connections and not playing and not self.inbox.jobs

    # --- coming and going ------------------------------------------------------------------------

    async def welcome(self, connection: Connection, hello: wire.Hello) -> None:
        """Somebody says hello, or says it again in another language or for another seat."""
        viewer = SPECTATOR if hello.token is None else self.setup.seat_of(hello.token)
        connection.language = hello.language
        connection.viewer = viewer
        connection.token_hash = None if viewer == SPECTATOR else self.setup.seats[viewer].token_hash
        if connection not in self.presence.connections:
            self.presence.connections.append(connection)
        connection.playing = self.setup.stage == "playing"
        if viewer != SPECTATOR:
            self.presence.came(viewer)
        await self.show_everything(connection)
        if viewer != SPECTATOR:
            self.wake()
        self.tell_table(apart_from=connection)

    async def goodbye(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection in self.presence.connections:
            self.presence.connections.remove(connection)
        self.idle_since = now_ms()
        await self.look_round()
        self.tell_table()

    async def look_round(self) -> None:
        """Notice absences; the hall calls this now and then."""
        if self.setup.stage != "playing" or self.conductor is None:
            return
        newly_absent = self.presence.look_round(now_ms() / 1000.0)
        if newly_absent:
            self.conductor.plan_bots()
            self.tell_table()
        if not self.presence.anybody() and self.setup.pace != "correspondence":
            self.asleep = True
            self.conductor.pause()

    def wake(self) -> None:
        """Somebody who plays here is back."""
        if self.play is None or self.conductor is None or self.play.over:
            return
        if self.asleep:
            self.asleep = False
            self.presence.wait_again()
            self.conductor.resume()
            self.tell_position()
        else:
            self.conductor.plan_bots()

    # --- telling ---------------------------------------------------------------------------------

    def info(self) -> wire.TableInfo:
        """The table as everybody may see it."""
        setup = self.setup
        seats = [
            wire.SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                ready=seat.ready,
                connected=self.presence.connected(number),
                absent=number in self.presence.absent,
                handed_over=seat.handed_over,
            )
            for number, seat in enumerate(setup.seats)
        ]
        return wire.TableInfo(
            id=setup.id,
            game=setup.game,
            stage=setup.stage,
            preset=setup.preset,
            options=setup.options,
            seats=seats,
            host=setup.host,
            pace=setup.pace,
            public=setup.public,
            chat=setup.chat,
            language=setup.language,
            created=setup.created,
            spectators=self.presence.spectators(),
            commitment=fairness.commitment_to(setup.key),
            previous=setup.previous,
            next=setup.next,
        )

    def you(self, connection: Connection) -> wire.You:
        """Who a viewer is."""
        seat = connection.viewer
        passing = seat != SPECTATOR and self.setup.seats[seat].pass_for_me
        return wire.You(seat, seat != SPECTATOR and seat == self.setup.host, passing)

    async def show_everything(self, connection: Connection) -> None:
        """Send a viewer the table, the position and the end of the log."""
        position: wire.Position | None = None
        entries: list[wire.LogEntry] = []
        if self.play is not None:
            log = await self.play.full_log()
            shown = self.play.shown.position(connection.viewer, connection.language)
            position = encoded(shown)
            length = log.length(connection.viewer)
            start = max(0, length - RECENT_LOG)
            entries = log.entries(connection.viewer, connection.language, start, length)
            connection.last_position = shown
            connection.log_length = length
            if self.conductor is not None:
                self.conductor.hold_back(connection)
        connection.send(
            wire.Welcome(
                seq=connection.next_seq(),
                time=now_ms(),
                you=self.you(connection),
                table=self.info(),
                position=position,
                log=entries,
                chat=self.chat,
            )
        )

    def tell_table(self, apart_from: Connection | None = None) -> None:
        """Send everybody the table."""
        if not self.presence.connections:
            return
        info = encoded(json.encode(self.info()))
        for connection in self.presence.connections:
            if connection is not apart_from:
                message = wire.TableChanged(connection.next_seq(), self.you(connection), info)
                connection.send(message)

    def tell_position(
        self, reactions: Sequence[wire.Reaction] = (), hurried: int | None = None
    ) -> None:
        """Send everybody for whom anything has changed what they may see of it."""
        play = self.play
        if play is None or play.log is None:
            return
        time = now_ms()
        for connection in self.presence.connections:
            shown = play.shown.position(connection.viewer, connection.language)
            length = play.log.length(connection.viewer)
            start = connection.log_length
            if shown == connection.last_position and length == start and not reactions:
                continue
            entries = play.log.entries(connection.viewer, connection.language, start, length)
            connection.last_position = shown
            connection.log_length = length
            connection.send(
                wire.Update(
                    connection.next_seq(),
                    time,
                    encoded(shown),
                    entries,
                    list(reactions),
                    hurried,
                )
            )

    def refuse_seat(self, seat: int, error: RunehallError, command: str | None) -> None:
        """Tell a seat that its reaction came to nothing."""
        for connection in self.presence.connections:
            if connection.viewer == seat and command is not None:
                connection.refuse(in_words(error, connection.language, self.game), command)

    # --- writing down ----------------------------------------------------------------------------

    async def save(self, before: str, *extra: Row) -> None:
        """Write the setup down; if that fails, it is again as it was before."""
        try:
            row = SetupRow(self.setup.id, self.setup.stage, now_ms(), self.setup.stored())
            await self.services.store.write(row, *extra)
        except StorageFailure:
            self.setup.restore(before)
            raise

    async def carry_out(
        self,
        seat: int,
        text: str,
        *,
        command: str | None = None,
        reactions: Sequence[wire.Reaction] = (),
        hurried: bool = False,
        extra: Sequence[Row] = (),
    ) -> list[Event]:
        """Carry out an action: write it down, then tell everybody, then go on."""
        assert self.play is not None
        assert self.conductor is not None
        events = await self.play.act(seat, text, command, extra)
        self.services.metrics.traffic.acted(self.setup.game)
        self.conductor.moved(passed=text == PASS)
        self.tell_position(reactions, seat if hurried else None)
        if self.play.over:
            self.tell_table()
        if command is not None:
            for connection in self.presence.connections:
                if connection.viewer == seat:
                    connection.send(wire.Accepted(connection.next_seq(), command))
        return events

    def race_rows(self, window: Window) -> list[Row]:
        """What is stored of a race."""
        assert self.play is not None
        self.races += 1
        document = window.document(self.races, len(self.play.record.actions) + 1)
        return [RaceRow(self.setup.id, self.races, json.encode(document).decode())]

    async def say(self, connection: Connection, text: str, *extra: Row) -> None:
        """Say something to the table."""
        seat = connection.viewer
        line = wire.ChatLine(seat, self.setup.seats[seat].name, text, now_ms())
        number = self.chat_lines + 1
        row = ChatRow(self.setup.id, number, line.seat, line.name, line.text, line.at)
        await self.services.store.write(row, *extra)
        self.chat_lines = number
        self.chat = [*self.chat[1 - RECENT_CHAT :], line]
        for other in self.presence.connections:
            other.send(wire.Said(other.next_seq(), line))
