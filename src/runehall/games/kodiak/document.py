"""Kodiak's positions as documents, and what each seat sees of them."""

from __future__ import annotations

from functools import partial

from runehall.deck.documents import shown_tables, without_card
from runehall.engine.documents import Document, seats_in
from runehall.engine.state import NOTHING
from runehall.games.kodiak import codes
from runehall.games.kodiak.fields import (
    Frenzy,
    HeldCard,
    KodiakFields,
    KodiakResult,
    KodiakRound,
    QueuedAction,
)
from runehall.games.kodiak.knowledge import can_see
from runehall.games.kodiak.notation import ACTIONS, CARD_WORDS, RESUMES, ROUND_REASONS, USES
from runehall.games.kodiak.position import (
    QUEUE_SHIFT,
    ROUND_CAT,
    ROUND_POUNCES,
    ROUND_REASON,
    ROUND_SEATS,
    UNDECIDED,
)
from runehall.games.kodiak.scoring import next_start
from runehall.games.kodiak.state import KodiakState

FULL_RED_KING = 2
STILL_TO_CHOOSE = -1
REASON = "cycles"


def write(state: KodiakState) -> KodiakFields:
    """The whole truth about a position."""
    seats = range(state.seats)
    return {
        "round": state.round,
        "cat": state.cat,
        "draw": [CARD_WORDS[card] for card in state.piles[state.next_card :]],
        "discard": [CARD_WORDS[card] for card in reversed(list(state.piles[: state.pile_count]))],
        "tables": [table(state, seat) for seat in seats],
        "up": [[state.is_up(seat, k) for k in places(state, seat)] for seat in seats],
        "known": [
            [seats_in(state.known_to(seat, k)) for k in places(state, seat)] for seat in seats
        ],
        "drawn": drawn(state),
        "resume": None if state.resume == NOTHING else RESUMES[state.resume],
        "frenzy": frenzy(state),
        "claimed": state.claimed,
        "locked": state.locked,
        "queue": [queued(state, number) for number in range(len(state.queue))],
        "acted": state.acted,
        "pounces": state.pounces,
        "hairballs": list(state.hairballs),
        "totals": list(state.totals),
        "rounds": rounds(state),
    }


def places(state: KodiakState, seat: int) -> range:
    """The places of a table."""
    return range(state.places(seat))


def table(state: KodiakState, seat: int) -> list[str | None]:
    """The cards and gaps before a seat."""
    return [CARD_WORDS[state.card(seat, place)] for place in places(state, seat)]


def drawn(state: KodiakState) -> HeldCard | None:
    """The card in the hand of the seat whose turn it is."""
    return None if state.drawn == codes.GAP else {"card": CARD_WORDS[state.drawn], "from": "draw"}


def frenzy(state: KodiakState) -> Frenzy | None:
    """The open window."""
    if state.phase != codes.FRENZY:
        return None
    return {
        "runner": None if state.runner == NOTHING else state.runner,
        "run": list(state.run),
        "passed": seats_in(state.passed),
        "out": seats_in(state.out),
        "second": state.second,
    }


def queued(state: KodiakState, number: int) -> QueuedAction:
    """A waiting action; only the first one can be under way."""
    card = state.queue[number] >> QUEUE_SHIFT
    under_way = number == 0 and state.left > 0
    untouched = FULL_RED_KING if card == codes.RED_KING else 1
    used = under_way and state.used != codes.USED_NOTHING
    return {
        "seat": state.queue[number] & (1 << QUEUE_SHIFT) - 1,
        "kind": ACTIONS[card],
        "left": state.left if under_way else untouched,
        "used": [USES[state.used - 1]] if used else [],
        "picked": picked(state) if under_way else [],
        "targets": targets(state) if under_way else [],
    }


def picked(state: KodiakState) -> list[list[int]]:
    """The cards chosen for the action under way."""
    return [
        [
            state.picked_seat(number),
            STILL_TO_CHOOSE
            if state.picked_place(number) == UNDECIDED
            else state.picked_place(number),
        ]
        for number in range(state.pick_count)
    ]


def targets(state: KodiakState) -> list[int]:
    """The seats of a blue king, clockwise from the left of the acting seat."""
    acting = state.acting_seat()
    clockwise = [(acting + step) % state.seats for step in range(1, state.seats)]
    return [seat for seat in clockwise if state.targets >> seat & 1]


def rounds(state: KodiakState) -> list[KodiakRound]:
    """The finished rounds."""
    written: list[KodiakRound] = []
    totals = [0] * state.seats
    width = state.round_width()
    for start in range(0, len(state.rounds), width):
        row = list(state.rounds[start : start + width])
        numbers = row[ROUND_SEATS:]
        cards, hairballs, points = [
            numbers[part * state.seats : (part + 1) * state.seats] for part in range(3)
        ]
        totals = [total + each for total, each in zip(totals, points, strict=True)]
        written.append(
            {
                "cat": row[ROUND_CAT],
                "reason": ROUND_REASONS[row[ROUND_REASON]],
                "cards": cards,
                "pounces": row[ROUND_POUNCES],
                "hairballs": hairballs,
                "points": points,
                "totals": totals,
            }
        )
    return written


def result(state: KodiakState) -> KodiakResult:
    """Who has won when everybody has been Kodiak often enough, and who is Kodiak next."""
    return {
        "winners": seats_in(state.winners()),
        "reason": REASON,
        "next_start": next_start(state),
    }


def show(state: KodiakState, seat: int, truth: Document) -> Document:
    """Gaps, the cards that a seat sees, and the card that it holds."""
    return {
        "tables": shown_tables(truth["tables"], partial(can_see, state, seat)),
        "drawn": truth["drawn"] if seat == state.turn else without_card(truth["drawn"]),
    }
