"""Numbers and sentences of a report in one language."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime.types import fluent_number

from runehall.engine.texts import Texts, texts_for
from runehall.games import GAMES
from runehall.lab.numbers.statistics import Estimate

PACKAGE = "runehall.lab"
HUNDRED = 100


class Speaker:
    """A language, with the words of the lab and of one game.

    >>> Speaker("en", "market").points(Estimate(0.031, 0.02, 0.042, 100))
    '+3.1 pp (+2.0 to +4.2)'
    """

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.texts: Texts = texts_for(language, PACKAGE)
        self.game: Texts = GAMES[game].texts(language)

    def say(self, message: str, **arguments: Any) -> str:
        """A message of the lab."""
        return self.texts.say(message, **arguments)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        shown = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("number", value=shown)

    def signed(self, value: float, digits: int = 1) -> str:
        """A number that shows on which side of zero it is."""
        if round(value, digits) == 0.0:
            return self.number(0.0, digits)
        return ("−" if value < 0 else "+") + self.number(abs(value), digits)

    def short(self, found: Estimate) -> str:
        """A difference of shares without its interval, which a chart draws."""
        return self.say("points-short", value=self.signed(HUNDRED * found.value))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in hundredths."""
        return self.say("percent", value=self.number(HUNDRED * share, digits))

    def share(self, found: Estimate) -> str:
        """A share with its interval."""
        low, high = (self.number(HUNDRED * each, 1) for each in (found.low, found.high))
        return self.say("share", value=self.percent(found.value), low=low, high=high)

    def points(self, found: Estimate) -> str:
        """A difference of shares with its interval, in percentage points."""
        low, high = (self.signed(HUNDRED * each) for each in (found.low, found.high))
        value = self.signed(HUNDRED * found.value)
        return self.say("points", value=value, low=low, high=high)

    def amount(self, found: Estimate) -> str:
        """A difference of other numbers with its interval."""
        low, high = (self.signed(each, 2) for each in (found.low, found.high))
        return self.say("amount", value=self.signed(found.value, 2), low=low, high=high)

    def value(self, found: Estimate, is_share: bool) -> str:
        """A share with its interval, or another number as it is."""
        return self.share(found) if is_share else self.number(found.value, 1)

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        return str(self.game.word("reason", reason.replace(" ", "-")))

    def place(self, side: list[int]) -> str:
        """A side by its places in the order of turns."""
        places = " + ".join(str(place + 1) for place in side)
        return self.say("place", places=places)


@cache
def speaker(language: str, game: str) -> Speaker:
    """The speaker of a language."""
    return Speaker(language, game)
