"""What a seat sees, as a number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.engine.state import SIGHT, mix, mix_cards
from runehall.games.kodiak.codes import GAP
from runehall.games.kodiak.knowledge import can_see
from runehall.games.kodiak.position import Position

# What stands in a sight for a card that the viewer cannot see.
UNSEEN: Final = 31


def sight(game: Position, seat: i64) -> i64:
    """Equal exactly when the views of a seat (or SPECTATOR) are equal."""
    seen = mix(i64(1), game.shuffles)
    seen = mix(seen, (game.phase << 24) | (game.round << 12) | game.turn_no)
    seen = mix(seen, flags_of(game))
    seen = mix(seen, (game.passed << 20) | (game.out << 12) | (game.targets << 4) | game.left)
    seen = mix(seen, (game.used << 20) | (game.pick_count << 12) | game.pounces & 4095)
    seen = mix(seen, game.picks & SIGHT)
    seen = mix(seen, game.picks >> 42)
    seen = mix(seen, 1 + len(game.run))
    seen = mix_cards(seen, game.run, 0, len(game.run))
    seen = mix(seen, 1 + len(game.queue))
    seen = mix_cards(seen, game.queue, 0, len(game.queue))
    seen = mix(seen, (game.pile_count << 12) | game.next_card)
    seen = mix_cards(seen, game.piles, 0, game.pile_count)
    held = i64(UNSEEN) if game.drawn != GAP and game.turn != seat else game.drawn
    seen = mix(seen, held)
    seen = mix_tables(game, seat, seen)
    return mix_scores(game, seen)


def flags_of(game: Position) -> i64:
    """The small public numbers of a position, packed."""
    flags = (game.resume + 1) << 8 | (game.runner + 1) << 4
    if game.second:
        flags |= 1
    if game.claimed:
        flags |= 2
    if game.locked:
        flags |= 4
    return flags | 8 if game.acted else flags


def mix_tables(game: Position, viewer: i64, seen: i64) -> i64:
    """Stir in every place: its card if it can be seen, and who knows it."""
    seat: i64 = 0
    while seat < game.seats:
        seen = mix(seen, game.places(seat))
        place: i64 = 0
        end = game.places(seat)
        while place < end:
            card = game.card(seat, place)
            if card != GAP and not can_see(game, viewer, seat, place):
                card = UNSEEN
            seen = mix(seen, (card << 8) | i64(game.known[seat * game.width + place]))
            place += 1
        seat += 1
    return seen


def mix_scores(game: Position, seen: i64) -> i64:
    """Stir in the hairballs of this round and all finished rounds."""
    seat: i64 = 0
    while seat < game.seats:
        seen = mix(seen, game.hairballs[seat])
        seat += 1
    number: i64 = 0
    end: i64 = len(game.rounds)
    while number < end:
        seen = mix(seen, game.rounds[number] & SIGHT)
        number += 1
    return seen
