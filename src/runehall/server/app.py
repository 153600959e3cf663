"""The aiohttp application: routes, errors in words, and the hall's beginning and end."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping

from aiohttp import web
from aiohttp.typedefs import Middleware
from msgspec import DecodeError, json

from runehall.engine import Game, RunehallError
from runehall.games import GAMES
from runehall.server import wire
from runehall.server.api import Api, language_of
from runehall.server.errors import NOT_FOUND, TOO_MANY, Refused, refusal
from runehall.server.hall import Hall
from runehall.server.metrics import Metrics
from runehall.server.page import add_page
from runehall.server.pool import BotPool
from runehall.server.security import Handler, add_headers, address_of, check_origin, household_of
from runehall.server.services import Services
from runehall.server.settings import Settings
from runehall.server.storage import Store

LOG = logging.getLogger("runehall.http")
HALL: web.AppKey[Hall] = web.AppKey("hall", Hall)


def make_app(settings: Settings, games: Mapping[str, Game] = GAMES) -> web.Application:
    """A hall ready to be served."""
    metrics = Metrics()
    services = Services(
        games=games,
        settings=settings,
        store=Store(settings.database_url, metrics),
        pool=BotPool(settings.workers, metrics),
        metrics=metrics,
    )
    hall = Hall(services)
    app = web.Application(middlewares=[in_words(hall)], client_max_size=settings.limits.body_bytes)
    app[HALL] = hall
    app.on_response_prepare.append(add_headers)
    app.cleanup_ctx.append(run_hall)
    app.on_shutdown.append(close_hall)
    api = Api(hall)
    for route in wire.ROUTES:
        app.router.add_route(route.method, route.path, getattr(api, route.name))
    add_page(app, settings)
    return app


async def run_hall(app: web.Application) -> AsyncIterator[None]:
    """Open the database and the hall; at the end close what is left."""
    hall = app[HALL]
    hall.services.settings.data.mkdir(parents=True, exist_ok=True)
    await hall.services.store.open()
    await hall.open()
    yield
    hall.services.pool.close()
    await hall.services.store.close()


async def close_hall(app: web.Application) -> None:
    """Before connections are closed: say goodbye and finish what has begun."""
    await app[HALL].close()


def http_refusal(error: web.HTTPException, method: str) -> Refused:
    """What aiohttp refuses by itself, in our words."""
    if error.status == NOT_FOUND:
        return Refused("no_such_page")
    if isinstance(error, web.HTTPMethodNotAllowed):
        return Refused("bad_method", method=method[:20])
    return Refused("bad_message", reason=error.reason)


def in_words(hall: Hall) -> Middleware:
    """A middleware that answers whatever goes wrong with a code and a sentence."""

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            settings = hall.services.settings
            if request.method != "GET":
                check_origin(request, settings)
            if not hall.addresses.may_ask(household_of(address_of(request, settings))):
                raise Refused("too_fast", status=TOO_MANY)
            return await handler(request)
        except RunehallError as error:
            status = error.status if isinstance(error, Refused) else web.HTTPBadRequest.status_code
            no = refusal(error, language_of(request))
        except (DecodeError, web.RequestPayloadError) as error:
            status = web.HTTPBadRequest.status_code
            no = refusal(Refused("bad_message", reason=str(error)[:200]), language_of(request))
        except web.HTTPRequestEntityTooLarge as error:
            status = error.status
            most = settings.limits.body_bytes
            no = refusal(Refused("too_large", bytes=most), language_of(request))
        except web.HTTPException as error:
            if error.status < web.HTTPBadRequest.status_code:
                raise
            status = error.status
            no = refusal(http_refusal(error, request.method), language_of(request))
        except Exception:
            hall.services.metrics.failures.inc()
            LOG.exception("request failed", extra={"path": request.path})
            status = web.HTTPInternalServerError.status_code
            no = refusal(Refused("internal"), language_of(request))
        hall.services.metrics.refused.labels(no.code).inc()
        return web.Response(body=json.encode(no), status=status, content_type="application/json")

    return middleware
