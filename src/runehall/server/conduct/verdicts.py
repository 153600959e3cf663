"""What is said to a hand that was too late in a race."""

from __future__ import annotations

from collections.abc import Sequence

from runehall.server import wire
from runehall.server.errors import CONFLICT, Refusal
from runehall.server.play.outcome import Outcome
from runehall.server.play.race import Claim, Run, in_seconds, judged_reaction


def outrun(
    run: Run, act: wire.Act, names: Sequence[str], *, round_trip: float, received: float
) -> Refusal | None:
    """What to say to a hand that came when its race was won; None if it was in no such race."""
    first = run.first()
    if act.window is None or act.window not in run.shown or first is None:
        return None
    judged = judged_reaction(received - run.shown[act.window], act.reaction, round_trip)
    return too_late(first, names, run.time_of(act.window, judged))


def too_late(first: wire.Raced | None, names: Sequence[str], own: int) -> Refusal:
    """Another was faster: who was when."""
    if first is None:
        return Refusal("too_late")
    times = {"first": in_seconds(first.milliseconds), "own": in_seconds(own)}
    return Refusal("outrun", status=CONFLICT, name=names[first.seat], **times)


def refuse(claim: Claim, why: Refusal, outcome: Outcome) -> Outcome:
    """Tell a person that a reaction came to nothing; a bot has not asked."""
    if claim.command is not None:
        outcome.refuse(claim.seat, why, claim.command)
    return outcome
