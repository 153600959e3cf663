"""What a seat sees: everything but foreign cards, piles to come and passes."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import ARGUMENTS, NOTHING, mix, mix_cards
from runehall.games.runes.position import HAND_WIDTH, HELD_WIDTH, Position


def sight(game: Position, seat: i64) -> i64:
    """Equal exactly when the views of a seat (or SPECTATOR) are equal."""
    seen = mix(sight_of_flow(game), sight_of_table(game))
    if seat >= 0:
        start = seat * HELD_WIDTH
        seen = mix_cards(seen, game.held, start + 1, start + 1 + game.held_count(seat))
    return seen


def sight_of_table(game: Position) -> i64:
    """Stones, coins and cards that all can see."""
    seen: i64 = 0
    place: i64 = 0
    while place < len(game.cells):
        seen = mix(mix(seen, game.cells[place] >> 18), game.cells[place] & 0x3FFFF)
        place += 1
    place = 0
    while place < len(game.covered):
        seen = mix(seen, game.covered[place])
        place += 1
    seen = mix_cards(seen, game.trays, 0, game.seats)
    seen = mix_cards(seen, game.form_coins, 0, game.seats)
    seat: i64 = 0
    while seat < game.seats:
        start = seat * HAND_WIDTH
        seen = mix_cards(seen, game.hands, start, start + 1 + game.hand_count(seat))
        seen = mix(seen, game.held_count(seat))
        seat += 1
    seen = mix(mix(seen, game.pile_count()), game.card_count())
    seen = mix_cards(mix(seen, len(game.played)), game.played, 0, len(game.played))
    return mix_cards(mix(seen, len(game.removed)), game.removed, 0, len(game.removed))


def sight_of_flow(game: Position) -> i64:
    """Whose decision it is, and the ritual that is running."""
    seen = mix(mix(mix(mix(0, game.turn_no), game.phase), game.turn), game.direction + 1)
    seen = mix(mix(seen, game.stuck), game.owed)
    seen = mix_cards(seen, game.skips, 0, game.seats)
    seen = mix(mix(mix(seen, game.shuffles), game.rolls), len(game.dice))
    if game.cast_card == NOTHING:
        return seen
    seen = mix(mix(mix(seen, game.cast_card), game.cast_kind), game.cast_by)
    seen = mix(mix(mix(seen, game.cast_against + 1), game.cast_die + 1), game.cast_step + 1)
    seen = mix(mix(seen, picked_number(game.picked_first)), picked_number(game.picked_second))
    seen = mix(mix(seen, game.cast_victims), game.cast_back)
    return mix_cards(seen, game.cast_cards, 0, len(game.cast_cards))


def picked_number(action: i64) -> i64:
    """A choice as a number that fits a sight; the open step tells what kind it is."""
    return i64(0) if action == NOTHING else (action & ARGUMENTS) + 1
