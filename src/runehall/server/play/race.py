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
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from runehall.engine.lesson import Rival
from runehall.engine.state import NOTHING
from runehall.server.wire import Raced

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

Verdict = tuple[Raced, ...]


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


def claim_of(rival: Rival, judged: float) -> Claim:
    """The claim of a rival in a lesson: so much later or sooner than who learns.

    >>> claim_of(Rival(1, "snap 1 0", -300), judged=800.0).judged
    500.0
    >>> claim_of(Rival(1, "snap 1 0", -300), judged=300.0).judged
    150.0
    """
    sooner = judged + rival.after
    reaction = sooner if rival.after >= 0 else max(sooner, judged / 2.0)
    return Claim(rival.seat, rival.text, reaction, None, 0.0, reaction)


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


def in_seconds(milliseconds: float) -> float:
    """A reaction time as it is told.

    >>> in_seconds(413.7)
    0.41
    """
    return round(milliseconds / 1000.0, 2)


def finishing_order(claims: list[Claim]) -> list[Claim]:
    """Claims from first to last; equal times are decided by lot."""
    return sorted(claims, key=lambda claim: (claim.judged, claim.draw))


@dataclass
class Run:
    """A race from what opened it to the last hand: one window after another, and who was when."""

    began: float = 0.0
    # When each of its windows was shown, by number.
    shown: dict[int, float] = field(default_factory=dict)
    # Whose action was carried out after how long, in this order; and who started too early.
    times: list[Raced] = field(default_factory=list)

    def time_of(self, window: int, reaction: float) -> int:
        """How long after the beginning somebody reacted in one of the windows."""
        return round(self.shown[window] - self.began + reaction)

    def first(self) -> Raced | None:
        """Who was first, if anybody was in time."""
        return next((each for each in self.times if not each.false_start), None)

    def told(self) -> Verdict:
        """Who was when, so far."""
        return told(self.times)


@dataclass
class Window:
    """An open window: when it is shown, when it closes, and what has come in."""

    number: int
    shown: float
    closes: float
    lead: float
    # What it is about, as the game numbers it; who is not asked in it though they could act; and
    # the race that it is a part of.
    stake: int = NOTHING
    quiet: int = NOTHING
    run: Run = field(default_factory=Run)
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
            "since": round(self.shown - self.run.began, 2),
            "claims": [claim.document() for claim in finishing_order(self.claims)],
            "false_starts": [claim.document() for claim in self.false_starts],
        }


def raced_in(races: Iterable[Any], actions: Sequence[tuple[int, str]]) -> dict[int, Verdict]:
    """From stored races: who was when, by the number of the action that a claim became.

    A claim that came to nothing was refused to whoever made it, and nobody else was told.
    """
    verdicts: dict[int, Verdict] = {}
    run: list[Raced] = []
    for race in races:
        if not isinstance(race, dict):
            continue
        seq, since = race["action"], race.get("since", 0.0)
        run = [*run] if since > 0.0 else []
        run += [raced(claim, since, false_start=True) for claim in race["false_starts"]]
        for claim in race["claims"]:
            if actions[seq - 1 : seq] == [(claim["seat"], claim["text"])]:
                run.append(raced(claim, since))
                verdicts[seq] = told(run)
                seq += 1
    return verdicts


def told(times: Sequence[Raced]) -> Verdict:
    """A race as it is told: of each seat what it did last, and its last false start."""
    last = {(each.seat, each.false_start): place for place, each in enumerate(times)}
    return tuple(times[place] for place in sorted(last.values()))


def raced(claim: dict[str, Any], since: float, *, false_start: bool = False) -> Raced:
    """When somebody was, by a stored claim."""
    return Raced(claim["seat"], round(since + claim["judged"]), false_start)


def known_to(verdict: Verdict | None, seat: int) -> list[Raced] | None:
    """What a seat may know of a verdict: a false start is between its seat and the hall."""
    if verdict is None:
        return None
    return [each for each in verdict if each.seat == seat or not each.false_start]
