"""Every game of a study as a row: CSV always, Parquet where polars is installed."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path

from runehall.engine.options import in_json
from runehall.lab.play.specification import Specification
from runehall.lab.runners import installed
from runehall.lab.store import CannotWrite, Games, Shards, write_whole
from runehall.lab.studies import Study

LINES_AT_A_TIME = 10_000
HEAD = ("part", "seats", "seed", "first", "winners", "actions", "reason")


def label_of(about: Study, specification: Specification) -> str:
    """What is different about some games of a study; `base` if nothing is."""
    base = about.resolved(specification.seats)
    words = [
        f"{name}={in_json(value)}"
        for name, value in specification.options.items()
        if base.get(name) != value
    ]
    if specification.forbidden:
        words.append(f"without {specification.forbidden}")
    if specification.slower_ms is not None:
        words.append(f"{specification.slower_ms} ms slower")
    if specification.repeats > 1:
        words.append("repeated")
    if specification.closely:
        words.append("closely")
    if specification.players != about.players:
        words.append(specification.players)
    if specification.subject != specification.players:
        words.append(specification.subject)
    return " ".join(words) or "base"


def rows_of(label: str, games: Games, most_seats: int) -> Iterator[str]:
    """The games of one specification as lines; a tie has its winners joined by a plus."""
    about = games.specification
    seats = games.seats
    winners = {
        mask: "+".join(str(seat) for seat in range(seats) if mask >> seat & 1)
        for mask in set(games["winners"])
    }
    empty = "," * (most_seats - seats)
    columns = (games[name] for name in ("first", "winners", "actions", "reason"))
    scores = (games[f"score{seat}"] for seat in range(seats))
    quoted = '"' + label.replace('"', '""') + '"' if "," in label else label
    for number, (first, mask, actions, reason, *points) in enumerate(
        zip(*columns, *scores, strict=True)
    ):
        seed = about.seed + number // about.repeats
        told = ",".join(map(str, points))
        yield (
            f"{quoted},{seats},{seed},{first},{winners[mask]},{actions},"
            f"{games.reasons[reason]},{told}{empty}\n"
        )


def write_rows(
    about: Study, specifications: Sequence[Specification], store: Shards, folder: Path
) -> list[Path]:
    """Write `games.csv` (and `games.parquet`): the same bytes wherever the games were played."""
    most = max(about.seats)
    heading = ",".join((*HEAD, *(f"score{seat}" for seat in range(most))))
    path = folder / "games.csv"
    lines = (
        line
        for specification in specifications
        for line in rows_of(label_of(about, specification), store.gather(specification), most)
    )
    write_whole(path, (piece.encode() for piece in chunks(heading, lines)))
    if not installed("polars"):
        return [path]
    return [path, as_parquet(path)]


def chunks(heading: str, lines: Iterator[str]) -> Iterator[str]:
    """The lines of a file, some thousand at a time."""
    yield f"{heading}\n"
    while gathered := list(islice(lines, LINES_AT_A_TIME)):
        yield "".join(gathered)


def as_parquet(path: Path) -> Path:
    """The same rows as Parquet, which is smaller and faster to read."""
    polars = import_module("polars")
    target = path.with_suffix(".parquet")
    words = dict.fromkeys(("part", "winners", "reason"), polars.String)
    beside = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        polars.scan_csv(path, schema_overrides=words).sink_parquet(beside)
        beside.replace(target)
    except (OSError, polars.exceptions.PolarsError) as error:
        beside.unlink(missing_ok=True)
        raise CannotWrite(
            f"{target} cannot be written: {error}. The same rows are in {path}."
        ) from error
    return target
