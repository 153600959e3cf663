"""What the hall offers: games, options, levels, paces."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from runehall.server.wire.words import Document, EmoteName, Pace, Words


class ChoiceInfo(Struct, frozen=True):
    """A value an option can have."""

    value: Any
    words: Words


class OptionInfo(Struct, frozen=True):
    """An option of a game; `fixed` ones are set by the hall, so that asking betrays nothing."""

    name: str
    words: Words
    help: Words
    default: Any
    allowed: str
    choices: list[ChoiceInfo]
    fixed: bool


class PresetInfo(Struct, frozen=True):
    """A named set of options: what it sets, and the numbers of seats it is for."""

    id: str
    words: Words
    help: Words | None
    values: Document
    seats: list[int]


class BeginsInfo(Struct, frozen=True):
    """Who begins by the game's own rules: in a first game, and in the one after another."""

    first: Words
    next: Words


class GameInfo(Struct, frozen=True):
    """A game and its options; `seat_presets` names the preset of a number of seats.

    What it is `like`, how many `minutes` it takes and from which `age` on, it says itself or not.
    `begins` is there where it can be chosen who begins. `lesson`: it can be
    learned here.
    """

    id: str
    version: int
    words: Words
    tagline: Words
    like: Words | None
    minutes: int | None
    age: int | None
    seats: list[int]
    low_score_wins: bool
    default_preset: str
    seat_presets: dict[str, str]
    presets: list[PresetInfo]
    options: list[OptionInfo]
    begins: BeginsInfo | None
    lesson: bool


class CheckManifest(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a file with a set of somebody's own; what is longer than any set is cut off."""

    text: Annotated[str, Meta(max_length=100_000)]


class CheckedManifest(Struct, frozen=True):
    """A set that a game can be played with: what its option `manifest` can be."""

    manifest: Document


class LevelInfo(Struct, frozen=True):
    """A level of bots."""

    id: str
    words: Words
    help: Words


class PaceInfo(Struct, frozen=True):
    """How long a decision and a window last."""

    id: Pace
    words: Words
    help: Words
    decision_seconds: float
    window_seconds: float


class HallInfo(Struct, frozen=True):
    """Everything the home page needs to know."""

    version: str
    games: list[GameInfo]
    levels: list[LevelInfo]
    paces: list[PaceInfo]
    emotes: list[EmoteName]
