"""Databases for the tests: a store on one, and what it takes to begin anew."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from runehall.server.operations.metrics import Metrics
from runehall.server.storage import ActionRow, Store

# Ends every connection to the server but the one that asks for it.
CUT_OFF = """
select pg_terminate_backend(pid) from pg_stat_activity
where pid <> pg_backend_pid() and backend_type = 'client backend'
"""


async def execute(address: str, *statements: str, **values: Any) -> list[Any]:
    """Do something behind the hall's back; the rows that the last statement found."""
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        for statement in statements:
            done = await connection.execute(text(statement), values)
        found = list(done.all()) if done.returns_rows else []
    await engine.dispose()
    return found


async def empty(address: str) -> None:
    """Drop everything."""
    await execute(address, CUT_OFF, "drop schema public cascade", "create schema public")


@asynccontextmanager
async def store_at(address: str, metrics: Metrics | None = None) -> AsyncIterator[Store]:
    """An open store."""
    store = Store(address, (metrics or Metrics()).committed)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def action(table: str, seq: int, text: str = "pass") -> ActionRow:
    """An action of the first seat."""
    return ActionRow(table, seq, 0, text, f"{table} {seq}", 1.5)
