"""Looking back at a game: what the viewer saw of it while it runs, all of it afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, count

from runehall.engine import SPECTATOR, Document, Record, Table, replayed
from runehall.server import wire
from runehall.server.errors import FORBIDDEN, Refusal
from runehall.server.operations.loops import giving_way
from runehall.server.play.log import Log
from runehall.server.play.race import Verdict, raced_in

Done = tuple[int, str]


@dataclass(frozen=True)
class Wanted:
    """Which stretch of a game, from which seat (None: one's own), in which language.

    With open cards everything is seen from there; that is for games that are over.
    """

    seat: int | None
    start: int
    count: int
    language: str
    open: bool = False

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
    # Who was when in a race, by the number of the action that was done by it.
    races: Mapping[int, Verdict] = field(default_factory=dict)


async def look_back(played: Played, wanted: Wanted) -> wire.Replay:
    """Play actions again and keep the wanted stretch.

    Of a running game only those steps count that changed something for the viewer: how often
    others have acted in secret is not told.
    """
    table, over = played.start, played.over
    seat = played.viewer if wanted.seat is None else wanted.seat
    if not SPECTATOR <= seat < table.seats:
        raise Refusal("not_a_seat", seat=seat)
    if (seat != played.viewer or wanted.open) and not over:
        raise Refusal("hidden_view", status=FORBIDDEN)
    if table.is_of_memory and not over:
        raise Refusal("memory_game", status=FORBIDDEN)
    log = Log(table.game, played.names)
    steps: list[wire.ReplayStep] = []
    total = heard = 0
    last_view: Document | None = None
    done = iter([None, *played.actions])
    numbers = count()
    async for events in giving_way(chain([table.opening], replayed(table, played.actions))):
        log.add(events, table.state.turn_no, played.races.get(next(numbers)))
        step, before, heard = next(done), heard, log.length(seat)
        view = seen_of(table, seat, wanted) if wanted.has(total) or not over else {}
        if over or view != last_view or heard != before:
            if wanted.has(total):
                entries = log.entries(seat, wanted.language, before, heard)
                told = spoken(played, step, wanted.language) if over else (None, None, None)
                steps.append(wire.ReplayStep(view, entries, *told))
            total += 1
            last_view = view
    return wire.Replay(
        game=table.game.id,
        facts=dict(table.game.facts(table.seats, table.state.options())),
        names=list(played.names),
        seat=seat,
        total=total,
        start=wanted.start,
        over=over,
        steps=steps,
    )


def seen_of(table: Table, seat: int, wanted: Wanted) -> Document:
    """What is seen from a seat, or everything."""
    return table.document() if wanted.open else table.view(seat)


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


def uploaded_races(record: Record, document: Document) -> dict[int, Verdict]:
    """Who was when in the races of a record from a file, as far as they can be read."""
    races = document.get("races")
    try:
        return raced_in(races if isinstance(races, list) else [], record.actions)
    except (KeyError, TypeError, ValueError, OverflowError):
        return {}
