"""What a seat of a declared game cannot see, dealt anew: every assignment is as likely.

What a seat knows of hidden things beside its view (that an open window means that somebody can
answer, say) stands in the game's laws: a guess that breaks one is thrown away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import u8

from runehall.engine.chooser import Chooser
from runehall.engine.errors import BadGame
from runehall.engine.simple.fields import Pile
from runehall.engine.simple.kinds import Components

if TYPE_CHECKING:
    from runehall.engine.simple.state import SimpleState

MOST_TRIES = 1_000


def guess_hidden(state: SimpleState, viewer: int, chooser: Chooser) -> None:
    """Replace what a viewer does not see by a guess that keeps the game's laws."""
    state.generator = chooser.generator()
    sides = state.parts.die_sides
    state.dice = vec[u8]([u8(chooser.below(sides) + 1) for _ in state.dice])
    pools = hidden_components(state, viewer)
    for _ in range(MOST_TRIES):
        for pool, heaps in pools.values():
            deal(pool, heaps, chooser)
        guess_values(state, viewer, chooser)
        state.sort_piles()
        if all(holds for holds, _ in state.laws()):
            return
    raise BadGame(
        f"{MOST_TRIES} guesses for seat {viewer} at a table of {state.parts.game} have all broken"
        " its laws; such a game guesses with a `guess` of its own."
    )


def hidden_components(
    state: SimpleState, viewer: int
) -> dict[Components, tuple[list[int], list[list[int]]]]:
    """For each kind of components: what is hidden, sorted, and the heaps it lies on."""
    pools: dict[Components, tuple[list[int], list[list[int]]]] = {}
    for field in state.parts.fields:
        if isinstance(field, Pile) and field.hides_something():
            pool, heaps = pools.setdefault(field.of, ([], []))
            for heap in field.hidden(vars(state)[field.name], viewer):
                pool.extend(heap)
                heaps.append(heap)
    for pool, _ in pools.values():
        pool.sort()
    return pools


def deal(pool: list[int], heaps: list[list[int]], chooser: Chooser) -> None:
    """Deal the hidden components to the heaps they may lie on, each as large as it was."""
    cards = vec[u8]([u8(each) for each in pool])
    chooser.shuffle(cards, len(cards))
    place = 0
    for heap in heaps:
        heap[:] = [int(card) for card in cards[place : place + len(heap)]]
        place += len(heap)


def guess_values(state: SimpleState, viewer: int, chooser: Chooser) -> None:
    """Draw every number that is hidden."""
    own = vars(state)
    for field in state.parts.fields:
        if field.hides_something() and not isinstance(field, Pile):
            own[field.name] = field.guessed(own[field.name], viewer, state.seats, chooser)
