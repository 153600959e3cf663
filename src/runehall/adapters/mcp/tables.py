"""Who sits where: the sittings of this process, how many there may be, how often one may ask."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from time import monotonic

from runehall.adapters.mcp.sitting import Sitting
from runehall.engine import RunehallError
from runehall.engine.errors import quoted
from runehall.engine.texts import Texts

MOST_TABLES = 32
# A table that nobody has asked about for so many seconds gives way to a new one.
QUIET = 1_800.0
NAME_BYTES = 9
CALLS_PER_SECOND, CALLS_AT_ONCE = 20.0, 200
Clock = Callable[[], float]


class Pace:
    """So many calls a second on average, and so many at once.

    >>> moments = iter([0.0, 0.0, 0.0, 0.5])
    >>> pace = Pace(rate=2.0, burst=1, clock=lambda: next(moments))
    >>> pace.allows(), pace.allows(), pace.allows()
    (True, False, True)
    """

    def __init__(self, rate: float, burst: float, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.filled_at = clock()

    def allows(self) -> bool:
        """Whether one more call is allowed now."""
        moment = self.clock()
        self.left = min(self.burst, self.left + (moment - self.filled_at) * self.rate)
        self.filled_at = moment
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Tables:
    """The sittings, each under a name that nobody can guess: who knows it sits there."""

    def __init__(self, words: Texts, most: int = MOST_TABLES, clock: Clock = monotonic) -> None:
        self.words = words
        self.most = most
        self.clock = clock
        self.sittings: dict[str, Sitting] = {}
        self.asked_at: dict[str, float] = {}
        self.promised = 0

    async def make_room(self) -> None:
        """Promise room for one more table; what is over or quiet gives way to it."""
        if len(self.sittings) + self.promised >= self.most:
            quiet = self.clock() - QUIET
            for name, sitting in list(self.sittings.items()):
                if sitting.over or self.asked_at[name] < quiet:
                    await self.forget(name)
        if len(self.sittings) + self.promised >= self.most:
            raise RunehallError(self.words.say("too-many-tables"))
        self.promised += 1

    def give_up_room(self) -> None:
        """The promised room is taken, or not needed after all."""
        self.promised -= 1

    def add(self, sitting: Sitting) -> str:
        """Keep a sitting, and name it."""
        name = secrets.token_urlsafe(NAME_BYTES)
        self.sittings[name] = sitting
        self.asked_at[name] = self.clock()
        return name

    def named(self, name: str) -> Sitting:
        """The sitting of a name."""
        if name not in self.sittings:
            raise RunehallError(self.words.say("no-such-table", table=quoted(name)))
        self.asked_at[name] = self.clock()
        return self.sittings[name]

    async def forget(self, name: str) -> None:
        """Let go of a sitting."""
        del self.asked_at[name]
        await self.sittings.pop(name).close()

    async def close(self) -> None:
        """Let go of all of them."""
        closing = [sitting.close() for sitting in self.sittings.values()]
        self.sittings.clear()
        await asyncio.gather(*closing, return_exceptions=True)
