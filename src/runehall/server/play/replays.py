"""Looking back at a game: what the viewer saw of it while it runs, all of it afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from runehall.engine import SPECTATOR, Document, Record, Table, replayed
from runehall.server import wire
from runehall.server.errors import FORBIDDEN, Refusal
from runehall.server.operations.loops import giving_way
from runehall.server.play.log import Log

Done = tuple[int, str]


@dataclass(frozen=True)
class Wanted:
    """Which stretch of a game, from which seat (None: one's own), in which language."""

    seat: int | None
    start: int
    count: int
    language: str

    def has(self, number: int) -> bool:
        """Whether a step belongs to the stretch."""
        return self.start <= number < self.start + self.count


@dataclass(frozen=True)
class Played:
    """What has been played so far, and who looks at it: a table before its first action, and on."""

    viewer: int
    start: Table
    actions: Sequence[Done]
    names: Sequence[str]
    over: bool


async def look_back(played: Played, wanted: Wanted) -> wire.Replay:
    """Play actions again and keep the wanted stretch.

    Of a running game only those steps count that changed something for the viewer: how often
    others have acted in secret is not told.
    """
    table, over = played.start, played.over
    seat = played.viewer if wanted.seat is None else wanted.seat
    if not SPECTATOR <= seat < table.seats:
        raise Refusal("not_a_seat", seat=seat)
    if seat != played.viewer and not over:
        raise Refusal("hidden_view", status=FORBIDDEN)
    if table.is_of_memory and not over:
        raise Refusal("memory_game", status=FORBIDDEN)
    log = Log(table.game, played.names)
    steps: list[wire.ReplayStep] = []
    total = heard = 0
    last_view: Document | None = None
    done = iter([None, *played.actions])
    async for events in giving_way(chain([table.opening], replayed(table, played.actions))):
        log.add(events)
        step, before, heard = next(done), heard, log.length(seat)
        view = table.view(seat) if wanted.has(total) or not over else {}
        if over or view != last_view or heard != before:
            if wanted.has(total):
                entries = log.entries(seat, wanted.language, before, heard)
                told = spoken(played, step, wanted.language) if over else (None, None, None)
                steps.append(wire.ReplayStep(view, entries, *told))
            total += 1
            last_view = view
    return wire.Replay(
        game=table.game.id,
        names=list(played.names),
        seat=seat,
        total=total,
        start=wanted.start,
        over=over,
        steps=steps,
    )


def spoken(
    played: Played, done: Done | None, language: str
) -> tuple[int | None, str | None, str | None]:
    """Who did what, as text and as sentence; nobody has dealt."""
    if done is None:
        return None, None, None
    seat, text = done
    notation = played.start.notation
    texts = played.start.game.texts(language)
    return seat, text, texts.action(notation, notation.parse(text), seat, played.names)


def uploaded_names(record: Record, document: Document) -> list[str]:
    """The names in a record from a file, if it has usable ones."""
    names = document.get("names")
    if isinstance(names, list) and len(names) == record.players:
        if all(isinstance(name, str) for name in names):
            return [name[:24] for name in names]
    return [str(number + 1) for number in range(record.players)]
