"""Reaching a database by its address."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def new_engine(url: str) -> AsyncEngine:
    """The engine of a database address."""
    # A line that has been lost since it was last used is noticed before it is used again.
    engine = create_async_engine(url, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
