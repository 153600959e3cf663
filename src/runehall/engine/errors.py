"""What goes wrong at the edges, each with one sentence a person understands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

LONGEST_QUOTE = 60


class RunehallError(Exception):
    """Bad input of any kind; `str(error)` is the sentence to show."""


class UnknownName(RunehallError):
    """A game, preset, option or policy that does not exist."""


class BadOption(RunehallError):
    """An option with a value it cannot have."""


class BadDocument(RunehallError):
    """A state document that describes no possible position."""


class BadRecord(RunehallError):
    """A record that cannot be replayed."""


class BadScenario(RunehallError):
    """A scenario file that cannot be read."""


class WrongDice(ValueError):
    """A prescribed die that the roll which is due cannot show."""


class BadGame(RunehallError):
    """A game that lacks something it has promised: a text, an event, a field, a verb."""


class IllegalAction(RunehallError):
    """An action that the rules refuse: the code of the reason, what it needs, the sentence."""

    def __init__(
        self, code: str, sentence: str, arguments: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.arguments = arguments or {}


def quoted(thing: object) -> str:
    """A short quotation of something a stranger has sent.

    >>> quoted("duel 7 2")
    '“duel 7 2”'
    >>> len(quoted("x" * 10_000))
    62
    """
    words = str(thing)
    words = "".join(letter if letter.isprintable() else "�" for letter in words[:LONGEST_QUOTE])
    return f"“{words}”" if len(str(thing)) <= LONGEST_QUOTE else f"“{words[:-1]}…”"


def unknown(what: str, name: object, names: Iterable[str]) -> UnknownName:
    """The error for a name that is not in the list, with the nearest one that is.

    >>> print(unknown("game", "markt", ["market", "cambio"]))
    There is no game “markt”; did you mean “market”?
    """
    known = list(names)
    near = get_close_matches(str(name)[:LONGEST_QUOTE], known, n=1, cutoff=0.5)
    hint = f"did you mean {quoted(near[0])}?" if near else f"there are: {', '.join(known)}."
    return UnknownName(f"There is no {what} {quoted(name)}; {hint}")
