"""Grand Master tokens: recolouring one rune beside a new Rune Master (§7.3)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.state import EVERYONE
from runehall.games.rune.areas import (
    connects,
    controlled_areas,
    could_connect,
    marks_of_opponents,
)
from runehall.games.rune.codes import (
    BLOCKED,
    EVENT_TOKEN,
    FAR,
    PLACE_TOKEN,
    RED,
    detail_of,
    piece,
    x_of,
    y_of,
)
from runehall.games.rune.lines import rune_makes_long_line
from runehall.games.rune.position import Position
from runehall.games.rune.scoring import change_of_others, own_change, points_heard


def legal_tokens(game: Position, seat: i64) -> vec[i64]:
    """Every `token` action of a seat beside the Rune Master it has just placed, ascending."""
    tokens = vec[i64](capacity=16)
    colour: i64 = 0
    while colour < RED:
        y = y_of(game.anchor) - 1
        while y <= y_of(game.anchor) + 1:
            x = x_of(game.anchor) - 1
            while x <= x_of(game.anchor) + 1:
                token = piece(0, colour, x, y)
                if can_be_recoloured(game, token) and may_be_recoloured(game, seat, token):
                    tokens = append(tokens, PLACE_TOKEN | token)
                x += 1
            y += 1
        colour += 1
    return tokens


def can_be_recoloured(game: Position, token: i64) -> bool:
    """A rune of another colour, without Rune Master and token (R26)."""
    cell = game.what_is_at(x_of(token), y_of(token))
    return cell != 0 and cell & BLOCKED == 0 and cell & (1 << detail_of(token)) == 0


def may_be_recoloured(game: Position, seat: i64, token: i64) -> bool:
    """P6 and P7."""
    return not connects_areas(game, seat, token) and not makes_long_line(game, token)


def connects_areas(game: Position, seat: i64, token: i64) -> bool:
    """P6 (R10): whether a token would join controlled areas that this seat may not join."""
    at = game.cell_of(token)
    colour = detail_of(token)
    touched = marks_of_colour(game, at, colour)
    if not could_connect(game, touched, marks_of_opponents(game, seat)):
        return False
    layout = game.cells[:]
    layout[at] = u8(1 << colour)
    return connects(game, seat, layout)


def marks_of_colour(game: Position, at: i64, colour: i64) -> i64:
    """The marks of the controlled areas of a colour beside a cell, as bits."""
    marks = mark_if_coloured(game, at + 1, colour) | mark_if_coloured(game, at - 1, colour)
    marks |= mark_if_coloured(game, at + game.rules.width, colour)
    return marks | mark_if_coloured(game, at - game.rules.width, colour)


def mark_if_coloured(game: Position, at: i64, colour: i64) -> i64:
    """The mark of a cell's controlled area, as a bit, if the cell has this colour."""
    at &= game.rules.wrap
    mark = i64(controlled_areas(game)[at])
    if mark != 0 and (i64(game.cells[at]) >> colour) & 1 == 1:
        return i64(1) << mark
    return 0


def makes_long_line(game: Position, token: i64) -> bool:
    """P7: whether a line through a token would be longer than its colour allows."""
    return game.rules.has_limits and rune_makes_long_line(
        game, game.cell_of(token), detail_of(token)
    )


def place_token(game: Position, x: i64, y: i64, colour: i64) -> None:
    """The seat whose turn it is lays its token."""
    seat = game.turn
    before = points_heard(game)
    game.lay_token(piece(seat, colour, x, y))
    game.set_tokens(seat, 0)
    if game.listening:
        own = own_change(game, seat, before)
        others = change_of_others(game, seat, before)
        game.tell(EVERYONE, EVENT_TOKEN, seat, x + FAR, y + FAR, colour, own, others)
