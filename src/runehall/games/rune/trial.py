"""A card laid on trial, for the rules that need the layout afterwards: burying, areas, lines."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.state import NO_CARDS
from runehall.games.rune.areas import (
    connects,
    controlled_areas,
    could_connect,
    marks_of_opponents,
)
from runehall.games.rune.codes import (
    CARD_CELLS,
    NEIGHBOURS,
    detail_of,
    owner_of,
)
from runehall.games.rune.covering import buries, topmost_cards, visible_cells
from runehall.games.rune.lines import card_makes_long_line
from runehall.games.rune.position import NO_PIECES, Position
from runehall.games.rune.ruleset import COVER_BURY


class Trial:
    """What the slower checks of one seat's placements share, prepared once for all of them."""

    def __init__(self, game: Position, seat: i64) -> None:
        self.game: Position = game
        self.seat: i64 = seat
        self.enemies: i64 = marks_of_opponents(game, seat)
        self.watches_areas: bool = self.enemies != 0 and len(game.masters_placed) > 1
        self.watches_burying: bool = game.rules.cover == COVER_BURY
        self.watches_lines: bool = game.rules.has_limits
        self.tops: vec[u8] = NO_CARDS
        self.visible: vec[i64] = NO_PIECES
        self.layout: vec[u8] = NO_CARDS
        self.covered: vec[u8] = NO_CARDS
        if self.watches_burying:
            self.tops = topmost_cards(game)
            self.visible = visible_cells(game, self.tops)

    def is_needed(self) -> bool:
        """Whether any of the slower checks applies at all."""
        return self.watches_areas or self.watches_burying or self.watches_lines

    def admits(self, card: i64) -> bool:
        """Whether a card that fits here buries nothing, joins nothing and makes no long line."""
        if self.watches_burying and self.buries(card):
            return False
        if self.watches_areas and self.connects(card):
            return False
        return not (self.watches_lines and self.makes_long_line(card))

    def buries(self, card: i64) -> bool:
        """P4 with `cover = bury`: whether some card's last visible cell would be hidden."""
        box = self.game.rules.box(detail_of(card))
        return buries(self.game, self.tops, self.visible, self.game.cell_of(card), box)

    def connects(self, card: i64) -> bool:
        """P6: whether controlled areas would be joined that must not be."""
        # A join leads through the card, so it touches both areas in their colour.
        if not could_connect(self.game, self.areas_touched(card), self.enemies):
            return False
        self.lay(card)
        joined = connects(self.game, self.seat, self.layout)
        self.take_back(card)
        return joined

    def areas_touched(self, card: i64) -> i64:
        """The marks of the controlled areas beside a card whose colour it continues."""
        game = self.game
        rules = game.rules
        areas = controlled_areas(game)
        beside = rules.beside(detail_of(card))
        corner = game.cell_of(card)
        face = rules.face(owner_of(card), detail_of(card))
        touched: i64 = 0
        number: i64 = 0
        while number < NEIGHBOURS:
            at = (corner + beside[2 * number + 1]) & rules.wrap
            mark = i64(areas[at])
            if mark != 0:
                colour = i64(rules.faces[face + beside[2 * number]])
                if i64(game.cells[at]) & (1 << colour) != 0:
                    touched |= 1 << mark
            number += 1
        return touched

    def makes_long_line(self, card: i64) -> bool:
        """P7: whether a line through the card would be longer than its colour allows."""
        return card_makes_long_line(self.game, card)

    def lay(self, card: i64) -> None:
        """Lay a card on the trial layout and remember what it covers."""
        if len(self.layout) == 0:
            self.layout = self.game.cells[:]
            self.covered = vec[u8]([0] * CARD_CELLS)
        rules = self.game.rules
        box = rules.box(detail_of(card))
        corner = self.game.cell_of(card)
        place: i64 = 0
        while place < CARD_CELLS:
            at = (corner + box[place]) & rules.wrap
            self.covered[place] = self.layout[at]
            self.layout[at] = u8(1 << rules.colour(owner_of(card), detail_of(card), place))
            place += 1

    def take_back(self, card: i64) -> None:
        """Undo `lay`."""
        box = self.game.rules.box(detail_of(card))
        corner = self.game.cell_of(card)
        place: i64 = 0
        while place < CARD_CELLS:
            self.layout[(corner + box[place]) & self.game.rules.wrap] = self.covered[place]
            place += 1
