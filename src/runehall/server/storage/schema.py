"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import Column, Double, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("stage", String(8), nullable=False),
    Column("changed", Double, nullable=False),
    Column("document", Text, nullable=False),
    Index("tables_by_stage", "stage"),
)

# Append-only. Two writers cannot both have the action of a number: the primary key is the fence.
ACTIONS = Table(
    "actions",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("command", String(40)),
    Column("at", Double, nullable=False),
)

# What was carried out of all that is no action; `sender` is the hash of a token.
COMMANDS = Table(
    "commands",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("sender", String(64), primary_key=True),
    Column("command", String(40), primary_key=True),
    Column("at", Double, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("document", Text, nullable=False),
)

RACES = Table(
    "races",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("document", Text, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", Double, nullable=False),
)
