"""A table in memory: its people, its game, and what happens to them.

Nothing here is touched outside the table's own task (`task.py`), and nothing here tells anybody:
whatever changes a table returns what came of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any

from runehall.engine import SPECTATOR, Game
from runehall.server import wire
from runehall.server.clocks import now_ms
from runehall.server.conduct.conductor import Conductor
from runehall.server.conduct.presence import Presence
from runehall.server.errors import CONFLICT, Refusal
from runehall.server.operations.budgets import Buckets
from runehall.server.operations.services import Services
from runehall.server.play.outcome import Outcome, Post
from runehall.server.play.play import Play
from runehall.server.play.viewer import Viewer
from runehall.server.storage import (
    ChatGone,
    ChatRow,
    CommandGone,
    CommandRow,
    Fenced,
    Row,
    SetupRow,
    StorageFailure,
)
from runehall.server.storage.setup import Setup
from runehall.server.table import lobby

LOG = logging.getLogger("runehall.table")
# So many lines are kept, here and on disk; a seat may say one a second, and a few at once.
RECENT_CHAT = 100
LINES_PER_SECOND, LINES_AT_ONCE = 1.0, 5
# So often a seat may touch a card: enough for a bluff, too little to disturb.
TOUCHES_PER_SECOND, TOUCHES_AT_ONCE = 0.5, 3
REMEMBERED_COMMANDS = 200


class LiveTable:
    """A table, those who look at it, and the game they play."""

    def __init__(self, setup: Setup, services: Services, post: Post) -> None:
        self.setup = setup
        self.services = services
        self.post = post
        self.game: Game = services.games[setup.game]
        self.presence = Presence(setup)
        self.play: Play | None = None
        self.conductor: Conductor | None = None
        self.chat: list[wire.ChatLine] = []
        self.chat_lines = 0
        self.chatting = Buckets(LINES_PER_SECOND, LINES_AT_ONCE)
        self.fenced = False
        # The last commands that were carried out, each behind the hashed token of who sent it.
        self.obeyed: deque[tuple[str, str]] = deque(maxlen=REMEMBERED_COMMANDS)
        self.touching = Buckets(TOUCHES_PER_SECOND, TOUCHES_AT_ONCE)
        self.beside: set[asyncio.Task[None]] = set()

    async def load(self) -> None:
        """Bring back what was written down of this table."""
        store = self.services.store
        for row in await store.chat(self.setup.id, RECENT_CHAT):
            self.chat.append(wire.ChatLine(row.seat, row.name, row.text, row.at))
            self.chat_lines = row.number
        self.obeyed.extend(await store.commands(self.setup.id, REMEMBERED_COMMANDS))
        if self.setup.stage != "lobby":
            play = await Play.resume(self.setup, self.game, store)
            self.direct(play, await store.last_race(self.setup.id))

    def direct(self, play: Play, races: int = 0) -> None:
        """Let a game be conducted, in which there have been so many races."""
        self.play = play
        self.conductor = Conductor(play, self.presence, self.services, self.post)
        self.conductor.races = races
        awake = self.presence.anybody() or self.setup.pace == "correspondence"
        if awake and not play.over:
            self.conductor.resume()
        else:
            play.shown.refresh(None, None)

    @property
    def asleep(self) -> bool:
        """Whether no clock runs and no bot plays."""
        return self.conductor is None or self.conductor.paused

    def game_in_play(self) -> tuple[Play, Conductor]:
        """The game that is being played, and who conducts it."""
        if self.play is None or self.conductor is None:
            raise Refusal("only_playing", status=CONFLICT)
        return self.play, self.conductor

    @property
    def unused(self) -> bool:
        """Whether nobody would notice if this table were only on disk."""
        return not self.presence.viewers and self.asleep

    def pause(self) -> None:
        """Stop every clock and bot."""
        if self.conductor is not None:
            self.conductor.pause()

    def let_go(self) -> None:
        """Stop, and let go of what holds this table: nothing of it waits to be collected."""
        self.pause()
        if self.conductor is not None:
            self.conductor.let_go()

    def do_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes long beside the table; it posts what it finds."""
        task = asyncio.create_task(work)
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)

    # --- coming and going ------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer, hello: wire.Hello) -> Outcome:
        """Somebody says hello, or says it again in another language or for another seat."""
        seat = SPECTATOR if hello.token is None else self.setup.seat_of(hello.token)
        outcome, known = Outcome(), viewer in self.presence.viewers
        if seat == SPECTATOR and not known and self.crowded:
            outcome.dismissed.append((viewer, "table_crowded"))
            return outcome
        outcome.table = not known or seat != viewer.seat
        if outcome.table:
            self.presence.newest(viewer)
        viewer.language = hello.language
        viewer.seat = seat
        viewer.token_hash = None if seat == SPECTATOR else self.setup.seats[seat].token_hash
        viewer.welcomed = True
        viewer.playing = self.setup.stage == "playing"
        if self.play is not None:
            await self.play.full_log()
        outcome.welcomed.append(viewer)
        if seat != SPECTATOR:
            outcome.dismissed = [
                (old, "elsewhere")
                for old in self.presence.too_many_at(
                    seat, self.services.config.limits.sockets_per_seat
                )
            ]
            viewer.kept = self.presence.came(seat)
            outcome.table = viewer.kept or outcome.table
            outcome.position = self.wake()
        return outcome

    @property
    def crowded(self) -> bool:
        """Whether all places of spectators are taken; who sits here has places of their own."""
        return self.presence.spectators() >= self.services.config.limits.sockets_per_table

    async def goodbye(self, viewer: Viewer) -> Outcome:
        """Somebody does not look on any more."""
        if viewer not in self.presence.viewers:
            return Outcome()
        self.presence.viewers.remove(viewer)
        outcome = await self.look_round()
        return outcome.table_changed()

    async def look_round(self) -> Outcome:
        """Notice absences; this is asked for now and then."""
        outcome = Outcome()
        if self.presence.viewers:
            self.services.listing.somebody_at(self.setup.id)
        conductor = self.conductor
        if self.setup.stage != "playing" or conductor is None or conductor.paused:
            return outcome
        if self.presence.look_round(now_ms() / 1000.0):
            conductor.plan_bots()
            outcome.table = True
        if not self.presence.anybody() and self.setup.pace != "correspondence":
            conductor.pause()
        return outcome

    def back(self, seat: int) -> Outcome | None:
        """Somebody does something; what that changes if they were taken for absent."""
        if not self.presence.came(seat):
            return None
        outcome = Outcome().table_changed()
        outcome.position = self.wake()
        return outcome

    def wake(self) -> bool:
        """Somebody who plays here is back; whether the table had slept."""
        if self.play is None or self.conductor is None or self.play.over:
            return False
        if self.conductor.paused:
            self.presence.wait_again()
            self.conductor.resume()
            return True
        self.conductor.plan_bots()
        return False

    async def take_seat(self, asked: wire.JoinTable) -> Outcome:
        """Somebody sits down; the result is what proves it."""
        before = self.setup.stored()
        seat, token = lobby.sit_down(self.setup, asked)
        lobby.settle_code(self.setup, self.services.listing.has_code)
        await self.save(before)
        outcome = Outcome().table_changed()
        outcome.result = wire.Seated(self.setup.id, seat, token)
        return outcome

    # --- writing down ----------------------------------------------------------------------------

    async def save(self, before: str, *extra: Row) -> None:
        """Write the setup down; if that fails, it is again as it was before."""
        try:
            row = SetupRow(self.setup.id, self.setup.kept_as, now_ms(), self.setup.stored())
            await self.services.store.write(row, *extra)
        except StorageFailure:
            self.setup.restore(before)
            raise

    async def say(self, seat: int, text: str, *extra: Row) -> Outcome:
        """Somebody says something to the table."""
        line = wire.ChatLine(seat, self.setup.seats[seat].name, text, now_ms())
        number = self.chat_lines + 1
        rows: list[Row] = [ChatRow(self.setup.id, number, line.seat, line.name, line.text, line.at)]
        if number > RECENT_CHAT:
            rows.append(ChatGone(self.setup.id, number - RECENT_CHAT))
        await self.services.store.write(*rows, *extra)
        self.chat_lines = number
        self.chat = [*self.chat[1 - RECENT_CHAT :], line]
        outcome = Outcome()
        outcome.announced.append(wire.Said(0, line))
        return outcome

    def obeying(self, sender: str, command: str) -> list[Row]:
        """What is written of a command together with what it does: the oldest gives way to it."""
        rows: list[Row] = [CommandRow(self.setup.id, sender, command, now_ms())]
        if len(self.obeyed) == REMEMBERED_COMMANDS:
            rows.append(CommandGone(self.setup.id, *self.obeyed[0]))
        return rows

    def failed(self, failure: StorageFailure) -> Outcome:
        """Something was not written down; if somebody else writes this table, it is not ours."""
        outcome = Outcome()
        if isinstance(failure, Fenced):
            LOG.error("fenced", extra={"table": self.setup.id})
            self.fenced = outcome.lost = True
            self.pause()
        return outcome
