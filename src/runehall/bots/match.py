"""One game between bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import thread_time
from typing import Any

from runehall.bots.bot import DECLINE, LARGEST_SEED, Bot, make_bot
from runehall.bots.insight import Insight
from runehall.bots.levels import level_named
from runehall.bots.search import Tuning
from runehall.engine import Chooser, Game, State, UnknownName, seats_in, win_share


@dataclass(frozen=True)
class Contender:
    """A level, perhaps with a think time of its own: `master` or `master@25`."""

    name: str
    level: str
    budget_ms: float | None = None
    iterations: int | None = None
    tuning: Tuning | None = None  # of the search, if not the game's


def read_contender(text: str, budget_ms: float | None = None) -> Contender:
    """The contender that a text names; `budget_ms` is for those that say nothing themselves.

    >>> read_contender("master@25")
    Contender(name='master@25', level='master', budget_ms=25.0, iterations=None, tuning=None)
    """
    level, at, think = text.partition("@")
    level_named(level)
    if not at:
        return Contender(text, level, budget_ms)
    try:
        return Contender(text, level, float(think))
    except ValueError:
        raise UnknownName(f"“{think}” is not a think time in milliseconds.") from None


@dataclass(frozen=True)
class Result:
    """How one game ended, seat by seat."""

    shares: list[float]
    margins: list[float]
    decisions: list[int]
    thinking: list[float]


def play_match(
    game: Game,
    contenders: Sequence[Contender],
    *,
    seed: int,
    options: Mapping[str, Any],
    watch: Callable[[State], None] | None = None,
) -> Result:
    """Play a game to its end; contender k sits at seat k.

    Thinking is measured in processor time: a busy machine favours nobody. Who watches is shown
    every position in which somebody is asked.
    """
    state = game.new(len(contenders), options, seed)
    players = [
        make_bot(contender.level, game, seed * 64 + seat, contender.tuning)
        for seat, contender in enumerate(contenders)
    ]
    for player in players:
        player.think_by_processor_time()
    decisions = [0] * len(contenders)
    thinking = [0.0] * len(contenders)
    chooser = Chooser(seed & LARGEST_SEED)
    while not state.over():
        if watch is not None:
            watch(state)
        for seat in in_order_of_reaction(state, players, chooser):
            begin = thread_time()
            contender = contenders[seat]
            action = players[seat].choose(
                Insight(game, state, seat),
                budget_ms=contender.budget_ms,
                iterations=contender.iterations,
            )
            thinking[seat] += thread_time() - begin
            decisions[seat] += 1
            if action != DECLINE:
                state.apply(seat, action)
                break
    shares = [win_share(state, seat) for seat in range(state.seats)]
    return Result(shares, margins_of(game, state), decisions, thinking)


def in_order_of_reaction(state: State, players: Sequence[Bot], chooser: Chooser) -> list[int]:
    """Who gets to act first: seats that may act race; those that are waited for come last.

    A seat that is waited for would let a race pass anyway: everybody else has declined then.
    """
    racing = seats_in(state.may())
    if len(racing) > 1:
        times = {seat: players[seat].reaction(chooser) for seat in racing}
        racing.sort(key=lambda seat: times[seat])
    return racing + seats_in(state.must() & ~state.may())


def margins_of(game: Game, state: State) -> list[float]:
    """How far each seat's score is ahead of the best of the others; alone, the score itself."""
    sign = -1 if game.low_score_wins else 1
    scores = [sign * score for score in state.scores()]
    return [
        float(score - max(scores[:seat] + scores[seat + 1 :], default=0))
        for seat, score in enumerate(scores)
    ]
