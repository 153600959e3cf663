"""What each seat can do now: the only place where legality is decided."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from runehall.engine.state import NO_EVENTS
from runehall.games.rune.codes import ACT, DRAW, OVER, PASS, PLACE
from runehall.games.rune.masters import legal_spots
from runehall.games.rune.placement import legal_placements
from runehall.games.rune.position import Position
from runehall.games.rune.tokens import legal_tokens
from runehall.games.rune.turn import can_draw


def legal_actions(game: Position, seat: i64) -> vec[i64]:
    """Every action of a seat, ascending."""
    if game.phase == OVER or seat != game.turn:
        return NO_EVENTS
    if game.phase == PLACE:
        placements = legal_placements(game, seat)
        if game.masters(seat) > 0:
            return placements
        return extend(vec[i64]([i64(PASS)]), placements)
    if game.phase == ACT:
        return draw_or_master(game, seat)
    return extend(vec[i64]([i64(PASS)]), legal_tokens(game, seat))


def draw_or_master(game: Position, seat: i64) -> vec[i64]:
    """Draw or place a Rune Master; without Rune Masters, draw or pass."""
    actions = vec[i64](capacity=32)
    if game.masters(seat) == 0:
        actions = append(actions, PASS)
    if can_draw(game, seat):
        actions = append(actions, DRAW)
    if game.masters(seat) == 0:
        return actions
    return extend(actions, legal_spots(game, seat))
