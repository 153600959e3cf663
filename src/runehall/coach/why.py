"""Why something else would have been better: in reasons, which become words in any language."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from runehall.bots import Insight
from runehall.bots.hints import what_follows
from runehall.bots.search import Search
from runehall.coach.reasons import Deed
from runehall.engine import Chooser, State, seats_in
from runehall.engine.foresight import Word, foresee
from runehall.engine.game import Reason
from runehall.engine.heuristics import mind_of
from runehall.engine.state import NOTHING

# How many guesses are asked what follows, how far, and how often a decision must have been thought
# through for its favourite to count.
GUESSES = 32
FURTHEST = 2
THOUGHT_THROUGH = 8
# From this chance on an action decides the game.
DECISIVE = 0.97


@dataclass(frozen=True)
class Line:
    """A way on from an action, in one of the guesses."""

    state: State
    seat: int
    action: int


def purposes_of(insight: Insight, text: str) -> list[Reason]:
    """What an action is for; no text is to let the others go on."""
    if not text:
        return [("coach-wait", {})]
    game = insight.game
    return list(game.purpose(foresee(game, insight.stand_in, insight.seat, text)))


def reasons_for(search: Search, insight: Insight, text: str, chance: float) -> list[Reason]:
    """What speaks for an action: its purpose, what it brings, what is expected to follow."""
    said = [*purposes_of(insight, text), *what_follows(insight, text, remembering=True)]
    if chance >= DECISIVE:
        return [*said, ("coach-wins", {})]
    return [*said, *continuation(search, insight, text)]


def continuation(search: Search, insight: Insight, text: str) -> list[Reason]:
    """What the search expects to follow, as long as most of what could be hidden agrees."""
    notation = insight.game.notation(insight.stand_in)
    states = []
    for number in range(GUESSES):
        state = insight.guess(Chooser(number))
        if text:
            state.apply(insight.seat, notation.parse(text))
        states.append(state)
    said: list[Reason] = []
    for _ in range(FURTHEST):
        lines = [line for state in states if (line := favourite(search, state)) is not None]
        votes = Counter((line.seat, line.action) for line in lines)
        if not votes:
            break
        (seat, action), count = min(votes.items(), key=lambda vote: (-vote[1], vote[0]))
        if 2 * count <= len(states):
            break
        whose = "own" if seat == insight.seat else "other"
        deed = Deed(seat, notation.text(action))
        then = ("coach-then", {"name": Word("seat", seat), "whose": whose, "deed": deed})
        if then not in said:  # the same once more is no news
            said.append(then)
        states = [line.state for line in lines if (line.seat, line.action) == (seat, action)]
        for state in states:
            state.apply(seat, action)
    return said


def favourite(search: Search, state: State) -> Line | None:
    """What the search would have somebody do next; None where it has hardly looked."""
    waiting = seats_in(state.must())
    if state.over() or not waiting:
        return None
    [seat, *_] = waiting
    node = search.tree.find(mind_of(search.heuristics, state, seat), seat)
    if node is None or node.visited < THOUGHT_THROUGH:
        return None
    legal = set(state.legal(seat))
    known = [
        (visits, -place, action)
        for place, (action, visits) in enumerate(zip(node.actions, node.visits, strict=True))
        if action in legal and action != NOTHING
    ]
    return Line(state, seat, max(known)[2]) if known else None
