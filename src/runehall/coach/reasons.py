"""Reasons as they are stored, and in words: the same for everybody, in any language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from runehall.engine import Notation, Texts
from runehall.engine.foresight import Word, worded
from runehall.engine.game import Reason

# A reason as plain data: a message, and what its sentence needs.
Stored = list[Any]


@dataclass(frozen=True)
class Deed:
    """In a reason: what a seat would do, which the texts have a sentence for."""

    seat: int
    text: str


def stored(reason: Reason) -> Stored:
    """A reason as plain data.

    >>> stored(("coach-then", {"name": Word("seat", 1), "deed": Deed(1, "pass")}))
    ['coach-then', {'name': {'word': 'seat', 'value': 1}, 'deed': {'seat': 1, 'text': 'pass'}}]
    """
    message, needs = reason
    return [message, {name: stored_need(value) for name, value in needs.items()}]


def stored_need(value: object) -> object:
    """What a sentence needs, as plain data."""
    match value:
        case Word():
            return {"word": value.vocabulary, "value": value.value}
        case Deed():
            return {"seat": value.seat, "text": value.text}
        case _:
            return value


def told(texts: Texts, notation: Notation, reason: Stored, names: Sequence[str]) -> str:
    """The sentence of a stored reason."""
    message, needs = reason
    said: dict[str, Any] = {}
    for name, value in needs.items():
        match value:
            case {"word": vocabulary, "value": of}:
                said[name] = Word(vocabulary, of)
            case {"seat": seat, "text": text}:
                said[name] = texts.action(notation, notation.parse(text), seat, names)
            case _:
                said[name] = value
    return worded(texts, (message, said), names)
