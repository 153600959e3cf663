"""What several commands take: a game, a preset, changed options, a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from runehall.cli.words import say
from runehall.engine import (
    BadDocument,
    BadOption,
    BadRecord,
    Document,
    Game,
    Record,
    UnknownName,
    record_from_json,
)
from runehall.engine.errors import quoted
from runehall.engine.manifests import LONGEST_MANIFEST, OPTION

LARGEST_FILE = 64 * 1024 * 1024
BYTES_OF_A_LETTER = 4

GameName = Annotated[str, typer.Argument(help="The game; `runehall games` lists them.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; the fewest if not given.")]
Preset = Annotated[str | None, typer.Option(help="A named set of options.")]
Changes = Annotated[
    list[str] | None,
    typer.Option("--set", help="Change an option: --set option=value. May be repeated."),
]
OwnSet = Annotated[
    Path | None,
    typer.Option(
        "--manifest", help="A file with a set of your own; `runehall manifest GAME` prints ours."
    ),
]
Seed = Annotated[str, typer.Option(help="The seed: a whole number, or 64 hexadecimal digits.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")]


def seats_or_fewest(game: Game, seats: int | None, preset: str | None) -> int:
    """The number of seats asked for, or the fewest that the preset can be played with."""
    if seats is not None:
        game.check_seats(seats)
        return seats
    if preset is not None and preset in game.options.presets:
        return next(each for each in game.seat_counts if game.options.fits(preset, each))
    # A game for one is a special case; two is what somebody at a table expects.
    return 2 if 2 in game.seat_counts else min(game.seat_counts)  # noqa: PLR2004


def read_options(preset: str | None, changes: list[str] | None) -> dict[str, Any]:
    """The request for a new game's options.

    >>> read_options("web-de", ["boat_value=3", "round_limit=null", "give_up=none"])
    {'preset': 'web-de', 'boat_value': 3, 'round_limit': None, 'give_up': 'none'}
    """
    request: dict[str, Any] = {} if preset is None else {"preset": preset}
    for change in changes or ():
        name, equals, value = change.partition("=")
        if not equals:
            raise BadOption(say("no-equals", typed=quoted(change)))
        request[name.strip()] = read_value(value.strip())
    return request


def read_set(game: Game, path: Path | None) -> dict[str, Any]:
    """The option that a file with a set of somebody's own comes to."""
    return {} if path is None else {OPTION: read_manifest_file(game, path)}


def read_manifest_file(game: Game, path: Path) -> Document:
    """The set in a file, if the game can be played with it."""
    most = LONGEST_MANIFEST * BYTES_OF_A_LETTER
    with path.open("rb") as file:
        written = file.read(most + 1)
    try:
        text = written.decode(errors="replace" if len(written) > most else "strict")
    except UnicodeDecodeError as error:
        raise BadDocument(say("file-not-text", path=str(path))) from error
    return game.read_manifest(text)


def read_value(text: str) -> Any:
    """A value as JSON where it is JSON, else as the word it is."""
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        return text


def read_seed(text: str) -> int | str:
    """A seed as typed; what it may be is checked when a game is dealt."""
    is_number = text.isascii() and text.isdigit() and len(text) < 80  # noqa: PLR2004
    return int(text) if is_number and len(text) != 64 else text  # noqa: PLR2004


def read_first_seed(text: str) -> int:
    """The seed of the first of several games: a number, which the others count on from."""
    seed = read_seed(text)
    if not isinstance(seed, int):
        raise BadOption(say("simulate-starts"))
    return seed


def read_file(path: Path) -> str:
    """The text of a file, if it is a text of sensible size."""
    if path.stat().st_size > LARGEST_FILE:
        raise BadRecord(say("file-too-large", path=str(path)))
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(say("file-not-text", path=str(path))) from error


def read_json(path: Path) -> Any:
    """The JSON in a file."""
    try:
        return json.loads(read_file(path))
    except (json.JSONDecodeError, RecursionError):
        raise BadDocument(say("no-json", path=str(path))) from None


def read_record_file(path: Path) -> Record:
    """The record in a file."""
    return record_from_json(read_file(path))


def check_position(at: int | None, record: Record) -> None:
    """Refuse a position before the first action or after the last."""
    if at is not None and not 0 <= at <= len(record.actions):
        raise BadRecord(say("no-position", count=len(record.actions), at=at))


def check_viewer(seat: int | None, seats: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat is not None and not 0 <= seat < seats:
        raise UnknownName(say("no-seat", seat=seat, last=seats - 1))
