"""One game between bots, from the deal to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from time import thread_time
from typing import Any

from runehall.bots.bot import DECLINE, LARGEST_SEED, Bot, make_bot
from runehall.bots.insight import Insight
from runehall.bots.levels import level_named
from runehall.bots.outside import STAND_IN, OutsideBot
from runehall.bots.search import Tuning
from runehall.bots.trained import HANDS, SUFFIX, bot_at, player_named, read_trained
from runehall.engine import Chooser, Game, State, UnknownName, seats_in, win_share

COMMAND = "cmd:"
ITERATIONS = "i"


@dataclass(frozen=True)
class Contender:
    """A level, perhaps with a think time of its own, a trained player, or a program.

    `master`, `master@25` (milliseconds), `master@400i` (iterations: the same on every machine),
    `alaska-2.npz` (`trained.py`), `cmd:python my_bot.py` (`outside.py` says what it reads and
    writes).
    """

    name: str
    level: str
    budget_ms: float | None = None
    iterations: int | None = None
    tuning: Tuning | None = None  # of the search, if not the game's
    command: str = ""  # of a program that plays instead of a level
    file: str = ""  # of a trained player that plays instead of a level


def read_contender(text: str, budget_ms: float | None = None) -> Contender:
    """The contender that a text names; `budget_ms` is for those that say nothing themselves.

    >>> read_contender("master@25")
    Contender(name='master@25', level='master', budget_ms=25.0, ...)
    """
    if text.startswith(COMMAND):
        return Contender(text, STAND_IN, command=text.removeprefix(COMMAND))
    if text.endswith(SUFFIX):
        return Contender(player_named(text).name, HANDS, file=text)
    level, at, think = text.partition("@")
    level_named(level)
    if not at:
        return Contender(text, level, budget_ms)
    try:
        if think.endswith(ITERATIONS):
            return Contender(text, level, iterations=int(think.removesuffix(ITERATIONS)))
        return Contender(text, level, float(think))
    except ValueError:
        raise UnknownName(
            f"“{think}” is neither a think time in milliseconds nor a number of iterations (400i)."
        ) from None


def kept_apart(contenders: Sequence[Contender]) -> list[Contender]:
    """Contenders of whom no two have the same name.

    >>> [each.name for each in kept_apart([read_contender("random")] * 3)]
    ['random', 'random #2', 'random #3']
    """
    seen: Counter[str] = Counter()
    apart = []
    for contender in contenders:
        seen[contender.name] += 1
        number = seen[contender.name]
        name = contender.name if number == 1 else f"{contender.name} #{number}"
        apart.append(replace(contender, name=name))
    return apart


def check_contenders(
    game: Game, contenders: Sequence[Contender], seats: int, options: Mapping[str, Any]
) -> None:
    """Complain about trained players that cannot play at such a table."""
    for contender in contenders:
        if contender.file:
            read_trained(contender.file).check(game, game.new(seats, options))


@dataclass(frozen=True)
class Result:
    """How one game ended, seat by seat."""

    shares: list[float]
    margins: list[float]
    decisions: list[int]
    thinking: list[float]
    faults: list[str] = field(default_factory=list)
    """What programs have done wrong, seat by seat; a stand-in has played on for them."""


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
    with ExitStack() as leaving:
        players = [
            seated(contender, game, seed * 64 + seat, leaving)
            for seat, contender in enumerate(contenders)
        ]
        return play_on(game, state, contenders, players, watch=watch, seed=seed)


def seated(contender: Contender, game: Game, seed: int, leaving: ExitStack) -> Bot:
    """The bot of a contender; what it holds is let go of at the end."""
    if contender.command:
        program = OutsideBot(contender.command, game, seed)
        leaving.callback(program.close)
        return program
    if contender.file:
        return bot_at(player_named(contender.file), game, seed)
    bot = make_bot(contender.level, game, seed, contender.tuning)
    bot.think_by_processor_time()
    return bot


def play_on(
    game: Game,
    state: State,
    contenders: Sequence[Contender],
    players: Sequence[Bot],
    *,
    watch: Callable[[State], None] | None,
    seed: int,
) -> Result:
    """Play from a position to the end."""
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
    faults = [player.fault for player in players]
    return Result(shares, margins_of(game, state), decisions, thinking, faults)


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
