"""Who begins: somebody whom the host has named, or a lot. It belongs to people, not to seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runehall.engine import Game
from runehall.server import fairness
from runehall.server.errors import CONFLICT, Refusal
from runehall.server.storage.setup import Setup

# The option of every game that names the seat; at a table people are named instead.
OPTION = "first"
BY_LOT = "random"


def let_begin(setup: Setup, number: int | None) -> None:
    """Let who sits here begin, wherever they will sit; None draws lots."""
    if number is not None and setup.seat(number).kind == "open":
        raise Refusal("no_person", status=CONFLICT)
    for place, seat in enumerate(setup.seats):
        seat.begins = place == number


def usual(game: Game) -> dict[str, Any]:
    """The option as a new table has it: mostly its host begins."""
    return {OPTION: game.options.option(OPTION).default} if OPTION in game.options.by_name else {}


def settle(setup: Setup, game: Game, asked: Mapping[str, Any]) -> None:
    """Name who begins where the option asks for a seat."""
    if OPTION not in asked:
        return
    first = asked[OPTION]
    # What it can be is said by the game's own check.
    game.options.resolve({OPTION: first}, len(setup.seats))
    let_begin(setup, first if isinstance(first, int) else None)


def option_of(setup: Setup, game: Game) -> dict[str, Any]:
    """The option as the game wants it. A lot that the game does not draw is drawn at the start."""
    if OPTION not in game.options.by_name:
        return {}
    named = setup.begins()
    if named is not None:
        return {OPTION: named}
    if game.options.option(OPTION).admits(BY_LOT):
        return {OPTION: BY_LOT}
    lot = fairness.lot_of(setup.seed(), len(setup.seats)) if setup.stage == "playing" else 0
    return {OPTION: lot}
