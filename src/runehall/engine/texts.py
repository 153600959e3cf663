"""Words for people, from Fluent files: the engine's own and one pair for each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from runehall.engine.errors import unknown
from runehall.engine.events import Event
from runehall.engine.notation import Notation

LANGUAGES = ("en", "de")


class Texts:
    """The messages of one language, from several packages' `texts` folders.

    >>> Texts("en", "runehall.engine").say("refusal-game_over")
    'The game is over.'
    """

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise unknown("language", language, LANGUAGES)
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            source = files(package) / "texts" / f"{language}.ftl"
            self.bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(message)

    def say(self, message: str, **arguments: Any) -> str:
        """A message with its arguments filled in."""
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"The message {message} ({self.language}) fails: {errors}")
        return str(text)

    def word(self, vocabulary: str, value: Any, names: Sequence[str] = ()) -> Any:
        """A value in this language: a seat by its name, a word of a vocabulary, a list of them."""
        if isinstance(value, list | tuple):
            return ", ".join(str(self.word(vocabulary, each, names)) for each in value)
        if vocabulary == "seat" and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else str(value)
        message = f"{vocabulary}-{value}"
        return self.say(message) if vocabulary and self.has(message) else value

    def event(self, event: Event, names: Sequence[str]) -> str:
        """The log line of an event; `$owner_is` tells it whether `$owner` is the one who acts."""
        said: dict[str, Any] = {}
        for name, value in event.values.items():
            field = event.kind.fields[name]
            said[name] = self.word(field.vocabulary, field.in_words(value), names)
            if field.vocabulary == "seat":
                said[f"{name}_is"] = whose(value, event.actor)
        return self.say(f"event-{event.name}", **said)

    def action(self, notation: Notation, action: int, seat: int, names: Sequence[str]) -> str:
        """The sentence of a seat's action, before it is made; `$seat_is` as with events."""
        kind = notation.kind(action)
        said: dict[str, Any] = {}
        for name, value in kind.values(action).items():
            part = kind.parts[name]
            named = part.vocabulary == "seat"
            shown: Any = value if named else as_number(part.show(value))
            said[name] = self.word(part.vocabulary, shown, names)
            if named:
                said[f"{name}_is"] = whose(value, seat)
        return self.say(f"action-{kind.name}", **said)


def whose(seat: Any, actor: int | None) -> str:
    """How a sentence may call a seat: `own` if it is the one who acts.

    >>> whose(2, actor=2), whose(2, actor=None)
    ('own', 'other')
    """
    return "own" if seat == actor else "other"


def as_number(text: str) -> str | int:
    """A whole number as such, because sentences choose their words by it; other text as it is."""
    return int(text) if text.removeprefix("-").isdecimal() else text


@cache
def texts_for(language: str, *packages: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language, "runehall.engine", *packages)
