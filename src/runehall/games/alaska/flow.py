"""A flow card: all salmon swim one spot on, and anglers catch those that pass them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.alaska.codes import (
    EVENT_ANGLER_CATCH,
    EVENT_FLOW,
    LOCAL,
    RIVER,
    SALMON,
    TOURIST,
    ring,
)
from runehall.games.alaska.position import NO_ANGLER, Position
from runehall.games.alaska.ruleset import ENTER, SWEEP

# Where a salmon lies that has just swum down with its nose, tail or wake over section c: on spot
# c, c - 1 or c - 2. Swimming up is the mirror image.
NOSE: Final = 0
TAIL: Final = -1
WAKE: Final = -2


def flow_step(game: Position) -> None:
    """Everything swims, then anglers catch in passes from the rear of the salmon to its front."""
    if game.rules.flows_down:
        swim_down(game)
    else:
        swim_up(game)
    if game.listening:
        game.tell(EVERYONE, EVENT_FLOW, game.turn, spots_with_salmon(game))
    if game.guarded == 0:
        return
    if game.rules.reach == SWEEP:
        anglers_catch(game, WAKE)
    if game.rules.reach != ENTER:
        anglers_catch(game, TAIL)
    anglers_catch(game, NOSE)


def swim_down(game: Position) -> None:
    """From every spot k to ring(k - 1), all at the same time (A2)."""
    salmon = game.salmon
    over_the_seam = salmon[1]
    spot: i64 = 1
    while spot < RIVER:
        salmon[spot] = salmon[spot + 1]
        spot += 1
    salmon[RIVER] = over_the_seam


def swim_up(game: Position) -> None:
    """From every spot k to ring(k + 1), all at the same time."""
    salmon = game.salmon
    over_the_seam = salmon[RIVER]
    spot: i64 = RIVER
    while spot > 1:
        salmon[spot] = salmon[spot - 1]
        spot -= 1
    salmon[1] = over_the_seam


def anglers_catch(game: Position, part: i64) -> None:
    """One pass: every angler whose section this part of a salmon touches, sections 1 to 10."""
    to_spot = part if game.rules.flows_down else -1 - part
    section: i64 = 1
    while section <= RIVER:
        angler = game.angler_at(section)
        if angler != NO_ANGLER:
            spot = ring(section + to_spot)
            if angler == TOURIST:
                tourist_catches(game, section, spot)
            else:
                assert angler == LOCAL
                local_catches(game, section, spot)
        section += 1


def tourist_catches(game: Position, section: i64, spot: i64) -> None:
    """A tourist takes one salmon and goes home with it (A8)."""
    if game.salmon[spot] == 0:
        return
    angler_takes(game, section, spot)
    game.discard_angler(section)


def local_catches(game: Position, section: i64, spot: i64) -> None:
    """A local takes every salmon in contact and stays (A9)."""
    while game.salmon[spot] > 0:
        angler_takes(game, section, spot)


def angler_takes(game: Position, section: i64, spot: i64) -> None:
    """One salmon is lost to an angler."""
    game.salmon[spot] -= 1
    game.put_on_discard(SALMON)
    if game.listening:
        game.tell(EVERYONE, EVENT_ANGLER_CATCH, game.angler_at(section), section, spot)


def spots_with_salmon(game: Position) -> i64:
    """The spots that hold salmon, as a bit mask."""
    spots: i64 = 0
    spot: i64 = 1
    while spot <= RIVER:
        if game.salmon[spot] > 0:
            spots |= 1 << spot
        spot += 1
    return spots
