"""What a seat sees: its own hand, the table and how many cards lie where (§10 of the rules)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.state import NOTHING, mix, mix_cards
from runehall.games.rune.codes import DETAIL_SHIFT, OVER
from runehall.games.rune.position import Position


def sight(game: Position, seat: i64) -> i64:
    """A number that is the same exactly when a seat sees the same."""
    seen = mix(mix(0, game.phase | (game.turn << 4) | (game.first << 8)), game.turn_no)
    seen = mix(seen, (game.ending + 1) | (len(game.table) << 4) | (len(game.tokens_placed) << 12))
    seen = mix(seen, game.deck_count() | (len(game.removed) << 8))
    seen = mix_cards(seen, game.before, 0, len(game.before))
    seen = mix_pieces(seen, game.table)
    seen = mix_pieces(seen, game.masters_placed)
    seen = mix_pieces(seen, game.tokens_placed)
    if game.anchor != NOTHING:
        seen = mix_piece(seen, game.anchor)
    other: i64 = 0
    while other < game.seats:
        if other == seat or game.phase == OVER:
            start = other * game.rules.cards
            seen = mix_cards(seen, game.hands, start, start + game.hand_count(other))
        other += 1
    return mix_secrets(game, seen) if game.phase == OVER else seen


def mix_secrets(game: Position, seen: i64) -> i64:
    """Stir in what everybody sees once the game is over."""
    seen = mix_cards(seen, game.deck, game.deck_top, len(game.deck))
    seen = mix_cards(seen, game.removed, 0, len(game.removed))
    word: i64 = 0
    while word < len(game.generator.key):
        seen = mix(seen, game.generator.key[word])
        word += 1
    return seen


def mix_pieces(seen: i64, pieces: vec[i64]) -> i64:
    """Stir in everything in a list of pieces."""
    number: i64 = 0
    while number < len(pieces):
        seen = mix_piece(seen, pieces[number])
        number += 1
    return seen


def mix_piece(seen: i64, thing: i64) -> i64:
    """Stir in a piece: where it is, then what it is."""
    place = thing & ((1 << DETAIL_SHIFT) - 1)
    return mix(mix(seen, place), thing >> DETAIL_SHIFT)
