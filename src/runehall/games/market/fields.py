"""What a document of The Rune Market holds, field by field, and who sees it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from runehall.engine.fields import Fields, Hidden, InPart, Public, Words
from runehall.games.market.components import CARDS, COLOURS, NUMBERS
from runehall.games.market.notation import REASONS, SIGNS, TIEBREAKS

SHELTER_KINDS = ("main", "boat", "heap")
ITEMS = ("boat", "bandit")
ORIGINS = ("buy", "build")
BACK_TO = ("interest", "main")

Card = Annotated[str, Words(CARDS)]
Colour = Annotated[str, Words(COLOURS)]
Sign = Annotated[str, Words(SIGNS)]


class RuneCounts(TypedDict):
    """A number of runes of each colour."""

    red: int
    blue: int


class MarketPiles(TypedDict):
    """What is left to buy."""

    red: int
    blue: int
    boats: int
    bandits: int


class Shelter(TypedDict):
    """A main shelter, a boat that stands alone or a heap, with the owners of its bandits."""

    kind: Annotated[str, Words(SHELTER_KINDS)]
    runes: int
    boat: bool
    bandits: list[int]


class Shelters(TypedDict):
    """What stands at the place of each colour."""

    red: Shelter | None
    blue: Shelter | None


class MarketSeat(TypedDict):
    """A hand and what lies before a seat."""

    hand: list[Card | None]
    loose: RuneCounts
    open_boats: int
    shelters: Shelters


class Placing(TypedDict):
    """A boat or a bandit that waits for its place, and where it came from."""

    item: Annotated[str, Words(ITEMS)]
    origin: Annotated[str, Words(ORIGINS)]


class Theft(TypedDict):
    """Thefts that are left, the only victim they allow, and the phase they lead back to."""

    left: int
    victim: int | None
    back: Annotated[str, Words(BACK_TO)]


class Duel(TypedDict):
    """An attack that its defender answers."""

    defender: int
    card: Annotated[str, Words(NUMBERS)]


class Bout(TypedDict):
    """Stone, scissors, paper: who plays, has won how often and has chosen; what was shown."""

    tied: list[int]
    wins: list[int]
    chosen: list[int]
    signs: list[Sign | None]
    shown: list[list[Sign | None]]


class MarketFields(Fields):
    """The fields between header and result."""

    due: Public[RuneCounts]
    collected: Public[list[Colour]]
    cards_played: Public[int]
    purchases: Public[int]
    attacked: Public[list[int]]
    pending: Public[Placing | Theft | Duel | None]
    market: Public[MarketPiles]
    draw: Hidden[list[Card]]
    discard: Public[list[Card]]
    seats: InPart[list[MarketSeat]]
    known: InPart[list[dict[str, list[Card]] | None]]
    bout: InPart[Bout | None]


class MarketResult(TypedDict):
    """How a game has ended: points, places, and by what a tie was broken."""

    reason: Annotated[str, Words(REASONS)]
    scores: list[int]
    winners: list[int]
    tiebreak: Annotated[str, Words(TIEBREAKS)] | None
    bouts: list[int]
    places: list[int]
    next_start: int
