"""Cards that lie before the seats, most of them face down, and who knows them.

Such tables are two rows of bytes: `tables` holds what lies at each place, `known` the set of seats
that know it. Cards are numbered from 1 to 16; anything else at a place is no card. A game may
keep a bit of `known` for cards that lie face up.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.heuristics import place_of, thing

HIGHEST_CARD: Final = 16


def seat_bit(seat: i64) -> i64:
    """A seat as a seat set; the spectator is in none and so knows nothing."""
    return i64(1) << seat if seat >= 0 else i64(0)


def gather_unknown(
    tables: vec[u8], known: vec[u8], viewer: i64, *, into: vec[u8], count: i64
) -> i64:
    """Add the cards that a viewer does not know to a row that has so many; how many it has now.

    The viewer is the set of bits of `known` by which a card is seen.
    """
    at: i64 = 0
    end: i64 = len(tables)
    while at < end:
        card = i64(tables[at])
        if card != 0 and card <= HIGHEST_CARD and i64(known[at]) & viewer == 0:
            into[count] = u8(card)
            count += 1
        at += 1
    return count


def spread_unknown(
    tables: vec[u8], known: vec[u8], viewer: i64, *, cards: vec[u8], used: i64, count: i64
) -> None:
    """Lay the cards of a row behind the used ones where `gather_unknown` found them."""
    at: i64 = 0
    while used < count:
        card = i64(tables[at])
        if card != 0 and card <= HIGHEST_CARD and i64(known[at]) & viewer == 0:
            tables[at] = cards[used]
            used += 1
        at += 1


def seen_places(
    tables: vec[u8], known: vec[u8], seat: i64, *, face_up: i64, everyone: i64
) -> vec[i64]:
    """What a seat knows of cards that lie face down, and whether everyone at the table does."""
    bit = seat_bit(seat)
    seen = vec[i64]()
    at: i64 = 0
    while at < len(tables):
        knowers = i64(known[at])
        if knowers & (bit | face_up) == bit and bit != 0:
            seen = append(seen, thing(at, i64(tables[at]), knowers & everyone == everyone))
        at += 1
    return seen


def forget_place(known: vec[u8], seat: i64, forgotten: i64) -> None:
    """A seat no longer knows what lies at the place of a thing."""
    at = place_of(forgotten)
    known[at] = u8(i64(known[at]) & ~seat_bit(seat))
