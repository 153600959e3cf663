"""What a seat cannot see, dealt anew: foreign hands, the draw pile, dice to come, window passes.

Every assignment that fits what the seat sees is as likely as any other. Three things are seen of
hidden cards: the active hand has no salmon, once its flow has run it has no flow card either, and
an open window among holders means that somebody who may still answer holds a bear.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.generator import sort_cards
from runehall.engine.state import NO_CARDS
from runehall.games.alaska.catches import can_be_asked, seats_asked
from runehall.games.alaska.codes import (
    BEAR,
    DIE_SIDES,
    EMPTY_HAND,
    KINDS,
    SALMON,
    SALMON_PHASE,
    WINDOW,
    card_in_hand,
    copies_in,
    is_nature,
)
from runehall.games.alaska.position import Position


def guess_hidden(game: Position, seat: i64, chooser: Chooser) -> None:
    """Replace everything this seat (or SPECTATOR) does not know by a fair guess."""
    game.generator = chooser.generator()
    guess_dice(game, chooser)
    hidden = hidden_cards(game, seat)
    if bear_is_elsewhere(game, seat):
        # Laying one bear aside makes hands with several bears so many times too likely.
        while chooser.below(deal_around_bear(game, seat, hidden[:], chooser)) != 0:
            pass
    else:
        deal_active_hand(game, seat, hidden, len(hidden), chooser)
        deal_other_hands(game, seat, hidden)
    if game.phase == WINDOW:
        guess_passes(game, seat, chooser)


def is_asked(game: Position, seat: i64) -> bool:
    """Whether this seat may answer in the open window."""
    return seat >= 0 and (seats_asked(game) >> seat) & 1 == 1


def bear_is_elsewhere(game: Position, seat: i64) -> bool:
    """A window that does not ask this seat is kept open by somebody else's bear."""
    if game.phase != WINDOW or game.rules.everyone_is_asked:
        return False
    return not is_asked(game, seat)


def guess_dice(game: Position, chooser: Chooser) -> None:
    """Prescribed dice are as many as before and show anything."""
    faces = NO_CARDS
    left: i64 = len(game.dice)
    while left > 0:
        faces = append(faces, u8(chooser.below(DIE_SIDES) + 1))
        left -= 1
    game.dice = faces


def hidden_cards(game: Position, seat: i64) -> vec[u8]:
    """All cards of the draw pile and of foreign hands, sorted so that nothing shows their order."""
    cards = game.pile[game.next_card :]
    owner: i64 = 0
    while owner < game.seats:
        if owner != seat and game.hands[owner] != EMPTY_HAND:
            cards = add_hand(cards, game.hands[owner])
        owner += 1
    sort_cards(cards, len(cards))
    return cards


def add_hand(cards: vec[u8], hand: i64) -> vec[u8]:
    """The cards and those of a hand."""
    card: i64 = 0
    while card < KINDS:
        copies = copies_in(hand, card)
        while copies > 0:
            cards = append(cards, u8(card))
            copies -= 1
        card += 1
    return cards


def deal_around_bear(game: Position, seat: i64, cards: vec[u8], chooser: Chooser) -> i64:
    """Lay a bear aside, deal, and put it into a hand that may answer; how many are in such hands.

    In a window the active seat is the catcher, so the other foreign hands are those hands.
    """
    count: i64 = len(cards) - 1
    cards[place_of(cards, BEAR)] = cards[count]
    count = deal_active_hand(game, seat, cards, count, chooser)
    place = chooser.below(other_hand_cards(game, seat))
    cards[count] = cards[place]
    cards[place] = BEAR
    return deal_other_hands(game, seat, cards)


def place_of(cards: vec[u8], card: i64) -> i64:
    """Where a card stands that is certainly there."""
    place: i64 = 0
    while i64(cards[place]) != card:
        place += 1
    return place


def deal_active_hand(
    game: Position, seat: i64, cards: vec[u8], count: i64, chooser: Chooser
) -> i64:
    """Shuffle, deal the active hand if it is hidden, and count the cards that are left."""
    chooser.shuffle(cards, count)
    if game.turn == seat:
        return count
    size = game.hand_count(game.turn)
    hand: i64 = EMPTY_HAND
    place = count
    while size > 0:
        place -= 1
        card = i64(cards[place])
        if can_be_in_active_hand(game, card):
            count -= 1
            cards[place] = cards[count]
            hand += card_in_hand(card)
            size -= 1
    game.hands[game.turn] = hand
    # The active hand had its choice of the cards, and what is left must not show it.
    chooser.shuffle(cards, count)
    return count


def can_be_in_active_hand(game: Position, card: i64) -> bool:
    """Salmon have been handed over; flow cards wait only for the last placement."""
    if game.phase == SALMON_PHASE:
        return card != SALMON
    return not is_nature(card)


def other_hand_cards(game: Position, seat: i64) -> i64:
    """How many cards are in hands that are neither active nor the seat's."""
    total: i64 = 0
    owner: i64 = 0
    while owner < game.seats:
        if owner != seat and owner != game.turn:
            total += game.hand_count(owner)
        owner += 1
    return total


def deal_other_hands(game: Position, seat: i64, cards: vec[u8]) -> i64:
    """Deal the other foreign hands and leave the rest as draw pile; the bears in those hands."""
    bears: i64 = 0
    drawn = game.draw_count()
    place: i64 = 0
    owner: i64 = 0
    while owner < game.seats:
        if owner != seat and owner != game.turn:
            size = game.hand_count(owner)
            hand: i64 = EMPTY_HAND
            while size > 0:
                hand += card_in_hand(i64(cards[place]))
                place += 1
                size -= 1
            game.hands[owner] = hand
            bears += copies_in(hand, BEAR)
        owner += 1
    game.pile = cards[place : place + drawn]
    game.next_card = 0
    return bears


def guess_passes(game: Position, seat: i64, chooser: Chooser) -> None:
    """A seat knows whether it has passed itself, and that somebody may still answer."""
    game.passed &= 1 << seat if seat >= 0 else 0
    others: i64 = 0
    asked: i64 = 0
    owner: i64 = 0
    while owner < game.seats:
        if owner != seat and owner != game.turn and can_be_asked(game, owner):
            others |= 1 << owner
            asked += 1
        owner += 1
    outcomes: i64 = 1 << asked
    if not is_asked(game, seat):
        outcomes -= 1  # not all others can have passed
    chosen = chooser.below(outcomes)
    owner = 0
    while owner < game.seats:
        if (others >> owner) & 1 == 1:
            game.passed |= (chosen & 1) << owner
            chosen >>= 1
        owner += 1
