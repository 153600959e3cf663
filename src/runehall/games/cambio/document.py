"""Cambio's positions as documents, and what each seat sees of them (§5 and §10 of the rules)."""

from __future__ import annotations

from functools import partial

from runehall.deck.documents import shown_tables, without_card
from runehall.engine.documents import Document, seats_in
from runehall.games.cambio.codes import ACTION, DRAWN, GIVE, NO_ACTION, SNAP, place_in, seat_in
from runehall.games.cambio.fields import (
    CambioFields,
    CambioResult,
    CambioRound,
    CardAction,
    DrawnCard,
    Gift,
    SnapWindow,
)
from runehall.games.cambio.knowledge import sees_drawn, sees_place
from runehall.games.cambio.notation import (
    ACTIONS,
    CARD_WORDS,
    MATCH_REASONS,
    ROUND_REASONS,
    SOURCES,
)
from runehall.games.cambio.position import ROUND_CALLER, ROUND_DEALER, ROUND_POINTS, ROUND_REASON
from runehall.games.cambio.scoring import end_reason, next_start
from runehall.games.cambio.state import CambioState


def write(state: CambioState) -> CambioFields:
    """The whole truth about a position."""
    size = state.rules.deck_size
    seats = range(state.seats)
    return {
        "round": state.round,
        "dealer": state.dealer(),
        "draw": [CARD_WORDS[card] for card in reversed(list(state.piles)[: state.draw_count])],
        "discard": [CARD_WORDS[card] for card in list(state.piles)[size - state.discard_count :]],
        "frozen": state.frozen,
        "tables": [table(state, seat) for seat in seats],
        "known": [
            [seats_in(state.known_at(seat, place)) for place in range(state.places(seat))]
            for seat in seats
        ],
        "drawn": drawn(state),
        "caller": seat_or_none(state.caller),
        "snap": snap(state),
        "failures": [state.failures_of(seat) for seat in seats],
        "give": give(state),
        "action": action(state),
        "totals": list(state.scores()),
        "rounds": rounds(state),
    }


def seat_or_none(seat: int) -> int | None:
    """A seat, or null for none."""
    return None if seat < 0 else seat


def table(state: CambioState, seat: int) -> list[str | None]:
    """The cards and gaps before a seat."""
    return [CARD_WORDS[state.card_at(seat, place)] for place in range(state.places(seat))]


def drawn(state: CambioState) -> DrawnCard | None:
    """The card in the hand of the seat whose turn it is."""
    if state.phase != DRAWN:
        return None
    return {"card": CARD_WORDS[state.drawn_card], "from": SOURCES[state.drawn_from]}


def snap(state: CambioState) -> SnapWindow | None:
    """The window of this turn, also while a gift or an action interrupts or follows it."""
    if state.phase not in (SNAP, GIVE, ACTION):
        return None
    return {
        "snapper": seat_or_none(state.snapper),
        "passed": seats_in(state.passed),
        "out": seats_in(state.out),
        "second": state.second,
    }


def give(state: CambioState) -> Gift | None:
    """The gift that the snapper decides on."""
    if state.phase != GIVE:
        return None
    return {"from": state.snapper, "to": state.victim, "slot": state.emptied_place}


def action(state: CambioState) -> CardAction | None:
    """The action that waits or is under way."""
    if state.action == NO_ACTION:
        return None
    return {
        "kind": ACTIONS[state.action],
        "left": state.left,
        "picked": [[seat_in(code), place_in(code)] for code in state.picked],
        "done": state.done,
    }


def rounds(state: CambioState) -> list[CambioRound]:
    """The finished rounds."""
    seats = state.seats
    width = state.round_width()
    numbers = list(state.rounds)
    rows = [numbers[start : start + width] for start in range(0, len(numbers), width)]
    return [
        {
            "dealer": row[ROUND_DEALER],
            "caller": seat_or_none(row[ROUND_CALLER]),
            "reason": ROUND_REASONS[row[ROUND_REASON]],
            "points": row[ROUND_POINTS : ROUND_POINTS + seats],
            "adjust": row[ROUND_POINTS + seats : ROUND_POINTS + 2 * seats],
            "totals": row[ROUND_POINTS + 2 * seats :],
        }
        for row in rows
    ]


def result(state: CambioState) -> CambioResult:
    """Who has won, why the match has ended, and who deals first in the next one."""
    return {
        "winners": seats_in(state.winners()),
        "reason": MATCH_REASONS[end_reason(state)],
        "next_start": next_start(state),
    }


def show(state: CambioState, seat: int, truth: Document) -> Document:
    """Gaps, the cards that a seat sees, and a drawn card that it sees."""
    return {
        "tables": shown_tables(truth["tables"], partial(sees_place, state, seat)),
        "drawn": truth["drawn"] if sees_drawn(state, seat) else without_card(truth["drawn"]),
    }
