"""What a seat sees, what it knows, and a guess at the rest (§10 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.generator import sort_cards
from runehall.engine.heuristics import slips
from runehall.engine.state import mix, mix_cards
from runehall.games.cambio.codes import (
    ACTION,
    DRAWN,
    FROM_DISCARD,
    GAP,
    NO_PLACE,
    OVER,
    ROUND_END,
)
from runehall.games.cambio.position import Position

# As many places as one step of a fingerprint can take.
PLACES_AT_ONCE: Final = 3

# Stands in a fingerprint for a card that the seat does not see.
FACE_DOWN: Final = 18


def tables_are_up(game: Position) -> bool:
    """Between rounds all tables are turned up."""
    return game.phase == ROUND_END or game.phase == OVER


def bit_of(seat: i64) -> i64:
    """A seat's bit in `known`; the spectator has none and so knows nothing."""
    return i64(1) << seat if seat >= 0 else i64(0)


def sees_place(game: Position, seat: i64, owner: i64, place: i64) -> bool:
    """Whether a seat's view shows the card at a place: under strict memory, only between rounds."""
    if tables_are_up(game):
        return True
    return not game.rules.strict_memory and game.known_at(owner, place) & bit_of(seat) != 0


def sees_drawn(game: Position, seat: i64) -> bool:
    """A taken discard is public, a card from the main pile is its drawer's alone."""
    return game.drawn_from == FROM_DISCARD or seat == game.turn


# --- guesses --------------------------------------------------------------------------------------


def guess_hidden(game: Position, seat: i64, chooser: Chooser) -> None:
    """Replace all that a seat does not know: unknown cards change places, chance begins anew."""
    hidden = hidden_cards(game, seat)
    count: i64 = len(hidden)
    sort_cards(hidden, count)
    chooser.shuffle(hidden, count)
    place_hidden(game, seat, hidden)
    game.generator = chooser.generator()


def hidden_cards(game: Position, seat: i64) -> vec[u8]:
    """The main pile, the drawn card and the table cards that a seat does not know."""
    hidden = game.piles[: game.draw_count]
    if game.phase == DRAWN and not sees_drawn(game, seat):
        hidden = append(hidden, u8(game.drawn_card))
    if tables_are_up(game):
        return hidden
    bit = bit_of(seat)
    at: i64 = 0
    while at < len(game.tables):
        card = game.tables[at]
        if card != NO_PLACE and card != GAP and i64(game.known[at]) & bit == 0:
            hidden = append(hidden, card)
        at += 1
    return hidden


def place_hidden(game: Position, seat: i64, hidden: vec[u8]) -> None:
    """Put cards back where `hidden_cards` found them."""
    used: i64 = 0
    while used < game.draw_count:
        game.piles[used] = hidden[used]
        used += 1
    if game.phase == DRAWN and not sees_drawn(game, seat):
        game.drawn_card = i64(hidden[used])
        used += 1
    bit = bit_of(seat)
    at: i64 = 0
    while used < len(hidden):
        card = game.tables[at]
        if card != NO_PLACE and card != GAP and i64(game.known[at]) & bit == 0:
            game.tables[at] = hidden[used]
            used += 1
        at += 1


def forget_places(game: Position, seat: i64, share: float, memory: i64) -> None:
    """A bad memory loses cards on the table, each for as long as it lies there."""
    at: i64 = 0
    while at < len(game.tables):
        known = i64(game.known[at])
        if known & bit_of(seat) != 0 and slips(memory, at * 64 + i64(game.tables[at]), share):
            game.known[at] = u8(known & ~bit_of(seat))
        at += 1


# --- fingerprints ---------------------------------------------------------------------------------


def fingerprint(game: Position, seat: i64) -> i64:
    """What a seat sees as one number."""
    seen = mix(game.rounds_sight, (game.round << 24) | (game.turn_no << 8) | game.phase)
    seen = mix(seen, (game.shuffles << 8) | game.draw_count)
    seen = mix(seen, ((game.caller + 1) << 1) | i64(game.frozen))
    size = game.rules.deck_size
    seen = mix_cards(mix(seen, game.discard_count), game.piles, size - game.discard_count, size)
    seen = mix_tables(seen, game, seat)
    if game.phase == DRAWN:
        card = game.drawn_card if sees_drawn(game, seat) else i64(FACE_DOWN)
        seen = mix(seen, (card << 1) | game.drawn_from)
    seen = mix(
        seen, ((game.snapper + 1) << 17) | (game.passed << 9) | (game.out << 1) | i64(game.second)
    )
    seen = mix(seen, ((game.victim + 1) << 8) | (game.emptied_place + 1))
    return mix_action(seen, game)


def mix_tables(seen: i64, game: Position, seat: i64) -> i64:
    """Stir in every place: what the seat sees there, and who knows it."""
    up = tables_are_up(game)
    bit = i64(0) if game.rules.strict_memory else bit_of(seat)
    gathered: i64 = 0
    at: i64 = 0
    while at < len(game.tables):
        card = i64(game.tables[at])
        known = i64(game.known[at])
        if card != NO_PLACE and card != GAP and not up and known & bit == 0:
            card = FACE_DOWN
        gathered = (gathered << 13) | (card << 8) | known
        at += 1
        if at % PLACES_AT_ONCE == 0:
            seen = mix(seen, gathered)
            gathered = 0
    return mix(seen, gathered)


def mix_action(seen: i64, game: Position) -> i64:
    # What an action that is over has left behind is nothing to go by.
    left = game.left if game.phase == ACTION else i64(0)
    seen = mix(seen, (game.action << 8) | (left << 4) | game.done)
    chosen: i64 = 0
    while chosen < len(game.picked):
        seen = mix(seen, game.picked[chosen])
        chosen += 1
    return seen
