"""Grand Master tokens: recolouring one rune beside a new Rune Master (§7.3)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.state import EVERYONE, NO_CARDS
from runehall.games.rune.areas import (
    connects,
    controlled_areas,
    marks_of_opponents,
)
from runehall.games.rune.codes import (
    BLOCKED,
    COLOUR_BITS,
    EVENT_TOKEN,
    FAR,
    PLACE_TOKEN,
    RED,
    piece,
    x_of,
    y_of,
)
from runehall.games.rune.lines import line_is_too_long
from runehall.games.rune.position import Position


def legal_tokens(game: Position, seat: i64) -> vec[i64]:
    """Every `token` action of a seat beside the Rune Master it has just placed, ascending."""
    tokens = vec[i64](capacity=16)
    recolouring = Recolouring(game, seat)
    colour: i64 = 0
    while colour < RED:
        y = y_of(game.anchor) - 1
        while y <= y_of(game.anchor) + 1:
            x = x_of(game.anchor) - 1
            while x <= x_of(game.anchor) + 1:
                if can_be_recoloured(game, x, y, colour) and recolouring.admits(x, y, colour):
                    tokens = append(tokens, PLACE_TOKEN | piece(0, colour, x, y))
                x += 1
            y += 1
        colour += 1
    return tokens


def can_be_recoloured(game: Position, x: i64, y: i64, colour: i64) -> bool:
    """A rune of another colour, without Rune Master and token (R26)."""
    cell = game.what_is_at(x, y)
    return cell != 0 and cell & BLOCKED == 0 and cell & (1 << colour) == 0


class Recolouring:
    """A token laid on trial: what it would connect, and which lines it would make."""

    def __init__(self, game: Position, seat: i64) -> None:
        self.game: Position = game
        self.seat: i64 = seat
        self.watches_areas: bool = marks_of_opponents(game, seat) != 0
        self.areas: vec[u8] = controlled_areas(game, game.cells) if self.watches_areas else NO_CARDS
        self.layout: vec[u8] = game.cells[:]

    def admits(self, x: i64, y: i64, colour: i64) -> bool:
        """Whether the token obeys P6 and P7."""
        return not self.connects(x, y, colour) and not self.makes_long_line(x, y, colour)

    def connects(self, x: i64, y: i64, colour: i64) -> bool:
        """P6 (R10): whether controlled areas would be joined that must not be."""
        if not self.watches_areas:
            return False
        before = self.recolour(x, y, colour)
        joined = connects(self.game, self.seat, self.areas, self.layout)
        self.layout[self.game.cell(x, y)] = before
        return joined

    def makes_long_line(self, x: i64, y: i64, colour: i64) -> bool:
        """P7: whether a line through the token would be longer than its colour allows."""
        if not self.game.rules.has_limits:
            return False
        before = self.recolour(x, y, colour)
        too_long = line_is_too_long(self.game, self.layout, self.game.cell(x, y))
        self.layout[self.game.cell(x, y)] = before
        return too_long

    def recolour(self, x: i64, y: i64, colour: i64) -> u8:
        """Change a cell's colour on the trial layout; what it was before."""
        at = self.game.cell(x, y)
        before: u8 = self.layout[at]
        self.layout[at] = u8((i64(before) & ~COLOUR_BITS) | (1 << colour))
        return before


def place_token(game: Position, x: i64, y: i64, colour: i64) -> None:
    """The seat whose turn it is lays its token."""
    seat = game.turn
    game.lay_token(piece(seat, colour, x, y))
    game.set_tokens(seat, 0)
    if game.listening:
        game.tell(EVERYONE, EVENT_TOKEN, seat, x + FAR, y + FAR, colour)
