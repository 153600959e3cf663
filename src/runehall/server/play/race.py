"""The fair race: who was first in a window, judged so that being far away is no handicap.

What opens a window is painted by every page at one moment, `shown`. A page sends how long its
person took from paint to press. The server believes it within bounds of its own: a message that
arrived `elapsed` milliseconds after `shown` was pressed at the latest on arrival, and at the
earliest half a measured round trip before. (A page sets its clock by the same round trips, so that
connections with unequal ways come out right as well.) Who lies gains jitter, never a round trip;
`docs/fair-race.md` says what other tricks gain.
"""

from __future__ import annotations

import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any

# Round trips above this are not made up for.
LONGEST_ROUND_TRIP = 440.0
# Nobody reacts faster to what they see.
FALSE_START = 100.0
# What a round trip may vary while a race is being waited for.
JITTER = 15.0
# How long before it is painted a window arrives if nothing varies, and the share of a round trip
# that connections vary by.
SHORTEST_LEAD, VARIES = 6.0, 1 / 30
REMEMBERED_ROUND_TRIPS = 24
LOW_QUANTILE = 0.25


class RoundTrips:
    """The round trips of one connection, measured by the server with ping frames."""

    def __init__(self) -> None:
        self.measured: deque[float] = deque(maxlen=REMEMBERED_ROUND_TRIPS)

    def add(self, milliseconds: float) -> None:
        """One more measurement."""
        self.measured.append(milliseconds)

    def low(self) -> float:
        """A low quantile: delaying some answers does not raise it, jitter hardly does."""
        if not self.measured:
            return 0.0
        ordered = sorted(self.measured)
        return min(ordered[int(LOW_QUANTILE * (len(ordered) - 1))], LONGEST_ROUND_TRIP)


@dataclass
class Claim:
    """A reaction that came in during a window, and how it was judged."""

    seat: int
    text: str
    elapsed: float
    claimed: float | None
    round_trip: float
    judged: float
    command: str | None = None
    draw: int = field(default_factory=lambda: secrets.randbits(32))
    verdict: str = ""

    def document(self) -> dict[str, Any]:
        """The claim as it is stored, times rounded to a hundredth of a millisecond."""
        return {
            "seat": self.seat,
            "text": self.text,
            "elapsed": round(self.elapsed, 2),
            "claimed": None if self.claimed is None else round(self.claimed, 2),
            "round_trip": round(self.round_trip, 2),
            "judged": round(self.judged, 2),
            "draw": self.draw,
            "verdict": self.verdict,
        }


def lead_of(round_trip: float) -> float:
    """How long before it is shown a window is sent to somebody so far away, in milliseconds.

    >>> lead_of(0.0), lead_of(300.0)
    (6.0, 166.0)
    """
    return round_trip / 2.0 + SHORTEST_LEAD + round_trip * VARIES


def judged_reaction(elapsed: float, claimed: float | None, round_trip: float) -> float:
    """The reaction time that counts.

    >>> judged_reaction(elapsed=400.0, claimed=310.0, round_trip=200.0)
    310.0
    >>> judged_reaction(elapsed=400.0, claimed=5.0, round_trip=200.0)
    300.0
    >>> judged_reaction(elapsed=400.0, claimed=None, round_trip=200.0)
    300.0
    """
    earliest = elapsed - round_trip / 2.0
    if claimed is None:
        return earliest
    return min(max(claimed, earliest), elapsed)


def finishing_order(claims: list[Claim]) -> list[Claim]:
    """Claims from first to last; equal times are decided by lot."""
    return sorted(claims, key=lambda claim: (claim.judged, claim.draw))


@dataclass
class Window:
    """An open window: when it is shown, when it closes, and what has come in."""

    number: int
    shown: float
    closes: float
    lead: float
    claims: list[Claim] = field(default_factory=list)
    false_starts: list[Claim] = field(default_factory=list)
    judge_at: float | None = None

    def has_claim_of(self, seat: int, command: str | None = None) -> bool:
        """Whether this seat has reacted already (with this very command)."""
        return any(claim.seat == seat and command in (None, claim.command) for claim in self.claims)

    def take(self, claim: Claim, slowest_other: float) -> None:
        """Let a claim in; the window is judged when nobody honest can have been faster.

        `slowest_other` is the largest round trip of the other seats.
        """
        self.claims.append(claim)
        wait = slowest_other / 2.0 + JITTER if slowest_other > 0.0 else 0.0
        due = self.shown + claim.judged + wait
        self.judge_at = due if self.judge_at is None else min(self.judge_at, due)

    def document(self, number: int, seq: int) -> dict[str, Any]:
        """The race as it is stored; `seq` is the number of the first action it led to."""
        return {
            "number": number,
            "action": seq,
            "window": self.number,
            "lead": round(self.lead, 2),
            "claims": [claim.document() for claim in finishing_order(self.claims)],
            "false_starts": [claim.document() for claim in self.false_starts],
        }
