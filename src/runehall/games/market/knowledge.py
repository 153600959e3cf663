"""What seats have seen of each other's hands (§10 of the rules)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.heuristics import thing
from runehall.games.market.codes import KINDS
from runehall.games.market.position import Position


def note_shown(game: Position, owner: i64, card: i64) -> None:
    """Everybody else now knows at least one such card in this hand."""
    seat: i64 = 0
    while seat < game.seats:
        if seat != owner and game.knows(seat, owner, card) == 0:
            game.set_known(seat, owner, card, 1)
        seat += 1


def forget_played(game: Position, owner: i64, card: i64) -> None:
    """A card has left a hand in the open."""
    seat: i64 = 0
    while seat < game.seats:
        drop_one(game, seat, owner, card)
        seat += 1


def note_theft(game: Position, thief: i64, victim: i64, card: i64, victim_hand: i64) -> None:
    """A card has moved unseen; `victim_hand` is the size of the hand before."""
    game.set_known(victim, thief, card, game.knows(victim, thief, card) + 1)
    drop_one(game, thief, victim, card)
    seat: i64 = 0
    while seat < game.seats:
        if seat != thief and seat != victim:
            follow_theft(game, seat, thief, victim, victim_hand)
        seat += 1


def follow_theft(game: Position, seat: i64, thief: i64, victim: i64, victim_hand: i64) -> None:
    """A third seat follows the card only if it knew the whole hand to be of one kind."""
    seen: i64 = 0
    kinds: i64 = 0
    last_kind: i64 = 0
    known = game.known
    hand = game.known_hand(seat, victim)
    card: i64 = 0
    while card < KINDS:
        count = i64(known[hand + card])
        if count > 0:
            seen += count
            kinds += 1
            last_kind = card
            # It may have been this one: one fewer is sure to be there.
            known[hand + card] = u8(count - 1)
        card += 1
    if kinds == 1 and seen == victim_hand:
        game.set_known(seat, thief, last_kind, game.knows(seat, thief, last_kind) + 1)


def drop_one(game: Position, seat: i64, owner: i64, card: i64) -> None:
    count = game.knows(seat, owner, card)
    if count > 0:
        game.set_known(seat, owner, card, count - 1)


def seen_cards(game: Position, seat: i64) -> vec[i64]:
    """What a seat has seen in other hands: each kind of card once for each hand."""
    seen = vec[i64]()
    owner: i64 = 0
    while owner < game.seats:
        card: i64 = 0
        while card < KINDS:
            if game.knows(seat, owner, card) > 0:
                seen = append(seen, thing(owner, card, False))
            card += 1
        owner += 1
    return seen
