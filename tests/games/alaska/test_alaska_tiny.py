"""Alaska with seven cards, small enough to walk through every game there is."""

from typing import Any

import pytest

from runehall.engine.state import State
from runehall.games.alaska import GAME

TINY = {"manifest": {"4": 1, "5": 1, "B": 1, "E": 1, "S": 1, "F": 1, "L": 1}, "hand_size": 2}


def walk(state: State) -> tuple[int, int]:
    """How many positions and how many ends there are, this position included."""
    GAME.check_laws(state)
    if state.over():
        return 1, 1
    positions, ends = 1, 0
    for seat in range(state.seats):
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action)
            more_positions, more_ends = walk(after)
            positions += more_positions
            ends += more_ends
    return positions, ends


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, (10334, 3677)),
        ({"flow_dir": "up"}, (10334, 3677)),
        ({"angler_reach": "enter"}, (10435, 3717)),
        ({"angler_reach": "sweep"}, (10232, 3637)),
        ({"bear_vs_eagle": False}, (9688, 3495)),
        ({"bear_window": "everyone"}, (11062, 3677)),
        ({"save_max": 0}, (1067, 280)),
    ],
)
def test_the_whole_tree_of_a_tiny_game(options: dict[str, Any], expected: tuple[int, int]) -> None:
    assert walk(GAME.new(2, {**TINY, **options}, seed=2)) == expected
