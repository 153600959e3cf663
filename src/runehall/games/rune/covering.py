"""Which card is on top of each cell, for the rule that no card may be buried (P4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.games.rune.codes import CARD_CELLS, detail_of
from runehall.games.rune.position import Position


def topmost_cards(game: Position) -> vec[u8]:
    """For each cell 1 + the place in the table of its topmost card; a token hides no card."""
    tops = game.rules.empty[:]
    number: i64 = 0
    count: i64 = len(game.table)
    while number < count:
        card = game.table[number]
        box = game.rules.box(detail_of(card))
        corner = game.cell_of(card)
        place: i64 = 0
        while place < CARD_CELLS:
            tops[(corner + box[place]) & game.rules.wrap] = u8(number + 1)
            place += 1
        number += 1
    return tops


def visible_cells(game: Position, tops: vec[u8]) -> vec[i64]:
    """How many cells of each card of the table, counted from 1, are on top."""
    counts = vec[i64]([i64(0)] * (len(game.table) + 1))
    y = game.top
    while y <= game.bottom:
        x = game.left
        while x <= game.right:
            counts[i64(tops[game.cell(x, y)])] += 1
            x += 1
        y += 1
    return counts


def buries(game: Position, tops: vec[u8], visible: vec[i64], corner: i64, box: vec[i64]) -> bool:
    """Whether a card laid here would hide the last visible cell of some card."""
    place: i64 = 0
    while place < CARD_CELLS:
        card = i64(tops[(corner + box[place]) & game.rules.wrap])
        if card != 0:
            hidden: i64 = 0
            other: i64 = 0
            while other < CARD_CELLS:
                if i64(tops[(corner + box[other]) & game.rules.wrap]) == card:
                    hidden += 1
                other += 1
            if hidden == visible[card]:
                return True
        place += 1
    return False
