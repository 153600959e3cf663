"""When a snap window opens, who may act in it, what is forgotten after it (§8 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import NOTHING
from runehall.games.cambio.codes import NO_ACTION, SNAP
from runehall.games.cambio.position import NO_PICKS, Position


def eligible(game: Position) -> i64:
    """The seats that can take part in the window, those that have passed included."""
    seats = game.everyone() & ~game.out
    if game.caller != NOTHING:
        seats &= ~(1 << game.caller)
    if game.snapper == NOTHING:
        return seats
    # C11: after the snapper's own wrong throw snapping is over for everybody.
    if (game.out >> game.snapper) & 1 == 1:
        return 0
    return seats if game.rules.late_snaps else 1 << game.snapper


def asked(game: Position) -> i64:
    """The seats that may still act in the open window."""
    return eligible(game) & ~game.passed


def land(game: Position, card: i64) -> None:
    """An ordinary discard: the pile thaws and the turn's first window opens (C4, C7)."""
    game.put_on_discard(card)
    game.frozen = False
    game.snapper = NOTHING
    game.passed = 0
    game.out = 0
    game.failures = 0
    game.second = False
    game.phase = SNAP


def can_open_second_window(game: Position) -> bool:
    """C5: the table plays with it, and somebody could act in it."""
    return game.rules.second_window and eligible(game) != 0


def open_second_window(game: Position) -> None:
    """Everybody is asked again; once there is a snapper, the snapper alone (C6)."""
    game.second = True
    game.passed = 0
    if game.snapper != NOTHING:
        game.passed = eligible(game) & ~(1 << game.snapper)
    game.phase = SNAP


def forget_turn(game: Position) -> None:
    """Window, gift and action are gone."""
    game.snapper = NOTHING
    game.passed = 0
    game.out = 0
    game.failures = 0
    game.second = False
    game.victim = NOTHING
    game.emptied_place = NOTHING
    game.action = NO_ACTION
    game.left = 0
    game.done = 0
    game.picked = NO_PICKS
