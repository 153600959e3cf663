"""What was played, and what each decision turned out to be worth."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[Any]

# How far a surprise reaches back (lambda of generalized advantage estimation).
TRUST = 0.95


@dataclass
class Steps:
    """What was seen, done and expected in some steps of all lanes, one array for each step."""

    seen: list[Rows] = field(default_factory=list)
    legal: list[Rows] = field(default_factory=list)
    chosen: list[Rows] = field(default_factory=list)
    odds: list[Rows] = field(default_factory=list)
    expected: list[Rows] = field(default_factory=list)
    seat: list[Rows] = field(default_factory=list)
    own: list[Rows] = field(default_factory=list)
    done: list[Rows] = field(default_factory=list)
    reward: list[Rows] = field(default_factory=list)


def look_back(steps: Steps) -> tuple[Rows, Rows]:
    """How much better than expected each decision turned out, and where that is known.

    Backwards in time: what a seat expects at its next decision, or gets at the end, is what its
    last one has come to.
    """
    count, (games, seats) = len(steps.seat), steps.reward[0].shape
    lanes = np.arange(games)
    after = np.zeros((games, seats))
    surprise = np.zeros((games, seats))
    known = np.zeros((games, seats), bool)
    better = np.zeros((count, games), np.float32)
    usable = np.zeros((count, games), bool)
    for step in reversed(range(count)):
        done, seat, expected = steps.done[step], steps.seat[step], steps.expected[step]
        after[done], surprise[done], known[done] = steps.reward[step][done], 0.0, True
        change = after[lanes, seat] - expected + TRUST * surprise[lanes, seat]
        better[step], usable[step] = change, known[lanes, seat] & steps.own[step]
        surprise[lanes, seat] = np.where(known[lanes, seat], change, 0.0)
        after[lanes, seat], known[lanes, seat] = expected, True
    return better, usable
