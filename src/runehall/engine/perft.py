"""Counting the tree of play: how many action sequences of a length there are."""

from __future__ import annotations

from mypy_extensions import i64

from runehall.engine.state import State


def perft(state: State, depth: i64) -> i64:
    """The number of action sequences of this length; a game that is over counts as one."""
    if depth == 0 or state.over():
        return 1
    askable = state.must() | state.may()
    leaves: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if (askable >> seat) & 1 == 1:
            legal = state.legal(seat)
            place: i64 = 0
            while place < len(legal):
                after = state.copy()
                after.apply(seat, legal[place])
                leaves += perft(after, depth - 1)
                place += 1
        seat += 1
    return leaves
