"""Cards before the seats: places, gaps, and who knows what lies where (§2, §10 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.games.cambio.codes import GAP, NO_PLACE
from runehall.games.cambio.position import Position


def is_open(game: Position, seat: i64) -> bool:
    """C20: whoever has called is out of everybody's reach."""
    return seat != game.caller


def open_seats(game: Position) -> i64:
    """How many seats can still be touched."""
    return game.seats if game.caller < 0 else game.seats - 1


def others_are_open(game: Position) -> bool:
    """Whether anybody beside the acting seat can still be touched."""
    return open_seats(game) > 1


def remove_card(game: Position, seat: i64, place: i64) -> i64:
    """Take a card away; a gap stays, and nobody knows anything about it."""
    card = game.card_at(seat, place)
    game.put(seat, place, GAP, 0)
    return card


def add_unseen_card(game: Position, seat: i64, card: i64) -> i64:
    """C15: an additional card goes to the lowest gap, otherwise to a new place at the end."""
    tables = game.tables
    first = seat * game.room
    place: i64 = 0
    while place < game.room and tables[first + place] != GAP and tables[first + place] != NO_PLACE:
        place += 1
    if place == game.room:
        game.make_room()
    game.put(seat, place, card, 0)
    return place


def move_card(game: Position, seat: i64, place: i64, to_seat: i64, to_place: i64) -> None:
    """A card moves unseen to an empty place, followed by everybody who knew it."""
    known = game.known_at(seat, place)
    game.put(to_seat, to_place, remove_card(game, seat, place), known)


def swap_cards(game: Position, seat: i64, place: i64, other_seat: i64, other_place: i64) -> None:
    """Two cards change places unseen, each followed by everybody who knew it."""
    card = game.card_at(seat, place)
    known = game.known_at(seat, place)
    game.put(
        seat, place, game.card_at(other_seat, other_place), game.known_at(other_seat, other_place)
    )
    game.put(other_seat, other_place, card, known)


def see(game: Position, looker: i64, seat: i64, place: i64) -> None:
    """One seat looks at a card."""
    game.put(seat, place, game.card_at(seat, place), game.known_at(seat, place) | (1 << looker))


def show_to_all(game: Position, seat: i64, place: i64) -> None:
    """Everybody sees a card, then it lies face down again."""
    game.put(seat, place, game.card_at(seat, place), game.everyone())
