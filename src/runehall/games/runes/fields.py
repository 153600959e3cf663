"""What a document of RUNES holds, field by field, and who sees it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from runehall.engine.fields import Fields, Hidden, InPart, Public, Words
from runehall.games.runes.components import CARD_CODES
from runehall.games.runes.notation import FORM_KINDS, REASONS, STEPS

WINDOW_KINDS = ("respond", "during", "between")
BACK_TO = ("turn", "full", "during", "between")

RitualCode = Annotated[str, Words(CARD_CODES)]


class LaidStone(TypedDict):
    """The top stone of a cell, its coins and the stones beneath it, the topmost first."""

    stone: str
    rot: int
    owner: int
    coins: int
    under: list[str]


class Form(TypedDict):
    """A line or a circle, and the coins on it."""

    seat: int
    kind: Annotated[str, Words(FORM_KINDS)]
    axis: int | None
    at: str
    len: int
    coins: int


class RitualPiles(TypedDict):
    """The cards to draw, those played, the most recent first, and those out of the game."""

    pile: list[RitualCode | None]
    played: list[RitualCode]
    removed: list[RitualCode]


class Ritual(TypedDict):
    """The ritual in progress, and the phase it leads back to."""

    card: RitualCode
    kind: RitualCode
    by: int
    against: int | None
    die: int | None
    step: Annotated[str, Words(STEPS)] | None
    picked: list[str]
    victims: list[int]
    cards: list[RitualCode]
    back: Annotated[str, Words(BACK_TO)]


class RitualWindow(TypedDict):
    """A chance to play a card; even the number of passes is a secret."""

    kind: Annotated[str, Words(WINDOW_KINDS)]
    passed: list[int] | None


class RunesFields(Fields):
    """The fields between header and result; cells are written as `0,-1`."""

    dir: Public[int]
    stuck: Public[list[int]]
    skips: Public[list[int]]
    owed: Public[int]
    trays: Public[list[int]]
    hands: Public[list[list[str]]]
    held: InPart[list[list[RitualCode | None]]]
    pile: Hidden[list[str]]
    board: Public[dict[str, LaidStone]]
    forms: Public[list[Form]]
    rituals: InPart[RitualPiles]
    cast: Public[Ritual | None]
    window: InPart[RitualWindow | None]


class RunesResult(TypedDict):
    """How a game has ended, and who begins the next one."""

    reason: Annotated[str, Words(REASONS)]
    winners: list[int]
    places: list[int]
    next_start: int
