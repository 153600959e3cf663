"""The HTTP side of the hall: one method for each route of `wire.ROUTES`."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import cached_property
from importlib.resources import files
from typing import Any, Literal, TypeVar, cast

from aiohttp import web
from msgspec import Struct, json

from runehall import __version__
from runehall.engine import SPECTATOR, read_record
from runehall.engine.replay import start_of
from runehall.engine.texts import LANGUAGES
from runehall.server import wire
from runehall.server.chronicles import keeper
from runehall.server.coach import desk
from runehall.server.errors import FORBIDDEN, NOT_FOUND, TOO_MANY, UNAVAILABLE, Refusal
from runehall.server.hall import Hall
from runehall.server.net.bodies import Bodies, decoded
from runehall.server.net.connections import Connections
from runehall.server.net.doors import Doors
from runehall.server.net.security import address_of, household_of, is_from_here
from runehall.server.net.socket import serve_socket
from runehall.server.operations.health import WELL
from runehall.server.operations.weights import (
    LESSON,
    LOG_PAGE,
    MANIFEST,
    RECORD,
    REPLAY,
    SEATS_LOOKED_UP,
)
from runehall.server.play.replays import (
    Played,
    Wanted,
    look_back,
    uploaded_names,
    uploaded_races,
)
from runehall.server.shelf.catalogue import fluent_source, hall_info
from runehall.server.shelf.packed import public_answer
from runehall.server.shelf.rules import pictures_text, rules_text
from runehall.server.table import questions
from runehall.server.table.task import TableTask

Body = TypeVar("Body", bound=Struct)
Status = Literal["ok", "ailing", "draining"]
A_DAY = "public, max-age=86400"
MOST_STEPS = 100
LATEST = 1_000_000
MOST_DIGITS = 9
TABLE_ID = re.compile(wire.TABLE_ID)
REPLAYS_AT_ONCE = 2


class Api:
    """Answers to requests."""

    def __init__(self, hall: Hall, connections: Connections, doors: Doors) -> None:
        self.hall_of_tables = hall
        self.connections = connections
        self.services = hall.services
        self.bodies = Bodies(hall.services.config.limits, doors.unfinished)
        # Playing a long game again takes its time; tables must not wait for many at once.
        self.looking_back = asyncio.Semaphore(REPLAYS_AT_ONCE)

    @cached_property
    def offered(self) -> bytes:
        """What is on offer; made when somebody asks, because reading all the words takes time."""
        return json.encode(hall_info(self.services.games, self.services.roster))

    # --- what is on offer ------------------------------------------------------------------------

    async def hall(self, request: web.Request) -> web.Response:
        """The games, bots and paces."""
        return public_answer(request, self.offered, "application/json")

    async def openapi(self, request: web.Request) -> web.Response:
        """The OpenAPI document."""
        openapi = files("runehall.server.wire") / "openapi.json"
        return public_answer(request, openapi.read_bytes(), "application/json")

    async def texts(self, request: web.Request) -> web.Response:
        """The words of a game."""
        game, language = self.named_game(request)
        return text_answer(request, fluent_source(game.package, language), "text/plain")

    async def rules(self, request: web.Request) -> web.Response:
        """The rules of a game."""
        game, language = self.named_game(request)
        return text_answer(request, rules_text(game, language), "text/markdown")

    async def pictures(self, request: web.Request) -> web.Response:
        """The pictures in the rules of a game."""
        game = self.services.games.get(request.match_info["game"])
        if game is None:
            raise Refusal("no_such_page", status=NOT_FOUND)
        return text_answer(request, pictures_text(game), "application/json")

    def named_game(self, request: web.Request) -> Any:
        """The game and the language in an address."""
        game, language = request.match_info["game"], request.match_info["language"]
        if game not in self.services.games or language not in LANGUAGES:
            raise Refusal("no_such_page", status=NOT_FOUND)
        return self.services.games[game], language

    async def check_manifest(self, request: web.Request) -> web.Response:
        """A set of somebody's own, if the game can be played with it."""
        self.charge(request, MANIFEST)
        asked = await self.message_in(request, wire.CheckManifest)
        game = self.services.games.get(request.match_info["game"])
        if game is None or game.manifests is None:
            raise Refusal("no_such_page", status=NOT_FOUND)
        return answer(wire.CheckedManifest(game.read_manifest(asked.text)))

    # --- tables ----------------------------------------------------------------------------------

    async def open_tables(self, _request: web.Request) -> web.Response:
        """The public tables."""
        return answer(self.services.listing.public())

    async def create(self, request: web.Request) -> web.Response:
        """A new table."""
        asked = await self.message_in(request, wire.CreateTable)
        return answer(await self.hall_of_tables.create(asked, self.household(request)))

    async def open_lesson(self, request: web.Request) -> web.Response:
        """A chapter of a lesson."""
        self.charge(request, LESSON)
        asked = await self.message_in(request, wire.OpenLesson)
        return answer(await self.hall_of_tables.open_lesson(asked, self.household(request)))

    def charge(self, request: web.Request, weight: float) -> None:
        """Refuse a request that costs more than others and is one too many."""
        if not self.hall_of_tables.addresses.may_ask(self.household(request), weight):
            raise Refusal("too_fast", status=TOO_MANY)

    async def table(self, request: web.Request) -> web.Response:
        """One table."""
        return answer(await (await self.task(request)).ask(questions.whole_info))

    async def join(self, request: web.Request) -> web.Response:
        """A seat at a table."""
        asked = await self.message_in(request, wire.JoinTable)
        table, household = table_in(request), self.household(request)
        return answer(await self.hall_of_tables.join(table, asked, household))

    async def find(self, request: web.Request) -> web.Response:
        """Where a code leads."""
        asked = await self.message_in(request, wire.SpokenCode)
        return answer(self.hall_of_tables.find(asked, self.household(request)))

    async def mine(self, request: web.Request) -> web.Response:
        """The seats a browser holds."""
        asked = await self.message_in(request, wire.MyTables)
        self.charge(request, len(asked.seats) / SEATS_LOOKED_UP)
        return answer(await self.hall_of_tables.mine(asked.seats))

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """The socket of a table."""
        return await serve_socket(self.hall_of_tables, self.connections, request, table_in(request))

    async def task(self, request: web.Request) -> TableTask:
        """The task of the table in an address."""
        return await self.hall_of_tables.table(table_in(request))

    def household(self, request: web.Request) -> str:
        """Who asks, as limits count."""
        return household_of(address_of(request, self.services.config))

    async def message_in(self, request: web.Request, kind: type[Body]) -> Body:
        """The message in a request."""
        async with self.bodies.read(request, self.household(request)) as raw:
            return decoded(raw, kind)

    def at_the_coach(
        self, route: wire.Route, answers: Callable[[desk.Asked], Awaitable[Struct]]
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        """A handler for what is answered at the coach's desk."""

        async def handle(request: web.Request) -> web.Response:
            self.charge(request, desk.ROUTES[route.name])
            named = dict(request.match_info)
            if "table" in named:
                named["table"] = table_in(request)
            body = None if route.body is None else await self.message_in(request, route.body)
            asked = desk.Asked(self.household(request), language_of(request), named, body)
            return answer(await answers(asked))

        return handle

    def at_the_keepers(
        self, route: wire.Route, answers: Callable[[keeper.Asked], Awaitable[Struct]]
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        """A handler for what the keeper of the chronicles answers."""

        async def handle(request: web.Request) -> web.Response:
            body = None if route.body is None else await self.message_in(request, route.body)
            start = number_in(request, "start", 0, LATEST) or 0
            family = request.match_info.get("family", "")
            asked = keeper.Asked(self.household(request), token_in(request), body, start, family)
            return answer(await answers(asked))

        return handle

    # --- looking back ----------------------------------------------------------------------------

    async def log(self, request: web.Request) -> web.Response:
        """Older entries of the log."""
        self.charge(request, LOG_PAGE)
        table, token = await self.task(request), token_in(request)
        before, language = number_in(request, "before", 0, LATEST), language_of(request)
        last = LATEST if before is None else before
        return answer(
            await table.ask_when_shown(
                lambda live: questions.log_before(live, token, last, language)
            )
        )

    async def replay(self, request: web.Request) -> web.Response:
        """A stretch of a game."""
        self.charge(request, REPLAY)
        table, token = await self.task(request), token_in(request)
        wanted = Wanted(
            seat=number_in(request, "seat", -1, 7),
            start=number_in(request, "start", 0, LATEST) or 0,
            count=number_in(request, "count", 1, MOST_STEPS) or MOST_STEPS // 2,
            language=language_of(request),
            open=bool(number_in(request, "open", 0, 1)),
        )
        played = await table.ask_when_shown(lambda live: questions.played(live, token))
        async with self.looking_back:
            return answer(await look_back(played, wanted))

    async def replay_record(self, request: web.Request) -> web.Response:
        """A record from a file."""
        self.charge(request, REPLAY)
        # Decoded in its turn: what is read of many records at once takes much room.
        async with (
            self.bodies.read(request, self.household(request)) as raw,
            self.looking_back,
        ):
            asked = decoded(raw, wire.ReplayRecord)
            record = read_record(asked.record)
            wanted = Wanted(asked.seat, asked.start, asked.count, asked.language, asked.open)
            played = Played(
                viewer=SPECTATOR,
                start=start_of(record, self.services.games),
                actions=record.actions,
                names=uploaded_names(record, asked.record),
                over=True,
                races=uploaded_races(record, asked.record),
            )
            return answer(await look_back(played, wanted))

    async def bring_record(self, request: web.Request) -> web.Response:
        """A finished game from a file, to be looked at as any other."""
        self.charge(request, REPLAY)
        household = self.household(request)
        async with self.bodies.read(request, household) as raw, self.looking_back:
            asked = decoded(raw, wire.BringRecord)
            return answer(await self.hall_of_tables.bring(asked.record, household))

    async def record(self, request: web.Request) -> web.Response:
        """The record of a finished game."""
        self.charge(request, RECORD)
        record = await (await self.task(request)).ask(questions.record)
        return web.Response(body=json.encode(record), content_type="application/json")

    async def manifest(self, request: web.Request) -> web.Response:
        """The set of a table as a file, for people to look at, change and share."""
        name, text = await (await self.task(request)).ask(questions.manifest)
        return web.Response(
            text=text,
            content_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}.json"'},
        )

    async def fairness(self, request: web.Request) -> web.Response:
        """What proves the shuffle."""
        return answer(await (await self.task(request)).ask(questions.proof))

    # --- operations ------------------------------------------------------------------------------

    async def health(self, _request: web.Request) -> web.Response:
        """Whether the server is well; an error if only starting it anew can help."""
        health = self.hall_of_tables.health
        parts = await health.parts()
        return self.told(parts, unfit=health.needs_restart(parts))

    async def ready(self, _request: web.Request) -> web.Response:
        """Whether people can be sent here; an error if anything is wrong."""
        parts = await self.hall_of_tables.health.parts()
        return self.told(parts, unfit=self.hall_of_tables.draining or any_ailing(parts))

    def told(self, parts: dict[str, str], *, unfit: bool) -> web.Response:
        """How every part is."""
        ailing: Status = "ailing" if any_ailing(parts) else "ok"
        status: Status = "draining" if self.hall_of_tables.draining else ailing
        tables, sockets = len(self.services.listing.tables), len(self.connections.open)
        told = answer(wire.Health(status, __version__, tables, sockets, parts))
        told.set_status(UNAVAILABLE if unfit else told.status)
        return told

    async def metrics(self, request: web.Request) -> web.Response:
        """Counters for Prometheus; for this machine only, unless opened."""
        if not self.services.config.open_metrics and not is_from_here(request):
            raise Refusal("only_loopback", status=FORBIDDEN)
        await self.hall_of_tables.health.parts()
        return web.Response(body=self.services.metrics.text(), content_type="text/plain")


def any_ailing(parts: dict[str, str]) -> bool:
    """Whether any part is not well."""
    return any(word != WELL for word in parts.values())


def answer(message: Struct) -> web.Response:
    """A message as an answer."""
    return web.Response(
        body=json.encode(message),
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def text_answer(request: web.Request, text: str, content_type: str) -> web.Response:
    """Text that does not change until the next release."""
    return public_answer(request, text.encode(), content_type, {"Cache-Control": A_DAY})


def table_in(request: web.Request) -> str:
    """The table in an address, if it can be the id of one."""
    name = request.match_info["table"]
    if not TABLE_ID.fullmatch(name):
        raise Refusal("no_such_table", status=NOT_FOUND)
    return name


def token_in(request: web.Request) -> str | None:
    """The token that a request bears, if any."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    if not token.isascii():
        raise Refusal("bad_token", status=NOT_FOUND)
    return token


def number_in(request: web.Request, name: str, low: int, high: int) -> int | None:
    """A whole number in a query, if it is there."""
    text = request.query.get(name)
    if text is None:
        return None
    digits = text.removeprefix("-")
    readable = digits.isascii() and digits.isdigit() and len(text) <= MOST_DIGITS
    number = int(text) if readable else high + 1
    if not low <= number <= high:
        raise Refusal("bad_number", name=name, low=low, high=high)
    return number


def language_of(request: web.Request) -> wire.Language:
    """The language asked for, else the browser's, else English."""
    asked = request.query.get("language")
    if asked is None:
        asked = "de" if request.headers.get("Accept-Language", "").startswith("de") else "en"
    return cast("wire.Language", asked) if asked in LANGUAGES else "en"
