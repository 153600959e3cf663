"""A shard: some games of one specification, played by a pure function, as columns of numbers."""

from __future__ import annotations

import hashlib
import zlib

import msgspec

from runehall.engine import RunehallError, generator_for
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
    results: list[tuple[int, int, int, int]] = []
    scores: list[list[int]] = []
    reasons: dict[str, int] = {}
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
            reason = str(game.result(state).get("reason", UNNAMED))
            number = reasons.setdefault(reason, len(reasons))
            results.append((first, state.winners(), actions, number))
            scores.append(list(state.scores()))
    columns = named_columns(results, scores)
    if watch is not None:
        columns |= watch.columns
    return Played(columns, list(reasons), {} if watch is None else watch.document())


def named_columns(
    results: list[tuple[int, int, int, int]], scores: list[list[int]]
) -> dict[str, list[int]]:
    """Rows as columns."""
    first, winners, actions, reason = map(list, zip(*results, strict=True))
    columns = {"first": first, "winners": winners, "actions": actions, "reason": reason}
    for seat, of_seat in enumerate(zip(*scores, strict=True)):
        columns[f"score{seat}"] = list(of_seat)
    return columns
