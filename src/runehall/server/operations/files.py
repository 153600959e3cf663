"""How many files the system lets a server have open; each connection is one of them."""

from __future__ import annotations

import logging
import sys

LOG = logging.getLogger("runehall.files")
# What a hall opens besides connections: the database, the page, the pipes of its bots.
BESIDE_CONNECTIONS = 200


def room_for(connections: int) -> int:
    """See to it that so many connections fit, as far as the system allows; how many do."""
    if sys.platform == "win32":
        return connections
    import resource  # noqa: PLC0415 - there is none for Windows

    wanted = connections + BESIDE_CONNECTIONS
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
        except (OSError, ValueError):
            allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if allowed < wanted:
            LOG.warning(
                "the system allows few open files; raise its limit (ulimit -n) for more guests",
                extra={"files": allowed, "wanted": wanted},
            )
    if allowed == resource.RLIM_INFINITY:
        return connections
    return max(1, min(connections, allowed - BESIDE_CONNECTIONS))
