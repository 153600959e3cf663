"""`runehall play`: a table in the terminal, for one or several people and bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from runehall.bots import LEVELS, Bot, Level
from runehall.bots.trained import bot_at, player_named, read_trained
from runehall.cli.arguments import (
    Changes,
    GameName,
    OwnSet,
    Preset,
    Seats,
    read_options,
    read_seed,
    read_set,
    seats_or_fewest,
)
from runehall.cli.sitting import Sitting
from runehall.cli.words import Language, say
from runehall.engine import BadOption, Game, Table
from runehall.games import game_named

Bots = Annotated[
    str | None,
    typer.Option(
        help=f"Bots by level ({', '.join(LEVELS)}) or by a trained player's file (NAME.npz): one "
        "for all other seats, or a list for the last seats; `none` for people only."
    ),
]
OptionalSeed = Annotated[str | None, typer.Option(help="Deal from this seed; else by chance.")]
Save = Annotated[Path | None, typer.Option(help="Write the record here when the game stops.")]


def play(
    game: GameName,
    seats: Seats = None,
    preset: Preset = None,
    changes: Changes = None,
    manifest: OwnSet = None,
    bots: Bots = None,
    seed: OptionalSeed = None,
    lang: Language = "",
    save: Save = None,
) -> None:
    """Play a game in the terminal."""
    chosen = game_named(game)
    table_seats = seats_or_fewest(chosen, seats, preset)
    levels = read_bots(bots, table_seats)
    # The deal is chance; a seed typed in makes it repeatable.
    dealt = secrets.token_hex(32) if seed is None else read_seed(seed)
    asked = {**read_options(preset, changes), **read_set(chosen, manifest)}
    table = Table.new(chosen, seats=table_seats, options=asked, seed=dealt)
    for level in levels:
        if level.file:
            read_trained(level.file).check(chosen, table.state)
    Sitting(table, seat_bots(chosen, levels, table_seats), lang).run()
    if save is not None:
        save.write_text(table.record().to_json() + "\n", encoding="utf-8")


def read_bots(asked: str | None, seats: int) -> list[Level]:
    """The levels of the bots, for the last seats of the table.

    >>> [level.name for level in read_bots("skilled", 3)], read_bots("none", 2)
    (['skilled', 'skilled'], [])
    >>> [level.name for level in read_bots("random,master", 4)]
    ['random', 'master']
    """
    if asked == "none":
        return []
    levels = [player_named(level.strip()) for level in (asked or "skilled").split(",")]
    if len(levels) == 1:
        return levels * (seats - 1)
    if len(levels) > seats:
        raise BadOption(say("play-too-many-bots", seats=seats, bots=len(levels)))
    return levels


def seat_bots(game: Game, levels: list[Level], seats: int) -> dict[int, Bot]:
    """Bots on the last seats."""
    first = seats - len(levels)
    return {
        first + place: bot_at(level, game, secrets.randbits(32))
        for place, level in enumerate(levels)
    }
