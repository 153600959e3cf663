"""What a document of Alaska holds, field by field, and who sees it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from runehall.engine.fields import Fields, Hidden, InPart, Public, Words
from runehall.games.alaska.codes import ANGLERS
from runehall.games.alaska.components import CARDS
from runehall.games.alaska.notation import CATCH_WAYS

NOBODY = "-"

Card = Annotated[str, Words(CARDS)]
Angler = Annotated[str, Words((NOBODY, *(CARDS[card] for card in ANGLERS)))]
CatchWay = Annotated[str, Words(CATCH_WAYS)]


class River(TypedDict):
    """Salmon by spot and anglers by section, each from "1" to "10"."""

    salmon: dict[str, int]
    anglers: dict[str, Angler]


class BearWindow(TypedDict):
    """A catch that bears may answer; even the number of passes is a secret."""

    catcher: int
    spot: int
    by: CatchWay
    passed: list[int] | None


class AlaskaFields(Fields):
    """The fields between header and result."""

    draw: Hidden[list[Card]]
    discard: Public[list[Card]]
    hands: InPart[list[list[Card | None]]]
    river: Public[River]
    caught: Public[list[int]]
    to_place: Public[int]
    choice: Public[list[int]]
    window: InPart[BearWindow | None]
    sit_out: Public[list[bool]]
    final: Public[bool]
    final_left: Public[int]


class AlaskaResult(TypedDict):
    """How a game has ended, and who begins the next one."""

    winners: list[int]
    scores: list[int]
    reason: str
    next_start: int
