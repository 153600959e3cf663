"""Who chooses at a seat: a policy, a bot, and either of them without something it may not do."""

from __future__ import annotations

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from runehall.bots import Insight, make_bot
from runehall.bots.bot import LARGEST_SEED, Bot
from runehall.engine import Chooser, Game, Heuristics, State
from runehall.engine.heuristics import play_sensibly
from runehall.engine.playout import one_of_kind, random_action, random_action_by_kind
from runehall.engine.state import NOTHING, VERB_SHIFT
from runehall.lab.play.abstaining import Abstaining, Forbidden, abstaining_game
from runehall.lab.play.specification import Contestant, read_contestant

# How somebody looks for another action: so many of them, on so many guesses, so far ahead.
ALTERNATIVES = 12
GUESSES = 2
STEPS = 4
# Who never passes could keep a window open for ever: restraint wears off within a turn, when
# something was forgone so often, or could have been done so often.
MOST_REFUSALS = 5
MOST_CHANCES = 20


class Mind(ABC):
    """What decides for a seat."""

    @abstractmethod
    def choose(self, state: State, seat: int, chooser: Chooser) -> int:
        """A legal action, or NOTHING to let the others go on."""

    def second_best(self, state: State, seat: int, allowed: list[int]) -> int:
        """The best of these actions, of which NOTHING may be one."""
        raise NotImplementedError


class Policy(Mind):
    """The game's rules of thumb; they look only at what the seat may know."""

    def __init__(self, heuristics: Heuristics, seed: int) -> None:
        self.heuristics = heuristics
        self.luck = Chooser(seed ^ 0x5DEECE66D)

    def choose(self, state: State, seat: int, chooser: Chooser) -> int:
        """What seems sensible."""
        return self.heuristics.choose(state, seat, chooser)

    def second_best(self, state: State, seat: int, allowed: list[int]) -> int:
        """What promises most, a few steps ahead, on guesses of what is hidden."""
        promises = promises_of(self.heuristics, state, seat, allowed, self.luck)
        return allowed[promises.index(max(promises))]


class Careless(Policy):
    """Chooses at random, perhaps the kind of action first."""

    def __init__(self, heuristics: Heuristics, seed: int, *, by_kind: bool) -> None:
        super().__init__(heuristics, seed)
        self.by_kind = by_kind

    def choose(self, state: State, seat: int, chooser: Chooser) -> int:
        """Any action."""
        draw = random_action_by_kind if self.by_kind else random_action
        return draw(state, seat, chooser)

    def second_best(self, state: State, seat: int, allowed: list[int]) -> int:
        """Any of them."""
        return allowed[self.luck.below(len(allowed))]


class Thinker(Mind):
    """A bot, which is handed insights."""

    def __init__(self, game: Game, contestant: Contestant, seed: int) -> None:
        self.game = game
        self.contestant = contestant
        self.seed = seed
        self.bot: Bot = make_bot(contestant.level, game, seed)
        self.iterations = contestant.iterations
        self.policy = Policy(game.heuristics(), seed & LARGEST_SEED)

    def choose(self, state: State, seat: int, chooser: Chooser) -> int:
        """What the bot finds best."""
        return self.bot.choose(Insight(self.game, state, seat), iterations=self.iterations)

    def second_best(self, state: State, seat: int, allowed: list[int]) -> int:
        """What promises most; who searches is handed a shorter list instead (`abstaining.py`)."""
        return self.policy.second_best(state, seat, allowed)


