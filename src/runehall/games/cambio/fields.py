"""What a document of Cambio holds, field by field, and who sees it (§5 and §10 of the rules)."""

from __future__ import annotations

from typing import Annotated, TypedDict

from runehall.deck.documents import GAP_WORD
from runehall.engine.fields import Fields, Hidden, InPart, Public, Words
from runehall.games.cambio.components import CARDS
from runehall.games.cambio.notation import ACTIONS, MATCH_REASONS, ROUND_REASONS, SOURCES

Card = Annotated[str, Words(CARDS)]
CardOrGap = Annotated[str, Words((*CARDS, GAP_WORD))]
Source = Annotated[str, Words(SOURCES)]
ActionName = Annotated[str, Words(ACTIONS[1:])]
RoundReason = Annotated[str, Words(ROUND_REASONS)]

# The card in the hand of the seat whose turn it is, which it alone may have seen.
DrawnCard = TypedDict("DrawnCard", {"card": Card | None, "from": Source})

# The place that the snapper may fill with a card of its own.
Gift = TypedDict("Gift", {"from": int, "to": int, "slot": int})


class SnapWindow(TypedDict):
    """The race on the card that has landed, until the turn is over."""

    snapper: int | None
    passed: list[int]
    out: list[int]
    second: bool


class CardAction(TypedDict):
    """The action that waits for the window to close or is under way; picks are seat and place."""

    kind: ActionName
    left: int
    picked: list[list[int]]
    done: int


class CambioRound(TypedDict):
    """A finished round: card points, what a call has changed, and the totals after it."""

    dealer: int
    caller: int | None
    reason: RoundReason
    points: list[int]
    adjust: list[int]
    totals: list[int]


class CambioFields(Fields):
    """The fields between header and result."""

    round: Public[int]
    dealer: Public[int]
    draw: Hidden[list[Card]]
    discard: Public[list[Card]]
    frozen: Public[bool]
    tables: InPart[list[list[CardOrGap | None]]]
    known: Public[list[list[list[int]]]]
    drawn: InPart[DrawnCard | None]
    caller: Public[int | None]
    snap: Public[SnapWindow | None]
    failures: Public[list[int]]
    give: Public[Gift | None]
    action: Public[CardAction | None]
    totals: Public[list[int]]
    rounds: Public[list[CambioRound]]


class CambioResult(TypedDict):
    """How a match has ended, and who deals first in the next one."""

    winners: list[int]
    reason: Annotated[str, Words(MATCH_REASONS)]
    next_start: int
