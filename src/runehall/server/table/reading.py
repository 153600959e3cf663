"""Somebody alone with bots reads something new: the game waits, and goes on when they have read."""

from __future__ import annotations

from runehall.server.conduct.conductor import Conductor
from runehall.server.play.outcome import Outcome


async def hold(conductor: Conductor, *, on: bool) -> Outcome:
    """Let the game wait, or go on."""
    if not on:
        return await let_go_on(conductor)
    conductor.holding.begin(lambda: let_go_on(conductor))
    conductor.thinking.stop_all()
    if conductor.window is not None and not conductor.window.claims:
        conductor.time_window(conductor.window)
    return shown_again(conductor)


async def let_go_on(conductor: Conductor) -> Outcome:
    """It has been read, or it took too long: a window that has waited begins anew."""
    if conductor.paused or conductor.holding.since is None:
        return Outcome()
    held, window = conductor.holding.end(), conductor.window
    if window is not None and not window.claims:
        conductor.window = conductor.opening.again(window, held)
        conductor.time_window(conductor.window)
    outcome = shown_again(conductor)
    conductor.plan_bots()
    return outcome


def shown_again(conductor: Conductor) -> Outcome:
    """Everybody is shown the position with its clock and window."""
    conductor.refresh()
    outcome = Outcome()
    outcome.position = True
    return outcome
