"""Looking back at a game: what the viewer saw of it while it runs, all of it afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import json

from runehall.engine import SPECTATOR, Document, Event, Record, Table
from runehall.engine.replay import start_of
from runehall.server import fairness, wire
from runehall.server.errors import CONFLICT, FORBIDDEN, Refusal
from runehall.server.play.log import Log
from runehall.server.play.play import REPLAYED_AT_ONCE, Play
from runehall.server.storage import Store
from runehall.server.storage.setup import Setup
from runehall.server.table.live import LiveTable


@dataclass(frozen=True)
class Wanted:
    """Which stretch of a game, from which seat, in which language."""

    seat: int
    start: int
    count: int
    language: str


async def replay_of(live: LiveTable, viewer: int, wanted: Wanted) -> wire.Replay:
    """A stretch of a table's game, as far as the viewer may see it."""
    play, conductor = live.play, live.conductor
    if play is None or conductor is None:
        raise Refusal("only_playing", status=CONFLICT)
    await conductor.until_shown()
    if wanted.seat != viewer and not play.over:
        raise Refusal("hidden_view", status=FORBIDDEN)
    table = start_of(play.record, live.services.games)
    return await look_back(table, list(play.record.actions), live.setup.names(), wanted, play.over)


async def look_back(
    table: Table,
    actions: Sequence[tuple[int, str]],
    names: Sequence[str],
    wanted: Wanted,
    over: bool,
) -> wire.Replay:
    """Play actions again and keep the wanted stretch.

    Of a running game only those steps count that changed something for the viewer: how often
    others have acted in secret is not told.
    """
    if not SPECTATOR <= wanted.seat < table.state.seats:
        raise Refusal("not_a_seat", seat=wanted.seat)
    log = Log(table.game, names)
    steps: list[wire.ReplayStep] = []
    total = 0
    last_view: Document | None = None
    done: list[tuple[int | None, str | None]] = [(None, None), *actions]
    for number, (seat, text) in enumerate(done):
        say = None
        if seat is None or text is None:
            events: list[Event] = table.opening
        else:
            if over and wanted.start <= number < wanted.start + wanted.count:
                action = table.notation.parse(text)
                texts = table.game.texts(wanted.language)
                say = texts.action(table.notation, action, seat, names)
            events = table.do(seat, text)
        heard_before = log.length(wanted.seat)
        log.add(events)
        is_wanted = wanted.start <= total < wanted.start + wanted.count
        view = table.view(wanted.seat) if is_wanted or not over else {}
        if over or view != last_view or log.length(wanted.seat) != heard_before:
            if is_wanted:
                entries = log.entries(
                    wanted.seat, wanted.language, heard_before, log.length(wanted.seat)
                )
                told = (seat, text, say) if over else (None, None, None)
                steps.append(wire.ReplayStep(view, entries, *told))
            total += 1
            last_view = view
        if number % REPLAYED_AT_ONCE == 0:
            await asyncio.sleep(0)
    return wire.Replay(
        game=table.game.id,
        names=list(names),
        seat=wanted.seat,
        total=total,
        start=wanted.start,
        over=over,
        steps=steps,
    )


async def record_of(setup: Setup, play: Play, store: Store) -> Document:
    """The record of a finished game, with its names, its races and what proves its shuffle."""
    if not play.over:
        raise Refusal("only_over", status=CONFLICT)
    races = [json.decode(text) for text in await store.races(setup.id)]
    record = {**play.record.document(), "names": setup.names(), "races": races}
    return fairness.sealed(record, setup.key, setup.nonces())


def uploaded_names(record: Record, document: Document) -> list[str]:
    """The names in a record from a file, if it has usable ones."""
    names = document.get("names")
    if isinstance(names, list) and len(names) == record.players:
        if all(isinstance(name, str) for name in names):
            return [name[:24] for name in names]
    return [str(number + 1) for number in range(record.players)]
