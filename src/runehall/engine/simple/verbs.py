"""What can be done in a declared game: a method for each verb, its text above it.

    @verb("give {card} to {to}", card=CARD, to=SEAT)
    def give(self, seat: int, card: int, to: int) -> None: ...

The rules list what is possible as moves: `move(self.give, card, to)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import signature
from string import Formatter
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from runehall.engine.errors import BadGame, quoted
from runehall.engine.notation import ActionKind, Part
from runehall.engine.simple.kinds import Kind
from runehall.engine.state import VERB_SHIFT

Method = TypeVar("Method", bound=Callable[..., None])
Arguments = ParamSpec("Arguments")

MARK = "__verb__"
# A method of a verb is given the position and the seat before its arguments.
SELF_AND_SEAT = 2


class Move(NamedTuple):
    """Something that can be done: the name of the verb's method, and its arguments."""

    verb: str
    arguments: tuple[int, ...]


def move(
    method: Callable[Concatenate[int, Arguments], None],
    *arguments: Arguments.args,
    **named: Arguments.kwargs,
) -> Move:
    """A move of a verb with its arguments, in the order of its method."""
    if named:
        raise BadGame(f"A move of {quoted(method.__name__)} has its arguments in order, not named.")
    return Move(method.__name__, arguments)  # type: ignore[arg-type] # kinds are whole numbers


class Spelling(NamedTuple):
    """What stands above a verb's method."""

    template: str
    kinds: Mapping[str, Kind]
    alias: str
    begins_round: bool


def verb(
    template: str, *, alias: str = "", begins_round: bool = False, **kinds: Kind
) -> Callable[[Method], Method]:
    """Make a method a verb: the text of its action, and the kind of each argument.

    Its sentence is the message `action-<fixed words of the text>`, or `action-<alias>`.
    """

    def mark(method: Method) -> Method:
        setattr(method, MARK, Spelling(template, kinds, alias, begins_round))
        return method

    return mark


class Verb:
    """A verb of a game: between numbers, text and its method."""

    def __init__(self, number: int, method: Callable[..., None]) -> None:
        spelling: Spelling = getattr(method, MARK)
        self.number = number
        self.name = method.__name__
        self.method = method
        self.spelling = spelling
        self.base = number << VERB_SHIFT
        names = list(signature(method).parameters)[SELF_AND_SEAT:]
        self.check(names)
        # Each argument's lowest and highest value and its bits; the first one stands highest, so
        # that legal lists read well.
        self.places: list[tuple[int, int, int, int]] = []
        shift = sum(spelling.kinds[name].bits for name in names)
        if shift > VERB_SHIFT:
            raise BadGame(f"The arguments of the verb {quoted(self.name)} need too many bits.")
        parts: dict[str, Part] = {}
        for name in names:
            kind = spelling.kinds[name]
            shift -= kind.bits
            self.places.append((kind.low, kind.high, shift, (1 << kind.bits) - 1))
            parts[name] = kind.part(shift)
        self.kind = ActionKind(
            number, spelling.template, parts, spelling.alias, spelling.begins_round
        )

    def check(self, names: list[str]) -> None:
        """The text, the kinds and the method speak of the same arguments."""
        spoken = [name for _, name, *_ in Formatter().parse(self.spelling.template) if name]
        for name in {*spoken, *self.spelling.kinds, *names}:
            for there, where in (
                (spoken, f"text {quoted(self.spelling.template)}"),
                (self.spelling.kinds, "kinds"),
                (names, "method"),
            ):
                if name not in there:
                    raise BadGame(
                        f"The verb {quoted(self.name)} has no {quoted(name)} in its {where}."
                    )

    def action(self, arguments: tuple[int, ...]) -> int:
        """The number of an action."""
        if len(arguments) != len(self.places):
            raise BadGame(
                f"The verb {quoted(self.name)} has {len(self.places)} arguments,"
                f" not {len(arguments)}."
            )
        action = self.base
        for (low, high, shift, _), value in zip(self.places, arguments, strict=False):
            if not low <= value <= high:
                raise BadGame(f"The verb {quoted(self.name)} cannot be done with {quoted(value)}.")
            action |= (value - low) << shift
        return action

    def arguments(self, action: int) -> list[int]:
        """The arguments of an action."""
        return [low + (action >> shift & mask) for low, _, shift, mask in self.places]


def verbs_of(described: type[Any]) -> list[Verb]:
    """The verbs of a class, in the order in which they are written."""
    methods: dict[str, Any] = {}
    for ancestor in reversed(described.__mro__):
        methods |= {name: found for name, found in vars(ancestor).items() if hasattr(found, MARK)}
    verbs = [Verb(number, method) for number, method in enumerate(methods.values())]
    texts: dict[str, str] = {}
    for each in verbs:
        name = each.kind.name
        if name in texts:
            raise BadGame(
                f"The verbs {quoted(texts[name])} and {quoted(each.name)} are both called"
                f" {quoted(name)}; one of them needs an alias or other words."
            )
        texts[name] = each.name
    return verbs
