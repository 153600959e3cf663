"""Who may talk to the hall, and what a browser may do with what it gets."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import urlsplit

from aiohttp import web
from multidict import CIMultiDict

from runehall.server.errors import FORBIDDEN, Refusal
from runehall.server.operations.config import Config

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

# The length of an IPv6 network that is given to one customer at least.
ONE_CUSTOMER = 64

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
    """Security headers for every answer."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)


def check_origin(request: web.Request, config: Config) -> None:
    """Refuse what another site's page sends. Programs that are no browsers send no origin."""
    origin = request.headers.get("Origin")
    if origin is None or origin in config.origins:
        return
    if urlsplit(origin).netloc != request.headers.get("Host"):
        raise Refusal("bad_origin", status=FORBIDDEN)


def address_of(request: web.Request, config: Config) -> str:
    """Where a request comes from; a proxy that is trusted appends who asked it."""
    if config.behind_proxy:
        forwarded = request.headers.get("X-Forwarded-For", "")
        if forwarded:
            return forwarded.rpartition(",")[2].strip()[:64]
    return request.remote or "unknown"


def household_of(address: str) -> str:
    """What limits count as one: an address, or the whole network that one IPv6 customer has.

    >>> household_of("192.0.2.7"), household_of("2001:db8:0:7::1"), household_of("unknown")
    ('192.0.2.7', '2001:db8:0:7::/64', 'unknown')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.ipv4_mapped is not None:
        return address
    return str(ip_network((found, ONE_CUSTOMER), strict=False))


def is_loopback(address: str) -> bool:
    """Whether an address is this machine.

    >>> is_loopback("127.0.0.1"), is_loopback("192.0.2.1")
    (True, False)
    """
    return address == "::1" or address.startswith("127.")
