"""Kodiak as documents: the whole truth, and what each seat may see of it."""

from __future__ import annotations

from typing import Any

from runehall.engine.documents import Document, Reader, seats_in, showing
from runehall.engine.state import NOTHING
from runehall.games.kodiak import codes
from runehall.games.kodiak.knowledge import can_see
from runehall.games.kodiak.notation import CARDS, ROUND_REASONS
from runehall.games.kodiak.options import CARD_NAMES, OPTIONS, copies_of_cards
from runehall.games.kodiak.position import (
    QUEUE_SHIFT,
    ROUND_CAT,
    ROUND_POUNCES,
    ROUND_REASON,
    ROUND_SEATS,
    UNDECIDED,
    Position,
)
from runehall.games.kodiak.scoring import lowest_totals

PHASES = ("draw", "place", "frenzy", "action", "offer", "round_end", "over")
RESUMES = ("draw", "place", "next")
USES = ("own", "other", "swap")
KINDS = {
    codes.PEEK_MINE: "peek",
    codes.EXPOSURE: "expose",
    codes.SWAP: "swap",
    codes.RED_KING: "red_king",
    codes.BLUE_KING: "blue_king",
}
FULL_RED_KING = 2
STILL_TO_CHOOSE = -1

PUBLIC = (
    *("game", "version", "players", "options", "shuffles", "phase", "round", "cat"),
    *("turn", "turn_no", "discard", "up", "known", "resume", "frenzy", "claimed", "locked"),
    *("queue", "acted", "pounces", "hairballs", "totals", "rounds", "result"),
)


def document(state: Position) -> Document:
    """The whole truth."""
    seats = range(state.seats)
    return {
        "game": "kodiak",
        "version": 1,
        "players": state.seats,
        "options": dict(state.rules.options),
        "seed": state.generator.seed,
        "shuffles": state.shuffles,
        "phase": PHASES[state.phase],
        "round": state.round,
        "cat": state.cat,
        "turn": state.turn,
        "turn_no": state.turn_no,
        "draw": [CARDS[card] for card in state.piles[state.next_card :]],
        "discard": [CARDS[card] for card in reversed(list(state.piles[: state.pile_count]))],
        "tables": [[CARDS[state.card(seat, k)] for k in places(state, seat)] for seat in seats],
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
        "result": result(state),
    }


def places(state: Position, seat: int) -> range:
    """The places of a table."""
    return range(state.places(seat))


def drawn(state: Position) -> dict[str, str] | None:
    """The card in the hand of the seat whose turn it is."""
    return None if state.drawn == codes.GAP else {"card": CARDS[state.drawn], "from": "draw"}


def frenzy(state: Position) -> dict[str, Any] | None:
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


def queued(state: Position, number: int) -> dict[str, Any]:
    """A waiting action; only the first one can be under way."""
    card = state.queue[number] >> QUEUE_SHIFT
    under_way = number == 0 and state.left > 0
    fresh = FULL_RED_KING if card == codes.RED_KING else 1
    used = under_way and state.used != codes.USED_NOTHING
    return {
        "seat": state.queue[number] & (1 << QUEUE_SHIFT) - 1,
        "kind": KINDS[card],
        "left": state.left if under_way else fresh,
        "used": [USES[state.used - 1]] if used else [],
        "picked": picked(state) if under_way else [],
        "targets": targets(state) if under_way else [],
    }


def picked(state: Position) -> list[list[int]]:
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


def targets(state: Position) -> list[int]:
    """The seats of a blue king, clockwise from the left of the acting seat."""
    acting = state.acting_seat()
    clockwise = [(acting + step) % state.seats for step in range(1, state.seats)]
    return [seat for seat in clockwise if state.targets >> seat & 1]


def rounds(state: Position) -> list[dict[str, Any]]:
    """The finished rounds."""
    written = []
    totals = [0] * state.seats
    width = state.round_width()
    for start in range(0, len(state.rounds), width):
        row = list(state.rounds[start : start + width])
        numbers = row[ROUND_SEATS:]
        cards, hairballs, points = (
            numbers[part * state.seats : (part + 1) * state.seats] for part in range(3)
        )
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


def result(state: Position) -> dict[str, Any] | None:
    """How the match ended."""
    if state.phase != codes.OVER:
        return None
    return {"winners": seats_in(lowest_totals(state)), "reason": "cycles"}


def view(state: Position, seat: int) -> Document:
    """What a seat, or the spectator, may see."""
    truth = document(state)
    seen = showing(truth, *PUBLIC)
    seen["tables"] = [
        [
            card if card == CARDS[codes.GAP] or can_see(state, seat, owner, place) else None
            for place, card in enumerate(table)
        ]
        for owner, table in enumerate(truth["tables"])
    ]
    if state.drawn != codes.GAP:
        seen["drawn"] = {
            "card": truth["drawn"]["card"] if seat == state.turn else None,
            "from": "draw",
        }
    return seen


def missing(document: Document) -> list[str]:
    """The cards of the manifest that a document mentions nowhere."""
    reader = Reader(document)
    seats = reader.field("players").whole(2, 6)
    counts = copies_of_cards(OPTIONS.check(reader.field("options").mapping(), seats))
    piles = [reader.field("draw"), reader.field("discard"), *reader.field("tables").items()]
    found = [card.value for pile in piles for card in pile.items()]
    if not reader.field("drawn").is_null():
        found.append(reader.field("drawn").field("card").value)
    return [card for card in CARD_NAMES for _ in range(counts[card] - found.count(card))]