class Patience:
    """Counts, turn by turn, how often restraint was asked for."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.turn = (-1, -1)
        self.asked = 0

    def ends(self, state: State) -> bool:
        """Whether it was asked for so often in this turn that it is enough."""
        if (state.turn, state.turn_no) != self.turn:
            self.turn = (state.turn, state.turn_no)
            self.asked = 0
        self.asked += 1
        return self.asked > self.most


class Restrained(Mind):
    """Never takes what it is forbidden, unless there is nothing else."""

    def __init__(self, mind: Mind, forbidden: Forbidden) -> None:
        self.mind = mind
        self.forbidden = forbidden
        self.patience = Patience(MOST_REFUSALS)

    def choose(self, state: State, seat: int, chooser: Chooser) -> int:
        """What the mind wants, or the best of what is left."""
        action = self.mind.choose(state, seat, chooser)
        if not self.forbidden.holds(action) or self.patience.ends(state):
            return action
        allowed = [each for each in choices(state, seat) if not self.forbidden.holds(each)]
        return self.mind.second_best(state, seat, allowed) if allowed else action


class Abstainer(Mind):
    """Searches on lists that lack what is forbidden, and so makes no plans with it either."""

    def __init__(self, thinker: Thinker, forbidden: Forbidden) -> None:
        self.thinker = thinker
        self.forbidden = forbidden
        self.game = abstaining_game(thinker.game)
        self.bot: Bot = make_bot(thinker.contestant.level, self.game, thinker.seed)
        self.patience = Patience(MOST_CHANCES)

    def choose(self, state: State, seat: int, chooser: Chooser) -> int:
        """What the bot finds best of what is left."""
        tempted = any(map(self.forbidden.holds, state.legal(seat)))
        if tempted and self.patience.ends(state):
            return self.thinker.choose(state, seat, chooser)
        insight = Insight(self.game, Abstaining(state, seat, self.forbidden), seat)
        return self.bot.choose(insight, iterations=self.thinker.iterations)


def without(mind: Mind, forbidden: Forbidden) -> Mind:
    """Somebody who does without something, as well as they can."""
    if isinstance(mind, Thinker) and mind.contestant.kind == "search":
        return Abstainer(mind, forbidden)
    return Restrained(mind, forbidden)


def choices(state: State, seat: int) -> list[int]:
    """What a seat can do, to let the others go on included where they can."""
    must = state.must()
    waits = must != 0 and not must >> seat & 1
    return [*([NOTHING] if waits else []), *state.legal(seat)]


def promises_of(
    heuristics: Heuristics, state: State, seat: int, actions: list[int], luck: Chooser
) -> list[float]:
    """What actions seem to be worth a few steps later; of very many, only some are looked at."""
    looked_at = some_of(actions, luck)
    promises = [0.0 if action in looked_at else -1.0 for action in actions]
    for _ in range(GUESSES):
        guess = state.guess(seat, luck)
        future = luck.word()
        for place, action in enumerate(actions):
            if promises[place] >= 0.0:
                after = guess.copy()
                if action != NOTHING:
                    after.apply(seat, action)
                play_sensibly(after, heuristics, Chooser(future), STEPS)
                promises[place] += heuristics.evaluate(after, seat) / GUESSES
    return promises


def some_of(actions: list[int], luck: Chooser) -> set[int]:
    """At most so many of these actions, of all kinds where there are kinds."""
    if len(actions) <= ALTERNATIVES:
        return set(actions)
    waits = actions[0] == NOTHING
    legal = actions[1:] if waits else actions
    kinds = len({action >> VERB_SHIFT for action in legal})
    chosen = {NOTHING} if waits else set()
    for number in range(ALTERNATIVES):
        chosen.add(int(one_of_kind(vec[i64](legal), number % kinds, luck)))
    return chosen


def minds_of(game: Game, names: list[str], heuristics: Heuristics, seed: int) -> list[Mind]:
    """Who sits at each seat in the game of a seed."""
    minds: list[Mind] = []
    for seat, name in enumerate(names):
        contestant = read_contestant(name)
        own = (seed * 64 + seat) & LARGEST_SEED
        if contestant.level:
            minds.append(Thinker(game, contestant, own))
        elif name == "sensible":
            minds.append(Policy(heuristics, own))
        else:
            minds.append(Careless(heuristics, own, by_kind=name == "kind"))
    return minds
