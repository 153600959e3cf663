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

# What the coach has read in a finished game, once for everybody.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", String(16), primary_key=True),
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

# What the hall keeps of somebody without an account: `id` is the hash of the key that only their
# browsers know. `touched` is when somebody last came with it, on the hall's clock.
CHRONICLES = Table(
    "chronicles",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
)

# Which seats somebody has taken: `holder` is the hash of the seat's token, `sealed` the token
# itself, readable only with the key (`chronicles/keys.py`).
CHRONICLE_SEATS = Table(
    "chronicle_seats",
    METADATA,
    Column("chronicle", String(64), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("salt", String(32), nullable=False),
    Column("sealed", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Index("chronicle_seats_by_table", "table_id"),
)

# How games have ended. A result outlives its table while somebody has it in their chronicle.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("ended", Double, nullable=False),
    Column("document", Text, nullable=False),
)

# Families are there as long as they have members; the id is the link that people share.
FAMILY_MEMBERS = Table(
    "family_members",
    METADATA,
    Column("family", String(16), primary_key=True),
    Column("chronicle", String(64), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("at", Double, nullable=False),
    Index("family_members_by_chronicle", "chronicle"),
)
