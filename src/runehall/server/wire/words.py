"""The words and small types that several messages use."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Language = Literal["en", "de"]
Pace = Literal["live", "relaxed", "correspondence"]
Tempo = Literal["calm", "brisk", "at_once"]
Stage = Literal["lobby", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
LessonStage = Literal["begins", "asks", "plays", "tells"]
EmoteName = Literal["well-played", "thanks", "hello", "hurry", "oops", "wow", "think", "laugh"]

# What ids are made of: they stand in addresses, and in the database.
TABLE_ID = "^[A-Za-z0-9._-]+$"
COMMAND_ID = "^[ -~]+$"

Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableId = Annotated[str, Meta(min_length=1, max_length=16, pattern=TABLE_ID)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=COMMAND_ID)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
SeatCount = Annotated[int, Meta(ge=1, le=8)]
PlaceNumber = Annotated[int, Meta(ge=0, le=255)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
Document = dict[str, Any]


class Words(Struct, frozen=True):
    """The same words in both languages."""

    en: str
    de: str
