"""A database that cannot be used, told in one sentence."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from runehall.server.errors import UNAVAILABLE, Refusal

LONGEST_REASON = 200
# What SQLite says, and the code of our sentence.
SQLITE_SAYS = (
    ("not a database", "not_a_database"),
    ("malformed", "damaged_database"),
    ("disk image", "damaged_database"),
    ("readonly", "closed_database"),
    ("unable to open", "closed_database"),
    ("full", "disk_full"),
    ("disk i/o", "disk_full"),
    ("locked", "busy_database"),
)
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def shown(url: str) -> str:
    """A database address as it may be shown: a path, or an address without its password."""
    try:
        address = make_url(url)
    except ArgumentError:
        return "?"
    return address.database or "?" if is_file(url) else address.render_as_string(hide_password=True)


def is_file(url: str) -> bool:
    """Whether an address is that of a SQLite file."""
    return make_url(url).get_backend_name() == "sqlite"


def file_of(url: str) -> Path:
    """The file of a SQLite address."""
    database = make_url(url).database
    if not database or database == ":memory:":
        raise Refusal("bad_address", address=shown(url))
    return Path(database)


def trouble(error: Exception, url: str) -> Refusal:
    """Why a database cannot be used."""
    if isinstance(error, Refusal):
        return error
    where = shown(url)
    if isinstance(error, CommandError):
        return Refusal("newer_database", status=UNAVAILABLE, where=where)
    if isinstance(error, OSError) and not is_file(url):
        return Refusal("no_database", status=UNAVAILABLE, where=where, reason=reason(error))
    code = "disk_full" if getattr(error, "errno", None) in NO_ROOM else "unusable_database"
    if isinstance(error, PermissionError) or getattr(error, "errno", None) == errno.EROFS:
        code = "closed_database"
    elif isinstance(error, (DBAPIError, sqlite3.Error)) and is_file(url):
        said = str(getattr(error, "orig", error)).lower()
        code = next((code for words, code in SQLITE_SAYS if words in said), code)
    return Refusal(code, status=UNAVAILABLE, where=where, reason=reason(error))


def reason(error: Exception) -> str:
    """The gist of an error in one line."""
    gist = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    first = next(iter(str(gist).strip().splitlines()), "") or type(gist).__name__
    # SQLAlchemy puts the class of a driver's error before its words.
    return (first.partition(">: ")[2] or first)[:LONGEST_REASON]


TROUBLES = (SQLAlchemyError, sqlite3.Error, OSError, CommandError)
