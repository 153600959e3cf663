"""The pictures in the rules for players."""

from __future__ import annotations

from msgspec import Struct

from runehall.server.wire.words import Document, Words


class PictureLabel(Struct, frozen=True):
    """A place in a picture, and what it is."""

    at: str
    words: Words


class RulesPicture(Struct, frozen=True):
    """A made-up position as a seat sees it, what is drawn of it, and what is tried in it.

    `facts` are the numbers that the rules name at its table.
    """

    seat: int
    view: Document
    facts: dict[str, int]
    show: list[str]
    marks: list[str]
    labels: list[PictureLabel]
    tried: str | None
    refusal: Words | None


class RulesPictures(Struct, frozen=True):
    """All pictures in the rules of a game by name, and who sits at their tables."""

    names: list[str]
    pictures: dict[str, RulesPicture]
