"""Bringing a database up to date with Alembic, when the server starts."""

from __future__ import annotations

from contextlib import AbstractContextManager
from importlib.resources import as_file, files
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine


def scripts_folder() -> AbstractContextManager[Path]:
    """The folder of the migrations."""
    return as_file(files("runehall.server.storage") / "migrations")


async def migrate(engine: AsyncEngine) -> None:
    """Run every migration that the database has not seen."""
    with scripts_folder() as scripts:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, scripts)


def upgrade(connection: Connection, scripts: Path) -> None:
    """Upgrade on an open connection."""
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
