"""One database, one hall: who writes it holds a lock, which the system lets go when they die."""

from __future__ import annotations

import fcntl
import os
import secrets
import socket
import stat
import time
from pathlib import Path

from msgspec import MsgspecError, Struct, field, json

from runehall.server.errors import CONFLICT, Refusal

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
OTHERS = stat.S_IRWXG | stat.S_IRWXO
LONGEST_NOTE = 300
BESIDE = ("-wal", "-shm")


class Owner(Struct, frozen=True):
    """The process that writes a database."""

    process: int = field(default_factory=os.getpid)
    machine: str = field(default_factory=lambda: socket.gethostname()[:100])
    since: str = field(default_factory=lambda: time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()))
    node: str = field(default_factory=lambda: secrets.token_hex(8))

    def note(self) -> str:
        """What is left for whoever finds the door locked."""
        return json.encode(self).decode()


class Occupied(Refusal):
    """Somebody else writes this database."""

    def __init__(self, where: str, note: str | bytes) -> None:
        try:
            owner = json.decode(note, type=Owner)
        except (MsgspecError, ValueError):
            super().__init__("occupied", status=CONFLICT, where=where)
        else:
            super().__init__(
                "occupied_by",
                status=CONFLICT,
                where=where,
                process=str(owner.process),
                machine=owner.machine,
                since=owner.since,
            )


class FileLock:
    """The lock on a SQLite database: a file beside it, so that SQLite's own locks stay untouched.

    Whatever path leads to the database, its lock is beside the file itself. It is never deleted:
    a lock on a deleted file keeps nobody out.
    """

    def __init__(self, database: Path) -> None:
        self.database = database.resolve()
        self.path = self.database.with_name(self.database.name + ".lock")
        self.held: int | None = None

    def take(self, owner: Owner) -> None:
        """Take the lock, or say who has it."""
        if self.held is not None:
            return
        held = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE_FILE)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.ftruncate(held, 0)
            os.write(held, owner.note().encode())
        except BlockingIOError:
            note = os.read(held, LONGEST_NOTE)
            os.close(held)
            raise Occupied(str(self.database), note) from None
        except OSError:
            os.close(held)
            raise
        self.held = held

    def release(self) -> None:
        """Let others in."""
        if self.held is not None:
            os.close(self.held)
            self.held = None


def make_private(database: Path) -> None:
    """See to it that a SQLite database can be opened, and read by nobody but its owner.

    SQLite gives the files that it makes beside a database the database's own permissions.
    """
    path = database.resolve()
    path.parent.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    if not path.exists():
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, PRIVATE_FILE))
    if not path.is_file():
        raise Refusal("not_a_database", status=CONFLICT, where=str(path))
    if path.stat().st_nlink > 1:
        # Under a second name SQLite would look for another log beside it: both would be ruined.
        raise Refusal("second_name", status=CONFLICT, where=str(path))
    for each in (path, *(path.with_name(path.name + suffix) for suffix in BESIDE)):
        if each.exists() and each.stat().st_mode & OTHERS:
            each.chmod(PRIVATE_FILE)
