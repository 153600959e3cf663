"""What a document of Kodiak holds, field by field, and who sees it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from runehall.deck.documents import GAP_WORD
from runehall.engine.fields import Fields, Hidden, InPart, Public, Words
from runehall.games.kodiak.components import CARDS
from runehall.games.kodiak.notation import ACTIONS, RESUMES, ROUND_REASONS, USES

Card = Annotated[str, Words(CARDS)]
CardOrGap = Annotated[str, Words((*CARDS, GAP_WORD))]
ActionName = Annotated[str, Words(tuple(ACTIONS.values()))]
Use = Annotated[str, Words(USES)]
Resume = Annotated[str, Words(RESUMES)]
RoundReason = Annotated[str, Words(ROUND_REASONS)]
Source = Annotated[str, Words(("draw",))]

# The card in the hand of the seat whose turn it is, which it alone has seen.
HeldCard = TypedDict("HeldCard", {"card": Card | None, "from": Source})


class Frenzy(TypedDict):
    """The open window: who runs, with which places, and who has passed or failed."""

    runner: int | None
    run: list[int]
    passed: list[int]
    out: list[int]
    second: bool


class QueuedAction(TypedDict):
    """An action that waits or is under way; picks are seat and place, -1 while Kodiak chooses."""

    seat: int
    kind: ActionName
    left: int
    used: list[Use]
    picked: list[list[int]]
    targets: list[int]


class KodiakRound(TypedDict):
    """A finished round: card points, what pounces and hairballs have changed, the totals after."""

    cat: int
    reason: RoundReason
    cards: list[int]
    pounces: int
    hairballs: list[int]
    points: list[int]
    totals: list[int]


class KodiakFields(Fields):
    """The fields between header and result."""

    round: Public[int]
    cat: Public[int]
    draw: Hidden[list[Card]]
    discard: Public[list[Card]]
    tables: InPart[list[list[CardOrGap | None]]]
    up: Public[list[list[bool]]]
    known: Public[list[list[list[int]]]]
    drawn: InPart[HeldCard | None]
    resume: Public[Resume | None]
    frenzy: Public[Frenzy | None]
    claimed: Public[bool]
    locked: Public[bool]
    queue: Public[list[QueuedAction]]
    acted: Public[bool]
    pounces: Public[int]
    hairballs: Public[list[int]]
    totals: Public[list[int]]
    rounds: Public[list[KodiakRound]]


class KodiakResult(TypedDict):
    """How a match has ended, and who is Kodiak first in the next one."""

    winners: list[int]
    reason: str
    next_start: int
