"""Touching a card without turning it: seen by all, written down by nobody, no part of the rules."""

from __future__ import annotations

from runehall.server import wire
from runehall.server.errors import CONFLICT, Refusal
from runehall.server.play.outcome import Outcome
from runehall.server.table.live import LiveTable


def touch(live: LiveTable, seat: int, command: wire.Touch) -> Outcome:
    """Let everybody see that a seat lifts the corner of a card."""
    play = live.play
    if play is None or play.over:
        raise Refusal("only_playing", status=CONFLICT)
    owner = live.setup.seat(command.seat)
    if not live.game.can_touch(play.table.state, command.seat, command.place):
        raise Refusal("no_card_there", name=owner.name)
    if not live.touching.take(f"{seat}"):
        raise Refusal("too_fast")
    outcome = Outcome()
    name = live.setup.seats[seat].name
    outcome.announced.append(wire.Touched(0, seat, name, command.seat, command.place))
    return outcome
