"""What happens by itself in a game: clocks run out, windows close, races are judged, bots move."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec import json

from runehall.bots import Insight
from runehall.engine import IllegalAction
from runehall.server import wire
from runehall.server.clocks import GRACE_AFTER_RESTART, PATIENCE, now_ms
from runehall.server.conduct.company import Company
from runehall.server.conduct.decision_clock import DecisionClock
from runehall.server.conduct.holding import Holding
from runehall.server.conduct.leading import UNHURRIED_MS, Leading
from runehall.server.conduct.opening import Opening
from runehall.server.conduct.presence import STAND_IN, Presence
from runehall.server.conduct.tempo import Reading
from runehall.server.conduct.thinking import ANYTHING, Key, Thinking, Thought
from runehall.server.conduct.timers import Timers
from runehall.server.conduct.verdicts import outrun, refuse, too_late
from runehall.server.errors import Refusal
from runehall.server.operations.services import Services
from runehall.server.play.outcome import Job, Outcome, Post
from runehall.server.play.play import PASS, Play
from runehall.server.play.race import (
    FALSE_START,
    Claim,
    Verdict,
    Window,
    claim_of,
    finishing_order,
    in_seconds,
    judged_reaction,
)
from runehall.server.storage import RaceRow, Row

LOG = logging.getLogger("runehall.table")

# How soon something is tried again that could not be written down.
TRY_AGAIN_MS = 1000.0


class Conductor:
    """The actions, clocks, windows and bots of one game.

    Whatever happens by itself is posted to the table as a job, and every job returns what came
    of it. A job that leads to several actions returns after each with the rest to be done `then`.
    """

    def __init__(self, play: Play, presence: Presence, services: Services, post: Post) -> None:
        self.play = play
        self.setup = play.setup
        self.presence = presence
        self.services = services
        self.post = post
        self.patience = PATIENCE[play.setup.pace]
        self.timers = Timers(post)
        self.lesson: Leading | None = None
        if play.guide is not None:
            self.lesson = Leading(play, play.guide, self.timers, services.config.bot_pause)
        self.thinking = Thinking(play, services, self.decided)
        self.reading = Reading(play, services.config.bot_pause)
        self.paused = True
        self.company = Company(play)
        self.holding = Holding(self.company, self.timers)
        self.opening = Opening(play, self.company, presence, services.config.window_scale)
        self.window: Window | None = None
        self.races = 0
        self.clock = DecisionClock(self.timers)

    # --- going on --------------------------------------------------------------------------------

    def resume(self) -> None:
        """Go on after a pause or a restart: a new window, or the clock from the beginning."""
        self.paused = False
        self.holding.end()
        self.window = None
        self.moved(passed=False)
        if self.setup.pace == "correspondence" and self.clock.deadline is not None:
            since = self.play.last_at + self.patience.decision * 1000.0
            moment = max(since, now_ms() + GRACE_AFTER_RESTART * 1000.0)
            self.clock.set(moment, self.clock_ran_out)
            self.refresh()

    def pause(self) -> None:
        """Nobody is here, or the game is over: stop every clock and bot."""
        self.paused = True
        self.timers.clear()
        self.thinking.stop_all()
        self.clock.stop()

    def let_go(self) -> None:
        """The table leaves the memory: bots that think know nobody any more."""
        self.thinking.let_go()

    def try_again(self) -> None:
        """What a clock or a bot did could not be written down: go on from here in a moment."""
        if not self.paused:
            self.timers.at("again", now_ms() + TRY_AGAIN_MS, self.go_on)

    async def go_on(self) -> Outcome:
        """Begin the present decision or window once more."""
        outcome = Outcome()
        if self.window is not None:
            for claim in self.window.claims:
                refuse(claim, Refusal("storage"), outcome)
        self.resume()
        outcome.position = True
        return outcome

    async def act(
        self,
        seat: int,
        text: str,
        *,
        command: str | None = None,
        race: Verdict | None = None,
        hurried: bool = False,
        extra: Sequence[Row] = (),
    ) -> Outcome:
        """Carry out an action, write it down and go on from where it leads."""
        turn = self.play.table.state.turn
        if self.lesson is None:
            await self.play.act(seat, text, command, extra, race)
            self.services.metrics.traffic.acted(self.setup.game)
        else:
            await self.lesson.act(seat, text, command, extra, race)
        if self.play.table.state.turn_no != self.reading.turn:
            self.reading.moved(watched=self.company.reads_of(turn) and self.presence.bots_play())
        self.moved(passed=text == PASS)
        outcome = Outcome()
        outcome.position = True
        outcome.hurried = seat if hurried else None
        outcome.table = self.play.over
        if command is not None:
            outcome.accepted.append((seat, command))
        return outcome

    def moved(self, *, passed: bool) -> None:
        """The position has changed: by a pass, which leaves an open window open, or otherwise."""
        if self.play.over:
            self.pause()
            self.window = None
        elif self.play.in_window():
            self.clock.stop()
            if self.window is None or not passed:
                self.open_window()
            self.company.note_window()
        else:
            self.timers.cancel("close")
            self.timers.cancel("judge")
            self.window = None
            self.start_clock()
        self.refresh()
        self.plan_bots()

    def skip(self) -> None:
        """Nobody wants to wait for the bots in this turn."""
        self.reading.skip()
        self.thinking.hurry()

    def refresh(self) -> None:
        """Show the position with its clock and window."""
        deadline = self.clock.deadline
        clock = None if deadline is None else wire.Clock(deadline, self.patience.decision)
        self.play.shown.refresh(clock, self.window)

    # --- clocks ----------------------------------------------------------------------------------

    def start_clock(self) -> None:
        """A decision begins; a person among bots may take as long as they like."""
        self.clock.stop()
        if len(self.company.persons) > 1:
            self.clock.set(now_ms() + self.patience.decision * 1000.0, self.clock_ran_out)

    async def clock_ran_out(self) -> Outcome:
        """A sensible action is made for whoever has not decided in time."""
        if not self.clock.has_run_out(self.clock_ran_out):
            return Outcome()
        for seat in self.play.shown.waiting:
            if self.presence.played_by(seat) is None:
                self.services.metrics.timeouts.inc()
                self.presence.let_clock_run_out(seat)
                self.think(seat, STAND_IN, pause=0.0, overdue=True)
        return Outcome().table_changed()

    # --- windows ---------------------------------------------------------------------------------

    def open_window(self) -> None:
        """A window opens, or the next one of a race."""
        self.window = self.opening.window(self.window)
        self.timers.cancel("judge")
        self.time_window(self.window)

    def time_window(self, window: Window) -> None:
        """Have a window close in time; somebody who learns or reads may take theirs."""
        if self.led or self.holding.on:
            window.closes = window.shown + UNHURRIED_MS
            self.timers.cancel("close")
        else:
            self.timers.at("close", window.closes, self.close_window)

    def until_shown(self) -> float:
        """How many milliseconds it is until an open window is shown."""
        return 0.0 if self.window is None else max(0.0, self.window.shown - now_ms())

    async def close_window(self) -> Outcome:
        """The window's time is over: whoever has not reacted passes."""
        window = self.window
        if window is None or now_ms() < window.closes:
            return Outcome()
        if window.claims:
            return await self.judge(then=self.close_window)
        outcome = await self.act(self.play.shown.asked[0], PASS)
        outcome.then = self.close_window
        return outcome

    # --- races -----------------------------------------------------------------------------------

    async def claim(
        self, act: wire.Act, seat: int, *, round_trip: float, received: float
    ) -> Outcome:
        """A person reacts in a window: judge it when nobody can have been faster."""
        window = self.window
        assert window is not None
        if act.window is not None and act.window != window.number:
            raise self.outrun(act, round_trip, received) or Refusal("too_late")
        if window.has_claim_of(seat, act.id):
            return Outcome()  # sent again; the answer comes with the judgement
        if window.has_claim_of(seat):
            raise Refusal("already_claimed")
        self.play.table.check(seat, act.text)
        elapsed = received - window.shown
        judged = judged_reaction(elapsed, act.reaction, round_trip)
        claim = Claim(seat, act.text, elapsed, act.reaction, round_trip, judged, act.id)
        if judged < FALSE_START:
            # Nobody has seen yet what another has done just before: this hand was on its way.
            if window.run.times and (late := self.outrun(act, round_trip, received)):
                raise late
            claim.verdict = "false start"
            window.false_starts.append(claim)
            window.run.times.append(
                wire.Raced(seat, window.run.time_of(window.number, judged), True)
            )
            raise Refusal("false_start", seconds=in_seconds(judged))
        rival = None if self.lesson is None else self.lesson.guide.rival()
        if rival is not None:
            window.claims.append(claim_of(rival, judged))
        return self.take(window, claim)

    def outrun(self, act: wire.Act, round_trip: float, received: float) -> Refusal | None:
        """What to say to a hand that came when its race was won by another; None without one."""
        return outrun(
            self.opening.run, act, self.setup.names(), round_trip=round_trip, received=received
        )

    def take(self, window: Window, claim: Claim) -> Outcome:
        """Let a claim in and see when to judge."""
        window.take(claim, self.presence.slowest_other(claim.seat))
        assert window.judge_at is not None
        outcome = Outcome()
        if window.judge_at <= now_ms():
            outcome.then = self.judge
        else:
            self.timers.at("judge", window.judge_at, self.judge)
        return outcome

    async def judge(self, then: Job | None = None) -> Outcome:
        """Decide in which order the claims of a window came, and carry them out."""
        window = self.window
        self.timers.cancel("judge")
        if window is None or not window.claims:
            return Outcome()
        order = finishing_order(window.claims)
        for place, claim in enumerate(order):
            claim.verdict = "first" if place == 0 else "later"
        if self.lesson is None:
            self.services.metrics.races.inc()
        window.judge_at = None
        document = window.document(self.races + 1, len(self.play.record.actions) + 1)
        row = RaceRow(self.setup.id, self.races + 1, json.encode(document).decode())
        outcome = await self.settle(window, order, then, [row])
        self.races += 1
        return outcome

    async def settle(
        self, window: Window, order: list[Claim], then: Job | None, extra: Sequence[Row] = ()
    ) -> Outcome:
        """Carry out the fastest claim; then the others, as far as they can be."""
        claim, *later = order
        run = window.run
        raced = wire.Raced(claim.seat, run.time_of(window.number, claim.judged))
        first = run.first()
        run.times.append(raced)
        try:
            outcome = await self.act(
                claim.seat, claim.text, command=claim.command, race=run.told(), extra=extra
            )
        except IllegalAction:
            run.times.remove(raced)
            late = too_late(first, self.setup.names(), raced.milliseconds)
            outcome = refuse(claim, late, Outcome())
            if self.lesson is not None:
                await self.lesson.came_too_late(claim.seat, claim.text, extra)
                self.moved(passed=True)
                outcome.position = True
        window.claims.remove(claim)
        outcome.then = (lambda: self.settle(window, later, then)) if later else then
        return outcome

    # --- bots ------------------------------------------------------------------------------------

    def plan_bots(self) -> None:
        """Let every bot that can act now think about it, unless it does so already."""
        if self.holding.on:
            return
        if self.lesson is not None and self.led:
            self.thinking.stop_all()
            self.lesson.plan(self.follow_lesson)
            return
        asked, thoughts = self.play.shown.asked, self.thinking.thoughts
        for seat, thought in list(thoughts.items()):
            wanted = thought.overdue or thought.by == self.answers_for(seat)
            if seat not in asked or thought.key != self.key() or not wanted:
                self.thinking.stop(seat)
        alone = self.company.only_person() is not None
        for seat in asked:
            by = self.answers_for(seat)
            if by is not None and seat not in thoughts:
                passing = 0.0 if alone else 1.0
                self.think(seat, by, passing if by == PASS else self.services.config.bot_pause)
        if alone and all(self.answers_for(seat) is not None for seat in asked):
            self.thinking.let_pass_at_once()

    @property
    def led(self) -> bool:
        """Whether a lesson says what everybody does."""
        return self.lesson is not None and self.lesson.guide.leads

    async def follow_lesson(self) -> Outcome:
        """What follows by itself in a lesson happens."""
        due = None if self.lesson is None or self.paused else self.lesson.guide.due()
        return Outcome() if due is None else await self.act(*due)

    def answers_for(self, seat: int) -> str | None:
        """A level of bots, PASS for a person who is asked nothing (new) in a window, or nobody."""
        level = self.presence.played_by(seat)
        if level is None and self.window is not None:
            quiet = seat == self.window.quiet or self.setup.seats[seat].pass_for_me
            return PASS if quiet else None
        return level

    def key(self) -> Key:
        """What a bot thinks about: a window as a whole, or one position."""
        if self.window is not None:
            return ("window", self.window.number)
        return ("action", len(self.play.record.actions))

    def think(self, seat: int, by: str, pause: float, *, overdue: bool = False) -> None:
        """Let somebody think about what a seat does."""
        thought = Thought(self.key(), seat, by, pause)
        thought.overdue = overdue
        thought.shown = None if self.window is None else self.window.shown
        if not overdue:
            thought.not_before = self.reading.until()
            thought.round_not_before = now_ms() + self.reading.count()
        if by != PASS:
            thought.packed = Insight(self.play.table.game, self.play.table.state, seat).packed()
        self.thinking.begin(thought)

    def decided(self, thought: Thought, text: str, elapsed: float) -> None:
        """A bot has thought: what it does is a job for the table."""
        self.post(lambda: self.bot_acts(thought, text, elapsed))

    async def bot_acts(self, thought: Thought, text: str, elapsed: float) -> Outcome:
        """Carry out what a bot has decided, if that is still the question."""
        seat = thought.seat
        if self.key() != thought.key or not self.play.can_act(seat):
            return Outcome()
        if not self.thinking.is_current(thought):
            return Outcome()
        self.thinking.stop(seat)
        if text == ANYTHING:
            text = self.play.table.legal(seat)[0]
        if self.window is not None and text != PASS and self.setup.pace == "live":
            # A bot is judged like a person to whom a message takes no time.
            judged = judged_reaction(elapsed, None, round_trip=0.0)
            return self.take(self.window, Claim(seat, text, elapsed, None, 0.0, judged))
        try:
            return await self.act(seat, text, hurried=thought.overdue)
        except IllegalAction:
            LOG.warning("bot refused", extra={"table": self.setup.id, "action": text})
            return await self.act(seat, self.play.table.legal(seat)[0], hurried=thought.overdue)
