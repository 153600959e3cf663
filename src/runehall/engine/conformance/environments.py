"""Laws about what programs learn from: ids of actions, and observations."""

from __future__ import annotations

from typing import Any

from runehall.engine.action_space import WAIT, ActionSpace, can_wait, choices_of
from runehall.engine.chooser import Chooser
from runehall.engine.conformance.views import positions_nearby
from runehall.engine.conformance.walks import Moment, Setup, require
from runehall.engine.documents import seats_in
from runehall.engine.observation import Observer
from runehall.engine.state import NOTHING, State

# So many ids that are not legal are looked at in a position, spread over all of them.
STRAY_IDS = 40


def action_ids_go_both_ways(setup: Setup, moment: Moment) -> None:
    """Every legal action has exactly one id, and every id means that action or none."""
    if setup.game.action_space is None or moment.state.over():
        return
    space = setup.game.action_space(moment.state)
    for seat in seats_in(moment.state.must() | moment.state.may()):
        ids = ids_of(space, moment.state, seat)
        for action, number in ids.items():
            meant = space.action(moment.state, seat, number)
            require(meant == action, f"id {number} of seat {seat} means {meant}, not {action}")
        stray_ids_mean_nothing_else(space, moment, seat, ids)


def ids_of(space: ActionSpace, state: State, seat: int) -> dict[int, int]:
    """The id of every choice of a seat; all of them differ and are below the size."""
    choices = choices_of(state, seat)
    numbers = list(space.ids(state, seat, choices))
    require(NOTHING not in numbers, f"seat {seat}: the overflow of {space.size} ids is too small")
    require(len(set(numbers)) == len(numbers), f"seat {seat}: two actions have one id")
    require(all(0 <= number < space.size for number in numbers), f"seat {seat}: an id is no id")
    require((WAIT in list(choices)) == can_wait(state, seat), f"seat {seat}: who can wait, may")
    return dict(zip(choices, numbers, strict=True))


def stray_ids_mean_nothing_else(
    space: ActionSpace, moment: Moment, seat: int, ids: dict[int, int]
) -> None:
    """An id that is not listed means nothing that is legal; one that means something is its id."""
    listed = set(ids.values())
    start = moment.number * 7 % space.size
    for step in range(STRAY_IDS):
        number = (start + step * max(int(space.size) // STRAY_IDS, 1)) % int(space.size)
        if number in listed or number == 0:
            continue
        action = space.action(moment.state, seat, number)
        require(action not in ids, f"seat {seat}: the ids {number} and {ids.get(action)} are one")
        if action != NOTHING:
            again = space.id_of(moment.state, seat, action)
            require(again in (number, NOTHING), f"id {number} reads back as {again}")


def observations_are_equal_exactly_when_knowledge_is(setup: Setup, moment: Moment) -> None:
    """Of positions that hardly differ, two look alike if the seat sees and remembers the same."""
    if setup.game.observer is None:
        return
    observer = setup.game.observer(moment.state)
    heuristics = setup.game.heuristics()
    nearby = list(positions_nearby(setup, moment))
    for seat in range(setup.seats):
        rows: dict[Any, bytes] = {}
        knowledge: dict[bytes, Any] = {}
        for state in nearby:
            row = bytes(observer.row(state, seat))
            known = (state.sight(seat), tuple(heuristics.seen(state, seat)))
            require(
                rows.setdefault(known, row) == row,
                f"seat {seat}: what it cannot tell apart has two observations, which differ in "
                f"{differing(observer, rows[known], row)}",
            )
            require(
                knowledge.setdefault(row, known) == known,
                f"seat {seat}: one observation stands for two things that it can tell apart",
            )


def differing(observer: Observer, first: bytes, second: bytes) -> str:
    """The names of the stretches in which two observations differ."""
    return ", ".join(
        stretch.name
        for stretch in observer.stretches
        if first[stretch.bytes] != second[stretch.bytes]
    )


def guesses_are_observed_alike(setup: Setup, moment: Moment) -> None:
    """What a seat knows and may choose is the same in the truth and in its guesses."""
    game = setup.game
    if game.observer is None or game.action_space is None:
        return
    observer = game.observer(moment.state)
    space = game.action_space(moment.state)
    asked = moment.state.must() | moment.state.may()
    for seat in range(setup.seats):
        guess = moment.state.guess(seat, Chooser(moment.number + 3))
        require(
            bytes(observer.row(moment.state, seat)) == bytes(observer.row(guess, seat)),
            f"seat {seat} observes what it cannot know",
        )
        if asked >> seat & 1:
            require(
                ids_of(space, moment.state, seat) == ids_of(space, guess, seat),
                f"the ids of seat {seat} depend on what it cannot know",
            )
