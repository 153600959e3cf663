"""What an assistant can do. The docstrings are what it reads about each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Annotated, Any, Literal

from pydantic import Field

from runehall.adapters.mcp.hall import HallSitting
from runehall.adapters.mcp.local import LocalSitting, levels_of
from runehall.adapters.mcp.sitting import PACKAGE, Sitting
from runehall.adapters.mcp.tables import Tables
from runehall.adapters.mcp.telling import LONGEST_TOLD, Legality, clipped, compact, listed, told
from runehall.client import read_link, wire
from runehall.engine import BadOption, RunehallError
from runehall.engine.rulebook import Prose, blocks_of, typed_rules
from runehall.engine.texts import texts_for
from runehall.games import GAMES, game_named

Word = Annotated[str, Field(min_length=1, max_length=40)]
TableName = Annotated[
    str, Field(max_length=40, description="The name you were given when you sat down.")
]
GameId = Annotated[str, Field(max_length=40, description="Such as “alaska”; see list_games.")]
Link = Annotated[
    str, Field(max_length=300, description="The link of a table, such as https://hall.example/t/…")
]
Name = Annotated[
    str, Field(min_length=1, max_length=24, description="What you are called at the table.")
]
Action = Annotated[
    str, Field(min_length=1, max_length=200, description="One action as text, such as “duel 7 2”.")
]
Beginning = Annotated[
    str, Field(max_length=200, description="Only actions that begin with these words.")
]
Line = Annotated[str, Field(min_length=1, max_length=300)]
Seconds = Annotated[float, Field(ge=0.0, le=50.0, description="At most so long.")]
Bots = Annotated[
    list[Word],
    Field(
        min_length=1,
        max_length=7,
        description="Levels: random, novice, skilled, master; one for all bots, or one for each.",
    ),
]
Value = Annotated[str, Field(max_length=100)] | int | bool | None
Options = Annotated[
    dict[Word, Value], Field(max_length=60, description="Changed options; see read_rules, actions.")
]
Seats = Annotated[int, Field(ge=1, le=8)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Key = Annotated[
    str, Field(max_length=64, description="The key of a seat you had taken, to come back to it.")
]
Seed = Annotated[int, Field(ge=0, le=2**62, description="Deal from this seed, not by chance.")]


class Tools:
    """The tools, for one language and one way of telling what is legal."""

    def __init__(
        self,
        language: wire.Language = "en",
        legality: Legality = "all",
        halls: Sequence[str] = (),
        tables: Tables | None = None,
    ) -> None:
        self.language: wire.Language = language
        self.legality: Legality = legality
        self.halls = [hall.rstrip("/") for hall in halls]
        self.words = texts_for(language, PACKAGE)
        self.tables = Tables(self.words) if tables is None else tables

    # --- before the game -------------------------------------------------------------------------

    async def list_games(self) -> str:
        """List the games: id, name, what it is, numbers of seats, presets."""
        lines = []
        for game in GAMES.values():
            texts = game.texts(self.language)
            seats = ", ".join(map(str, game.seat_counts))
            presets = ", ".join(game.options.presets)
            about = f"{texts.say('name')}. {texts.say('tagline')}"
            lines.append(f"{game.id}: {about} [seats {seats}; presets {presets}]")
        return "\n".join(lines)

    async def read_rules(
        self, game: GameId, part: Literal["rules", "actions", "components"] = "rules"
    ) -> str:
        """Read about a game: its rules, how actions and options are written, or its components.

        Actions are lines of text; read `actions` before you play. `components` lists cards or
        stones where the game has a list of them: for RUNES it says what is on each stone.
        """
        found = game_named(game)
        match part:
            case "rules":
                blocks = blocks_of(found, self.language)
                return "".join(block.text for block in blocks if isinstance(block, Prose))
            case "actions":
                return typed_rules(found, self.language)
            case "components":
                try:
                    return compact(found.manifest({}))
                except BadOption as error:
                    raise RunehallError(self.words.say("no-components")) from error

    async def open_table(
        self,
        game: GameId,
        *,
        seats: Seats | None = None,
        bots: Bots = ["skilled"],  # noqa: B006 - it is only read
        preset: Word | None = None,
        options: Options = {},  # noqa: B006 - it is only read
        seed: Seed | None = None,
    ) -> str:
        """Sit down at a new table on this machine, with bots at the other seats. No clock runs."""
        found = game_named(game)
        count = found.usual_seats if seats is None else seats
        found.check_seats(count)
        request: dict[str, Any] = {**options} if preset is None else {**options, "preset": preset}
        levels = levels_of(bots, count)
        return await self.sit_down(
            partial(LocalSitting.begin, found, levels, request, self.language, seed)
        )

    async def join_table(
        self, link: Link, name: Name = "Assistant", seat: SeatNumber | None = None, key: Key = ""
    ) -> str:
        """Sit down at somebody's table in a hall by its link, with people and bots.

        Everybody there sees that you are a program. Clocks run: who takes too long is moved for.
        """
        address, _ = read_link(link)
        if self.halls and address not in self.halls:
            raise RunehallError(self.words.say("not-allowed-hall", halls=", ".join(self.halls)))
        if key:
            return await self.sit_down(partial(HallSitting.come_back, link, key, self.language))
        return await self.sit_down(partial(HallSitting.join, link, name, seat, self.language))

    async def sit_down(self, come: Callable[[], Awaitable[LocalSitting | HallSitting]]) -> str:
        """Sit down, if there is room, and look."""
        await self.tables.make_room()
        try:
            sitting = await come()
            table = self.tables.add(sitting)
        finally:
            self.tables.give_up_room()
        lines = [self.words.say("sat-down", table=table)]
        if isinstance(sitting, HallSitting):
            lines.append(self.words.say("sat-down-key", key=sitting.token))
        return "\n".join([*lines, await self.shown(sitting)])

    # --- at the table ----------------------------------------------------------------------------

    async def shown(self, sitting: Sitting) -> str:
        """A table as it stands."""
        return told(await sitting.look(), self.legality, self.words)

    async def look(self, table: TableName) -> str:
        """Look at the table: what has happened since you last looked, what you see, what is asked.

        You see what your seat may see and nothing else. What you are shown once, remember.
        """
        return await self.shown(self.tables.named(table))

    async def legal_actions(self, table: TableName, beginning: Beginning = "") -> str:
        """List what you may do now; with a beginning (“place s24”) only what begins so."""
        glimpse = await self.tables.named(table).look()
        lines = listed(glimpse.choices, beginning.strip(), self.words)
        return clipped("\n".join(lines), LONGEST_TOLD)

    async def act(self, table: TableName, action: Action) -> str:
        """Carry out an action of yours, and see what came of it. A refused one changes nothing."""
        sitting = self.tables.named(table)
        await sitting.act(action.strip())
        return await self.shown(sitting)

    async def wait(
        self, table: TableName, seconds: Seconds = 25.0, *, turns_only: bool = False
    ) -> str:
        """Wait until something is asked of you, the game is over, or the seconds are gone.

        Where you may act but need not, this lets it be. With `turns_only` all chances to react go
        by until it is your turn: windows are short, and you may think longer than they last.
        """
        sitting = self.tables.named(table)
        if sitting.waits:
            raise RunehallError(self.words.say("already-waits"))
        sitting.waits = True
        try:
            await sitting.wait(seconds, turns_only=turns_only)
        finally:
            sitting.waits = False
        return await self.shown(sitting)

    async def say(self, table: TableName, text: Line) -> str:
        """Say something to the people at your table; they all read it."""
        await self.tables.named(table).talk(text)
        return self.words.say("said")

    async def play_again(self, table: TableName) -> str:
        """When the game is over: go on to the next game with the same company."""
        sitting = self.tables.named(table)
        await sitting.play_again()
        return await self.shown(sitting)

    async def leave(self, table: TableName) -> str:
        """Leave the table for good. In a hall a bot takes your seat."""
        sitting = self.tables.named(table)
        await sitting.leave()
        await self.tables.forget(table)
        return self.words.say("left")
