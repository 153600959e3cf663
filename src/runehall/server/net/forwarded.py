"""Who asks when a proxy is in front: `X-Forwarded-For`, as far as it can be believed."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from aiohttp import web
from multidict import CIMultiDictProxy

from runehall.server.operations.config import Config

Address = IPv4Address | IPv6Address
# What proxies add to a request; whoever asks directly sends none of it.
FORWARDING = (
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Real-IP",
    "Forwarded",
    "Via",
    "CF-Connecting-IP",
    "True-Client-IP",
)


def parsed(text: str) -> Address | None:
    """An address, with or without brackets and port; None if it is none.

    >>> parsed(" 192.0.2.7:4711"), parsed("[2001:db8::1]:443"), parsed("::ffff:192.0.2.7")
    (IPv4Address('192.0.2.7'), IPv6Address('2001:db8::1'), IPv4Address('192.0.2.7'))
    >>> parsed("127.evil"), parsed("unknown"), parsed("")
    (None, None, None)
    """
    bare = text.strip().strip('"')
    if bare.startswith("["):
        bare, _, _ = bare[1:].partition("]")
    elif bare.count(":") == 1:
        bare, _, _ = bare.partition(":")
    try:
        found = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def is_loopback(address: str) -> bool:
    """Whether an address is this machine.

    >>> is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("::ffff:127.0.0.1")
    (True, True, True)
    >>> is_loopback("192.0.2.1"), is_loopback("127.evil")
    (False, False)
    """
    found = parsed(address)
    return found is not None and found.is_loopback


def is_near(address: str) -> bool:
    """Whether an address is this machine or in its own network, where a proxy stands.

    >>> is_near("127.0.0.1"), is_near("172.17.0.2"), is_near("fd00::2"), is_near("8.8.8.8")
    (True, True, True, False)
    """
    found = parsed(address)
    return found is not None and (found.is_loopback or found.is_private)


def is_forwarded(request: web.BaseRequest) -> bool:
    """Whether a proxy has passed this request on, and says so."""
    return any(name in request.headers for name in FORWARDING)


def is_named(found: Address, networks: Sequence[str]) -> bool:
    """Whether an address lies in one of these networks."""
    return any(found in ip_network(network, strict=False) for network in networks)


def is_proxy(peer: str, config: Config) -> bool:
    """Whether who is at the other end of a connection is believed about where others are."""
    if not config.behind_proxy:
        return False
    found = parsed(peer)
    return found is not None and (is_near(peer) or is_named(found, config.proxies))


def client_of(headers: CIMultiDictProxy[str], config: Config) -> Address | None:
    """Who asked the first proxy that can be trusted: each has appended who asked it.

    Whatever stands before that may be invented. Only this machine and the proxies that were named
    are passed over: neighbours in the same network are guests.
    """
    lines = headers.getall("X-Forwarded-For", [])
    for text in reversed(",".join(lines).split(",")):
        hop = parsed(text)
        if hop is None or not (hop.is_loopback or is_named(hop, config.proxies)):
            return hop
    return None
