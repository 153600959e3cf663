"""What a document of RUNE holds, field by field, and who sees it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from runehall.engine.fields import Fields, InPart, Public, Words
from runehall.games.rune.notation import COLOUR_LETTERS

# Cards are called by one capital letter; which ones there are, the manifest says.
Card = str
Colour = Annotated[str, Words(COLOUR_LETTERS)]


class LaidCard(TypedDict):
    """A card of the table: its top left cell and its clockwise quarter turns."""

    card: Card
    x: int
    y: int
    rot: int


class StandingMaster(TypedDict):
    """A Rune Master on the layout."""

    seat: int
    x: int
    y: int


class LaidToken(StandingMaster):
    """A Grand Master token on the layout, and the colour it shows."""

    color: Colour


class RuneFields(Fields):
    """The fields between header and result; at the end everybody sees all of them."""

    first: Public[int]
    deck: InPart[list[Card | None]]
    removed: InPart[list[Card | None]]
    hands: InPart[list[list[Card | None]]]
    masters: Public[list[int]]
    tokens: Public[list[int]]
    table: Public[list[LaidCard]]
    masters_placed: Public[list[StandingMaster]]
    tokens_placed: Public[list[LaidToken]]
    anchor: Public[list[int] | None]
    lost: Public[list[int]]
    skips: Public[list[int]]
    ending: Public[int | None]
    scores: Public[list[int]]


class RuneResult(TypedDict):
    """How a game has ended: points and controlled runes of each side."""

    scores: list[int]
    counts: list[dict[Colour, int]]
    winners: list[int]
    next_start: None
