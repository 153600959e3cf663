"""The aiohttp application: routes, errors in words, and the hall's beginning and end."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping

from aiohttp import web
from aiohttp.typedefs import Middleware
from msgspec import json

from runehall.engine import Game, RunehallError
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.chronicles.keeper import ROUTES as KEEPERS_ROUTES
from runehall.server.chronicles.keeper import Keeper
from runehall.server.coach.desk import ROUTES as COACHS_ROUTES
from runehall.server.coach.desk import Desk
from runehall.server.errors import NOT_FOUND, TOO_MANY, Refusal, in_words
from runehall.server.hall import Hall
from runehall.server.net.api import Api, language_of
from runehall.server.net.connections import Connections
from runehall.server.net.doors import Doors, HallRunner
from runehall.server.net.security import (
    Handler,
    add_headers,
    address_of,
    check_encoding,
    check_origin,
    household_of,
)
from runehall.server.operations.config import Config
from runehall.server.operations.listing import Listing
from runehall.server.operations.metrics import Metrics
from runehall.server.operations.pool import BotPool
from runehall.server.operations.roster import Roster
from runehall.server.operations.services import Services
from runehall.server.shelf.page import add_page
from runehall.server.storage import Store

LOG = logging.getLogger("runehall.http")
HALL: web.AppKey[Hall] = web.AppKey("hall", Hall)
CONNECTIONS: web.AppKey[Connections] = web.AppKey("connections", Connections)
DOORS: web.AppKey[Doors] = web.AppKey("doors", Doors)
DESK: web.AppKey[Desk] = web.AppKey("desk", Desk)


def make_app(config: Config, games: Mapping[str, Game] = GAMES) -> web.Application:
    """A hall ready to be served."""
    metrics, roster = Metrics(), Roster(games, config.bots)
    services = Services(
        games=games,
        config=config,
        store=Store(config.database_url, metrics.committed),
        roster=roster,
        pool=BotPool(games, config.workers, metrics, roster),
        metrics=metrics,
        listing=Listing(),
    )
    hall, connections, doors = Hall(services), Connections(metrics), Doors(config, metrics)
    app = web.Application(middlewares=[refusing_in_words(hall, doors)])
    app[HALL], app[CONNECTIONS], app[DOORS] = hall, connections, doors
    app.on_response_prepare.append(add_headers)
    app.cleanup_ctx.append(run_hall)
    app.on_shutdown.append(close_hall)
    api, desk, keeper = Api(hall, connections, doors), Desk(hall), Keeper(hall)
    app[DESK] = desk
    for route in wire.ROUTES:
        handler = (
            api.at_the_coach(route, getattr(desk, route.name))
            if route.name in COACHS_ROUTES
            else api.at_the_keepers(route, getattr(keeper, route.name))
            if route.name in KEEPERS_ROUTES
            else getattr(api, route.name)
        )
        app.router.add_route(route.method, route.path, handler)
    add_page(app, config)
    return app


def runner_of(app: web.Application, shutdown_timeout: float) -> HallRunner:
    """Whoever serves this hall."""
    return HallRunner(app, app[DOORS], shutdown_timeout=shutdown_timeout)


async def run_hall(app: web.Application) -> AsyncIterator[None]:
    """Open the database and the hall; at the end close what is left."""
    hall = app[HALL]
    try:
        await hall.services.store.open()
        await hall.open()
    except BaseException:
        hall.services.pool.close()
        await hall.services.store.close()
        raise
    app[CONNECTIONS].start(hall.housekeeper)
    yield
    hall.services.pool.close()
    await hall.services.store.close()


async def close_hall(app: web.Application) -> None:
    """Before connections are closed: say goodbye and finish what has begun."""
    app[HALL].drain()
    await app[DESK].readings.close()
    await app[CONNECTIONS].close()
    await app[HALL].close()


def http_refusal(error: web.HTTPException, method: str) -> Refusal:
    """What aiohttp refuses by itself, in our words."""
    if error.status == NOT_FOUND:
        return Refusal("no_such_page")
    if isinstance(error, web.HTTPMethodNotAllowed):
        return Refusal("bad_method", method=method[:20])
    return Refusal("bad_message", reason=error.reason)


def refusing_in_words(hall: Hall, doors: Doors) -> Middleware:
    """A middleware that answers whatever goes wrong with a code and a sentence."""
    config = hall.services.config

    def check(request: web.Request) -> None:
        """Refuse what may not be asked, whatever it is."""
        doors.look_at(request)
        check_encoding(request)
        if request.method != "GET":
            check_origin(request, config)
        if not hall.addresses.may_ask(household_of(address_of(request, config))):
            raise Refusal("too_fast", status=TOO_MANY)

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        headers = {}
        try:
            check(request)
            return await handler(request)
        except RunehallError as error:
            status = error.status if isinstance(error, Refusal) else web.HTTPBadRequest.status_code
            no = in_words(error, language_of(request))
        except web.HTTPException as error:
            if error.status < web.HTTPBadRequest.status_code:
                raise
            status = error.status
            no = in_words(http_refusal(error, request.method), language_of(request))
            if "Allow" in error.headers:
                headers["Allow"] = error.headers["Allow"]
        except Exception:
            hall.services.metrics.failures.inc()
            LOG.exception("request failed", extra={"path": request.path})
            status = web.HTTPInternalServerError.status_code
            no = in_words(Refusal("internal"), language_of(request))
        hall.services.metrics.refused.labels(no.code).inc()
        answer = web.Response(
            body=json.encode(no), status=status, headers=headers, content_type="application/json"
        )
        if status == TOO_MANY:
            answer.force_close()  # whatever else was sent along is not even looked at
        return answer

    return middleware
