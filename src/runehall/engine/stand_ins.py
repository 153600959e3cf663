"""Characters that stand for seats in a sentence, until it is known what the seats are called.

Sentences are made once for all tables; only the names are put in at each of them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

# No text contains any of these.
STAND_INS = [chr(0xE000 + seat) for seat in range(256)]
STAND_IN = re.compile(f"([{STAND_INS[0]}-{STAND_INS[-1]}])")
FIRST = ord(STAND_INS[0])


def with_names(pieces: list[str], names: Sequence[str]) -> str:
    """A sentence of which every second piece stands for a seat.

    >>> with_names(STAND_IN.split(f"{STAND_INS[1]} robs {STAND_INS[0]}"), ["Ada", "Ben"])
    'Ben robs Ada'
    """
    if len(pieces) == 1:
        return pieces[0]
    named: list[str] = []
    stands = False
    for piece in pieces:
        if stands:
            seat = ord(piece) - FIRST
            named.append(names[seat] if seat < len(names) else str(seat))
        else:
            named.append(piece)
        stands = not stands
    return "".join(named)
