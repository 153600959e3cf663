"""Rows as they come from the database: what is no row of ours is told apart from what is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import MsgspecError, convert

from runehall.server.storage.rows import ActionRow, ChatRow, CommandRow, Row

Kind = TypeVar("Kind", bound=Row)
# Which row it is, and why it cannot be read.
Unread = tuple[object, str]
UNREADABLE_TEXT = "…"


def read(row: Any, kind: type[Kind]) -> Kind:
    """A row of a kind; texts that are no UTF-8 and values of other types raise."""
    values = {name: getattr(row, name) for name in kind.__struct_fields__}
    for value in values.values():
        if isinstance(value, str):
            value.encode()
    return convert(values, kind)


def readable_actions(rows: Sequence[Any]) -> tuple[list[ActionRow], Unread | None]:
    """The actions of a table, and the first that cannot be read or is missing."""
    actions: list[ActionRow] = []
    for number, row in enumerate(rows, start=1):
        try:
            action = read(row, ActionRow)
        except (MsgspecError, ValueError) as error:
            return actions, (row.seq, str(error))
        if action.seq != number:
            return actions, (number, "missing")
        actions.append(action)
    return actions, None


def readable_commands(rows: Sequence[Any]) -> tuple[list[CommandRow], list[Unread]]:
    """The commands that can be read, and the others."""
    commands: list[CommandRow] = []
    unread: list[Unread] = []
    for row in rows:
        try:
            commands.append(read(row, CommandRow))
        except (MsgspecError, ValueError) as error:
            unread.append((row.command, str(error)))
    return commands, unread


def readable_chat(rows: Sequence[Any]) -> tuple[list[ChatRow], list[Unread]]:
    """What was said, and what cannot be read of it; its place in the talk stays."""
    chat: list[ChatRow] = []
    unread: list[Unread] = []
    for row in rows:
        try:
            chat.append(read(row, ChatRow))
        except (MsgspecError, ValueError) as error:
            unread.append((row.number, str(error)))
            if isinstance(row.number, int):
                seat = row.seat if isinstance(row.seat, int) else 0
                at = row.at if isinstance(row.at, float) else 0.0
                chat.append(ChatRow(row.table_id, row.number, seat, "", UNREADABLE_TEXT, at))
    return chat, unread
