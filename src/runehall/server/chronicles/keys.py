"""The key of a chronicle, and what it locks.

The hall keeps the hash of a key and nothing else of it. The tokens of seats are kept sealed: mixed
with a pad that only the key gives, a new one for each seat. So whoever has the key finds their
seats on any device, and whoever has only the database finds none.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from runehall.server.storage.setup import TOKEN_BYTES, hash_of

SALT_BYTES = 16


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def sealed(key: str, token: str) -> tuple[str, str]:
    """A token that can only be read with a key: its salt, and what is kept of it.

    >>> token = new_key()
    >>> opened("my key", hash_of(token), *sealed("my key", token)) == token
    True
    >>> opened("your key", hash_of(token), *sealed("my key", token)) is None
    True
    """
    salt = secrets.token_hex(SALT_BYTES)
    return salt, mixed(key, salt, token.encode()).hex()


def opened(key: str, holder: str, salt: str, kept: str) -> str | None:
    """The token of a seat, if this key has sealed it; `holder` is its hash."""
    try:
        token = mixed(key, salt, bytes.fromhex(kept)).decode()
    except ValueError:
        return None
    return token if hmac.compare_digest(hash_of(token), holder) else None


def mixed(key: str, salt: str, text: bytes) -> bytes:
    """A text of at most 32 bytes mixed with the pad of a key; mixed again, it is the text."""
    pad = hmac.digest(key.encode(), salt.encode(), sha256)
    return bytes(one ^ other for one, other in zip(text, pad, strict=False))
