"""Who may talk to the hall, and what a browser may do with what it gets."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, ip_network
from urllib.parse import urlsplit

from aiohttp import HttpVersion11, web
from multidict import CIMultiDict

from runehall.server.errors import FORBIDDEN, Refusal
from runehall.server.net.forwarded import (
    client_of,
    is_forwarded,
    is_loopback,
    is_proxy,
    parsed,
)
from runehall.server.operations.config import Config

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

# The length of an IPv6 network that is given to one customer at least.
ONE_CUSTOMER = 64
SERVER = "runehall"
UNSUPPORTED = 415

CONTENT_POLICY = (
    "default-src 'self'; "
    "script-src 'self'; "
    "style-src 'self' 'unsafe-inline'; "  # boards place their pieces by style attributes
    "img-src 'self' data: blob:; "
    "font-src 'self' data:; "
    "connect-src 'self'; "
    "object-src 'none'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = CIMultiDict(
    {
        "Content-Security-Policy": CONTENT_POLICY,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }
)


async def add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """Security headers for every answer, and no word about which versions answer."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers["Server"] = SERVER


def check_origin(request: web.Request, config: Config) -> None:
    """Refuse what another site's page sends. Programs that are no browsers send no origin."""
    origin = request.headers.get("Origin")
    if origin is None or origin in config.origins:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        site = ""
    if not site or site != request.headers.get("Host"):
        raise Refusal("bad_origin", status=FORBIDDEN)


def check_encoding(request: web.Request) -> None:
    """Refuse a body that would have to be unpacked, before anything of it is read."""
    packed = "Content-Encoding" in request.headers
    if packed or request.headers.get("Transfer-Encoding", "chunked").lower() != "chunked":
        raise Refusal("packed_body", status=UNSUPPORTED)


def address_of(request: web.Request, config: Config) -> str:
    """Where a request comes from; a proxy that is trusted appends who asked it."""
    peer = request.remote or "unknown"
    if not is_proxy(peer, config):
        return peer
    client = client_of(request.headers, config)
    return peer if client is None else str(client)


def household_of(address: str) -> str:
    """What limits count as one: an address, or the whole network that one IPv6 customer has.

    >>> household_of("192.0.2.7"), household_of("2001:db8:0:7::1"), household_of("unknown")
    ('192.0.2.7', '2001:db8:0:7::/64', 'unknown')
    >>> household_of("::ffff:192.0.2.7"), household_of("fe80::1%eth0")
    ('192.0.2.7', 'fe80::/64')
    """
    found = parsed(address)
    if found is None:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(ip_network((found, ONE_CUSTOMER), strict=False))


def is_from_here(request: web.Request) -> bool:
    """Whether a program on this machine asks, and nobody elsewhere through a proxy.

    A proxy that was told nothing passes a request on without a word; but it names another host, or
    speaks the HTTP/1.0 of old.
    """
    if is_forwarded(request) or not is_loopback(request.remote or ""):
        return False
    host = request.headers.get("Host", "")
    named_here = is_loopback(host) or host.partition(":")[0].lower() == "localhost"
    return named_here and request.version >= HttpVersion11
