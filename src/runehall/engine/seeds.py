"""From a seed to a key, in one documented way.

An integer seed n from 0 to 2**256 - 1 gives the key SHA-256("runehall seed n"), n in decimal.
Sixty-four hexadecimal digits are the key itself, as live tables use it.
"""

from __future__ import annotations

import hashlib
import struct

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.errors import BadDocument, quoted
from runehall.engine.generator import Generator

Seed = int | str
KEY_DIGITS = 64


def check_seed(seed: object) -> Seed:
    """The seed, if it is one.

    >>> check_seed(7)
    7
    >>> check_seed("seven")
    Traceback (most recent call last):
    runehall.engine.errors.BadDocument: A seed is a whole number ... not “seven”.
    """
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << 256:
        return seed
    if isinstance(seed, str) and len(seed) == KEY_DIGITS and set(seed) <= set("0123456789abcdef"):
        return seed
    raise BadDocument(
        "A seed is a whole number from 0 to 2**256 - 1 or 64 lower-case hexadecimal digits,"
        f" not {quoted(seed)}."
    )


def key_of(seed: Seed) -> bytes:
    """The 32 bytes of the key that a seed stands for.

    >>> key_of(7).hex()[:16]
    '604edc144d06f8e2'
    """
    if isinstance(seed, str):
        return bytes.fromhex(seed)
    return hashlib.sha256(b"runehall seed %d" % seed).digest()


def generator_for(seed: Seed) -> Generator:
    """The generator of a seed."""
    words = struct.unpack("<8I", key_of(seed))
    return Generator(vec[i64](words), seed)
