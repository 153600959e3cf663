"""Puzzles: moments of games with one action that is clearly best.

They are mined from games between skilled bots by a long search and shipped as data, one line a
puzzle: the record up to the moment, whose decision it is, what is best, and why.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from runehall.bots import Insight, make_bot
from runehall.bots.contest import Contest
from runehall.bots.match import in_order_of_reaction
from runehall.bots.search import Search, tuning_of
from runehall.coach.mirror import mirror_of, things_seen
from runehall.coach.reasons import Stored, stored
from runehall.coach.why import reasons_for
from runehall.engine import Chooser, Document, Game, Record, Table, read_record, replay, replayed
from runehall.engine.replay import start_of
from runehall.engine.state import NOTHING

# What makes a puzzle: so far ahead is the best action of every other, in shares of the win, after a
# first look and after a long one; there is something to choose; and the game is still open.
FIRST_LEAD, LEAD = 0.07, 0.06
FEWEST_ACTIONS, MOST_ACTIONS = 3, 400
LEAST_CHANCE = 0.12
# So many puzzles of a game may have a solution of the same kind.
MOST_ALIKE = 4
# Iterations of the first look, and other luck for each of the long ones.
FIRST_LOOK = 1200
LONG_LOOKS = (101, 202)
# What a puzzle has beside its record.
KEYS = ("seat", "best", "chance", "next", "why", "recalled")
DIGITS = 3


@dataclass(frozen=True)
class Puzzle:
    """A moment of a game: who decides, and what is best by how much."""

    record: Record
    seat: int
    best: str
    chance: float
    """Of the best action."""
    next: float
    """Of the best of all others."""
    why: list[Stored]
    recalled: list[Stored]
    """What the seat has seen of hidden things."""

    def document(self) -> Document:
        """As it is stored."""
        return {
            **self.record.document(),
            "seat": self.seat,
            "best": self.best,
            "chance": round(self.chance, DIGITS),
            "next": round(self.next, DIGITS),
            "why": self.why,
            "recalled": self.recalled,
        }

    def table(self, games: Mapping[str, Game]) -> Table:
        """The table at that moment."""
        return replay(self.record, games)


def read_puzzle(document: dict[str, Any]) -> Puzzle:
    """The puzzle of a document."""
    record = {name: value for name, value in document.items() if name not in KEYS}
    return Puzzle(read_record(record), *(document[name] for name in KEYS))


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles that are shipped for a game, in their order."""
    path = files("runehall.coach") / "puzzles" / f"{game}.jsonl"
    if not path.is_file():
        return []
    return [read_puzzle(json.loads(line)) for line in path.read_text("utf-8").splitlines()]


@dataclass(frozen=True)
class Look:
    """What a search says of a decision: the best action, and how far it is ahead of the next."""

    search: Search
    best: int
    chance: float
    next: float

    @property
    def lead(self) -> float:
        """How far the best is ahead."""
        return self.chance - self.next


def look_at(insight: Insight, iterations: int, seed: int) -> Look:
    """Think about a decision for so many iterations."""
    heuristics = insight.game.heuristics()
    search = Search(heuristics, tuning_of(heuristics), Chooser(seed))
    contest = search.run(insight.stand_in, insight.seat, -1.0, iterations)
    best = contest.choice(search.tuning.doubt)
    return Look(
        search, int(contest.actions[best]), contest.estimate(best), runner_up(contest, best)
    )


def runner_up(contest: Contest, best: int) -> float:
    """The chance of the best action but one."""
    return max(
        contest.estimate(place)
        for place in range(len(contest.actions))
        if place != best and contest.tries_in_all[place] > 0
    )


def is_solution(puzzle: Puzzle, games: Mapping[str, Game], iterations: int, seed: int) -> bool:
    """Whether a search still finds that nothing else is better."""
    table = puzzle.table(games)
    look = look_at(Insight.at(table, puzzle.seat), iterations, seed)
    return look.best == table.notation.parse(puzzle.best)


class Mine:
    """Looks for puzzles in the games of some seats that begin with one seed after another."""

    def __init__(self, game: Game, seats: int, iterations: int, *, obvious: bool) -> None:
        self.game = game
        self.seats = seats
        self.iterations = iterations
        self.obvious = obvious
        """Whether what a skilled bot would do may be the solution."""
        self.kinds: Counter[str] = Counter()

    def dig(self, seed: int) -> Puzzle | None:
        """The first puzzle of the game between skilled bots that begins with a seed."""
        game, table = self.game, Table.new(self.game, seats=self.seats, seed=seed)
        bots = [make_bot("skilled", game, seed * 64 + seat) for seat in range(self.seats)]
        chooser = Chooser(seed)
        while not table.over:
            for seat in in_order_of_reaction(table.state, bots, chooser):
                insight = Insight.at(table, seat)
                action = bots[seat].choose(insight)
                found = self.puzzle_at(table, insight, action)
                if found is not None:
                    return found
                if action != NOTHING:
                    table.do(seat, table.notation.text(action))
                    break
        return None

    def puzzle_at(self, table: Table, insight: Insight, first_idea: int) -> Puzzle | None:
        """The puzzle of a decision, if it is one."""
        heuristics = self.game.heuristics()
        if not FEWEST_ACTIONS <= len(insight.legal()) <= MOST_ACTIONS:
            return None
        if not insight.is_waited_for() or heuristics.is_toss_up(insight.stand_in, insight.seat):
            return None
        first = look_at(insight, FIRST_LOOK, 1)
        if first.lead < FIRST_LEAD or first.chance < LEAST_CHANCE:
            return None
        kind = table.notation.kind(first.best).name
        if (first.best == first_idea and not self.obvious) or self.kinds[kind] >= MOST_ALIKE:
            return None
        looks = [look_at(insight, self.iterations, seed) for seed in LONG_LOOKS]
        if any(look.best != first.best or look.lead < LEAD for look in looks):
            return None
        self.kinds[kind] += 1
        return puzzle_of(table, insight, looks[-1])


def puzzle_of(table: Table, insight: Insight, look: Look) -> Puzzle:
    """The puzzle of a decision that a search has looked at."""
    best = table.notation.text(look.best)
    return Puzzle(
        record=table.record(),
        seat=insight.seat,
        best=best,
        chance=look.chance,
        next=look.next,
        why=[stored(each) for each in reasons_for(look.search, insight, best, look.chance)],
        recalled=remembered(table.record(), table, insight.seat),
    )


def remembered(record: Record, table: Table, seat: int) -> list[Stored]:
    """What a seat has seen of hidden things in the game so far, and how long ago."""
    start = start_of(record, {table.game.id: table.game})
    mirror = mirror_of(start)
    for ply, _ in enumerate(replayed(start, record.actions), start=1):
        mirror.look(start.state, ply)
    things = things_seen(table.game, table.state, seat)
    return [stored(each) for each in mirror.recalled(seat, things, table.state.turn_no)]
