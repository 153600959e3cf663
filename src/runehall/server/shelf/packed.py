"""Answers that are the same for everybody, sent compressed to whoever can unpack them.

Only what holds no secret and nothing that a stranger has written is compressed: whoever sees how
long an answer is could otherwise guess what stands in it, word by word.
"""

from __future__ import annotations

import gzip
from functools import lru_cache

from aiohttp import web

SMALLEST = 1_000  # below, the headers weigh as much as what is saved
BEST = 9
# So many texts are kept: all games in both languages, several times over.
KEPT = 200


def public_answer(
    request: web.Request, body: bytes, content_type: str, headers: dict[str, str] | None = None
) -> web.Response:
    """Something that everybody may read, and that nobody outside has written."""
    sent = web.Response(content_type=content_type, headers=headers)
    if content_type.startswith("text/"):
        sent.charset = "utf-8"
    if len(body) < SMALLEST:
        sent.body = body
        return sent
    sent.headers["Vary"] = "Accept-Encoding"
    if unpacks(request.headers.get("Accept-Encoding", "")):
        sent.headers["Content-Encoding"] = "gzip"
        sent.body = gzipped(body)
    else:
        sent.body = body
    return sent


def unpacks(accepted: str) -> bool:
    """Whether a browser that says this can unpack gzip.

    >>> unpacks("gzip, deflate, br"), unpacks("br;q=1, GZIP;q=0.5")
    (True, True)
    >>> unpacks("gzip; q=0"), unpacks("br"), unpacks("")
    (False, False, False)
    """
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(maxsize=KEPT)
def gzipped(body: bytes) -> bytes:
    """Compressed once, then the same for everybody."""
    return gzip.compress(body, BEST, mtime=0)
