"""A copy of a hall in one file, made while the hall is open; and a hall made again from one."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypedDict

from sqlalchemy import make_url

from runehall.server.errors import CONFLICT, NOT_FOUND, UNAVAILABLE, Refusal
from runehall.server.storage.migrate import check_ours, read_only
from runehall.server.storage.ownership import BESIDE, PRIVATE_FILE, FileLock, Owner, make_private
from runehall.server.storage.troubles import LONGEST_REASON, TROUBLES, file_of, is_file, trouble

COUNTS = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM actions)"


class Counts(TypedDict):
    """How much is in a copy."""

    tables: int
    actions: int


def back_up(url: str, target: Path) -> Counts | None:
    """Copy a database into a new file that is complete by itself; how much is in it, if known."""
    if target.exists():
        raise Refusal("file_exists", status=CONFLICT, path=str(target))
    with half_written(target) as part:
        if not is_file(url):
            dump(url, part)
            return None
        source = file_of(url)
        if not source.is_file():
            raise Refusal("no_hall", status=NOT_FOUND, path=str(source))
        return copy(source, part)


def restore(source: Path, url: str) -> Counts | None:
    """Make a hall from a copy, where there is none yet."""
    if not source.is_file():
        raise Refusal("no_hall", status=NOT_FOUND, path=str(source))
    if not is_file(url):
        load_dump(source, url)
        return None
    target = file_of(url).resolve()
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = FileLock(target)
    lock.take(Owner())
    try:
        for path in (target, *(target.with_name(target.name + suffix) for suffix in BESIDE)):
            if path.exists():
                raise Refusal("hall_exists", status=CONFLICT, path=str(path))
        with half_written(target) as part:
            counts = copy(source, part)
        make_private(target)
        return counts
    finally:
        lock.release()


@contextmanager
def half_written(target: Path) -> Iterator[Path]:
    """A file beside the target that takes its name only when it is whole and on the disk."""
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE))
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        try:
            os.link(part, target)  # unlike a renaming, never over something
        except FileExistsError:
            raise Refusal("file_exists", status=CONFLICT, path=str(target)) from None
        except OSError:  # a stick or a share on which a file has only one name
            part.rename(target)
    finally:
        part.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> Counts:
    """Copy a SQLite database as it is at one moment; whoever writes meanwhile is not disturbed."""
    try:
        if not check_ours(source):
            raise Refusal("not_a_database", status=UNAVAILABLE, where=str(source))
        with (
            closing(read_only(source)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            # What is not in the file itself would be missing where the file alone is taken.
            new.execute("PRAGMA journal_mode=DELETE")
            (found,) = new.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise Refusal("damaged_database", status=UNAVAILABLE, where=str(source))
            tables, actions = new.execute(COUNTS).fetchone()
            return Counts(tables=tables, actions=actions)
    except sqlite3.Error as error:
        raise trouble(error, f"sqlite:///{source}") from error


# --- PostgreSQL -----------------------------------------------------------------------------------


def dump(url: str, target: Path) -> None:
    """Have PostgreSQL's own program copy a database."""
    run_tool("pg_dump", url, "--format=custom", "--no-owner", f"--file={target}")


def load_dump(source: Path, url: str) -> None:
    """Have PostgreSQL's own program fill an empty database; it refuses to write over anything."""
    options = ("--single-transaction", "--exit-on-error", "--no-owner")
    run_tool("pg_restore", url, *options, str(source))


def run_tool(name: str, url: str, *options: str) -> None:
    """Run one of PostgreSQL's programs; the password is not for the list of processes."""
    program = shutil.which(name)
    if program is None:
        raise Refusal("no_tool", status=UNAVAILABLE, tool=name)
    address = make_url(url).set(drivername="postgresql")
    environment = {**os.environ}
    if address.password is not None:
        environment["PGPASSWORD"] = str(address.password)
    plain = address.set(password=None).render_as_string(hide_password=False)
    try:
        done = subprocess.run(  # noqa: S603 - the operator's own database and file
            [program, f"--dbname={plain}", *options],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    except TROUBLES as error:
        raise trouble(error, url) from error
    if done.returncode:
        said = next(iter(done.stderr.strip().splitlines()), "")[:LONGEST_REASON]
        raise Refusal("tool_failed", status=UNAVAILABLE, tool=name, reason=said)
