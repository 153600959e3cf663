"""Tuning a game: which options come nearest to what somebody wants of it, and at what price."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from runehall.engine import BadOption, Option
from runehall.engine.options import Within, in_json
from runehall.lab.numbers.conditions import Condition
from runehall.lab.numbers.findings import AtSeats
from runehall.lab.numbers.statistics import Estimate
from runehall.lab.reading import carry_out
from runehall.lab.runners import Runner, extra
from runehall.lab.store import Shards
from runehall.lab.studies import Study

TRIALS = 40
FINALISTS = 6
# What has to be looked at for a metric; results are always.
PARTS_OF = {"length": "closer", "forced": "closer", "luck": "luck"}

Tell = Callable[[float, float], None]


@dataclass(frozen=True)
class Trial:
    """Some options, what they came to, and how far that is from each goal."""

    changes: Mapping[str, Any]
    values: list[Estimate]
    """For each goal, at the number of seats where it is furthest from holding."""
    distances: list[float]

    @property
    def distance(self) -> float:
        """How far it is from all goals together."""
        return sum(self.distances)

    def beats(self, other: Trial) -> bool:
        """Whether it is nowhere worse and somewhere better, few changes being better than many."""
        mine, theirs = ((*each.distances, len(each.changes)) for each in (self, other))
        return mine != theirs and all(a <= b for a, b in zip(mine, theirs, strict=True))


class Tuning:
    """A search for options. The optimiser proposes, the lab measures, always on the same deals."""

    def __init__(
        self,
        about: Study,
        goals: Sequence[Condition],
        over: Sequence[str],
        *,
        store: Shards,
        runner: Runner,
    ) -> None:
        if not goals or not over:
            raise BadOption("Tuning needs a goal and options to change: --goal … --over ….")
        self.optuna = extra("optuna", "lab")
        parts = {PARTS_OF[goal.metric] for goal in goals if goal.metric in PARTS_OF}
        self.about = replace(about, parts=tuple(sorted(parts)), vary={})
        self.about.check()
        self.goals = goals
        self.options = [settable(about.game.options.option(name)) for name in over]
        self.store = store
        self.runner = runner
        self.tried: dict[str, Trial] = {}

    def search(self, trials: int = TRIALS, progress: Tell | None = None) -> list[Trial]:
        """The best that were found, none of them beaten by another, measured on new deals."""
        self.optuna.logging.set_verbosity(self.optuna.logging.ERROR)
        sampler = self.optuna.samplers.TPESampler(seed=self.about.seed)
        found = self.optuna.create_study(sampler=sampler)
        found.enqueue_trial(self.as_proposed(self.about.resolved(self.about.seats[0])))

        def told(_study: object, trial: Any) -> None:
            if progress is not None:
                progress(trial.number + 1, trials)

        found.optimize(self.objective, n_trials=trials, callbacks=[told])
        return self.finalists()

    def objective(self, trial: Any) -> float:
        """How far a proposal is from the goals."""
        changes = {option.name: proposed(trial, option) for option in self.options}
        try:
            return self.measured(self.real(changes)).distance
        except BadOption as error:
            raise self.optuna.TrialPruned from error

    def real(self, changes: Mapping[str, Any]) -> dict[str, Any]:
        """What of a proposal differs from the game as it is."""
        base = self.about.resolved(self.about.seats[0])
        return {name: value for name, value in changes.items() if base.get(name) != value}

    def as_proposed(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The game as it is, in the optimiser's words."""
        return {
            option.name: values[option.name]
            if ranged(option) is not None
            else in_json(values[option.name])
            for option in self.options
        }

    def measured(self, changes: Mapping[str, Any]) -> Trial:
        """What a proposal comes to; the same one is measured once."""
        key = str(sorted(changes.items()))
        if key not in self.tried:
            self.tried[key] = self.measure(changes, self.about.seed)
        return self.tried[key]

    def measure(self, changes: Mapping[str, Any], seed: int) -> Trial:
        """Play games with some options changed, from a seed on."""
        about = replace(self.about, options={**self.about.options, **changes}, seed=seed)
        tables = carry_out(about, self.store, self.runner).tables
        values, distances = [], []
        for goal in self.goals:
            worst = max(tables, key=lambda table: goal.distance(value_of(goal, table).value))
            values.append(value_of(goal, worst))
            distances.append(goal.distance(values[-1].value))
        return Trial(dict(changes), values, distances)

    def finalists(self) -> list[Trial]:
        """The trials that no other beats and the game as it is, measured again on new deals.

        The best of many is partly the luckiest; on deals of their own they show what they are.
        """
        trials = list(self.tried.values())
        best = [each for each in trials if not any(other.beats(each) for other in trials)]
        best.sort(key=lambda each: (each.distance, len(each.changes)))
        chosen = [each.changes for each in best[:FINALISTS]]
        if {} not in chosen:
            chosen.append({})
        again = [self.measure(each, self.about.seed + self.about.games) for each in chosen]
        return sorted(again, key=lambda each: (each.distance, len(each.changes)))


def value_of(goal: Condition, table: AtSeats) -> Estimate:
    """What a goal is about, at one table."""
    value = goal.value(table)
    assert value is not None, "what a goal needs is measured"
    return value


def ranged(option: Option) -> Within | None:
    """The range of an option that is a number and nothing else."""
    admits = option.admits
    return admits if isinstance(admits, Within) and not admits.others else None


def settable(option: Option) -> Option:
    """An option that a search can propose values for."""
    if option.names_seat or (ranged(option) is None and not option.choices):
        raise BadOption(f"The option “{option.name}” has no list of values to search.")
    return option


def proposed(trial: Any, option: Option) -> Any:
    """The value that the optimiser proposes for an option."""
    within = ranged(option)
    if within is not None:
        return trial.suggest_int(option.name, within.low, within.high)
    by_word = {in_json(value): value for value in option.choices}
    return by_word[trial.suggest_categorical(option.name, list(by_word))]
