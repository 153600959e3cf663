"""The HTTP side of the hall: one method for each route of `wire.ROUTES`."""

from __future__ import annotations

import asyncio
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
from runehall.server.errors import FORBIDDEN, NOT_FOUND, Refusal
from runehall.server.hall import Hall
from runehall.server.net.catalogue import fluent_source, hall_info
from runehall.server.net.connections import Connections
from runehall.server.net.security import address_of, household_of, is_loopback
from runehall.server.net.socket import serve_socket
from runehall.server.play.replays import Played, Wanted, look_back, uploaded_names
from runehall.server.table import questions
from runehall.server.table.task import TableTask

Body = TypeVar("Body", bound=Struct)
A_DAY = "public, max-age=86400"
MOST_STEPS = 100
LATEST = 1_000_000
MOST_DIGITS = 9
REPLAYS_AT_ONCE = 2


class Api:
    """Answers to requests."""

    def __init__(self, hall: Hall, connections: Connections) -> None:
        self.hall_of_tables = hall
        self.connections = connections
        self.services = hall.services
        # Playing a long game again takes its time; tables must not wait for many at once.
        self.looking_back = asyncio.Semaphore(REPLAYS_AT_ONCE)

    @cached_property
    def offered(self) -> bytes:
        """What is on offer; made when somebody asks, because reading all the words takes time."""
        return json.encode(hall_info(self.services.games))

    # --- what is on offer ------------------------------------------------------------------------

    async def hall(self, _request: web.Request) -> web.Response:
        """The games, bots and paces."""
        return web.Response(body=self.offered, content_type="application/json")

    async def openapi(self, _request: web.Request) -> web.Response:
        """The OpenAPI document."""
        openapi = files("runehall.server.wire") / "openapi.json"
        return web.Response(body=openapi.read_bytes(), content_type="application/json")

    async def texts(self, request: web.Request) -> web.Response:
        """The words of a game."""
        game, language = self.named_game(request)
        return text_answer(fluent_source(game.package, language), "text/plain")

    async def rules(self, request: web.Request) -> web.Response:
        """The rules of a game."""
        game, language = self.named_game(request)
        return text_answer(game.rules(language), "text/markdown")

    def named_game(self, request: web.Request) -> Any:
        """The game and the language in an address."""
        game, language = request.match_info["game"], request.match_info["language"]
        if game not in self.services.games or language not in LANGUAGES:
            raise Refusal("no_such_page", status=NOT_FOUND)
        return self.services.games[game], language

    async def check_manifest(self, request: web.Request) -> web.Response:
        """A set of somebody's own, if the game can be played with it."""
        asked = await body_of(request, wire.CheckManifest)
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
        asked = await body_of(request, wire.CreateTable)
        address = household_of(address_of(request, self.services.config))
        return answer(await self.hall_of_tables.create(asked, address))

    async def table(self, request: web.Request) -> web.Response:
        """One table."""
        return answer(await (await self.task(request)).ask(questions.whole_info))

    async def join(self, request: web.Request) -> web.Response:
        """A seat at a table."""
        asked = await body_of(request, wire.JoinTable)
        return answer(await self.hall_of_tables.join(request.match_info["table"], asked))

    async def mine(self, request: web.Request) -> web.Response:
        """The seats a browser holds."""
        asked = await body_of(request, wire.MyTables)
        return answer(await self.hall_of_tables.mine(asked.seats))

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """The socket of a table."""
        return await serve_socket(self.hall_of_tables, self.connections, request)

    async def task(self, request: web.Request) -> TableTask:
        """The task of the table in an address."""
        return await self.hall_of_tables.table(request.match_info["table"])

    # --- looking back ----------------------------------------------------------------------------

    async def log(self, request: web.Request) -> web.Response:
        """Older entries of the log."""
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
        table, token = await self.task(request), token_in(request)
        wanted = Wanted(
            seat=number_in(request, "seat", -1, 7),
            start=number_in(request, "start", 0, LATEST) or 0,
            count=number_in(request, "count", 1, MOST_STEPS) or MOST_STEPS // 2,
            language=language_of(request),
        )
        played = await table.ask_when_shown(lambda live: questions.played(live, token))
        async with self.looking_back:
            return answer(await look_back(played, wanted))

    async def replay_record(self, request: web.Request) -> web.Response:
        """A record from a file."""
        asked = await body_of(request, wire.ReplayRecord)
        record = read_record(asked.record)
        wanted = Wanted(asked.seat, asked.start, asked.count, asked.language)
        played = Played(
            viewer=SPECTATOR,
            start=start_of(record, self.services.games),
            actions=record.actions,
            names=uploaded_names(record, asked.record),
            over=True,
        )
        async with self.looking_back:
            return answer(await look_back(played, wanted))

    async def record(self, request: web.Request) -> web.Response:
        """The record of a finished game."""
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
        """Whether the server is well."""
        hall = self.hall_of_tables
        status: Literal["draining", "ok"] = "draining" if hall.draining else "ok"
        tables, sockets = len(self.services.listing.tables), len(self.connections.open)
        return answer(wire.Health(status, __version__, tables, sockets))

    async def metrics(self, request: web.Request) -> web.Response:
        """Counters for Prometheus; for this machine only, unless opened."""
        config = self.services.config
        if not config.open_metrics and not is_loopback(address_of(request, config)):
            raise Refusal("only_loopback", status=FORBIDDEN)
        return web.Response(body=self.services.metrics.text(), content_type="text/plain")


def answer(message: Struct) -> web.Response:
    """A message as an answer."""
    return web.Response(
        body=json.encode(message),
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def text_answer(text: str, content_type: str) -> web.Response:
    """Text that does not change until the next release."""
    return web.Response(text=text, content_type=content_type, headers={"Cache-Control": A_DAY})


async def body_of(request: web.Request, kind: type[Body]) -> Body:
    """The message in a request."""
    if request.content_type != "application/json":
        raise Refusal("not_json")
    return json.decode(await request.read(), type=kind)


def token_in(request: web.Request) -> str | None:
    """The token that a request bears, if any."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else None


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
