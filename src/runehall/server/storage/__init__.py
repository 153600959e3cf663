"""What is written down: tables, actions, snapshots, races, chat; SQLite or PostgreSQL."""

from runehall.server.storage.rows import (
    ActionRow,
    AnalysisRow,
    ChatGone,
    ChatRow,
    ChronicleRow,
    ChronicleSeatRow,
    CommandGone,
    CommandRow,
    FamilyMemberRow,
    RaceRow,
    ResultRow,
    Row,
    SeatsFollow,
    SetupRow,
    SnapshotRow,
)
from runehall.server.storage.store import Store
from runehall.server.storage.writer import Fenced, StorageFailure, Writer

__all__ = [
    "ActionRow",
    "AnalysisRow",
    "ChatGone",
    "ChatRow",
    "ChronicleRow",
    "ChronicleSeatRow",
    "CommandGone",
    "CommandRow",
    "FamilyMemberRow",
    "Fenced",
    "RaceRow",
    "ResultRow",
    "Row",
    "SeatsFollow",
    "SetupRow",
    "SnapshotRow",
    "StorageFailure",
    "Store",
    "Writer",
]
