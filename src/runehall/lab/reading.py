"""Reading a study: from the games in its store to what they say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from runehall import __version__
from runehall.games import game_named
from runehall.lab.examples import examples_of
from runehall.lab.numbers.comparisons import (
    effect_of,
    effect_on_subject,
    interaction_of,
    luck_of,
    share_of_subject,
)
from runehall.lab.numbers.findings import AtSeats, Findings, Interaction, Rung, Variant, Worth
from runehall.lab.numbers.measures import Closer, Summary, closer_look, summary_of
from runehall.lab.numbers.statistics import share
from runehall.lab.play.specification import Specification, code_of
from runehall.lab.runners import Runner, here
from runehall.lab.store import Games, Memory, Shards, Store
from runehall.lab.studies import SLOWER_MS, Progress, Study, run

# What cheap play may exaggerate is played again where it matters as much as this.
WORTH_CONFIRMING = 0.03
MOST_CONFIRMED = 4
TWO = 2


class ReadTable:
    """The games of one number of seats."""

    def __init__(self, about: Study, store: Shards, seats: int) -> None:
        self.about = about
        self.store = store
        self.seats = seats
        self.low_wins = about.game.low_score_wins

    @cached_property
    def base(self) -> Games:
        """The games as they are."""
        return self.store.gather(self.about.base(self.seats))

    @cached_property
    def summary(self) -> Summary:
        """What their results say."""
        return summary_of(self.base, low_wins=self.low_wins)

    @property
    def side_size(self) -> int:
        """How many seats win together."""
        return len(self.summary.sides[0])

    @cached_property
    def looked_at(self) -> Games | None:
        """The games that were looked at decision by decision."""
        wanted = "closer" in self.about.parts
        return self.store.gather(self.about.closely(self.seats)) if wanted else None

    @cached_property
    def closer(self) -> Closer | None:
        """What a closer look shows."""
        return None if self.looked_at is None else closer_look(self.looked_at)

    @cached_property
    def worth(self) -> list[Worth]:
        """What each verb is worth to a seat, the dearest first."""
        if "worth" not in self.about.parts or self.seats == 1:
            return []
        found = [
            self.worth_of(word, self.about.restricted(self.seats, word), self.base)
            for word in self.about.verbs(self.seats)
        ]
        return sorted(found, key=lambda each: each.share.value)

    def worth_of(self, word: str, restricted: Specification, base: Games) -> Worth:
        """What a seat has less of the win without something."""
        games = self.store.gather(restricted)
        return Worth(word, restricted.players, effect_on_subject(games, base, self.side_size))

    # --- what only the first games can decide ---------------------------------------------------

    @property
    def races(self) -> bool:
        """Whether being quick can matter: several seats were free to act at once."""
        wanted = "reaction" in self.about.parts and self.seats > 1
        return wanted and self.closer is not None and self.closer.raced > 0.0

    @property
    def to_confirm(self) -> list[str]:
        """The verbs that are played again by players who search."""
        about = self.about
        if not about.confirm or (about.confirm_seats and self.seats not in about.confirm_seats):
            return []
        if about.confirm_verbs:
            return list(about.confirm_verbs)
        return [each.name for each in self.worth if each.share.surely_beyond(WORTH_CONFIRMING)][
            :MOST_CONFIRMED
        ]

    def further(self) -> Iterator[Specification]:
        """What is played after a first look."""
        if self.races:
            yield self.about.raced(self.seats, 0)
            yield self.about.raced(self.seats, SLOWER_MS)
        if self.to_confirm:
            yield self.confirming_base()
            for word in self.to_confirm:
                yield self.about.restricted(self.seats, word, self.about.confirm)

    def confirming_base(self) -> Specification:
        """The games of searching players as they are."""
        games = min(self.about.games, self.about.confirm_games)
        return self.about.base(self.seats, self.about.confirm, games)

    # --- everything ------------------------------------------------------------------------------

    def findings(self) -> AtSeats:
        """All that was found at this number of seats."""
        found = AtSeats(self.about.resolved(self.seats), self.summary, self.closer)
        found.worth = self.worth
        if "options" in self.about.parts:
            found.variants = [self.variant(each) for each in self.about.variants(self.seats)]
            found.interactions = list(self.interactions())
        if self.looked_at is not None:
            found.examples = examples_of(self.looked_at, low_wins=self.low_wins)
        if "luck" in self.about.parts and self.seats > 1:
            repeated = self.store.gather(self.about.repeated(self.seats))
            found.luck = luck_of(repeated, self.summary.sides)
        if self.races:
            even, slower = (
                self.store.gather(self.about.raced(self.seats, ms)) for ms in (0, SLOWER_MS)
            )
            found.reaction = effect_on_subject(slower, even, self.side_size)
        if self.to_confirm:
            base = self.store.gather(self.confirming_base())
            found.confirmed = [
                self.worth_of(
                    word, self.about.restricted(self.seats, word, self.about.confirm), base
                )
                for word in self.to_confirm
            ]
        if self.about.ladder and self.seats > 1:
            found.ladder = [self.rung(iterations) for iterations in self.about.rungs]
        return found

    def changed(self, changes: Mapping[str, Any]) -> Games:
        """The games with some options changed."""
        return self.store.gather(self.about.specified(self.seats, changes))

    def variant(self, changes: Mapping[str, Any]) -> Variant:
        """What changed options do."""
        games, sides = self.changed(changes), self.summary.sides
        return Variant(
            changes,
            summary_of(games, low_wins=self.low_wins, sides=sides),
            effect_of(games, self.base, sides, low_wins=self.low_wins),
        )

    def interactions(self) -> Iterator[Interaction]:
        """What pairs of changes do beyond what each does alone."""
        for changes in self.about.variants(self.seats):
            if len(changes) == TWO:
                one, other = (self.changed({name: value}) for name, value in changes.items())
                both, sides = self.changed(changes), self.summary.sides
                yield Interaction(changes, interaction_of(both, one, other, self.base, sides))

    def rung(self, iterations: int) -> Rung:
        """What thinking for so long brings."""
        games = self.store.gather(self.about.rung(self.seats, iterations))
        return Rung(iterations, share(share_of_subject(games, self.side_size)))


class Reading:
    """All tables of a study."""

    def __init__(self, about: Study, store: Shards) -> None:
        self.about = about
        self.tables = [ReadTable(about, store, seats) for seats in about.seats]

    def further(self) -> Iterator[Specification]:
        """What is played after a first look."""
        for table in self.tables:
            yield from table.further()

    def findings(self) -> Findings:
        """What the study has found."""
        about = self.about
        default = about.game.options.seat_presets.get(
            about.seats[0], about.game.options.default_preset
        )
        return Findings(
            game=about.game.id,
            version=about.game.version,
            runehall=__version__,
            code=code_of(about.game.package),
            players=about.players,
            seed=about.seed,
            games=about.games,
            preset=str(about.options.get("preset", default)),
            tables=[table.findings() for table in self.tables],
        )


def study(
    game: str,
    *,
    seats: int | Sequence[int] | None = None,
    runner: Runner = here,
    store: Path | None = None,
    progress: Progress | None = None,
    **question: Any,
) -> Findings:
    """Play a study and say what it found. `question` is what a `Study` can be asked.

    >>> found = study("alaska", games=40, seats=2, parts=())
    >>> found.tables[0].summary.games
    40
    """
    described = game_named(game)
    asked = (seats,) if isinstance(seats, int) else seats
    about = Study(game=described, seats=tuple(asked or described.seat_counts[:1]), **question)
    return carry_out(about, Memory() if store is None else Store(store), runner, progress)


def carry_out(
    about: Study, store: Shards, runner: Runner, progress: Progress | None = None
) -> Findings:
    """Play a study in a store, and read what it says there."""
    about.check()
    run(list(about.plan()), store, runner, progress)
    reading = Reading(about, store)
    run(list(reading.further()), store, runner, progress)
    return reading.findings()
