"""A game that was played elsewhere: a record from a file becomes a table that is over.

It is a table like any other, so that everything that can be done with a finished game can be done
with it. It counts nowhere, nobody sits at it, only who has its address finds it, and it is
forgotten after a day.
"""

from __future__ import annotations

from json import dumps

from msgspec import json

from runehall.engine import Document, Record, Table, replayed
from runehall.server.clocks import now_ms
from runehall.server.errors import Refusal
from runehall.server.operations.loops import giving_way
from runehall.server.play.replays import uploaded_names, uploaded_races
from runehall.server.storage import ActionRow, RaceRow, Row, SetupRow
from runehall.server.storage.setup import Seat, Setup, new_id
from runehall.server.table import names

# No game of this house is half as long.
MOST_ACTIONS = 5000
LARGEST_RACES = 1 << 18


async def brought(table: Table, record: Record, document: Document) -> tuple[Setup, list[Row]]:
    """A record as a table, and what is written of it: actions, races, and last the table itself."""
    if len(record.actions) > MOST_ACTIONS:
        raise Refusal("record_too_long", most=MOST_ACTIONS)
    setup = setup_of(table, record, document)
    async for _ in giving_way(replayed(table, record.actions)):
        pass
    if not table.over:
        raise Refusal("record_unfinished")
    at = now_ms()
    rows: list[Row] = [
        ActionRow(setup.id, number, seat, text, None, at)
        for number, (seat, text) in enumerate(record.actions, start=1)
    ]
    rows += [
        RaceRow(setup.id, number, race) for number, race in enumerate(races_of(record, document), 1)
    ]
    return setup, [*rows, SetupRow(setup.id, setup.kept_as, at, setup.stored())]


def setup_of(table: Table, record: Record, document: Document) -> Setup:
    """The table of a record, before its first action."""
    preset = record.options.get(table.game.options.label or "", None)
    return Setup(
        id=new_id(),
        game=record.game,
        seats=[Seat("person", name) for name in shown_names(record, document)],
        preset=preset if preset in table.game.options.presets else None,
        options=dict(table.state.options()),
        version=record.version,
        stage="over",
        chat=False,
        position=record.position,
        brought_seed=dumps(record.seed),
    )


def shown_names(record: Record, document: Document) -> list[str]:
    """The names in a record, those that can be names here; else the number of the seat."""
    found = []
    for number, name in enumerate(uploaded_names(record, document), start=1):
        try:
            found.append(names.clean(name))
        except Refusal:
            found.append(str(number))
    return found


def races_of(record: Record, document: Document) -> list[str]:
    """The races of a record, if they can be read and are no burden."""
    races = document.get("races")
    if not isinstance(races, list) or not uploaded_races(record, document):
        return []
    written = [json.encode(race).decode() for race in races]
    return written if sum(map(len, written)) <= LARGEST_RACES else []
