"""Bringing a database up to date with Alembic, when the server starts."""

from __future__ import annotations

import sqlite3
from contextlib import AbstractContextManager, closing
from importlib.resources import as_file, files
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from runehall.server.errors import UNAVAILABLE, Refusal

VERSION = "SELECT version_num FROM alembic_version"


def scripts_folder() -> AbstractContextManager[Path]:
    """The folder of the migrations."""
    return as_file(files("runehall.server.storage") / "migrations")


def read_only(path: Path) -> sqlite3.Connection:
    """A SQLite database to look at."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def check_ours(path: Path) -> bool:
    """Refuse a SQLite file that is no hall, or one of a newer Runehall; False if it is empty."""
    with closing(read_only(path)) as database:
        found = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        if not found:
            return False
        if "alembic_version" not in found:
            raise Refusal("not_a_database", status=UNAVAILABLE, where=str(path))
        versions = {version for (version,) in database.execute(VERSION)}
    with scripts_folder() as scripts:
        known = {script.revision for script in ScriptDirectory(str(scripts)).walk_revisions()}
    if not versions <= known:
        raise Refusal("newer_database", status=UNAVAILABLE, where=str(path))
    return True


async def migrate(engine: AsyncEngine) -> None:
    """Run every migration that the database has not seen."""
    with scripts_folder() as scripts:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, scripts)


def upgrade(connection: Connection, scripts: Path, version: str = "head") -> None:
    """Upgrade on an open connection."""
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
