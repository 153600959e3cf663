"""The fair shuffle: a commitment before the deal, a nonce from every seat, the key at the end.

A table's key is 32 random bytes. Its commitment, SHA-256(key), is shown from the moment the table
exists; a seat's nonce is sent only afterwards, so the server could not choose the key to fit. The
seed of the game is SHA-256("runehall deal" + key + the nonces by seat), each nonce preceded by its
length in one byte; a seat without a nonce (a bot) counts as an empty one. Where lots are drawn for
who begins and the rules do not draw them themselves, the seat is SHA-256("runehall lot" + seed), as
one large number, modulo the number of seats. When the game is over
the key is told, and everybody can reckon all this again.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Sequence
from typing import Any

from runehall.engine import Document

KEY_BYTES = 32


def new_key() -> str:
    """A new table's key."""
    return secrets.token_hex(KEY_BYTES)


def commitment_to(key: str) -> str:
    """What is shown of a key before the deal.

    >>> commitment_to("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def seed_of(key: str, nonces: Sequence[str | None]) -> str:
    """The seed that a key and the seats' nonces give.

    >>> seed_of("00" * 32, ["ab" * 16, None]) == seed_of("00" * 32, [None, "ab" * 16])
    False
    """
    mixed = hashlib.sha256(b"runehall deal" + bytes.fromhex(key))
    for nonce in nonces:
        given = bytes.fromhex(nonce or "")
        mixed.update(bytes([len(given)]) + given)
    return mixed.hexdigest()


def lot_of(seed: str, seats: int) -> int:
    """The seat that is drawn to begin.

    >>> sorted({lot_of(f"{seed:064x}", 3) for seed in range(20)})
    [0, 1, 2]
    """
    drawn = hashlib.sha256(b"runehall lot" + bytes.fromhex(seed)).digest()
    return int.from_bytes(drawn, "big") % seats


def digest_of(record: Document) -> str:
    """The digest of a whole record, without the place where the digest itself stands."""
    fairness = {key: value for key, value in record["fairness"].items() if key != "digest"}
    whole: dict[str, Any] = {**record, "fairness": fairness}
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def sealed(record: Document, key: str, nonces: Sequence[str | None]) -> Document:
    """A record with what proves it."""
    fairness = {"commitment": commitment_to(key), "key": key, "nonces": list(nonces)}
    proved = {**record, "fairness": fairness}
    proved["fairness"] = {**fairness, "digest": digest_of(proved)}
    return proved
