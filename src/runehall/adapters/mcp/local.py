"""A table of this machine: the assistant at one seat, bots at the others, no clock."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from runehall.adapters.mcp.sitting import Asked, Choice, Glimpse, Place, Sitting
from runehall.bots import DECLINE, Bot, Insight, make_bot
from runehall.bots.levels import level_named
from runehall.engine import (
    BadOption,
    Chooser,
    Event,
    Game,
    IllegalAction,
    RunehallError,
    Seed,
    Table,
)

WAIT = "wait"
PASS = "pass"
SEED_BYTES = 32
CHOOSER_BITS = 62


class LocalSitting(Sitting):
    """A game against bots. Who may act at the same time is asked in drawn order."""

    def __init__(
        self, game: Game, levels: Sequence[str], request: Mapping[str, Any], language: str
    ) -> None:
        super().__init__(language)
        self.game = game
        self.levels = [level_named(level).name for level in levels]
        self.request = dict(request)
        self.turns = asyncio.Lock()

    @classmethod
    async def begin(
        cls,
        game: Game,
        levels: Sequence[str],
        request: Mapping[str, Any],
        language: str,
        seed: int | None = None,
    ) -> LocalSitting:
        """Sit down at seat 0, deal, and let the others play until this seat is asked."""
        sitting = cls(game, levels, request, language)
        sitting.deal(secrets.token_hex(SEED_BYTES) if seed is None else seed)
        await sitting.go_on()
        return sitting

    def deal(self, seed: Seed) -> None:
        """Begin a game."""
        seats = len(self.levels) + 1
        self.seat = 0
        self.table = Table.new(self.game, seats=seats, options=self.request, seed=seed)
        drawn = seed % 2**CHOOSER_BITS if isinstance(seed, int) else secrets.randbits(CHOOSER_BITS)
        self.chooser = Chooser(drawn)
        self.bots: dict[int, Bot] = {
            seat: make_bot(level, self.game, drawn % 2**32 + seat)
            for seat, level in enumerate(self.levels, start=1)
        }
        self.names = [
            self.words.say("you"),
            *(self.words.say("bot-name", seat=seat) for seat in self.bots),
        ]
        # Who has let it be since the last action.
        self.waited: set[int] = set()
        self.asked_now = False
        self.news: list[str] = []
        self.told_options = False
        self.note(self.table.opening)

    # --- playing ---------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Let the others play, beside everything else, until this seat is asked."""
        await asyncio.to_thread(self.others_play)

    def others_play(self) -> None:
        """Let the others play until this seat is asked or the game is over."""
        self.asked_now = False
        while not self.table.over:
            may = [seat for seat in self.table.may() if seat not in self.waited]
            seat = self.drawn(may or self.table.must())
            if seat == self.seat:
                self.asked_now = True
                return
            action = self.bots[seat].choose(Insight.at(self.table, seat))
            if action == DECLINE:
                self.waited.add(seat)
            else:
                self.do(seat, self.table.notation.text(action))

    def drawn(self, seats: Sequence[int]) -> int:
        """One of some seats."""
        return seats[self.chooser.below(len(seats))]

    def do(self, seat: int, text: str) -> None:
        """Carry out an action; everybody can think again."""
        events = self.table.do(seat, text)
        self.waited.clear()
        self.note(events)

    def note(self, events: Sequence[Event]) -> None:
        """Keep what this seat may know of what has happened."""
        self.news += self.table.lines(events, self.seat, self.names, self.language)

    async def act(self, text: str) -> None:
        """Carry out an action, then let the others play."""
        await uninterrupted(self.acted(text))

    async def acted(self, text: str) -> None:
        """Carry out an action when it is its turn, then let the others play."""
        async with self.turns:
            if text == WAIT:
                self.let_it_be()
            else:
                try:
                    self.do(self.seat, text)
                except IllegalAction as refused:
                    raise RunehallError(self.sentence_of(refused)) from refused
            await self.go_on()

    def let_it_be(self) -> None:
        """Not now; this seat is asked again when something has happened."""
        if not self.can_wait():
            raise RunehallError(self.words.say("cannot-wait"))
        self.waited.add(self.seat)

    def can_wait(self) -> bool:
        """Whether nobody waits for this seat, and it has no `pass`."""
        return (
            self.asked_now
            and self.seat not in self.table.must()
            and PASS not in self.table.legal(self.seat)
        )

    def sentence_of(self, refused: IllegalAction) -> str:
        """Why an action is refused, in the language of this sitting."""
        texts, message = self.game.texts(self.language), f"refusal-{refused.code}"
        return texts.say(message, **refused.arguments) if texts.has(message) else str(refused)

    async def wait(self, seconds: float, *, turns_only: bool) -> None:
        """Let it be, or everything until the next turn; there is no clock to wait for."""
        if self.can_wait():
            await self.act(WAIT)
        while turns_only and self.why_asked() in ("may", "window"):
            await self.act(WAIT if self.can_wait() else PASS)

    async def talk(self, text: str) -> None:
        """Bots do not listen."""
        raise RunehallError(self.words.say("nobody-listens"))

    async def play_again(self) -> None:
        """Deal again."""
        await uninterrupted(self.dealt_again())

    async def dealt_again(self) -> None:
        """Deal again when the game is over."""
        async with self.turns:
            if not self.table.over:
                raise RunehallError(self.words.say("not-over"))
            self.deal(secrets.token_hex(SEED_BYTES))
            await self.go_on()

    async def leave(self) -> None:
        """The game is forgotten."""

    async def close(self) -> None:
        """The game is forgotten."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.over

    # --- looking ---------------------------------------------------------------------------------

    async def look(self) -> Glimpse:
        """The table, when no bot is thinking."""
        async with self.turns:
            table, news = self.table, self.news
            self.news = []
            options = None if self.told_options else table.document()["options"]
            self.told_options = True
            return Glimpse(
                game=self.game.id,
                stage="over" if table.over else "playing",
                seat=self.seat,
                places=self.places(),
                options=options,
                view=table.view(self.seat),
                asked=self.why_asked(),
                waiting=table.must(),
                choices=self.choices() if self.asked_now else (),
                can_wait=self.can_wait(),
                news=news,
                winners=table.winners,
                again=table.over,
            )

    def why_asked(self) -> Asked | None:
        """Why this seat is asked, if it is."""
        if not self.asked_now:
            return None
        if self.seat in self.table.must():
            return "must"
        return "may" if self.can_wait() else "window"

    def places(self) -> list[Place]:
        """Who sits where."""
        bots = [Place(self.names[seat], "bot", bot.level) for seat, bot in self.bots.items()]
        return [Place(self.names[self.seat], "you"), *bots]

    def choices(self) -> list[Choice]:
        """What this seat can do, in sentences."""
        texts, notation = self.game.texts(self.language), self.table.notation
        return [
            Choice(notation.text(action), texts.action(notation, action, self.seat, self.names))
            for action in self.table.state.legal(self.seat)
        ]


async def uninterrupted(work: Coroutine[Any, Any, None]) -> None:
    """Do something to its end, even if whoever has asked for it does not wait for that."""
    await asyncio.shield(asyncio.ensure_future(work))


def levels_of(bots: Sequence[str], seats: int) -> list[str]:
    """The levels of the bots at a table of so many seats: one for all, or one for each.

    >>> levels_of(["skilled"], 3), levels_of(["novice", "master"], 3)
    (['skilled', 'skilled'], ['novice', 'master'])
    """
    levels = list(bots) * (seats - 1) if len(bots) == 1 else list(bots)
    if len(levels) != seats - 1:
        raise BadOption(f"A table of {seats} seats has room for {seats - 1} bots.")
    return levels
