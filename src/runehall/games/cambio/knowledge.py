"""What a seat sees, what it knows, and a guess at the rest (§10 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from runehall.engine.chooser import Chooser
from runehall.engine.generator import sort_cards
from runehall.engine.state import mix, mix_cards
from runehall.games.cambio.codes import DRAWN, FROM_DISCARD, GAP, NO_PLACE, OVER, ROUND_END
from runehall.games.cambio.position import Position

# As many places as one step of a fingerprint can take.
PLACES_AT_ONCE: Final = 3

# Stands in a fingerprint for a card that the seat does not see.
FACE_DOWN: Final = 18


def tables_are_up(game: Position) -> bool:
    """Between rounds all tables are turned up."""
    return game.phase == ROUND_END or game.phase == OVER


def knows_place(game: Position, seat: i64, owner: i64, place: i64) -> bool:
    """Whether a seat has legitimately seen the card at a place. The spectator knows nothing."""
    if tables_are_up(game):
        return True
    return seat >= 0 and (game.known_at(owner, place) >> seat) & 1 == 1


def sees_place(game: Position, seat: i64, owner: i64, place: i64) -> bool:
    """Whether a seat's view shows the card at a place: under strict memory, only between rounds."""
    if game.rules.strict_memory and not tables_are_up(game):
        return False
    return knows_place(game, seat, owner, place)


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
    owner: i64 = 0
    while owner < game.seats:
        place: i64 = 0
        while game.card_at(owner, place) != NO_PLACE:
            if game.has_card_at(owner, place) and not knows_place(game, seat, owner, place):
                hidden = append(hidden, game.tables[owner * game.room + place])
            place += 1
        owner += 1
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
    owner: i64 = 0
    while owner < game.seats:
        place: i64 = 0
        while game.card_at(owner, place) != NO_PLACE:
            if game.has_card_at(owner, place) and not knows_place(game, seat, owner, place):
                game.tables[owner * game.room + place] = hidden[used]
                used += 1
            place += 1
        owner += 1


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
        card = game.drawn_card if sees_drawn(game, seat) else FACE_DOWN
        seen = mix(seen, (card << 1) | game.drawn_from)
    seen = mix(
        seen, ((game.snapper + 1) << 17) | (game.passed << 9) | (game.out << 1) | i64(game.second)
    )
    seen = mix(seen, ((game.victim + 1) << 8) | (game.emptied_place + 1))
    return mix_action(seen, game)


def mix_tables(seen: i64, game: Position, seat: i64) -> i64:
    """Stir in every place: what the seat sees there, and who knows it."""
    owner: i64 = 0
    while owner < game.seats:
        gathered: i64 = 0
        place: i64 = 0
        card = game.card_at(owner, place)
        while card != NO_PLACE:
            if card != GAP and not sees_place(game, seat, owner, place):
                card = FACE_DOWN
            gathered = (gathered << 13) | (card << 8) | game.known_at(owner, place)
            if place % PLACES_AT_ONCE == 0:
                seen = mix(seen, gathered)
                gathered = 0
            place += 1
            card = game.card_at(owner, place)
        seen = mix(mix(seen, gathered), place)
        owner += 1
    return seen


def mix_action(seen: i64, game: Position) -> i64:
    seen = mix(seen, (game.action << 8) | (game.left << 4) | game.done)
    chosen: i64 = 0
    while chosen < len(game.picked):
        seen = mix(seen, game.picked[chosen])
        chosen += 1
    return seen
