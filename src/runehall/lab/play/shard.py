"""A shard: some games of one specification, played by a pure function, as columns of numbers."""

from __future__ import annotations

import hashlib
import zlib
from functools import partial

import msgspec

from runehall.engine import Game, RunehallError, State, generator_for
from runehall.games import GAMES
from runehall.lab.play.closely import Watch
from runehall.lab.play.playing import Seating, chooser_for, is_fast, play_fast
from runehall.lab.play.specification import Specification, code_of

UNNAMED = "over"  # the reason of a game that can end in one way only
DIGEST = 32


class BrokenShard(RunehallError):
    """A file of a study that does not hold what it should."""


class Played(msgspec.Struct):
    """What came of some games: a number for each game in every column, and what was counted."""

    columns: dict[str, list[int]]
    reasons: list[str]
    """The words that the column `reason` counts."""
    counts: dict[str, dict[str, int]]

    def packed(self) -> bytes:
        """As it is kept and sent, with a proof that it is whole."""
        body = zlib.compress(msgspec.msgpack.encode(self), 1)
        return hashlib.sha256(body).digest() + body


def unpacked(data: bytes, where: str) -> Played:
    """What was packed, if it is whole."""
    digest, body = data[:DIGEST], data[DIGEST:]
    if hashlib.sha256(body).digest() != digest:
        raise BrokenShard(
            f"The file {where} is damaged. Delete it and give the same command again:"
            " only its games are played anew."
        )
    return msgspec.msgpack.decode(zlib.decompress(body), type=Played)


def play_shard(specification: Specification) -> bytes:
    """Play the games of a specification, wherever this runs."""
    game = GAMES[specification.game]
    if code_of(game.package) != specification.code:
        raise RunehallError(
            "This machine has other rules or bots than the one that asks;"
            " install the same version of Runehall on both."
        )
    return play(specification).packed()


def play(specification: Specification) -> Played:
    """The games of a specification. Game number k has the seed s + k everywhere."""
    game = GAMES[specification.game]
    heuristics = game.heuristics()
    seating = None if is_fast(specification) else Seating(game, specification, heuristics)
    watch = Watch(game, heuristics) if specification.closely else None
    table = game.new(specification.seats, dict(specification.options))
    results = Results(game, specification.seats)
    for seed in range(specification.seed, specification.seed + specification.games):
        for repeat in range(specification.repeats):
            state = table.anew(generator_for(seed))
            first = state.turn
            chooser = chooser_for(seed, repeat)
            if seating is None:
                actions = play_fast(specification.players, state, heuristics, chooser)
            else:
                if watch is not None:
                    watch.begin(seed)
                actions = seating.play(state, seed, chooser, watch)
            results.note(state, first, actions)
    columns = results.columns()
    if watch is not None:
        columns |= watch.columns
    return Played(columns, list(results.reasons), {} if watch is None else watch.document())


class Results:
    """Columns that grow by a number a game; no game leaves an object behind, let alone a document.

    >>> game = GAMES["alaska"]
    >>> results = Results(game, 2)
    >>> results.note(game.new(2, seed=7), first=0, actions=0)
    >>> sorted(results.columns())
    ['actions', 'first', 'reason', 'score0', 'score1', 'winners']
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.reason_of = game.ending or partial(reason_in_result, game)
        self.seats = seats
        self.reasons: dict[str, int] = {}
        self.first: list[int] = []
        self.winners: list[int] = []
        self.actions: list[int] = []
        self.reason: list[int] = []
        self.scores: list[int] = []
        """Of all seats of a game, then of all seats of the next one."""

    def note(self, state: State, first: int, actions: int) -> None:
        """A game is over."""
        self.first.append(first)
        self.winners.append(state.winners())
        self.actions.append(actions)
        self.reason.append(self.reasons.setdefault(self.reason_of(state), len(self.reasons)))
        self.scores.extend(state.scores())

    def columns(self) -> dict[str, list[int]]:
        """A number for each game, by name."""
        return {
            "first": self.first,
            "winners": self.winners,
            "actions": self.actions,
            "reason": self.reason,
            **{f"score{seat}": self.scores[seat :: self.seats] for seat in range(self.seats)},
        }


def reason_in_result(game: Game, state: State) -> str:
    """Why a game has ended that tells it only with all the rest."""
    return str(game.result(state).get("reason", UNNAMED))
