"""A table of a hall, by its link: a seat like any other, marked as a program's.

The connection is read all the time, so that pings are answered and nothing is missed between two
calls of the assistant; whatever it asks is answered from what has been read.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from contextlib import AsyncExitStack, suppress
from typing import Any

from runehall.adapters.mcp.sitting import Asked, Choice, Glimpse, Holder, Place, Sitting
from runehall.bots.levels import FASTEST_REACTION_MS
from runehall.client import (
    ConnectionEnded,
    HallClient,
    HallRefusal,
    NoHall,
    TableClient,
    read_link,
    wire,
)
from runehall.engine import RunehallError

PATIENCE = 20.0
NONCE_BYTES = 16
# What opens a window is shown a moment after it is told; no hall waits longer than this for it.
LONGEST_LEAD = 3.0
# So much is kept between two looks, and of the log in all.
MOST_NEWS, MOST_TALK, LONGEST_LOG = 60, 10, 200


class HallSitting(Sitting):
    """A seat at somebody's table."""

    def __init__(self, address: str, table: str, token: str, language: wire.Language) -> None:
        super().__init__(language)
        self.spoken = language
        self.address = address
        self.name = table
        self.token = token
        self.reading: asyncio.Task[None] | None = None
        self.connection = AsyncExitStack()
        self.connecting = asyncio.Lock()
        self.answers: dict[str, asyncio.Future[None]] = {}
        self.news: deque[str] = deque(maxlen=MOST_NEWS)
        self.heard: deque[tuple[str, str]] = deque(maxlen=MOST_TALK)
        # Grows with every message; how far the assistant has looked.
        self.moment, self.seen = 0, -1
        self.moved = asyncio.Event()
        self.ended: str | None = None
        self.told_options = False
        self.clock_ahead = 0.0

    @classmethod
    async def join(
        cls, link: str, name: str, seat: int | None, language: wire.Language
    ) -> HallSitting:
        """Take a seat at the table of a link, ready to play."""
        address, table = read_link(link)
        async with HallClient(address, patience=PATIENCE) as client:
            seated = await client.join(table, name, seat, nonce=new_nonce(), program=True)
        sitting = cls(address, table, seated.token, language)
        await sitting.present()
        return sitting

    @classmethod
    async def come_back(cls, link: str, token: str, language: wire.Language) -> HallSitting:
        """Come back to a seat that was taken before."""
        address, table = read_link(link)
        sitting = cls(address, table, token, language)
        await sitting.present()
        return sitting

    # --- the connection --------------------------------------------------------------------------

    async def present(self) -> TableClient:
        """The table, connected again if the connection has ended."""
        async with self.connecting:
            if self.reading is None:
                await self.connect()
            elif self.reading.done():
                await self.hang_up()
                try:
                    await self.connect()
                except NoHall as error:
                    gone = self.words.say("hall-gone", address=self.address)
                    raise ConnectionEnded(gone) from error
            return self.table

    async def connect(self) -> None:
        """Connect, and begin to read."""
        async with AsyncExitStack() as opening:
            client = await opening.enter_async_context(HallClient(self.address, patience=PATIENCE))
            try:
                async with asyncio.timeout(PATIENCE):
                    self.table: TableClient = await opening.enter_async_context(
                        client.table(self.name, self.token, self.spoken)
                    )
            except TimeoutError as error:
                raise NoHall(self.address) from error
            self.connection = opening.pop_all()
        self.ended = None
        self.reading = asyncio.create_task(self.read())
        await self.get_ready()

    async def hang_up(self) -> None:
        """Close the connection, if there is one."""
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)
        await self.connection.aclose()

    async def read(self) -> None:
        """Read whatever the hall says, until it says no more."""
        try:
            while True:
                message = await self.table.next_message()
                self.take(message)
                if isinstance(message, wire.TableChanged | wire.Welcome):
                    await self.get_ready()
                self.step()
        except ConnectionEnded:
            self.ended = self.ended or self.words.say("hall-gone", address=self.address)
        finally:
            for answer in self.answers.values():
                answer.cancel()
            self.answers.clear()
            self.step()

    def step(self) -> None:
        """Something is new: whoever waits looks again."""
        self.moment += 1
        self.moved.set()
        self.moved = asyncio.Event()

    def take(self, message: wire.AnyServerMessage) -> None:
        """Take note of what the hall says, beside what the client notes."""
        match message:
            case wire.Accepted():
                self.answer(message.id, None)
            case wire.RefusalMessage():
                self.answer(message.id, HallRefusal(message.code, message.sentence))
            case wire.Welcome() | wire.Update():
                self.clock_ahead = message.time - now_ms()
                if isinstance(message, wire.Update):
                    self.news.extend(entry.line for entry in message.log)
                    if message.hurried == self.table.you.seat:
                        self.news.append(self.words.say("hurried"))
            case wire.Said() if message.line.seat != self.table.you.seat:
                self.heard.append((message.line.name, message.line.text))
            case wire.Closing():
                self.ended = message.sentence
        del self.table.log[:-LONGEST_LOG]
        del self.table.chat[:-MOST_TALK]

    def answer(self, command: str | None, refusal: HallRefusal | None) -> None:
        """Hand the answer to a command to whoever waits for it."""
        waiting = self.answers.pop(command or "", None)
        if waiting is None or waiting.done():
            return
        if refusal is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(refusal)

    async def command(self, command: wire.Act | wire.Chat | wire.Leave) -> None:
        """Send a command, and wait until it is carried out or refused."""
        table = await self.present()
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.answers[command.id] = answered
        try:
            async with asyncio.timeout(PATIENCE):
                await table.send(command)
                await asyncio.wait([answered])
        except TimeoutError as error:
            raise RunehallError(self.words.say("hall-silent", address=self.address)) from error
        finally:
            self.answers.pop(command.id, None)
        if answered.cancelled():
            raise ConnectionEnded(self.ended or self.words.say("hall-gone", address=self.address))
        answered.result()

    async def get_ready(self) -> None:
        """Before the game an assistant is always ready; if it is the host, it starts with all."""
        table, info, seat = self.table, self.table.info, self.table.you.seat
        if info.stage != "lobby" or not 0 <= seat < len(info.seats):
            return
        if not table.you.host:
            if not info.seats[seat].ready:
                await table.send(wire.Ready(table.new_id(), True, new_nonce()))
        elif all(each.ready or each.seat == seat for each in info.seats):
            await table.send(wire.Start(table.new_id(), new_nonce()))

    # --- what an assistant does ------------------------------------------------------------------

    async def act(self, text: str) -> None:
        """Carry out an action."""
        table = await self.present()
        if not table.playing:
            raise RunehallError(self.words.say("not-begun"))
        window = table.position.window
        if window is not None:
            await asyncio.sleep(self.seconds_until_seen(window))
        number = None if window is None else window.number
        await self.command(wire.Act(table.new_id(), text, number))

    async def wait(self, seconds: float, *, turns_only: bool) -> None:
        """Wait until this seat is asked for something new."""
        await self.present()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.due(turns_only=turns_only):
                    await self.moved.wait()

    def due(self, *, turns_only: bool) -> bool:
        """Whether there is something to tell at once."""
        why = self.why_asked()
        return (
            self.ended is not None
            or why == "must"
            or (why is not None and self.moment > self.seen and not turns_only)
            or self.table.info.stage == "over"
            or self.table.you.seat < 0
        )

    async def talk(self, text: str) -> None:
        """Say something to the table."""
        table = await self.present()
        await self.command(wire.Chat(table.new_id(), text))

    async def play_again(self) -> None:
        """Go to the table at which the same company plays again."""
        table = await self.present()
        following = table.info.next
        if following is None:
            raise RunehallError(self.words.say("no-next"))
        async with self.connecting:
            await self.hang_up()
            self.name, self.told_options = following, False
            await self.connect()

    async def leave(self) -> None:
        """Give the seat up, if the hall still listens."""
        with suppress(RunehallError):
            table = await self.present()
            await self.command(wire.Leave(table.new_id()))
        await self.close()

    async def close(self) -> None:
        """Hang up; the seat waits, and after a while a bot keeps it."""
        await self.hang_up()

    @property
    def over(self) -> bool:
        """Whether the game is over, and nobody plays again."""
        info = self.table.info
        return info.stage == "over" and info.next is None

    # --- looking ---------------------------------------------------------------------------------

    async def look(self) -> Glimpse:
        """The table as the hall has told it."""
        table = await self.present()
        info, position = table.info, table.latest_position
        news, talk = list(self.news), list(self.heard)
        self.news.clear()
        self.heard.clear()
        self.seen = self.moment
        options = info.options if position is not None and not self.told_options else None
        self.told_options = position is not None
        view: dict[str, Any] | None = None if position is None else position.view
        return Glimpse(
            game=info.game,
            stage=info.stage,
            seat=table.you.seat,
            places=[place_of(each, table.you.seat) for each in info.seats],
            options=options,
            view=view,
            asked=self.why_asked(),
            waiting=[] if position is None else position.waiting,
            seconds=self.seconds_left(),
            choices=[Choice(each.text, each.say) for each in table.legal],
            news=news,
            talk=talk,
            winners=winners_in(view),
            again=info.next is not None,
        )

    def why_asked(self) -> Asked | None:
        """Why this seat is asked, if it is."""
        position = self.table.latest_position
        if position is None or self.table.info.stage != "playing":
            return None
        if self.table.you.seat in position.waiting:
            return "must"
        if position.window is not None:
            return "window" if position.window.asked else None
        return "may" if position.legal else None

    def seconds_until_seen(self, window: wire.ReactionWindow) -> float:
        """How long until somebody can have seen what opened a window: sooner is a false start."""
        seen = window.shown + FASTEST_REACTION_MS - now_ms() - self.clock_ahead
        return min(max(0.0, seen / 1000.0), LONGEST_LEAD)

    def seconds_left(self) -> float | None:
        """How long there is to decide, where a clock runs."""
        position = self.table.latest_position
        if position is None:
            return None
        until = None if position.clock is None else position.clock.deadline
        if position.window is not None:
            until = position.window.closes
        if until is None:
            return None
        return max(0.0, (until - now_ms() - self.clock_ahead) / 1000.0)


def place_of(seat: wire.SeatInfo, mine: int) -> Place:
    """Who sits somewhere in a hall."""
    holder: Holder = seat.kind
    if seat.seat == mine:
        holder = "you"
    elif seat.kind == "person" and seat.program:
        holder = "program"
    return Place(seat.name, holder, seat.level if seat.kind == "bot" else None)


def winners_in(view: dict[str, Any] | None) -> list[int]:
    """Who has won, as every view says it when the game is over."""
    result = None if view is None else view.get("result")
    winners = result.get("winners") if isinstance(result, dict) else None
    return winners if isinstance(winners, list) else []


def new_nonce() -> str:
    """What this seat mixes into the deal."""
    return secrets.token_hex(NONCE_BYTES)


def now_ms() -> float:
    """Milliseconds since 1970, by this machine's clock."""
    return time.time() * 1000.0
