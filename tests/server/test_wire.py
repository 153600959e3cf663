"""The wire schema and what is generated from it."""

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from runehall.server import wire
from tools import wire_types


@pytest.mark.parametrize("path", wire_types.generated(), ids=lambda path: path.name)
def test_generated_files_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == wire_types.generated()[path]


@pytest.mark.parametrize("union", [wire.ClientMessage, wire.AnyServerMessage])
def test_messages_are_told_apart_by_their_type(union: type) -> None:
    tags = [message.__struct_config__.tag for message in get_args(union)]
    assert None not in tags
    assert len(set(tags)) == len(tags)
    typescript, protocol = wire_types.typescript(), wire_types.protocol()
    for tag in tags:
        assert f"'{tag}'" in typescript
        assert f"### `{tag}`" in protocol


def test_whatever_a_stranger_sends_is_bounded() -> None:
    """Every text and list in a client's message has a greatest length."""
    components = json.loads(wire_types.openapi())["components"]["schemas"]
    bodies = [*get_args(wire.ClientMessage), *(route.body for route in wire.ROUTES if route.body)]
    unbounded = [
        f"{body.__name__}.{name}"
        for body in [*bodies, wire.SeatKey]
        for name, schema in components[body.__name__]["properties"].items()
        for kind in schema.get("anyOf", [schema])
        if (kind.get("type") == "string" and not {"maxLength", "enum", "pattern"} & set(kind))
        or (kind.get("type") == "array" and "maxItems" not in kind)
    ]
    assert unbounded == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        '{"type": "act"}',
        '{"type": "act", "id": "1", "text": 7}',
        '{"type": "act", "id": "", "text": "pass"}',
        '{"type": "act", "id": "1", "text": "pass", "seat": 1}',
        '{"type": "ready", "id": "1", "ready": true, "nonce": "xyz"}',
        '{"type": "no such type", "id": "1"}',
        '{"type": "rename", "id": "1", "name": "' + "x" * 25 + '"}',
    ],
)
def test_other_messages_are_not_read(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text.encode(), type=wire.ClientMessage)
