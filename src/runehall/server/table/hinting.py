"""Hints: the strongest bot thinks about a seat's decision, beside everything else."""

from __future__ import annotations

import logging

from runehall.bots import Insight
from runehall.bots.hints import Hint
from runehall.engine.foresight import worded
from runehall.server import wire
from runehall.server.errors import CONFLICT, Refusal
from runehall.server.operations.pool import Packed
from runehall.server.play.outcome import Outcome
from runehall.server.play.viewer import Viewer
from runehall.server.table.live import LiveTable

LOG = logging.getLogger("runehall.table")


def begin_hint(live: LiveTable, viewer: Viewer, command: wire.Hint) -> Outcome:
    """Have the strongest bot think about a seat's decision, beside everything else."""
    play, _ = live.game_in_play()
    if play.over or not play.can_act(viewer.seat):
        raise Refusal("hint_refused", status=CONFLICT)
    packed = Insight(live.game, play.table.state, viewer.seat).packed()
    waiting = live.presence.awaits_hint(viewer.seat)
    if waiting or not live.services.pool.promise_hint(viewer.household):
        raise Refusal("hint_busy", status=CONFLICT)
    viewer.awaits_hint = True
    live.do_beside(think_of_hint(live, viewer, command, packed))
    return Outcome()


async def think_of_hint(
    live: LiveTable, viewer: Viewer, command: wire.Hint, packed: Packed
) -> None:
    """Beside the table: think, and have it told."""
    hint: Hint | None = None
    try:
        hint = await live.services.pool.advise(packed, viewer.household)
    except Exception:
        live.services.metrics.failures.inc()
        LOG.exception("hint failed", extra={"table": live.setup.id})
    finally:
        _, _, seat = packed
        live.post(lambda: tell_hint(live, viewer, command, seat=seat, hint=hint))


async def tell_hint(
    live: LiveTable, viewer: Viewer, command: wire.Hint, *, seat: int, hint: Hint | None
) -> Outcome:
    """The actions that were thought of, in words, for who still sits where it was asked."""
    viewer.awaits_hint = False
    if viewer.seat != seat:
        return Outcome()
    if hint is None:
        return Outcome().refuse(viewer, Refusal("internal"), command.id)
    play, _ = live.game_in_play()
    texts, names = live.game.texts(viewer.language), live.setup.names()
    advice = [
        wire.Advice(
            text=idea.text,
            say=play.shown.worded(idea.action, seat, viewer.language).say or idea.text,
            why=[worded(texts, reason, names) for reason in idea.why],
            chance=round(idea.chance, 3),
        )
        for idea in hint.ideas
    ]
    verdict = worded(texts, hint.verdict, names)
    return Outcome().reply(viewer, wire.Hinted(0, command.id, verdict, advice))
