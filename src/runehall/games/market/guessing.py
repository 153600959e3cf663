"""What a seat cannot know, dealt anew (§10 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.state import NO_CARDS, SPECTATOR
from runehall.games.market.codes import BOUT, KINDS
from runehall.games.market.position import HAND_WIDTH, Position, zeros

SMALLEST_DIE: Final = 2  # no rule rolls with fewer sides


def redeal_unseen_cards(game: Position, seat: i64, chooser: Chooser) -> None:
    """Hidden cards change places; what the seat has seen stays where it is."""
    game.generator = chooser.generator()
    game.dice = hidden_dice(len(game.dice), chooser)
    unseen = unseen_cards(game, seat)
    chooser.shuffle(unseen, len(unseen))
    next_card: i64 = 0
    while next_card < game.draw_count:
        game.draw[next_card] = unseen[next_card]
        next_card += 1
    owner: i64 = 0
    while owner < game.seats:
        if owner != seat:
            next_card = refill_unseen_hand(game, owner, seat, unseen, next_card)
        owner += 1
    share_knowledge(game, seat)


def unseen_cards(game: Position, seat: i64) -> vec[u8]:
    """The draw pile and the unknown part of the other hands, sorted."""
    copies = vec[i64]([i64(0)] * KINDS)
    total = game.draw_count
    place: i64 = 0
    while place < game.draw_count:
        copies[i64(game.draw[place])] += 1
        place += 1
    owner: i64 = 0
    while owner < game.seats:
        if owner != seat:
            card: i64 = 0
            while card < KINDS:
                hidden = game.holds(owner, card) - seen_by(game, seat, owner, card)
                copies[card] += hidden
                total += hidden
                card += 1
        owner += 1
    unseen = vec[u8]([u8(0)] * total)
    place = 0
    card = 0
    while card < KINDS:
        left = copies[card]
        while left > 0:
            unseen[place] = u8(card)
            place += 1
            left -= 1
        card += 1
    return unseen


def seen_by(game: Position, seat: i64, owner: i64, card: i64) -> i64:
    """How many of a card a seat sees in another hand; from bouts on all hands are open."""
    if game.phase >= BOUT:
        return game.holds(owner, card)
    return i64(0) if seat == SPECTATOR else game.knows(seat, owner, card)


def refill_unseen_hand(
    game: Position, owner: i64, seat: i64, unseen: vec[u8], next_card: i64
) -> i64:
    """Leave a hand what the seat knows of it and deal the rest anew; the next unused card."""
    size = game.hand_count(owner)
    kept: i64 = 0
    card: i64 = 0
    while card < KINDS:
        known = seen_by(game, seat, owner, card)
        game.hands[owner * HAND_WIDTH + card] = u8(known)
        kept += known
        card += 1
    while kept < size:
        game.hands[owner * HAND_WIDTH + i64(unseen[next_card])] += 1
        next_card += 1
        kept += 1
    return next_card


def share_knowledge(game: Position, seat: i64) -> None:
    """A seat cannot tell what others have seen; a guess lets them know what it knows itself."""
    width = game.seats * KINDS
    known = zeros(game.seats * width)
    place: i64 = 0
    while place < width and seat != SPECTATOR:
        count = game.known[seat * width + place]
        if count > 0:
            observer: i64 = 0
            while observer < game.seats:
                if observer != place // KINDS:
                    known[observer * width + place] = count
                observer += 1
        place += 1
    game.known = known


def hidden_dice(count: i64, chooser: Chooser) -> vec[u8]:
    """A queue of dice that nobody has seen: as long as the real one, fit for every roll."""
    dice = NO_CARDS
    while count > 0:
        dice = append(dice, u8(1 + chooser.below(SMALLEST_DIE)))
        count -= 1
    return dice
