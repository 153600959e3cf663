"""What bots think about, beside the table; what they decide is a job for it."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from contextlib import suppress

from runehall.server.clocks import now_ms
from runehall.server.conduct.presence import STAND_IN
from runehall.server.operations.pool import Packed
from runehall.server.operations.services import Services
from runehall.server.play.play import PASS, Play

LOG = logging.getLogger("runehall.table")

# The share of its reaction time in a window that a bot may spend on thinking.
THINKING_SHARE = 0.6
# What a bot answers that could not think: the first thing that is allowed will do.
ANYTHING = ""
Key = tuple[str, int]


class Thought:
    """A decision: whose, by whom, about which position or window, and how human its pause is."""

    def __init__(self, key: Key, seat: int, by: str, pause: float) -> None:
        self.key = key
        self.seat = seat
        self.by = by
        self.pause = pause
        # Whether the clock has run out on it.
        self.overdue = False
        # When its window is shown, if it is about one.
        self.shown: float | None = None
        # If it is about none: when it may be told, the earliest moment that it begins a round (what
        # the last one has counted is still being read), and whether somebody will not wait for it.
        self.not_before = 0.0
        self.round_not_before = 0.0
        self.hurried = asyncio.Event()
        # What the seat may know; who only passes need not know anything.
        self.packed: Packed | None = None
        self.task: asyncio.Task[None] | None = None
        # Set when nobody is left to be hidden from: who passes need not look as if thinking.
        self.at_once = asyncio.Event()


Decided = Callable[[Thought, str, float], None]


class Thinking:
    """The bots of one game that think just now, and those that have let others go on."""

    def __init__(self, play: Play, services: Services, decided: Decided) -> None:
        self.table = play.setup.id
        self.notation = play.table.notation
        self.services = services
        self.decided = decided
        self.thoughts: dict[int, Thought] = {}

    def begin(self, thought: Thought) -> None:
        """Let somebody think, instead of whatever they were thinking about."""
        self.stop(thought.seat)
        thought.task = asyncio.create_task(self.think(thought))
        self.thoughts[thought.seat] = thought

    def hurry(self) -> None:
        """Whoever decides about something that is no race does so without waiting."""
        for thought in self.thoughts.values():
            if thought.shown is None:
                thought.hurried.set()

    def stop(self, seat: int) -> None:
        """Forget what somebody thinks about."""
        thought = self.thoughts.pop(seat, None)
        if thought is not None and thought.task is not None:
            thought.task.cancel()

    def let_pass_at_once(self) -> None:
        """Whoever thinks of passing need not take a person's time over it."""
        for thought in self.thoughts.values():
            thought.at_once.set()

    def let_go(self) -> None:
        """Whoever still thinks knows nobody any more."""
        self.decided = nobody_listens

    def stop_all(self) -> None:
        """Forget what anybody thinks about."""
        for seat in list(self.thoughts):
            self.stop(seat)

    def is_current(self, thought: Thought) -> bool:
        """Whether this has not been forgotten."""
        return self.thoughts.get(thought.seat) is thought

    async def think(self, thought: Thought) -> None:
        """Think, wait as long as a person would, then act. The wait depends on nothing hidden."""
        began = now_ms()
        shown, pause = thought.shown, thought.pause
        reaction = self.services.pool.reaction(STAND_IN if thought.by == PASS else thought.by)
        if shown is None:
            until, most = began, math.inf
        else:
            until, most = shown + reaction * pause, reaction * THINKING_SHARE
        text: str | None = PASS
        if thought.packed is not None:
            text, spare = await self.ask_bot(thought, thought.packed, most)
            if text is not None and self.begins_round(text):
                thought.not_before = thought.round_not_before
            # Who has little to think about answers no sooner than who has much.
            until = max(until, now_ms() + spare * min(pause, 1.0))
        if shown is None:
            await self.until_read(thought)
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, until - now_ms()) / 1000.0):
                await (thought.at_once.wait() if text == PASS else asyncio.Future())
        if text is not None:
            self.decided(thought, text, 0.0 if shown is None else now_ms() - shown)

    async def until_read(self, thought: Thought) -> None:
        """Let people read, unless they do not want to."""
        left = thought.not_before - now_ms()
        if left > 0.0:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(thought.hurried.wait(), left / 1000.0)

    def begins_round(self, text: str) -> bool:
        """Whether an action clears away what the last round has counted."""
        return text != ANYTHING and self.notation.kind(self.notation.parse(text)).begins_round

    async def ask_bot(
        self, thought: Thought, packed: Packed, most: float
    ) -> tuple[str | None, float]:
        """What a bot does, and how much of its time it has not used; ANYTHING if it fails."""
        try:
            return await self.services.pool.decide(self.table, thought.by, packed, most)
        except Exception:
            self.services.metrics.failures.inc()
            LOG.exception("bot failed", extra={"table": self.table, "level": thought.by})
            return ANYTHING, 0.0


def nobody_listens(_thought: Thought, _text: str, _elapsed: float) -> None:
    """The table has gone that a bot has thought for."""
