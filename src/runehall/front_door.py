"""What a Python user asks for first: a new table, a recorded one, a bot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from runehall.bots import Player
from runehall.engine import BadRecord, Game, Record, Seed, Table, read_record, replay
from runehall.engine.action_space import ActionSpace
from runehall.engine.arrays import Batch, parts_for_programs
from runehall.engine.observation import Observer
from runehall.engine.record import record_from_json
from runehall.engine.trajectory import Step
from runehall.engine.trajectory import trajectory as decisions_of
from runehall.games import GAMES, game_named


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: Seed = 0,
    preset: str | None = None,
    options: Mapping[str, Any] | None = None,
    manifest: str | PathLike[str] | Mapping[str, Any] | None = None,
) -> Table:
    """A new table. The same seed is the same game on every machine.

    A preset may be named by its beginning, as long as that is clear. `manifest` is a set of your
    own: a file, or what such a file says; `GAMES[game].manifest({})` is ours, to be changed.

    >>> new("market", seats=3, seed=7, preset="booklet", options={"boat_value": 2})
    <table of market: 3 seats, turn 1, waits for seat 0>
    >>> new("markt")
    Traceback (most recent call last):
    runehall.engine.errors.UnknownName: There is no game “markt”; did you mean “market”?
    """
    described = game_named(game)
    if seats is None:
        seats = described.usual_seats
    asked: dict[str, Any] = dict(options or {})
    if preset is not None:
        asked["preset"] = preset_named(described, preset)
    if isinstance(manifest, Mapping):
        asked["manifest"] = dict(manifest)
    elif manifest is not None:
        asked["manifest"] = described.read_manifest(Path(manifest).read_text(encoding="utf-8"))
    return Table.new(described, seats=seats, options=asked, seed=seed)


def load(
    source: str | PathLike[str] | Record | Mapping[str, Any], *, at: int | None = None
) -> Table:
    """The table of a record after its first `at` actions, or after all of them.

    The record is a file, a `Record`, or the document of one.

    >>> table = new("alaska", seed=7)
    >>> [seat] = table.must()
    >>> events = table.do(seat, table.legal(seat)[0])
    >>> load(table.record(), at=0).document() == new("alaska", seed=7).document()
    True
    """
    record = read_source(source)
    if at is not None and not 0 <= at <= len(record.actions):
        raise BadRecord(f"This record has {len(record.actions)} actions; there is no {at}.")
    return replay(record, GAMES, until=at)


def trajectory(
    source: str | PathLike[str] | Record | Mapping[str, Any] | Table,
) -> Iterator[Step]:
    """Every decision of a record: what its seat knew, what was legal, and what it did.

    The record is whatever `load` takes, or the table that it gave.

    >>> table = new("alaska", seed=7)
    >>> [seat] = table.must()
    >>> events = table.do(seat, table.legal(seat)[0])
    >>> [(step.ply, step.seat, step.action in step.legal) for step in trajectory(table)]
    [(0, 0, True)]
    """
    record = source.record() if isinstance(source, Table) else read_source(source)
    return decisions_of(record, GAMES)


def bot(level: str, *, seed: int = 0) -> Player:
    """A bot of a level, or of a trained player's file; with the same seed, the same choices.

    >>> bot("master", seed=3)
    <bot master, seed 3>
    """
    return Player(level, seed)


def batch(
    game: str,
    seats: int,
    size: int = 1024,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Batch:
    """Many games of one kind, stepped together, as NumPy arrays (`docs/research.md`).

    Lane k plays the same games in a batch of any size; its first has the seed `seed + k`.
    """
    return Batch(game_named(game), seats, size, seed, options or {})


def observation(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None
) -> Observer:
    """Which bytes of an observation mean what.

    >>> observation("alaska", seats=3)["salmon"]
    slice(14, 24, None)
    """
    described = game_named(game)
    table = described.new(seats or described.usual_seats, options)
    return parts_for_programs(described, table)[1]


def actions(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None
) -> ActionSpace:
    """Which ids of actions mean what.

    >>> actions("alaska").size, actions("alaska").describe(0), actions("alaska").describe(3)
    (120, 'wait', 'place 2')
    """
    described = game_named(game)
    table = described.new(seats or described.usual_seats, options)
    return parts_for_programs(described, table)[0]


def preset_named(game: Game, name: str) -> str:
    """The preset of a name, or the only one that begins with it."""
    presets = game.options.presets
    beginning = [preset for preset in presets if preset.startswith(name)]
    return beginning[0] if name not in presets and len(beginning) == 1 else name


def read_source(source: str | PathLike[str] | Record | Mapping[str, Any]) -> Record:
    """The record that somebody means."""
    if isinstance(source, Record):
        return source
    if isinstance(source, Mapping):
        return read_record(source)
    try:
        text = Path(source).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"The record {source} cannot be read: {error}.") from error
    return record_from_json(text)
