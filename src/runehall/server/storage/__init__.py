"""What is written down: tables, actions, snapshots, races, chat; SQLite or PostgreSQL."""

from runehall.server.storage.rows import (
    ActionRow,
    ChatGone,
    ChatRow,
    CommandGone,
    CommandRow,
    RaceRow,
    Row,
    SetupRow,
    SnapshotRow,
)
from runehall.server.storage.store import Store
from runehall.server.storage.writer import Fenced, StorageFailure, Writer

__all__ = [
    "ActionRow",
    "ChatGone",
    "ChatRow",
    "CommandGone",
    "CommandRow",
    "Fenced",
    "RaceRow",
    "Row",
    "SetupRow",
    "SnapshotRow",
    "StorageFailure",
    "Store",
    "Writer",
]
