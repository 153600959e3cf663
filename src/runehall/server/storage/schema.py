"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import Column, Double, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

# One row. `epoch` grows by one whenever a process begins to write, and every commit looks whether
# it is still its own: who has been succeeded writes nothing more. (With several nodes this becomes
# a row for each table: its node, its epoch, and until when.) `open_seconds` is the hall's clock,
# which runs only while the hall is open: no clock of a machine decides what is forgotten.
HALL = Table(
    "hall",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("owner", String(300), nullable=False),
    Column("open_seconds", Double, nullable=False),
)

# `changed` is for people to read; `touched` is the same moment on the hall's clock.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("stage", String(8), nullable=False),
    Column("changed", Double, nullable=False),
    Column("document", Text, nullable=False),
    Column("touched", Double, nullable=False),
    Index("tables_by_stage", "stage"),
)

# Append-only. Two writers cannot both have the action of a number: the primary key is a fence too.
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

# Notes about rows that could not be read. The rows stay where they are, for whoever can mend them.
SET_ASIDE = Table(
    "set_aside",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("number", String(120), primary_key=True),
    Column("reason", String(300), nullable=False),
    Column("at", Double, nullable=False),
)
