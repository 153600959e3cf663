"""Reaching a database by its address."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from runehall.server.errors import Refusal
from runehall.server.storage.troubles import file_of, is_file, shown

SQLITE = "sqlite"
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    # Busy tables change the same pages again and again; rarely, these are copied into the file.
    "wal_autocheckpoint=4000",
)
# How long a server may take to answer before it is taken for gone, in seconds.
CONNECTS_IN, ANSWERS_IN = 10.0, 60.0


def new_engine(url: str) -> AsyncEngine:
    """The engine of a database address."""
    try:
        if is_file(url):
            file_of(url)
            engine = create_async_engine(url, pool_pre_ping=True)
            event.listen(engine.sync_engine, "connect", prepare_sqlite)
            return engine
        # A connection that has been lost since it was last used is noticed before it is used again.
        patience = {"timeout": CONNECTS_IN, "command_timeout": ANSWERS_IN}
        return create_async_engine(url, pool_pre_ping=True, connect_args=patience)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise Refusal("bad_address", address=shown(url)) from error


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
    # A text that is no UTF-8 is one unreadable row, not the end of whatever reads it.
    getattr(connection, "driver_connection", connection).text_factory = readable


def readable(text: bytes) -> str:
    """A stored text; what is no UTF-8 in it can be seen, and cannot be written again."""
    return text.decode("utf-8", "surrogateescape")
