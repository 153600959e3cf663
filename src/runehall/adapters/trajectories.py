"""Games as data to learn from: one row for each decision, as NPZ or Parquet.

A row holds what the seat knew (`observation`), what it could do (`legal`, ids), what it did
(`action`, an id), who it was (`seat`), in which game (`game`, `seed`), and what the game was worth
to that seat in the end (`reward`). Games of bots and records of a hall become the same rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from runehall.adapters.environment import Environment
from runehall.bots import DECLINE, Insight
from runehall.bots.match import Contender, seated
from runehall.engine import BadOption, BadRecord, Record, RunehallError, State, replay
from runehall.engine.action_space import WAIT, choices_of
from runehall.engine.arrays import parts_for_programs
from runehall.engine.episode import rewards_of
from runehall.engine.game import Game
from runehall.games import GAMES

__all__ = ["Rows", "play_games", "rows_of_record", "save"]


@dataclass
class Rows:
    """Decisions, column by column."""

    width: int
    observation: list[bytes] = field(default_factory=list)
    legal: list[list[int]] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    game: list[int] = field(default_factory=list)
    seed: list[str] = field(default_factory=list)
    reward: list[float] = field(default_factory=list)

    def end_game(self, number: int, seed: object, rewards: Sequence[float]) -> None:
        """The decisions since the last game were this one's."""
        for seat in self.seat[len(self.reward) :]:
            self.game.append(number)
            self.seed.append(str(seed))
            self.reward.append(rewards[seat])

    def extend(self, other: Rows) -> None:
        """Take over all rows of others, whose games are counted on."""
        if other.width != self.width:
            raise BadRecord("These records are of tables of different kinds.")
        for name in ("observation", "legal", "action", "seat", "game", "seed", "reward"):
            getattr(self, name).extend(getattr(other, name))


class Watcher:
    """Notes decisions of one table."""

    def __init__(self, game: Game, table: State) -> None:
        self.space, self.observer = parts_for_programs(game, table)
        self.rows = Rows(int(self.observer.width))

    def note(self, state: State, seat: int, action: int) -> None:
        """A seat is about to do something, or to let it be."""
        choices = choices_of(state, seat)
        ids = list(self.space.ids(state, seat, choices))
        self.rows.observation.append(bytes(self.observer.row(state, seat)))
        self.rows.legal.append(ids)
        self.rows.action.append(ids[list(choices).index(action)])
        self.rows.seat.append(seat)


def play_games(
    game: str,
    *,
    players: Sequence[Contender],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[], object] | None = None,
) -> Rows:
    """Games between bots; game k has the seed `seed + k`, and players move on a seat each game."""
    table = Environment(game, len(players), options)
    watcher = Watcher(table.game, table.table)
    for number in range(games):
        rotated = [players[(seat - number) % len(players)] for seat in range(len(players))]
        play_one(table, watcher, rotated, seed + number)
        rewards = table.rewards()
        watcher.rows.end_game(number, seed + number, rewards)
        if progress is not None:
            progress()
    return watcher.rows


def play_one(table: Environment, watcher: Watcher, players: list[Contender], seed: int) -> None:
    """One game between bots."""
    table.begin(seed)
    episode = table.episode
    with ExitStack() as leaving:
        bots = [
            seated(player, table.game, seed * 64 + seat, leaving)
            for seat, player in enumerate(players)
        ]
        while not table.over:
            seat = episode.seat
            chosen = bots[seat].choose(
                Insight(table.game, episode.state, seat),
                budget_ms=players[seat].budget_ms,
                iterations=players[seat].iterations,
            )
            action = WAIT if chosen == DECLINE else chosen
            watcher.note(episode.state, seat, action)
            episode.carry_out(action)
            episode.ask()


def rows_of_record(record: Record, number: int = 0) -> Rows:
    """The decisions of a recorded game; nobody's waiting is recorded."""
    table = replay(record, GAMES, until=0)
    watcher = Watcher(table.game, table.state)
    for seat, text in record.actions:
        watcher.note(table.state, seat, table.notation.parse(text))
        table.do(seat, text)
    if not table.over:
        raise BadRecord("Only a game that is over says what its decisions were worth.")
    watcher.rows.end_game(number, record.seed, list(rewards_of(table.state)))
    return watcher.rows


def rows_of_records(records: Iterable[Record]) -> Rows:
    """The decisions of several recorded games of the same kind of table."""
    parts: Iterator[Rows] = (rows_of_record(record, k) for k, record in enumerate(records))
    whole = next(parts, None)
    if whole is None:
        raise BadRecord("There is no record to read.")
    for rows in parts:
        whole.extend(rows)
    return whole


def save(rows: Rows, path: Path) -> None:
    """Write rows to a file; its ending says how."""
    writers = {".npz": save_npz, ".parquet": save_parquet}
    if path.suffix not in writers:
        raise BadOption(f"A dataset is written as {' or '.join(writers)}, not as “{path.name}”.")
    writers[path.suffix](rows, path)


def save_npz(rows: Rows, path: Path) -> None:
    """NumPy's own format; legal lists as `starts` and `legal`, as a batch has them."""
    counts = [len(legal) for legal in rows.legal]
    observation = np.frombuffer(b"".join(rows.observation), np.uint8)
    np.savez_compressed(
        path,
        observation=observation.reshape(len(rows.action), rows.width),
        starts=np.cumsum([0, *counts]),
        legal=np.array([number for legal in rows.legal for number in legal], np.int32),
        action=np.array(rows.action, np.int32),
        seat=np.array(rows.seat, np.int8),
        game=np.array(rows.game, np.int64),
        seed=np.array(rows.seed),
        reward=np.array(rows.reward, np.float32),
    )


def save_parquet(rows: Rows, path: Path) -> None:
    """Columns for data frames; an observation is a value of bytes."""
    try:
        import polars as pl  # noqa: PLC0415 - only who wants Parquet needs it
    except ImportError as error:
        raise RunehallError("Parquet needs polars: install runehall[parquet].") from error
    frame = pl.DataFrame(
        {
            "game": rows.game,
            "seed": rows.seed,
            "seat": rows.seat,
            "observation": rows.observation,
            "legal": rows.legal,
            "action": rows.action,
            "reward": rows.reward,
        }
    )
    frame.write_parquet(path)
