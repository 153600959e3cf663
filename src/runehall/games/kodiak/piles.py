"""The main pile and the discard pile: drawing, reshuffling, unseen cards, dealing a round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from runehall.engine.state import EVERYONE
from runehall.games.kodiak.codes import (
    DRAW,
    EVENT_DEAL,
    EVENT_FIRST_LOOK,
    EVENT_PENALTY,
    EVENT_RESHUFFLE,
    GAP,
)
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


def deal_round(game: Position) -> None:
    """Shuffle everything, deal one card at a time from the left of Kodiak, let everybody look."""
    rules = game.rules
    game.piles = rules.deck[:]
    game.shuffle(game.piles, rules.deck_size)
    game.pile_count = 0
    game.next_card = 0
    game.drawn = GAP
    game.clear_tables()
    game.pounces = 0
    game.hairballs = vec[i64]([i64(0)] * game.seats)
    place: i64 = 0
    while place < rules.cards:
        step: i64 = 1
        while step <= game.seats:
            seat = (game.cat + step) % game.seats
            game.put(seat, place, draw_one(game), first_look_of(game, seat, place))
            step += 1
        place += 1
    game.turn = game.cat
    game.turn_no = 1
    game.phase = DRAW
    if game.listening:
        tell_deal(game)


def first_look_of(game: Position, seat: i64, place: i64) -> i64:
    """K1: a seat sees its own lowest places once."""
    return i64(1) << seat if place < game.rules.first_look else i64(0)


def tell_deal(game: Position) -> None:
    """Everybody hears of the deal, and each seat of the cards it has seen."""
    game.tell(EVERYONE, EVENT_DEAL, game.cat, game.round)
    seat: i64 = 0
    while seat < game.seats:
        place: i64 = 0
        while place < game.rules.first_look:
            game.tell(i64(1) << seat, EVENT_FIRST_LOOK, seat, place, game.card(seat, place))
            place += 1
        seat += 1
