"""What a seat sees: everything but foreign hands, piles to come and passes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.engine.state import mix, mix_cards
from runehall.games.alaska.codes import RIVER, SIZE_SHIFT
from runehall.games.alaska.position import Position

HALF: Final = 30  # bits of a hand that are stirred in at a time


def sight(game: Position, seat: i64) -> i64:
    """Equal exactly when the views of a seat (or SPECTATOR) are equal.

    The size of the draw pile is not stirred in: it is what the other cards leave of the deck.
    """
    seen = mix(mix(0, game.turn_no), (game.phase << 8) | game.turn)
    seen = mix(seen, (game.rolls << 16) | len(game.dice))
    seen = mix_cards(seen, game.discard, 0, game.discard_count)
    seen = mix(seen, game.discard_count)
    seen = mix_cards(seen, game.anglers, 1, RIVER + 1)
    seen = mix_river(game, seen)
    seen = mix(seen, (game.to_place << 16) | (game.choice << 8) | game.window)
    seen = mix(seen, (game.window_by << 16) | (game.sit_out << 8) | game.final_left)
    return mix_seats(game, seat, seen)


def mix_river(game: Position, seen: i64) -> i64:
    """Stir in the salmon of every spot."""
    spot: i64 = 1
    while spot <= RIVER:
        seen = mix(seen, (game.salmon[spot] << 8) | game.salmon[spot + 1])
        spot += 2
    return seen


def mix_seats(game: Position, seat: i64, seen: i64) -> i64:
    """Stir in what every seat has caught and how many cards it holds, and the own hand."""
    owner: i64 = 0
    while owner < game.seats:
        seen = mix(seen, (game.caught[owner] << 8) | game.hand_count(owner))
        owner += 1
    if seat >= 0:
        hand = game.hands[seat]
        seen = mix(seen, hand & ((1 << HALF) - 1))
        seen = mix(seen, (hand >> HALF) & ((1 << (SIZE_SHIFT - HALF)) - 1))
    return seen
