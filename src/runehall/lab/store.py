"""Where shards lie: a file for each, named by its specification; whole, or not there at all."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from array import array
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from runehall.engine import RunehallError
from runehall.lab.play.shard import Played, unpacked
from runehall.lab.play.specification import Specification

SUFFIX = ".shard"


class CannotWrite(RunehallError):
    """A disk that is full, or a folder that belongs to somebody else."""


class Shards(ABC):
    """Shards that were played. What is here need not be played again."""

    @abstractmethod
    def holds(self, shard: Specification) -> bool:
        """Whether a shard is here."""

    @abstractmethod
    def keep(self, shard: Specification, data: bytes) -> None:
        """Put a shard here."""

    @abstractmethod
    def read(self, shard: Specification) -> Played:
        """A shard that was kept."""

    def missing(self, shards: Iterable[Specification]) -> list[Specification]:
        """The shards that have not been played yet, each of them once."""
        wanted = {shard.name: shard for shard in shards}
        return [shard for shard in wanted.values() if not self.holds(shard)]

    def gather(self, specification: Specification) -> Games:
        """All games of a specification, in the order of their seeds."""
        games = Games(specification)
        for shard in specification.shards():
            games.add(self.read(shard))
        return games


class Memory(Shards):
    """Shards that nobody needs later; a game takes some ten bytes."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def holds(self, shard: Specification) -> bool:
        """Whether a shard is remembered."""
        return shard.name in self.kept

    def keep(self, shard: Specification, data: bytes) -> None:
        """Remember a shard."""
        self.kept[shard.name] = data

    def read(self, shard: Specification) -> Played:
        """A shard that is remembered."""
        return unpacked(self.kept[shard.name], shard.name)


class Store(Shards):
    """A folder of shards."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        make_folder(folder)

    def path(self, shard: Specification) -> Path:
        """Where a shard lies, if it does."""
        return self.folder / f"{shard.name}{SUFFIX}"

    def holds(self, shard: Specification) -> bool:
        """Whether there is a file of a shard."""
        return self.path(shard).exists()

    def keep(self, shard: Specification, data: bytes) -> None:
        """Write a shard, so that an interrupt leaves none of it or all of it."""
        write_whole(self.path(shard), [data])

    def read(self, shard: Specification) -> Played:
        """A shard that was kept."""
        path = self.path(shard)
        return unpacked(path.read_bytes(), str(path))


@dataclass
class Games:
    """All games of a specification: a number for each in every column."""

    specification: Specification
    columns: dict[str, array[int]] = field(default_factory=dict)
    reasons: list[str] = field(default_factory=list)
    counts: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, played: Played) -> None:
        """The next shard."""
        for reason in played.reasons:
            if reason not in self.reasons:
                self.reasons.append(reason)
        numbers = [self.reasons.index(reason) for reason in played.reasons]
        for name, values in played.columns.items():
            column = self.columns.setdefault(name, array("l"))
            column.extend([numbers[each] for each in values] if name == "reason" else values)
        for name, counted in played.counts.items():
            self.counts.setdefault(name, Counter()).update(counted)

    def __len__(self) -> int:
        return len(self.columns["winners"])

    def __getitem__(self, name: str) -> array[int]:
        return self.columns[name]

    @property
    def seats(self) -> int:
        """How many play."""
        return self.specification.seats

    def first_of(self, count: int) -> Games:
        """The first so many games, to be compared with as many of another specification."""
        columns = {name: column[:count] for name, column in self.columns.items()}
        return Games(self.specification, columns, self.reasons)


def make_folder(folder: Path) -> None:
    """A folder that can be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(f"The folder {folder} cannot be made: {error.strerror}.") from error


def write_whole(path: Path, pieces: Iterable[bytes]) -> None:
    """Write a file beside its place first, so that it is never seen half written."""
    try:
        beside = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            with beside.open("wb") as file:
                file.writelines(pieces)
            beside.replace(path)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotWrite(
            f"{path} cannot be written: {error.strerror}. What was played before is kept;"
            " make room and give the same command again."
        ) from error
