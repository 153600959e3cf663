"""The main pile and the discard pile (§6 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.cambio.codes import EVENT_RESHUFFLE, NO_CARD
from runehall.games.cambio.position import Position


def can_reshuffle(game: Position) -> bool:
    """The top discard stays, so it takes another one."""
    return game.discard_count > 1


def can_draw(game: Position) -> bool:
    """The main pile has a card, or the discard pile can become one."""
    return game.draw_count > 0 or can_reshuffle(game)


def can_take(game: Position) -> bool:
    return game.discard_count > 0 and not game.frozen


def draw_card(game: Position) -> i64:
    """The next card of the main pile; NO_CARD if there is none at all."""
    if game.draw_count == 0 and can_reshuffle(game):
        reshuffle(game)
    if game.draw_count == 0:
        return NO_CARD
    game.draw_count -= 1
    return i64(game.piles[game.draw_count])


def reshuffle(game: Position) -> None:
    """C25: all discards but the top one become the new main pile."""
    top = game.take_top()
    count = game.discard_count
    first = game.rules.deck_size - count
    place: i64 = 0
    while place < count:
        game.piles[place] = game.piles[first + place]
        place += 1
    game.shuffle(game.piles, count)
    game.draw_count = count
    game.discard_count = 0
    game.put_on_discard(top)
    if game.listening:
        game.tell(EVERYONE, EVENT_RESHUFFLE, count)
