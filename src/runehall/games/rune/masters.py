"""Rune Masters: where one may be placed (§7.2), and forfeiting one (E5)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from runehall.engine.state import EVERYONE, NOTHING
from runehall.games.rune.areas import controlled_areas, marks_of_opponents
from runehall.games.rune.codes import (
    EVENT_FORFEIT,
    EVENT_LAST_MASTER,
    EVENT_MASTER,
    FAR,
    MASTER_BIT,
    PLACE_MASTER,
    piece,
)
from runehall.games.rune.position import Position
from runehall.games.rune.scoring import own_change, points_heard


def legal_spots(game: Position, seat: i64) -> vec[i64]:
    """Every `master` action of a seat, ascending."""
    barred = barred_marks(game, seat)
    spots = list_spots(game, barred, -1)
    if len(spots) == 0 and not game.rules.own_area:
        return list_spots(game, marks_of_opponents(game, seat), -1)
    return spots


def has_spot(game: Position, seat: i64) -> bool:
    """Whether a seat can place a Rune Master anywhere; own areas are a last resort in any case."""
    return len(list_spots(game, marks_of_opponents(game, seat), 1)) > 0


def barred_marks(game: Position, seat: i64) -> i64:
    """The marks of the areas a seat keeps out of: its opponents', or with `own_area` off all."""
    if game.rules.own_area:
        return marks_of_opponents(game, seat)
    return (1 << (len(game.masters_placed) + 1)) - 2


def list_spots(game: Position, barred: i64, most: i64) -> vec[i64]:
    """The runes without a Rune Master outside the areas with these marks, at most so many."""
    spots = vec[i64](capacity=32)
    areas = controlled_areas(game)
    cells = game.cells
    verb: i64 = PLACE_MASTER
    y = game.top
    while y <= game.bottom:
        x = game.left
        at = game.cell(x, y)
        while x <= game.right:
            cell = i64(cells[at])
            # R14: a rune, and no Rune Master on it yet.
            if cell != 0 and cell & MASTER_BIT == 0 and (barred >> i64(areas[at])) & 1 == 0:
                spots = append(spots, verb | piece(0, 0, x, y))
                if len(spots) == most:
                    return spots
            at = (at + 1) & game.rules.wrap
            x += 1
        y += 1
    return spots


def place_master(game: Position, x: i64, y: i64) -> None:
    """The seat whose turn it is places a Rune Master."""
    seat = game.turn
    before = points_heard(game)
    game.stand_master(piece(seat, 0, x, y))
    if game.listening:
        own = own_change(game, seat, before)
        game.tell(EVERYONE, EVENT_MASTER, seat, x + FAR, y + FAR, own)
    use_up_master(game, seat)


def forfeit_master(game: Position, seat: i64) -> None:
    """R16: a Rune Master that must be placed and cannot be is lost."""
    game.set_lost(seat, game.lost(seat) + 1)
    if game.listening:
        game.tell(EVERYONE, EVENT_FORFEIT, seat)
    use_up_master(game, seat)


def use_up_master(game: Position, seat: i64) -> None:
    """One Rune Master fewer; the first seat without any is remembered."""
    left = game.masters(seat) - 1
    game.set_masters(seat, left)
    if left == 0 and game.ending == NOTHING:
        game.ending = seat
        if game.listening:
            game.tell(EVERYONE, EVENT_LAST_MASTER, seat)
