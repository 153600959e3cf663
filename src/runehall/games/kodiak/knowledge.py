"""What a seat can see, the fingerprint of it, and a guess at the rest."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.generator import sort_cards
from runehall.engine.heuristics import slips
from runehall.engine.state import FINGERPRINT, mix, mix_cards
from runehall.games.kodiak.codes import GAP, OVER, ROUND_END
from runehall.games.kodiak.position import FACE_UP, Position

# What stands in a fingerprint for a card that the viewer cannot see.
UNSEEN: Final = 31


def tables_are_open(game: Position) -> bool:
    """At the end of a round all tables are turned up."""
    return game.phase == ROUND_END or game.phase == OVER


def seat_bit(seat: i64) -> i64:
    """A seat as a set; a spectator is a seat that knows nothing."""
    return i64(1) << seat if seat >= 0 else i64(0)


def can_see(game: Position, viewer: i64, seat: i64, place: i64) -> bool:
    """Whether a view shows the card at a place; strict tables show no remembered cards."""
    if tables_are_open(game) or game.is_up(seat, place):
        return True
    return not game.rules.strict and game.known_to(seat, place) & seat_bit(viewer) != 0


def redeal_unknown_cards(game: Position, seat: i64, chooser: Chooser) -> None:
    """Shuffle all cards this seat has not seen among the places where they may lie.

    What a seat has legitimately seen stays, also at strict tables: those only hide it in views.
    """
    unknown = vec[u8]([u8(GAP)] * len(game.piles))
    count = gather_unknown(game, seat, unknown)
    sort_cards(unknown, count)
    chooser.shuffle(unknown, count)
    spread_unknown(game, seat, unknown)


def forget_places(game: Position, seat: i64, share: float, memory: i64) -> None:
    """A bad memory loses cards on the tables, each for as long as it lies there."""
    at: i64 = 0
    while at < len(game.tables):
        known = i64(game.known[at])
        hidden = known & FACE_UP == 0 and known & seat_bit(seat) != 0
        if hidden and slips(memory, at * 64 + i64(game.tables[at]), share):
            game.known[at] = u8(known & ~seat_bit(seat))
        at += 1


def is_unknown(game: Position, viewer_bit: i64, at: i64) -> bool:
    """Whether a table's card has not been seen by a viewer."""
    return game.tables[at] != GAP and i64(game.known[at]) & (viewer_bit | FACE_UP) == 0


def gather_unknown(game: Position, seat: i64, unknown: vec[u8]) -> i64:
    """Collect the cards a seat has not seen; how many they are."""
    count: i64 = 0
    at = game.next_card
    end: i64 = len(game.piles)
    while at < end:
        unknown[count] = game.piles[at]
        count += 1
        at += 1
    if game.drawn != GAP and game.turn != seat:
        unknown[count] = u8(game.drawn)
        count += 1
    if tables_are_open(game):
        return count
    viewer = seat_bit(seat)
    at = 0
    end = len(game.tables)
    while at < end:
        if is_unknown(game, viewer, at):
            unknown[count] = game.tables[at]
            count += 1
        at += 1
    return count


def spread_unknown(game: Position, seat: i64, unknown: vec[u8]) -> None:
    """Put cards back where unseen ones were collected, in the same order of places."""
    count: i64 = 0
    at = game.next_card
    end: i64 = len(game.piles)
    while at < end:
        game.piles[at] = unknown[count]
        count += 1
        at += 1
    if game.drawn != GAP and game.turn != seat:
        game.drawn = i64(unknown[count])
        count += 1
    if tables_are_open(game):
        return
    viewer = seat_bit(seat)
    at = 0
    end = len(game.tables)
    while at < end:
        if is_unknown(game, viewer, at):
            game.tables[at] = unknown[count]
            count += 1
        at += 1


def fingerprint(game: Position, seat: i64) -> i64:
    """A number for what a view shows: equal views, equal numbers."""
    seen = mix(i64(1), game.shuffles)
    seen = mix(seen, (game.phase << 24) | (game.round << 12) | game.turn_no)
    seen = mix(seen, flags_of(game))
    seen = mix(seen, (game.passed << 20) | (game.out << 12) | (game.targets << 4) | game.left)
    seen = mix(seen, (game.used << 20) | (game.pick_count << 12) | game.pounces & 4095)
    seen = mix(seen, game.picks & FINGERPRINT)
    seen = mix(seen, game.picks >> 42)
    seen = mix(seen, 1 + len(game.run))
    seen = mix_cards(seen, game.run, 0, len(game.run))
    seen = mix(seen, 1 + len(game.queue))
    seen = mix_cards(seen, game.queue, 0, len(game.queue))
    seen = mix(seen, (game.pile_count << 12) | game.next_card)
    seen = mix_cards(seen, game.piles, 0, game.pile_count)
    held = i64(UNSEEN) if game.drawn != GAP and game.turn != seat else game.drawn
    seen = mix(seen, held)
    seen = mix_tables(game, seat, seen)
    return mix_scores(game, seen)


def flags_of(game: Position) -> i64:
    """The small public numbers of a position, packed."""
    flags = (game.resume + 1) << 8 | (game.runner + 1) << 4
    if game.second:
        flags |= 1
    if game.claimed:
        flags |= 2
    if game.locked:
        flags |= 4
    return flags | 8 if game.acted else flags


def mix_tables(game: Position, viewer: i64, seen: i64) -> i64:
    """Stir in every place: its card if it can be seen, and who knows it."""
    seat: i64 = 0
    while seat < game.seats:
        seen = mix(seen, game.places(seat))
        place: i64 = 0
        end = game.places(seat)
        while place < end:
            card = game.card(seat, place)
            if card != GAP and not can_see(game, viewer, seat, place):
                card = UNSEEN
            seen = mix(seen, (card << 8) | i64(game.known[seat * game.width + place]))
            place += 1
        seat += 1
    return seen


def mix_scores(game: Position, seen: i64) -> i64:
    """Stir in the hairballs of this round and all finished rounds."""
    seat: i64 = 0
    while seat < game.seats:
        seen = mix(seen, game.hairballs[seat])
        seat += 1
    number: i64 = 0
    end: i64 = len(game.rounds)
    while number < end:
        seen = mix(seen, game.rounds[number] & FINGERPRINT)
        number += 1
    return seen
