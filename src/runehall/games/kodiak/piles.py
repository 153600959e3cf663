"""The main pile and the discard pile: drawing, reshuffling, unseen cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.kodiak.codes import EVENT_PENALTY, EVENT_RESHUFFLE, GAP
from runehall.games.kodiak.position import Position

# The top card stays, so that a reshuffle needs one more.
FEWEST_TO_RESHUFFLE: Final = 2


def can_draw(game: Position) -> bool:
    """Whether there is a card to draw, after a reshuffle if need be."""
    return game.main_count() > 0 or game.pile_count >= FEWEST_TO_RESHUFFLE


def draw_one(game: Position) -> i64:
    """The next card of the main pile, or GAP when there is nothing to draw."""
    if game.main_count() == 0:
        if game.pile_count < FEWEST_TO_RESHUFFLE:
            return GAP
        reshuffle_all_but_the_top(game)
    card = i64(game.piles[game.next_card])
    game.next_card += 1
    return card


def reshuffle_all_but_the_top(game: Position) -> None:
    """K33: the pile becomes the new main pile; its top card stays."""
    piles = game.piles
    top = piles[game.pile_count - 1]
    count = game.pile_count - 1
    game.shuffle(piles, count)
    shift: i64 = len(piles) - count
    place = count - 1
    while place >= 0:
        piles[place + shift] = piles[place]
        place -= 1
    piles[0] = top
    game.pile_count = 1
    game.next_card = shift
    if game.listening:
        game.tell(EVERYONE, EVENT_RESHUFFLE, count)


def put_unseen(game: Position, seat: i64, place: i64) -> None:
    """A card that nobody has seen comes to a place."""
    card = draw_one(game)
    assert card != GAP
    game.put(seat, place, card, 0)


def take_penalty_card(game: Position, seat: i64) -> None:
    """K7: an unseen card for a seat that has fewer cards than the cap, if there is one."""
    if game.held(seat) >= game.rules.penalty_cap or not can_draw(game):
        return
    place = game.lowest_gap(seat)
    put_unseen(game, seat, place)
    if game.listening:
        game.tell(EVERYONE, EVENT_PENALTY, seat, place)
