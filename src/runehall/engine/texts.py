"""Words for people, from Fluent files: the engine's own and one pair for each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from textwrap import dedent
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from runehall.engine.errors import BadGame, quoted, unknown
from runehall.engine.events import Event
from runehall.engine.notation import Notation
from runehall.engine.stand_ins import STAND_IN, STAND_INS, with_names
from runehall.engine.state import SPECTATOR

LANGUAGES = ("en", "de")
REMEMBERED_SENTENCES = 20_000


def fluent_of(package: str, language: str) -> str:
    """A package's messages: its `TEXTS` by language, or `texts/<language>.ftl` beside it."""
    return source_of(package, language, "TEXTS", f"{language}.ftl")


def rules_of(package: str, language: str) -> str:
    """A game's rules for players: its `RULES` by language, or `texts/rules.<language>.md`."""
    return source_of(package, language, "RULES", f"rules.{language}.md")


def source_of(package: str, language: str, name: str, file: str) -> str:
    """What a module says in a constant of this name, or else in a file of its `texts` folder."""
    if language not in LANGUAGES:
        raise unknown("language", language, LANGUAGES)
    written = getattr(import_module(package), name, None)
    if written is not None:
        if language not in written:
            raise BadGame(f"The {name} of {package} do not speak {quoted(language)}.")
        return dedent(written[language]).strip() + "\n"
    try:
        return (files(package) / "texts" / file).read_text(encoding="utf-8")
    except (OSError, TypeError) as error:
        raise BadGame(f"{package} has neither {name} nor a file texts/{file}.") from error


class Texts:
    """The messages of one language, from several packages.

    >>> Texts("en", "runehall.engine").say("refusal-game_over")
    'The game is over.'
    """

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self.packages = packages
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self.bundle.add_resource(FluentResource(fluent_of(package, language)))
        self.sentences: dict[tuple[object, ...], list[str]] = {}
        self.said_often: dict[tuple[object, ...], str] = {}

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(message)

    def say(self, message: str, **arguments: Any) -> str:
        """A message with its arguments filled in."""
        pattern = self.bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise BadGame(
                f"{self.packages[-1]} has no text {quoted(message)} in {quoted(self.language)}."
            )
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"The message {message} ({self.language}) fails: {errors}")
        return str(text)

    def say_often(self, message: str, **arguments: str | int) -> str:
        """As `say`, remembered: a move is told in many words, and Fluent is slow with each."""
        key = (message, *arguments.items())
        if key not in self.said_often:
            if len(self.said_often) >= REMEMBERED_SENTENCES:
                self.said_often.clear()
            self.said_often[key] = self.say(message, **arguments)
        return self.said_often[key]

    def word(self, vocabulary: str, value: Any, names: Sequence[str] = ()) -> Any:
        """A value in this language: a seat by its name, a word of a vocabulary, a list of them."""
        if isinstance(value, list | tuple):
            return ", ".join(str(self.word(vocabulary, each, names)) for each in value)
        if vocabulary == "seat" and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else str(value)
        message = f"{vocabulary}-{value}"
        return self.say_often(message) if vocabulary and self.has(message) else value

    def event(self, event: Event, names: Sequence[str], viewer: int = SPECTATOR) -> str:
        """The log line of an event; `$owner_is` tells it whether `$owner` is the one who acts.

        Whoever reads it is no third person: for the seat of the `viewer` it is `you`. What a log
        keeps of an event without its fleeting fields is said by `event-…-kept`.
        """
        reader = viewer if event.only_hearer is None else event.only_hearer
        if reader not in event.seats:
            reader = SPECTATOR
        key = (event.kind.name, event.past, event.spelled, event.only_hearer, reader)
        if key not in self.sentences:
            message = f"event-{event.name}-kept" if event.past else f"event-{event.name}"
            self.remember(key, self.say(message, **self.said_of(event, reader)))
        return with_names(self.sentences[key], names)

    def said_of(self, event: Event, reader: int = SPECTATOR) -> dict[str, Any]:
        """The values of an event in words, to somebody who reads; seats have their stand-ins."""
        said: dict[str, Any] = {}
        for name, value in event.values.items():
            field = event.kind.fields[name]
            names_of = self.addressing(reader) if isinstance(value, list) else STAND_INS
            said[name] = self.word(field.vocabulary, field.in_words(value), names_of)
            if field.vocabulary == "seat":
                said[f"{name}_is"] = whose(value, event.actor, reader)
        return said

    def addressing(self, reader: int) -> list[str]:
        """What stands for seats in a list, of which the reader's own is spoken to."""
        if reader == SPECTATOR:
            return STAND_INS
        return [*STAND_INS[:reader], self.say("seat-you"), *STAND_INS[reader + 1 :]]

    def action(self, notation: Notation, action: int, seat: int, names: Sequence[str]) -> str:
        """The sentence of a seat's action, before it is made; `$seat_is` as with events."""
        kind = notation.kind(action)
        key = (kind.name, seat, notation.text(action))
        if key not in self.sentences:
            said: dict[str, Any] = {}
            for name, value in kind.values(action).items():
                part = kind.parts[name]
                named = part.vocabulary == "seat"
                shown: Any = value if named else as_number(part.in_words(value))
                said[name] = self.word(part.vocabulary, shown, STAND_INS)
                if named:
                    said[f"{name}_is"] = whose(value, seat)
            self.remember(key, self.say(f"action-{kind.name}", **said))
        return with_names(self.sentences[key], names)

    def remember(self, key: tuple[object, ...], sentence: str) -> None:
        """Keep a sentence in which stand-ins are to be named; not more than some of them."""
        if len(self.sentences) >= REMEMBERED_SENTENCES:
            self.sentences.clear()
        self.sentences[key] = STAND_IN.split(sentence)


def whose(seat: Any, actor: int | None, reader: int = SPECTATOR) -> str:
    """How a sentence may call a seat: `you` to its reader, `own` if it is the one who acts.

    Where several seats are named at once, the reader may be one of them.

    >>> whose(2, actor=2), whose(2, actor=None), whose(2, actor=2, reader=2)
    ('own', 'other', 'you')
    >>> whose([0, 2], actor=None, reader=2)
    'you'
    """
    if reader != SPECTATOR and (reader in seat if isinstance(seat, list) else seat == reader):
        return "you"
    return "own" if seat == actor else "other"


def as_number(text: str) -> str | int:
    """A whole number as such, because sentences choose their words by it; other text as it is."""
    return int(text) if text.removeprefix("-").isdecimal() else text


@cache
def texts_for(language: str, *packages: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language, "runehall.engine", *packages)
