"""What a seat knows: its own hand, the table and how many cards lie where (§10 of the rules)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.generator import sort_cards
from runehall.engine.state import NOTHING, mix, mix_cards
from runehall.games.rune.codes import DETAIL_SHIFT, OVER, PLACE
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


def fingerprint(game: Position, seat: i64) -> i64:
    """A number that is the same exactly when a seat sees the same."""
    sight = mix(game.phase | (game.turn << 4) | (game.first << 8), game.turn_no)
    sight = mix(sight, (game.ending + 1) | (len(game.table) << 4) | (len(game.tokens_placed) << 12))
    sight = mix(sight, game.deck_count() | (len(game.removed) << 8))
    sight = mix_cards(sight, game.before, 0, len(game.before))
    sight = mix_pieces(sight, game.table)
    sight = mix_pieces(sight, game.masters_placed)
    sight = mix_pieces(sight, game.tokens_placed)
    if game.anchor != NOTHING:
        sight = mix_piece(sight, game.anchor)
    other: i64 = 0
    while other < game.seats:
        if other == seat or game.phase == OVER:
            start = other * game.rules.cards
            sight = mix_cards(sight, game.hands, start, start + game.hand_count(other))
        other += 1
    return mix_secrets(game, sight) if game.phase == OVER else sight


def mix_secrets(game: Position, sight: i64) -> i64:
    """Stir in what everybody sees once the game is over."""
    sight = mix_cards(sight, game.deck, game.deck_top, len(game.deck))
    sight = mix_cards(sight, game.removed, 0, len(game.removed))
    word: i64 = 0
    while word < len(game.generator.key):
        sight = mix(sight, game.generator.key[word])
        word += 1
    return sight


def mix_pieces(sight: i64, pieces: vec[i64]) -> i64:
    """Stir in everything in a list of pieces."""
    number: i64 = 0
    while number < len(pieces):
        sight = mix_piece(sight, pieces[number])
        number += 1
    return sight


def mix_piece(sight: i64, thing: i64) -> i64:
    """Stir in a piece: where it is, then what it is."""
    place = thing & ((1 << DETAIL_SHIFT) - 1)
    return mix(mix(sight, place), thing >> DETAIL_SHIFT)
