"""Dealing a new game (§4)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.games.runes.codes import KINDS, SPIN
from runehall.games.runes.position import Position
from runehall.games.runes.supply import draw_stones


def deal(game: Position) -> None:
    """Shuffle stones and cards, fill the trays, deal the hands."""
    pile = vec[u8]([u8(0)] * game.rules.components.stones)
    stone: i64 = 0
    while stone < len(pile):
        pile[stone] = u8(stone)
        stone += 1
    game.shuffle(pile, len(pile))
    game.pile = pile
    sort_rituals(game)
    cards = game.card_pile
    game.shuffle(cards, len(cards))
    ahead: i64 = 0
    while ahead < game.seats:
        seat = (game.turn + ahead) % game.seats
        game.trays[seat] = u8(game.rules.coins)
        draw_stones(game, seat, game.rules.hand)
        ahead += 1


def sort_rituals(game: Position) -> None:
    """The cards this game is played with, and those set aside."""
    kind: i64 = 0
    while kind < KINDS:
        copies = game.rules.components.copies[kind]
        while copies > 0:
            if is_set_aside(game, kind):
                game.removed = append(game.removed, u8(kind))
            else:
                game.card_pile = append(game.card_pile, u8(kind))
            copies -= 1
        kind += 1


def is_set_aside(game: Position, kind: i64) -> bool:
    rules = game.rules
    if not rules.with_rituals or (kind == SPIN and rules.spin_set_aside):
        return True
    return rules.mild and rules.components.strong[kind] != 0
