"""Reaching a database by its address."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

SQLITE = "sqlite"
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    # Busy tables change the same pages again and again; rarely, these are copied into the file.
    "wal_autocheckpoint=4000",
)


def is_sqlite(url: str) -> bool:
    """Whether an address is that of a file."""
    return make_url(url).get_backend_name() == SQLITE


def new_engine(url: str) -> AsyncEngine:
    """The engine of a database address."""
    # A connection that has been lost since it was last used is noticed before it is used again.
    engine = create_async_engine(url, pool_pre_ping=True)
    if is_sqlite(url):
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def blocking_sqlite(url: str) -> Engine:
    """The engine of a SQLite address for a thread that may wait for the disk."""
    engine = create_engine(make_url(url).set(drivername=SQLITE))
    event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
