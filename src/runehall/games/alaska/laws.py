"""What is true of every position of Alaska, whatever was played before."""

from __future__ import annotations

from runehall.engine.chooser import count_seats
from runehall.engine.errors import BadDocument
from runehall.games.alaska.catches import seats_asked
from runehall.games.alaska.codes import (
    CHOOSE,
    FLOW,
    KINDS,
    LOCAL,
    MAIN,
    OVER,
    RIVER,
    SALMON,
    SALMON_PHASE,
    TOURIST,
    WINDOW,
    ring,
)
from runehall.games.alaska.options import CARDS
from runehall.games.alaska.position import NO_CHOICE, NO_WINDOW
from runehall.games.alaska.state import AlaskaState


def check_laws(state: AlaskaState) -> None:
    """Raise BadDocument naming the first law that this position breaks."""
    check_cards(state)
    check_hands(state)
    check_river(state)
    check_phase(state)
    check_last_round(state)
    check_sitting_out(state)


def law(holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads as the sentence it states
    """Refuse a position in which a law does not hold."""
    if not holds:
        raise BadDocument(otherwise)


def check_cards(state: AlaskaState) -> None:
    """Every card of the manifest is somewhere, and no other."""
    found = [0] * KINDS
    for card in [*state.pile[state.next_card :], *state.discard[: state.discard_count]]:
        found[card] += 1
    for seat in range(state.seats):
        for card in range(KINDS):
            found[card] += state.holds(seat, card)
    found[TOURIST] += count_seats(state.tourists)
    found[LOCAL] += count_seats(state.locals)
    found[SALMON] += state.salmon_in_river() + state.to_place + sum(state.caught)
    for card, copies in enumerate(state.rules.copies):
        law(
            found[card] == copies,
            f"There are {found[card]} cards {CARDS[card]}, but the deck has {copies}.",
        )


def check_hands(state: AlaskaState) -> None:
    """No hand is too large, and the active one has no nature cards that should have acted."""
    for seat in range(state.seats):
        law(state.hand_count(seat) <= state.rules.hand_size, f"Seat {seat} has too many cards.")
    if state.phase == OVER:
        return
    law(state.holds(state.turn, SALMON) == 0, "The active hand holds a salmon.")
    if state.phase != SALMON_PHASE:
        law(state.holds(state.turn, FLOW) == 0, "The active hand holds a flow card.")
    if state.phase == MAIN:
        law(state.hand_count(state.turn) > 0, "The active hand is empty, so the turn is over.")


def check_river(state: AlaskaState) -> None:
    """At most one angler stands in a section; with one salmon per spot there is only one."""
    law(state.tourists & state.locals == 0, "Two anglers stand in one section.")
    if state.rules.one_per_spot and state.rules.copies[SALMON] <= RIVER:
        law(max(state.salmon) <= 1, "A spot holds more than one salmon.")


def check_phase(state: AlaskaState) -> None:
    """What waits for a decision waits in its phase and in no other."""
    law(
        (state.to_place > 0) == (state.phase == SALMON_PHASE),
        "Salmon wait to be placed exactly in the phase salmon.",
    )
    law(
        (state.choice != NO_CHOICE) == (state.phase == CHOOSE),
        "There are spots to choose from exactly in the phase choose.",
    )
    if state.phase == CHOOSE:
        spots = (state.choice, ring(state.choice - 1))
        law(all(state.salmon[spot] > 0 for spot in spots), "A spot to choose holds no salmon.")
    law(
        (state.window != NO_WINDOW) == (state.phase == WINDOW),
        "A bear window is open exactly in the phase window.",
    )
    if state.phase == WINDOW:
        law(state.caught[state.turn] > 0, "A window is open, but the catcher has no salmon.")
        law(state.passed >> state.turn & 1 == 0, "The catcher cannot pass in its own window.")
        law(seats_asked(state) != 0, "A window is open, but nobody can answer.")


def check_last_round(state: AlaskaState) -> None:
    """The last round is on when the pile is empty, and seats that had their last slot are done."""
    if state.phase == OVER:
        law(state.in_last_round(), "The game is over, but the draw pile is not empty.")
        law(state.final_left == 0, "The game is over, but slots are left.")
        law(not any(state.hands), "The game is over, but a hand holds cards.")
        return
    if not state.in_last_round():
        law(state.final_left == 0, "Last slots are counted before the last round.")
        return
    law(state.final_left > 0, "The last round is on, but no slots are left.")
    done = state.turn
    for _ in range(state.seats - state.final_left):
        done = state.right_of(done)
        law(state.hands[done] == 0, f"Seat {done} has had its last turn, but holds cards.")


def check_sitting_out(state: AlaskaState) -> None:
    """A seat that sits out has lost its hand and is not at its turn."""
    for seat in range(state.seats):
        if state.sit_out >> seat & 1:
            law(state.hand_count(seat) == 0, f"Seat {seat} sits out, but holds cards.")
            law(seat != state.turn or state.over(), f"Seat {seat} sits out in its own turn.")
