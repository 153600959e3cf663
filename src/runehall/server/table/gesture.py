"""Touching a card without turning it: seen by all, written down by nobody, no part of the rules."""

from __future__ import annotations

from runehall.server import wire
from runehall.server.clocks import now_ms
from runehall.server.errors import CONFLICT, Refusal
from runehall.server.operations.limits import Bucket
from runehall.server.play.outcome import Outcome
from runehall.server.table.live import LiveTable

# So many a second, and so many at once: enough for a bluff, too few to disturb.
RATE, BURST = 0.5, 3


def touch(live: LiveTable, seat: int, command: wire.Touch) -> Outcome:
    """Let everybody see that a seat lifts the corner of a card."""
    play = live.play
    if play is None or play.over:
        raise Refusal("only_playing", status=CONFLICT)
    owner = live.setup.seat(command.seat)
    if not live.game.can_touch(play.table.state, command.seat, command.place):
        raise Refusal("no_card_there", name=owner.name)
    bucket = live.touches.setdefault(seat, Bucket(RATE, BURST))
    if not bucket.take(now=now_ms() / 1000.0):
        raise Refusal("too_fast")
    outcome = Outcome()
    name = live.setup.seats[seat].name
    outcome.announced.append(wire.Touched(0, seat, name, command.seat, command.place))
    return outcome
