"""RUNE's positions as documents, and what each viewer sees of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from runehall.engine.documents import Document, masked, seats_in
from runehall.engine.state import NOTHING
from runehall.games.rune.areas import controlled_runes
from runehall.games.rune.codes import COLOURS, detail_of, owner_of, x_of, y_of
from runehall.games.rune.components import letter_of
from runehall.games.rune.fields import LaidCard, LaidToken, RuneFields, RuneResult, StandingMaster
from runehall.games.rune.notation import COLOUR_LETTERS
from runehall.games.rune.position import Position
from runehall.games.rune.scoring import final_points, points_of_sides, winning_seats
from runehall.games.rune.state import RuneState


def write(state: RuneState) -> RuneFields:
    """The whole truth about a position."""
    seats = range(state.seats)
    return {
        "first": state.first,
        "deck": list(letters(state.deck[state.deck_top :])),
        "removed": list(letters(state.removed)),
        "hands": [list(hand(state, seat)) for seat in seats],
        "masters": [state.masters(seat) for seat in seats],
        "tokens": [state.tokens(seat) for seat in seats],
        "table": [card_document(card) for card in state.table],
        "masters_placed": [master_document(master) for master in state.masters_placed],
        "tokens_placed": [token_document(token) for token in state.tokens_placed],
        "anchor": None if state.anchor == NOTHING else [x_of(state.anchor), y_of(state.anchor)],
        "lost": [state.lost(seat) for seat in seats],
        "skips": [state.skips(seat) for seat in seats],
        "ending": None if state.ending == NOTHING else state.ending,
        "scores": list(points_of_sides(state)),
    }


def letters(cards: vec[u8]) -> list[str]:
    """The codes of some cards."""
    return [letter_of(card) for card in cards]


def hand(state: Position, seat: int) -> list[str]:
    """The codes of a hand, in order of arrival."""
    return [letter_of(state.hand_card(seat, place)) for place in range(state.hand_count(seat))]


def card_document(card: int) -> LaidCard:
    """A card of the table."""
    code = letter_of(owner_of(card))
    return {"card": code, "x": x_of(card), "y": y_of(card), "rot": detail_of(card)}


def master_document(master: int) -> StandingMaster:
    """A Rune Master on the layout."""
    return {"seat": owner_of(master), "x": x_of(master), "y": y_of(master)}


def token_document(token: int) -> LaidToken:
    """A token on the layout."""
    return {**master_document(token), "color": COLOUR_LETTERS[detail_of(token)]}


def result(state: Position) -> RuneResult:
    """How the game ended."""
    counts = list(controlled_runes(state))
    sides = range(0, len(counts), COLOURS)
    return {
        "scores": list(final_points(state)),
        "counts": [
            dict(zip(COLOUR_LETTERS, counts[side : side + COLOURS], strict=True)) for side in sides
        ],
        "winners": seats_in(winning_seats(state)),
        # Who begins is drawn again (R28).
        "next_start": None,
    }


def show(_state: RuneState, seat: int, truth: Document) -> Document:
    """The own hand; how many cards lie elsewhere can be counted."""
    return {
        "deck": masked(truth["deck"]),
        "removed": masked(truth["removed"]),
        "hands": [
            cards if owner == seat else masked(cards) for owner, cards in enumerate(truth["hands"])
        ],
    }
