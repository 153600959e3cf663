"""Actions and events of RUNE in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from runehall.engine.documents import seats_in
from runehall.engine.events import NUMBER, SEAT, EventKind, Field, counted_from, words
from runehall.engine.notation import ActionKind, Notation, Part, worded
from runehall.games.rune.codes import (
    COLOURS,
    COORDINATE,
    COORDINATE_BITS,
    DETAIL_BITS,
    DETAIL_SHIFT,
    DRAW_VERB,
    EVENT_DREW,
    EVENT_DREW_CARD,
    EVENT_FORFEIT,
    EVENT_LAST_MASTER,
    EVENT_MASTER,
    EVENT_OVER,
    EVENT_PASSED,
    EVENT_PLACED,
    EVENT_STUCK,
    EVENT_TOKEN,
    EVENT_TURN,
    FAR,
    MASTER_VERB,
    OWNER_BITS,
    OWNER_SHIFT,
    PASS_VERB,
    PLACE_VERB,
    TOKEN_VERB,
    Y_SHIFT,
)
from runehall.games.rune.components import letter_of, number_of
from runehall.games.rune.scoring import COUNT_BITS, LOWEST_CHANGE, LOWEST_POINTS, POINTS_BITS

COLOUR_LETTERS = ("B", "G", "R")
MINUS = "\N{MINUS SIGN}"
ENDS = ("alone", "won", "team", "shared")
PHASES = ("place", "act", "token", "over")
# So many sets of cards are kept ready: tables can bring their own.
SETS_KEPT = 16


def coordinate(shift: int) -> Part:
    """A column or row of the unbounded grid; what is too far away to matter stays far away.

    >>> coordinate(0).read("-3") - FAR, coordinate(0).show(FAR + 7)
    (-3, '7')
    """

    def read(text: str) -> int:
        return min(max(int(text) + FAR, 0), COORDINATE)

    pattern = "0|-?[1-9][0-9]*"
    return Part(shift, COORDINATE_BITS, lambda value: str(value - FAR), read, pattern, type=int)


def card_code(codes: str) -> Part:
    """One of the cards of a table."""
    return Part(OWNER_SHIFT, OWNER_BITS, letter_of, number_of, f"[{codes}]")


@lru_cache(maxsize=SETS_KEPT)
def notation_for(codes: str) -> Notation:
    """The actions of a table with these cards."""
    spot = {"x": coordinate(0), "y": coordinate(Y_SHIFT)}
    card = card_code(codes)
    rotation = worded(DETAIL_SHIFT, DETAIL_BITS, ("0", "1", "2", "3"), "rotation")
    colour = worded(DETAIL_SHIFT, DETAIL_BITS, COLOUR_LETTERS[:2], "colour")
    return Notation(
        [
            ActionKind(PASS_VERB, "pass"),
            ActionKind(DRAW_VERB, "draw"),
            ActionKind(
                PLACE_VERB, "place {card} {x} {y} {rot}", {"card": card, **spot, "rot": rotation}
            ),
            ActionKind(MASTER_VERB, "master {x} {y}", spot),
            ActionKind(TOKEN_VERB, "token {x} {y} {color}", {**spot, "color": colour}),
        ]
    )


def points_from(packed: int) -> list[int]:
    """The points of each side, as the event of the end packs them."""
    points = []
    while packed:
        points.append((packed & ((1 << POINTS_BITS) - 1)) + LOWEST_POINTS)
        packed >>= POINTS_BITS
    return points


def counts_from(packed: int) -> list[dict[str, int]]:
    """The controlled runes of each side, as the event of the end packs them."""
    counts = []
    while packed > 1:
        numbers = [packed >> COUNT_BITS * each & ((1 << COUNT_BITS) - 1) for each in range(COLOURS)]
        counts.append(dict(zip(COLOUR_LETTERS, numbers, strict=True)))
        packed >>= COUNT_BITS * COLOURS
    return counts


def signed(points: int) -> str:
    """A gain or loss as sentences say it.

    >>> signed(3), signed(0)
    ('+3', 'none')
    """
    return "none" if points == 0 else f"{points:+d}".replace("-", MINUS)


def in_order(points: Sequence[int]) -> str:
    """The points of all sides, the most first.

    >>> in_order([7, 12])
    '12 : 7'
    """
    return " : ".join(str(each).replace("-", MINUS) for each in sorted(points, reverse=True))


SPOT: Mapping[str, Field] = {"x": counted_from(-FAR), "y": counted_from(-FAR)}


CARD = Field(letter_of)
CHANGE = replace(counted_from(LOWEST_CHANGE), spoken=signed)
BRINGS: Mapping[str, Field] = {"own": CHANGE, "others": CHANGE}

EVENTS: Mapping[int, EventKind] = {
    EVENT_TURN: EventKind("turn", {"seat": SEAT}),
    EVENT_PLACED: EventKind(
        "placed", {"seat": SEAT, "card": CARD, **SPOT, "rot": NUMBER, **BRINGS}
    ),
    EVENT_DREW: EventKind("drew", {"seat": SEAT}),
    EVENT_DREW_CARD: EventKind("drew_card", {"seat": SEAT, "card": CARD}),
    EVENT_MASTER: EventKind("master", {"seat": SEAT, **SPOT, "own": CHANGE}),
    EVENT_TOKEN: EventKind(
        "token", {"seat": SEAT, **SPOT, "color": words("colour", COLOUR_LETTERS), **BRINGS}
    ),
    EVENT_PASSED: EventKind("passed", {"seat": SEAT}),
    EVENT_STUCK: EventKind("stuck", {"seat": SEAT}),
    EVENT_FORFEIT: EventKind("forfeit", {"seat": SEAT}),
    EVENT_LAST_MASTER: EventKind("last_master", {"seat": SEAT}),
    EVENT_OVER: EventKind(
        "over",
        {
            "winners": Field(seats_in, "seat", type=list[int]),
            "scores": Field(points_from, spoken=in_order),
            "counts": Field(counts_from),
            "end": words("end", ENDS),
        },
    ),
}
