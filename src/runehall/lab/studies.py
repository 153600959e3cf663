"""A study: which games are played to answer a designer's question, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from runehall.engine import BadOption, Game
from runehall.engine.errors import unknown
from runehall.lab.play.closely import verbs_of
from runehall.lab.play.specification import Specification, read_contestant, specify
from runehall.lab.runners import Runner
from runehall.lab.store import Shards

# How many games a part is content with, where the study has more.
CLOSER = 1000
WORTH = 2000
REACTION = 4000
DEALS, REPEATS = 100, 10
LADDER = (50, 200, 800, 3200)
SLOWER_MS = 100
MOST_COMBINATIONS = 64
PAIR = 2
LAST_PARTS = ("reaction", "confirmed")
PARTS = ("options", "closer", "worth", "luck", *LAST_PARTS)

# What is done of what there is to do, in the work of one game of policies.
Progress = Callable[[float, float], None]
WORK = {"policy": 1.0, "bot": 40.0}
WORK_OF_AN_ITERATION = 0.4
WORK_OF_A_CLOSER_LOOK = 30.0


@dataclass(frozen=True, kw_only=True)
class Study:
    """A question: how a game is, and what changes do to it."""

    game: Game
    seats: Sequence[int]
    games: int = 1000
    options: Mapping[str, Any] = field(default_factory=dict)
    """A preset and what it changes; a manifest with its contents."""
    vary: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    players: str = "sensible"
    seed: int = 0
    parts: Sequence[str] = PARTS
    closer: int = CLOSER
    worth: int = WORTH
    without: Sequence[str] = ()
    """What else a seat is forbidden, beside each verb: `play ward`."""
    ladder: int = 0
    """Games on each rung."""
    rungs: Sequence[int] = LADDER
    """The budgets of the seat that searches, in iterations."""
    confirm: str = ""
    """Who plays the verbs again that matter most: `master@100i`."""
    confirm_games: int = 200
    confirm_verbs: Sequence[str] = ()
    """Which they are, for who knows better."""
    confirm_seats: Sequence[int] = ()
    """At which tables; at all of them, if none is named."""

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if not self.seats:
            raise BadOption("A study needs at least one number of seats.")
        read_contestant(self.players)
        if self.confirm and read_contestant(self.confirm).kind != "search":
            raise BadOption("Only a player that searches can confirm: --confirm master@100i.")
        for name, values in self.vary.items():
            self.game.options.option(name)
            if not values:
                raise BadOption(f"The option “{name}” is varied over no value.")
        for word in self.without:
            verbs = verbs_of(self.game, self.seats[0], self.resolved(self.seats[0]))
            if word.split(" ", maxsplit=1)[0] not in verbs:
                raise unknown("verb", word, verbs)
        if len(list(self.changes())) > MOST_COMBINATIONS:
            raise BadOption(f"More than {MOST_COMBINATIONS} combinations are too many to compare.")
        for seats in self.seats:
            self.game.check_seats(seats)
            for changes in ({}, *self.changes()):
                self.resolved(seats, changes)

    def resolved(self, seats: int, changes: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """All options of a table of this size."""
        return self.game.options.resolve({**self.options, **(changes or {})}, seats)

    def changes(self) -> Iterator[dict[str, Any]]:
        """Every value that is varied, alone; of two options, every combination as well."""
        for name, values in self.vary.items():
            yield from ({name: value} for value in values)
        if len(self.vary) == PAIR:
            for values in product(*self.vary.values()):
                yield dict(zip(self.vary, values, strict=True))

    def variants(self, seats: int) -> list[dict[str, Any]]:
        """The changes that change something at a table of this size, single ones first."""
        base = self.resolved(seats)
        found: list[dict[str, Any]] = []
        for changes in self.changes():
            real = {name: value for name, value in changes.items() if base.get(name) != value}
            if real and real not in found:
                found.append(real)
        return sorted(found, key=len)

    # --- what is played --------------------------------------------------------------------------

    def specified(
        self, seats: int, changes: Mapping[str, Any] | None = None, **others: Any
    ) -> Specification:
        """Games of this study."""
        players = others.pop("players", self.players)
        return specify(
            self.game,
            seats,
            self.resolved(seats, changes),
            players=players,
            subject=others.pop("subject", players),
            seed=self.seed,
            **{"games": self.games, **others},
        )

    def base(self, seats: int, players: str = "", games: int | None = None) -> Specification:
        """The games as they are."""
        return self.specified(seats, players=players or self.players, games=games or self.games)

    def closely(self, seats: int, changes: Mapping[str, Any] | None = None) -> Specification:
        """The games that are looked at decision by decision."""
        return self.specified(seats, changes, games=min(self.games, self.closer), closely=True)

    def restricted(self, seats: int, word: str, players: str = "") -> Specification:
        """Games in which one seat never does something."""
        games = self.confirm_games if players else self.worth
        return self.specified(
            seats,
            players=players or self.players,
            games=min(self.games, games),
            forbidden=word,
        )

    def raced(self, seats: int, slower_ms: int) -> Specification:
        """Games whose races are decided by reaction times, one seat's being longer."""
        return self.specified(seats, games=min(self.games, REACTION), slower_ms=slower_ms)

    def repeated(self, seats: int) -> Specification:
        """Deals that are played several times."""
        deals = max(2, min(self.games // REPEATS, DEALS))
        return self.specified(seats, games=deals, repeats=REPEATS)

    def rung(self, seats: int, iterations: int) -> Specification:
        """Games in which one seat searches."""
        return self.specified(seats, games=self.ladder, subject=f"master@{iterations}i")

    def verbs(self, seats: int) -> list[str]:
        """What a seat is forbidden, one after another."""
        return [*verbs_of(self.game, seats, self.resolved(seats)), *self.without]

    def plan(self) -> Iterator[Specification]:
        """Everything that is played first, whatever it shows."""
        for seats in self.seats:
            yield self.base(seats)
            if "options" in self.parts:
                for changes in self.variants(seats):
                    yield self.specified(seats, changes)
            if "closer" in self.parts:
                yield self.closely(seats)
            if "worth" in self.parts and seats > 1:
                yield from (self.restricted(seats, word) for word in self.verbs(seats))
            if "luck" in self.parts and seats > 1:
                yield self.repeated(seats)
            if self.ladder and seats > 1:
                yield from (self.rung(seats, iterations) for iterations in self.rungs)


def work_of(specification: Specification) -> float:
    """How long games take, in games of policies."""
    found = 0.0
    for name in (specification.players, specification.subject):
        contestant = read_contestant(name)
        found += WORK.get(contestant.kind) or WORK_OF_AN_ITERATION * (contestant.iterations or 0)
    closer = WORK_OF_A_CLOSER_LOOK if specification.closely or specification.forbidden else 1.0
    return specification.games * specification.repeats * found * closer


def run(
    specifications: Sequence[Specification],
    store: Shards,
    runner: Runner,
    progress: Progress | None = None,
) -> None:
    """Play what the store does not hold yet, and keep every shard as soon as it comes."""
    shards = [shard for each in specifications for shard in each.shards()]
    missing = store.missing(shards)
    total = sum(map(work_of, shards))
    done = total - sum(map(work_of, missing))
    if progress is not None:
        progress(done, total)
    # Where nothing is missing, no cluster is troubled.
    for number, played in runner(missing) if missing else ():
        store.keep(missing[number], played)
        done += work_of(missing[number])
        if progress is not None:
            progress(done, total)
