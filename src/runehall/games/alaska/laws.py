"""What is true of every position of Alaska, whatever was played before."""

from __future__ import annotations

from runehall.engine.documents import require
from runehall.games.alaska.catches import seats_asked
from runehall.games.alaska.codes import (
    ANGLERS,
    BY_EAGLE,
    CHOOSE,
    FLOW,
    KINDS,
    MAIN,
    OVER,
    RIVER,
    SALMON,
    SALMON_PHASE,
    WINDOW,
    ring,
)
from runehall.games.alaska.components import CARDS
from runehall.games.alaska.position import NO_ANGLER, NO_CHOICE, NO_WINDOW
from runehall.games.alaska.state import AlaskaState


def check_laws(state: AlaskaState) -> None:
    """Raise BadDocument naming the first law that this position breaks."""
    check_cards(state)
    check_hands(state)
    check_river(state)
    check_phase(state)
    check_last_round(state)
    check_sitting_out(state)


def check_cards(state: AlaskaState) -> None:
    """Every card of the manifest is somewhere, and no other."""
    found = [0] * KINDS
    for card in [*state.pile[state.next_card :], *state.discard[: state.discard_count]]:
        found[card] += 1
    for seat in range(state.seats):
        for card in range(KINDS):
            found[card] += state.holds(seat, card)
    for section in range(1, RIVER + 1):
        if state.angler_at(section) != NO_ANGLER:
            found[state.angler_at(section)] += 1
    found[SALMON] += state.salmon_in_river() + state.to_place + sum(state.caught)
    for card, copies in enumerate(state.rules.copies):
        require(
            found[card] == copies,
            f"there are {found[card]} cards {CARDS[card]}, but the deck has {copies}",
        )


def check_hands(state: AlaskaState) -> None:
    """No hand is too large, and the active one has no nature cards that should have acted."""
    for seat in range(state.seats):
        require(state.hand_count(seat) <= state.rules.hand_size, f"seat {seat} has too many cards")
    if state.phase == OVER:
        return
    require(state.holds(state.turn, SALMON) == 0, "the active hand holds a salmon")
    if state.phase != SALMON_PHASE:
        require(state.holds(state.turn, FLOW) == 0, "the active hand holds a flow card")
    if state.phase == MAIN:
        require(state.hand_count(state.turn) > 0, "the active hand is empty, so the turn is over")


def check_river(state: AlaskaState) -> None:
    """Only anglers guard sections; with one salmon per spot there is only one."""
    for section in range(1, RIVER + 1):
        angler = state.angler_at(section)
        guarded = bool(state.guarded >> section & 1)
        require(guarded == (angler != NO_ANGLER), f"section {section} is guarded by nobody")
        require(not guarded or angler in ANGLERS, f"no angler stands in section {section}")
    if state.rules.one_per_spot and state.rules.copies[SALMON] <= RIVER:
        require(max(state.salmon) <= 1, "a spot holds more than one salmon")


def check_phase(state: AlaskaState) -> None:
    """What waits for a decision waits in its phase and in no other."""
    require(
        (state.to_place > 0) == (state.phase == SALMON_PHASE),
        "salmon wait to be placed exactly in the phase salmon",
    )
    require(
        (state.choice != NO_CHOICE) == (state.phase == CHOOSE),
        "there are spots to choose from exactly in the phase choose",
    )
    if state.phase == CHOOSE:
        spots = (state.choice, ring(state.choice - 1))
        require(all(state.salmon[spot] > 0 for spot in spots), "a spot to choose holds no salmon")
    require(
        (state.window != NO_WINDOW) == (state.phase == WINDOW),
        "a bear window is open exactly in the phase window",
    )
    if state.phase == WINDOW:
        require(state.caught[state.turn] > 0, "a window is open, but the catcher has no salmon")
        require(state.passed >> state.turn & 1 == 0, "the catcher cannot pass in its own window")
        require(seats_asked(state) != 0, "a window is open, but nobody can answer")
        require(
            state.window_by != BY_EAGLE or state.rules.bears_answer_eagles,
            "a window is open after an eagle, but bears do not answer eagles at this table",
        )


def check_last_round(state: AlaskaState) -> None:
    """The last round is on when the pile is empty, and seats that had their last slot are done."""
    if state.phase == OVER:
        require(state.in_last_round(), "the game is over, but the draw pile is not empty")
        require(state.final_left == 0, "the game is over, but slots are left")
        require(not any(state.hands), "the game is over, but a hand holds cards")
        return
    if not state.in_last_round():
        require(state.final_left == 0, "last slots are counted before the last round")
        return
    require(state.final_left > 0, "the last round is on, but no slots are left")
    done = state.turn
    for _ in range(state.seats - state.final_left):
        done = state.right_of(done)
        require(state.hands[done] == 0, f"seat {done} has had its last turn, but holds cards")


def check_sitting_out(state: AlaskaState) -> None:
    """A seat that sits out has lost its hand and is not at its turn."""
    for seat in range(state.seats):
        if state.sit_out >> seat & 1:
            require(state.hand_count(seat) == 0, f"seat {seat} sits out, but holds cards")
            require(seat != state.turn or state.over(), f"seat {seat} sits out in its own turn")
