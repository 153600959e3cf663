"""Codes that people can say: six letters that lead to a table as its link does.

A link is kept secret by its length; a code is kept by how seldom one may guess (`limits.py`), and
by ending early: it leads nowhere as soon as no seat is free, or the game begins.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

# Without the letters that are taken for others: I, L and O for digits or each other, U for V.
LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = 6
# What people put between letters when they write a code down.
BETWEEN = " \t\r\n\u00a0.,-–_/"
WITHOUT = str.maketrans("", "", BETWEEN)


def new_code(taken: Callable[[str], bool]) -> str:
    """A code that no other table has."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if not taken(code):
            return code


def read_code(typed: str) -> str | None:
    """What somebody has typed as a code, if it can be one.

    >>> read_code(" kmt-rxb "), read_code("K M T R X B"), read_code("KMTRX"), read_code("KMTRXO")
    ('KMTRXB', 'KMTRXB', None, None)
    """
    code = typed.translate(WITHOUT).upper()
    return code if len(code) == LENGTH and all(each in LETTERS for each in code) else None
