"""What the hall refuses, each with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from runehall.engine import BadManifest, Game, IllegalAction, RunehallError, Texts
from runehall.engine.texts import texts_for
from runehall.server import wire

BAD_REQUEST, FORBIDDEN, NOT_FOUND, CONFLICT, TOO_MANY, UNAVAILABLE = 400, 403, 404, 409, 429, 503


class Refusal(RunehallError):
    """Something the hall does not do; `refusal-<code>` in the texts is its sentence."""

    def __init__(self, code: str, *, status: int = BAD_REQUEST, **arguments: Any) -> None:
        super().__init__(hall_texts("en").say(f"refusal-{code}", **arguments))
        self.code = code
        self.status = status
        self.arguments = arguments


def hall_texts(language: str) -> Texts:
    """The hall's own words."""
    return texts_for(language, "runehall.server")


def in_words(error: RunehallError, language: str, game: Game | None = None) -> wire.Refusal:
    """The code and the sentence of an error, in a language where its words exist in it."""
    match error:
        case BadManifest():
            return wire.Refusal("bad_manifest", error.sentence(language))
        case Refusal():
            texts = hall_texts(language)
        case IllegalAction() if game is not None:
            texts = game.texts(language)
        case _:
            return wire.Refusal(snake_case(type(error).__name__), str(error))
    message = f"refusal-{error.code}"
    if not texts.has(message):
        return wire.Refusal(error.code, str(error))
    return wire.Refusal(error.code, texts.say(message, **error.arguments))


def snake_case(name: str) -> str:
    """The name of an exception as a code.

    >>> snake_case("BadOption")
    'bad_option'
    """
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]
