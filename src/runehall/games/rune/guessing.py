"""What a seat cannot see, dealt anew: other hands, the deck, removed cards (§10 of the rules)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.generator import sort_cards
from runehall.games.rune.codes import PLACE
from runehall.games.rune.placement import list_placements
from runehall.games.rune.position import Position


def guess_hidden_cards(game: Position, seat: i64, chooser: Chooser) -> None:
    """Deal the unseen cards again: to the other hands, the deck and the removed cards."""
    unseen = unseen_cards(game, seat)
    count: i64 = len(unseen)
    sort_cards(unseen, count)
    chooser.shuffle(unseen, count)
    if game.phase == PLACE and game.turn != seat:
        let_a_card_fit(game, seat, unseen, chooser)
    place = deal_to_other_hands(game, seat, unseen)
    removed: i64 = len(game.removed)
    game.removed = unseen[place : place + removed]
    game.deck = unseen[place + removed :]
    game.deck_top = 0


def unseen_cards(game: Position, seat: i64) -> vec[u8]:
    """The cards in other hands, in the deck and among the removed ones."""
    unseen = vec[u8](capacity=game.rules.cards)
    other: i64 = 0
    while other < game.seats:
        if other != seat:
            place: i64 = 0
            while place < game.hand_count(other):
                unseen = append(unseen, u8(game.hand_card(other, place)))
                place += 1
        other += 1
    place = 0
    while place < len(game.removed):
        unseen = append(unseen, game.removed[place])
        place += 1
    place = game.deck_top
    while place < len(game.deck):
        unseen = append(unseen, game.deck[place])
        place += 1
    return unseen


def deal_to_other_hands(game: Position, seat: i64, cards: vec[u8]) -> i64:
    """Fill the other hands from the start of some cards; where the rest begins."""
    dealt: i64 = 0
    other: i64 = 0
    while other < game.seats:
        if other != seat:
            place: i64 = 0
            while place < game.hand_count(other):
                game.set_hand_card(other, place, i64(cards[dealt]))
                dealt += 1
                place += 1
        other += 1
    return dealt


def let_a_card_fit(game: Position, seat: i64, unseen: vec[u8], chooser: Chooser) -> None:
    """A seat that is asked to lay a card has one that fits: move one to its hand if need be."""
    start: i64 = 0
    other: i64 = 0
    while other < game.turn:
        if other != seat:
            start += game.hand_count(other)
        other += 1
    end = start + game.hand_count(game.turn)
    place = start
    while place < end:
        if fits(game, i64(unseen[place])):
            return
        place += 1
    place = 0
    while place < len(unseen) and start < end:
        if fits(game, i64(unseen[place])):
            exchanged = start + chooser.below(end - start)
            card = unseen[place]
            unseen[place] = unseen[exchanged]
            unseen[exchanged] = card
            return
        place += 1


def fits(game: Position, card: i64) -> bool:
    """Whether the seat whose turn it is could lay this card."""
    return len(list_placements(game, game.turn, 1 << card, 1)) > 0
