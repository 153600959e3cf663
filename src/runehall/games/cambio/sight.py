"""What a seat sees, as a number (§10 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.deck.facedown import seat_bit
from runehall.engine.state import mix, mix_cards
from runehall.games.cambio.codes import ACTION, DRAWN, GAP, NO_PLACE
from runehall.games.cambio.knowledge import sees_drawn, tables_are_up
from runehall.games.cambio.position import FAILURE_BITS, Position

# As many places as one step of a sight can take.
PLACES_AT_ONCE: Final = 3

# As many bits of failed throws as one step can take.
FOUR_SEATS: Final = 4 * FAILURE_BITS

# Stands in a sight for a card that the seat does not see.
FACE_DOWN: Final = 18


def sight(game: Position, seat: i64) -> i64:
    """Equal exactly when the views of a seat (or SPECTATOR) are equal."""
    seen = mix(game.rounds_sight, (game.round << 24) | (game.turn_no << 8) | game.phase)
    seen = mix(seen, (game.shuffles << 8) | game.draw_count)
    seen = mix(seen, ((game.caller + 1) << 1) | i64(game.frozen))
    size = game.rules.deck_size
    seen = mix_cards(mix(seen, game.discard_count), game.piles, size - game.discard_count, size)
    seen = mix_tables(seen, game, seat)
    if game.phase == DRAWN:
        card = game.drawn_card if sees_drawn(game, seat) else i64(FACE_DOWN)
        seen = mix(seen, (card << 1) | game.drawn_from)
    seen = mix(
        seen, ((game.snapper + 1) << 17) | (game.passed << 9) | (game.out << 1) | i64(game.second)
    )
    if game.rules.failed_throws > 1:
        seen = mix(seen, game.failures >> FOUR_SEATS)
        seen = mix(seen, game.failures & ((1 << FOUR_SEATS) - 1))
    seen = mix(seen, ((game.victim + 1) << 8) | (game.emptied_place + 1))
    return mix_action(seen, game)


def mix_tables(seen: i64, game: Position, seat: i64) -> i64:
    """Stir in every place: what the seat sees there, and who knows it."""
    up = tables_are_up(game)
    bit = i64(0) if game.rules.strict_memory else seat_bit(seat)
    gathered: i64 = 0
    at: i64 = 0
    while at < len(game.tables):
        card = i64(game.tables[at])
        known = i64(game.known[at])
        if card != NO_PLACE and card != GAP and not up and known & bit == 0:
            card = FACE_DOWN
        gathered = (gathered << 13) | (card << 8) | known
        at += 1
        if at % PLACES_AT_ONCE == 0:
            seen = mix(seen, gathered)
            gathered = 0
    return mix(seen, gathered)


def mix_action(seen: i64, game: Position) -> i64:
    """Stir in how far the action under way has come."""
    # What an action that is over has left behind is nothing to go by.
    left = game.left if game.phase == ACTION else i64(0)
    seen = mix(seen, (game.action << 8) | (left << 4) | game.done)
    chosen: i64 = 0
    while chosen < len(game.picked):
        seen = mix(seen, game.picked[chosen])
        chosen += 1
    return seen
