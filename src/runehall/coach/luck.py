"""What was luck and what was choice: where each seat's share of the win came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Cost:
    """A choice that cost its seat a share of the win."""

    ply: int
    seat: int
    loss: float


@dataclass(frozen=True)
class Share:
    """One seat's way from what it could expect to what it got; the three parts add up to it.

    What nobody's mistake explains is luck: the deal, draws, dice, and what the others happened to
    hold or to choose when their choice was as good as any.
    """

    start: float
    result: float
    own: float
    """What its own mistakes cost it: 0 or less."""
    others: float
    """What the mistakes of others brought it."""

    @property
    def luck(self) -> float:
        """The rest."""
        return self.result - self.start - self.own - self.others


def shares(curve: Sequence[Sequence[float]], costs: Sequence[Cost]) -> list[Share]:
    """Where the shares of a game came from. What one loses, the others win by their chances then.

    >>> [first, second] = shares([[0.5, 0.5], [0.3, 0.7], [0.0, 1.0]], [Cost(0, 0, 0.2)])
    >>> round(first.own, 3), round(first.luck, 3), round(second.others, 3), round(second.luck, 3)
    (-0.2, -0.3, 0.2, 0.3)
    """
    own = [0.0] * len(curve[0])
    others = [0.0] * len(curve[0])
    for cost in costs:
        own[cost.seat] -= cost.loss
        then = curve[cost.ply]
        rest = sum(chance for seat, chance in enumerate(then) if seat != cost.seat)
        for seat, chance in enumerate(then):
            if seat != cost.seat and rest > 0.0:
                others[seat] += cost.loss * chance / rest
    return [
        Share(start, result, own[seat], others[seat])
        for seat, (start, result) in enumerate(zip(curve[0], curve[-1], strict=True))
    ]
