"""The language of the command, and its words: they stand in `cli/texts`, a game's in its own."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Annotated, Any

import typer
from fluent.runtime.types import fluent_number

from runehall.engine.texts import LANGUAGES, texts_for

PACKAGE = "runehall.cli"
VARIABLE = "RUNEHALL_LANG"
SPOKEN: ContextVar[str] = ContextVar("spoken", default=LANGUAGES[0])


def terminal_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, English if it is none of ours.

    >>> terminal_language({"LANG": "de_AT.UTF-8"}), terminal_language({"LANG": "fr_FR.UTF-8"})
    ('de', 'en')
    >>> terminal_language({"LANG": "de_DE", "LC_ALL": "C"})
    'en'
    """
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, names), "")
    return next((each for each in LANGUAGES if locale.lower().startswith(each)), LANGUAGES[0])


def speak(asked: str) -> str:
    """Speak a language from here on: the one asked for, or the terminal's."""
    language = asked or terminal_language(os.environ)
    texts_for(language, PACKAGE)
    SPOKEN.set(language)
    return language


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        envvar=VARIABLE,
        callback=speak,
        help="The language, en or de; the terminal's if not given.",
        show_default=False,
    ),
]
"""The option that every command with words takes; its default is "", the terminal's language."""


def say(message: str, **arguments: Any) -> str:
    """A message of the command in the language it speaks."""
    return texts_for(SPOKEN.get(), PACKAGE).say(message, **arguments)


def number(value: float, digits: int = 0) -> str:
    """A number with so many digits behind the point, as the language writes it.

    >>> number(12345.678, digits=1), number(math.inf)
    ('12,345.7', '∞')
    """
    shown = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
    return say("number", value=shown)


def signed(value: float, digits: int = 0) -> str:
    """A number that always shows on which side of zero it is.

    >>> signed(3.14159, digits=2), signed(-math.inf)
    ('+3.14', '-∞')
    """
    return ("-" if math.copysign(1.0, value) < 0 else "+") + number(abs(value), digits)


def percent(share: float) -> str:
    """A share of the whole, to a tenth of a hundredth.

    >>> percent(0.4432)
    '44.3%'
    """
    return say("percent", share=share)


def seat_names(seats: int) -> list[str]:
    """What seats are called where nobody has a name."""
    return [say("seat", number=seat) for seat in range(seats)]
