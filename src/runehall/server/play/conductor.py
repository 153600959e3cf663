"""What happens by itself at a table: clocks run out, windows close, races are judged, bots move."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from runehall.bots import Insight
from runehall.engine import IllegalAction, seats_in
from runehall.server import wire
from runehall.server.clocks import GRACE_AFTER_RESTART, PATIENCE, now_ms
from runehall.server.errors import Refusal
from runehall.server.net.connection import Connection
from runehall.server.operations.pool import Packed
from runehall.server.play.play import PASS, Play
from runehall.server.play.race import (
    FALSE_START,
    Claim,
    Window,
    finishing_order,
    judged_reaction,
    lead_of,
)
from runehall.server.storage import Row

if TYPE_CHECKING:
    from runehall.server.table.live import LiveTable

LOG = logging.getLogger("runehall.table")

STAND_IN = "skilled"
# A bot takes this many times its reaction time over a decision that is no race.
DECISION_PAUSE = 1.6
# The share of its reaction time in a window that a bot may spend on thinking.
THINKING_SHARE = 0.6
# A bot that begins a round leaves everybody the time to read what the last one has counted.
READING_MS = 7000.0
# How soon something is tried again that could not be written down.
TRY_AGAIN_MS = 1000.0
Key = tuple[str, int]


class Thought:
    """What is being thought about, by whom for whom, and whether the clock has run out on it."""

    def __init__(self, key: Key, by: str, task: asyncio.Task[None], *, overdue: bool) -> None:
        self.key = key
        self.by = by
        self.task = task
        self.overdue = overdue


class Conductor:
    """The timers and bots of one game. Everything they do goes through the table's own task."""

    def __init__(self, live: LiveTable, play: Play) -> None:
        self.live = live
        self.play = play
        self.services = live.services
        self.patience = PATIENCE[live.setup.pace]
        self.window: Window | None = None
        self.windows = 0
        self.deadline: float | None = None
        self.rings_at = 0.0
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.thinking: dict[int, Thought] = {}

    # --- planning --------------------------------------------------------------------------------

    def resume(self) -> None:
        """Go on after a pause or a restart: a new window, or the clock from the beginning."""
        self.window = None
        self.moved(passed=False)
        if self.live.setup.pace == "correspondence" and self.deadline is not None:
            since = self.play.last_at + self.patience.decision * 1000.0
            self.set_deadline(max(since, now_ms() + GRACE_AFTER_RESTART * 1000.0))
            self.refresh()

    def pause(self) -> None:
        """Nobody is here: stop every clock and bot."""
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
        for seat in list(self.thinking):
            self.stop_thinking(seat)
        self.deadline = None

    def try_again(self) -> None:
        """What a clock or a bot did could not be written down: go on from here in a moment."""
        if not self.live.asleep:
            self.at("again", now_ms() + TRY_AGAIN_MS, self.go_on)

    async def go_on(self) -> None:
        """Begin the present decision or window once more."""
        if self.window is not None:
            for claim in self.window.claims:
                self.live.refuse_seat(claim.seat, Refusal("storage"), claim.command)
        self.resume()
        self.live.tell_position()

    def moved(self, *, passed: bool) -> None:
        """The position has changed: by a pass, which leaves an open window open, or otherwise."""
        if self.play.over:
            self.pause()
            self.window = None
        elif self.play.in_window():
            self.deadline = None
            if self.window is None or not passed:
                self.open_window()
        else:
            self.cancel("close")
            self.cancel("judge")
            self.window = None
            self.start_clock()
        self.refresh()
        self.plan_bots()

    def refresh(self) -> None:
        """Show the position with its clock and window."""
        clock = None
        if self.deadline is not None:
            clock = wire.Clock(self.deadline, self.patience.decision)
        self.play.shown.refresh(clock, self.window)

    def start_clock(self) -> None:
        """A decision begins; a person among bots may take as long as they like."""
        self.deadline = None
        if len(self.live.setup.persons()) > 1:
            self.set_deadline(now_ms() + self.patience.decision * 1000.0)

    def set_deadline(self, moment: float) -> None:
        """When the decision must be made; a timer that rings too early sets itself again."""
        if "deadline" not in self.timers or moment < self.rings_at:
            self.at("deadline", moment, self.clock_ran_out)
            self.rings_at = moment
        self.deadline = moment

    def open_window(self) -> None:
        """A window opens; everybody sees it at the same moment, and it lasts as long as any."""
        self.windows += 1
        lead = 0.0
        if self.live.setup.pace == "live":
            lead = lead_of(self.live.presence.slowest())
        shown = now_ms() + lead
        length = self.patience.window * self.services.config.window_scale * 1000.0
        self.window = Window(self.windows, shown, shown + length, lead)
        self.cancel("judge")
        self.at("close", self.window.closes, self.close_window)
        for connection in self.live.presence.connections:
            self.hold_back(connection)

    def hold_back(self, connection: Connection) -> None:
        """Who is near is told of a new window later: nobody has it long before it is shown."""
        if self.window is not None and self.window.lead > 0.0:
            own = min(lead_of(connection.round_trip()), self.window.lead)
            connection.hold_until(self.window.shown - own)

    async def until_shown(self) -> None:
        """Wait until an open window is shown, as whoever asks from outside has to."""
        if self.window is not None:
            await asyncio.sleep(max(0.0, self.window.shown - now_ms()) / 1000.0)

    def at(self, name: str, moment: float, job: Callable[[], Awaitable[None]]) -> None:
        """Do something at a moment (of the wall clock, in milliseconds), in the table's task."""
        self.cancel(name)
        delay = max(0.0, (moment - now_ms()) / 1000.0)
        loop = asyncio.get_running_loop()
        self.timers[name] = loop.call_later(delay, self.live.post, job)

    def cancel(self, name: str) -> None:
        """Forget a timer."""
        timer = self.timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    # --- clocks ----------------------------------------------------------------------------------

    async def clock_ran_out(self) -> None:
        """A sensible action is made for whoever has not decided in time."""
        self.cancel("deadline")
        if self.deadline is None:
            return
        if now_ms() < self.deadline:
            self.set_deadline(self.deadline)
            return
        self.deadline = None
        for seat in self.play.table.must():
            if self.played_by(seat) is None:
                self.services.metrics.timeouts.inc()
                self.live.presence.let_clock_run_out(seat)
                self.think(seat, STAND_IN, pause=0.0, overdue=True)
        self.live.tell_table()

    async def close_window(self) -> None:
        """The window's time is over: whoever has not reacted passes."""
        window = self.window
        if window is None or now_ms() < window.closes:
            return
        if window.claims:
            await self.judge()
        while self.window is window and self.play.in_window():
            seat = self.play.table.may()[0]
            await self.live.carry_out(seat, PASS)

    # --- races -----------------------------------------------------------------------------------

    async def claim(self, act: wire.Act, seat: int, *, round_trip: float, received: float) -> None:
        """A person reacts in a window: judge it when nobody can have been faster."""
        window = self.window
        assert window is not None
        if act.window is not None and act.window != window.number:
            raise Refusal("too_late")
        if window.has_claim_of(seat, act.id):
            return  # sent again; the answer comes with the judgement
        if window.has_claim_of(seat):
            raise Refusal("already_claimed")
        self.play.table.check(seat, act.text)
        elapsed = received - window.shown
        judged = judged_reaction(elapsed, act.reaction, round_trip)
        claim = Claim(seat, act.text, elapsed, act.reaction, round_trip, judged, act.id)
        if judged < FALSE_START:
            claim.verdict = "false start"
            window.false_starts.append(claim)
            raise Refusal("false_start")
        await self.take(window, claim)

    async def take(self, window: Window, claim: Claim) -> None:
        """Let a claim in and see when to judge."""
        window.take(claim, self.live.presence.slowest_other(claim.seat))
        assert window.judge_at is not None
        if window.judge_at <= now_ms():
            await self.judge()
        else:
            self.at("judge", window.judge_at, self.judge)

    async def judge(self) -> None:
        """Carry out the claims of a window, the fastest first; the others as far as they can be."""
        window = self.window
        self.cancel("judge")
        if window is None or not window.claims:
            return
        order = finishing_order(window.claims)
        for place, claim in enumerate(order):
            claim.verdict = "first" if place == 0 else "later"
        extra: Sequence[Row] = self.live.race_rows(window)
        self.services.metrics.races.inc()
        window.judge_at = None
        for claim in order:
            reaction = wire.Reaction(claim.seat, round(claim.judged))
            try:
                await self.live.carry_out(
                    claim.seat, claim.text, command=claim.command, reactions=[reaction], extra=extra
                )
            except IllegalAction:
                self.live.refuse_seat(claim.seat, Refusal("too_late"), claim.command)
            extra = ()
        window.claims.clear()

    # --- bots ------------------------------------------------------------------------------------

    def played_by(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now, if one does."""
        described = self.live.setup.seats[seat]
        if described.kind == "bot":
            return described.level
        if described.handed_over:
            return described.level or STAND_IN
        return STAND_IN if seat in self.live.presence.absent else None

    def plan_bots(self) -> None:
        """Let every bot that can act now think about it, unless it does so already."""
        state = self.play.table.state
        acting = seats_in(state.must() | state.may())
        for seat, thought in list(self.thinking.items()):
            wanted = thought.overdue or thought.by == self.answers_for(seat)
            if seat not in acting or thought.key != self.key() or not wanted:
                self.stop_thinking(seat)
        for seat in acting:
            by = self.answers_for(seat)
            if by is not None and seat not in self.thinking:
                pause = 1.0 if by == PASS else self.services.config.bot_pause
                self.think(seat, by, pause)

    def answers_for(self, seat: int) -> str | None:
        """A level of bots, PASS for a person who lets the server pass in windows, or nobody."""
        level = self.played_by(seat)
        if level is None and self.window is not None and self.live.setup.seats[seat].pass_for_me:
            return PASS
        return level

    def key(self) -> Key:
        """What a bot thinks about: a window as a whole, or one position."""
        if self.window is not None:
            return ("window", self.window.number)
        return ("action", len(self.play.record.actions))

    def think(self, seat: int, by: str, pause: float, *, overdue: bool = False) -> None:
        """Start thinking."""
        self.stop_thinking(seat)
        packed = None
        if by != PASS:
            packed = Insight(self.play.table.game, self.play.table.state, seat).packed()
        key = self.key()
        task = asyncio.create_task(self.decide(key, seat, by, packed, pause))
        self.thinking[seat] = Thought(key, by, task, overdue=overdue)

    def stop_thinking(self, seat: int) -> None:
        """Forget what somebody thinks about."""
        thought = self.thinking.pop(seat, None)
        if thought is not None:
            thought.task.cancel()

    async def decide(
        self, key: Key, seat: int, by: str, packed: Packed | None, pause: float
    ) -> None:
        """Think, wait as long as a person would, then act. The wait depends on nothing hidden."""
        began = now_ms()
        reaction = self.services.pool.reaction(STAND_IN if by == PASS else by)
        shown = None if self.window is None else self.window.shown
        if shown is None:
            until, most = began + reaction * DECISION_PAUSE * pause, math.inf
        else:
            until, most = shown + reaction * pause, reaction * THINKING_SHARE
        text: str | None = PASS
        if packed is not None:
            text, spare = await self.ask_bot(seat, by, packed, most)
            if text is not None and self.begins_round(text):
                spare = READING_MS
            # Who has little to think about answers no sooner than who has much.
            until = max(until, now_ms() + spare * min(pause, 1.0))
        await asyncio.sleep(max(0.0, until - now_ms()) / 1000.0)
        if text is not None:
            elapsed = 0.0 if shown is None else now_ms() - shown
            self.live.post(lambda: self.bot_acts(seat, key, text, elapsed))

    def begins_round(self, text: str) -> bool:
        """Whether an action clears away what the last round has counted."""
        notation = self.play.table.notation
        return notation.kind(notation.parse(text)).begins_round

    async def ask_bot(
        self, seat: int, level: str, packed: Packed, most: float
    ) -> tuple[str | None, float]:
        """What a bot does; if it fails, the game goes on with the first thing that is allowed."""
        try:
            return await self.services.pool.decide(self.live.setup.id, level, packed, most)
        except Exception:
            self.services.metrics.failures.inc()
            LOG.exception("bot failed", extra={"table": self.live.setup.id, "level": level})
            return next(iter(self.play.table.legal(seat)), None), 0.0

    async def bot_acts(self, seat: int, key: Key, text: str, elapsed: float) -> None:
        """Carry out what a bot has decided, if that is still the question."""
        if self.key() != key or not self.play.can_act(seat):
            return
        thought = self.thinking.pop(seat, None)
        hurried = thought is not None and thought.overdue
        if self.window is not None and text != PASS and self.live.setup.pace == "live":
            # A bot is judged like a person whose line has no length.
            judged = judged_reaction(elapsed, None, round_trip=0.0)
            await self.take(self.window, Claim(seat, text, elapsed, None, 0.0, judged))
            return
        try:
            await self.live.carry_out(seat, text, hurried=hurried)
        except IllegalAction:
            LOG.warning("bot refused", extra={"table": self.live.setup.id, "action": text})
            await self.live.carry_out(seat, self.play.table.legal(seat)[0], hurried=hurried)
