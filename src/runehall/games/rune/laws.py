"""What is true of every position of RUNE (§13 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.errors import BadDocument
from runehall.engine.state import NOTHING
from runehall.games.rune.areas import Marking, controlled_areas
from runehall.games.rune.codes import (
    CARDS,
    COLOUR_BITS,
    MASTER_BIT,
    OVER,
    TOKEN,
    TOKEN_BIT,
    owner_of,
)
from runehall.games.rune.components import letter_of
from runehall.games.rune.ruleset import DONE_OUT
from runehall.games.rune.state import RuneState
from runehall.games.rune.turn import all_masters_used


def check_laws(state: RuneState) -> None:
    """Raise BadDocument with the law that this position breaks."""
    check_cards(state)
    check_supplies(state)
    check_pieces(state)
    check_areas(state)
    check_layout(state)
    check_phase(state)
    check_choice(state)


def check_cards(state: RuneState) -> None:
    """I1: every card is in one place, and there are as many as the manifest has."""
    counts = [0] * CARDS
    for pile in (state.deck[state.deck_top :], state.removed):
        for card in pile:
            counts[card] += 1
    for seat in range(state.seats):
        for place in range(state.hand_count(seat)):
            counts[state.hand_card(seat, place)] += 1
    for laid in list(state.table)[1:]:
        counts[owner_of(laid)] += 1
    copies = state.rules.options["copies"]
    for code in state.rules.codes:
        if counts[code] != copies:
            raise BadDocument(
                f"Card {letter_of(code)} is there {counts[code]} times; it must be {copies}."
            )


def check_supplies(state: RuneState) -> None:
    """I2 and I9: Rune Masters and tokens are in supply, placed or lost; the ending is noted."""
    placed = [owner_of(master) for master in state.masters_placed]
    laid = [owner_of(token) for token in state.tokens_placed]
    tokens = 1 if state.rules.grand_master else 0
    for seat in range(state.seats):
        if state.masters(seat) + state.lost(seat) + placed.count(seat) != state.rules.masters:
            raise BadDocument(f"Seat {seat} must have {state.rules.masters} Rune Masters in all.")
        if state.tokens(seat) + laid.count(seat) != tokens:
            raise BadDocument(f"Seat {seat} must have {tokens} Grand Master tokens in all.")
    done = [seat for seat in range(state.seats) if state.masters(seat) == 0]
    if (state.ending == NOTHING) == bool(done) or (done and state.ending not in done):
        raise BadDocument(
            "The ending must name the first seat without Rune Masters, if there is one."
        )


def check_pieces(state: RuneState) -> None:
    """I3: each Rune Master and each token stands on a rune of its own."""
    for pieces, bit in ((state.masters_placed, MASTER_BIT), (state.tokens_placed, TOKEN_BIT)):
        cells = [state.cell_of(each) for each in pieces]
        marked = [cell for cell in runes(state) if state.cells[cell] & bit]
        if sorted(cells) != sorted(marked):
            raise BadDocument("Rune Masters and tokens must stand on runes, one of a kind on each.")


def runes(state: RuneState) -> list[int]:
    """The cells of the layout, row by row."""
    box = [
        state.cell(x, y)
        for y in range(state.top, state.bottom + 1)
        for x in range(state.left, state.right + 1)
    ]
    return [cell for cell in box if state.cells[cell] & COLOUR_BITS]


def check_areas(state: RuneState) -> None:
    """I4: no area holds Rune Masters of two sides."""
    areas = controlled_areas(state)
    for number, master in enumerate(state.masters_placed):
        first = i64(areas[state.cell_of(master)]) - 1
        if state.side_of_master(first) != state.side_of_master(number):
            raise BadDocument("An area holds Rune Masters of two sides.")


def check_layout(state: RuneState) -> None:
    """I5: the runes hang together."""
    one_colour = state.rules.empty[:]
    for cell in runes(state):
        one_colour[cell] = 1
    if Marking(state, one_colour).mark_area(state.cell(0, 0), 1) != len(runes(state)):
        raise BadDocument("The cards on the table do not hang together.")


def check_phase(state: RuneState) -> None:
    """The game is over exactly when no Rune Master and no token decision is left."""
    finished = all_masters_used(state)
    if state.phase == OVER and not finished:
        raise BadDocument("The game cannot be over while a seat has Rune Masters.")
    if finished and state.phase != OVER and state.phase != TOKEN:
        raise BadDocument("Without Rune Masters in supply the game is over.")
    if state.phase == TOKEN and state.tokens(state.turn) == 0:
        raise BadDocument(f"Seat {state.turn} has no token to lay.")
    is_done = state.masters(state.turn) == 0 and state.phase != TOKEN and not finished
    if is_done and state.rules.done_seat == DONE_OUT:
        raise BadDocument(f"Seat {state.turn} has no Rune Masters left and gets no more turns.")


def check_choice(state: RuneState) -> None:
    """I8: before the end the seat whose turn it is can do something."""
    if state.phase != OVER and len(state.legal(state.turn)) == 0:
        raise BadDocument(f"Seat {state.turn} has nothing it could do in this phase.")
