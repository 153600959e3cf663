"""Options of a game: what can be set, to what, and what the presets choose."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from runehall.engine.errors import BadOption, quoted, unknown
from runehall.engine.texts import texts_for

Values = dict[str, Any]

LONGEST_MENU = 12


@dataclass(frozen=True)
class Option:
    """One thing that can be set. `admits` decides, `allowed` says it in words."""

    name: str
    default: Any
    allowed: str
    admits: Callable[[Any], bool]
    choices: Sequence[Any] = ()
    names_seat: bool = False
    """Whether its whole numbers are seats of the table, counted from 0."""
    type: Any = None
    """What its values are, where neither a range nor a few choices tell it."""
    quiet: bool = False
    """Whether documents leave it out while it has its default."""


@dataclass(frozen=True)
class OneOf:
    """Admits a few values, each of exactly its type."""

    values: Sequence[object]

    def __call__(self, value: object) -> bool:
        """Whether a value is one of them."""
        return any(type(value) is type(each) and value == each for each in self.values)


@dataclass(frozen=True)
class Within:
    """Admits whole numbers of a range, and a few other values."""

    low: int
    high: int
    others: Sequence[object]

    def __call__(self, value: object) -> bool:
        """Whether a value is in the range or one of the others."""
        if isinstance(value, int) and not isinstance(value, bool):
            return self.low <= value <= self.high
        return OneOf(self.others)(value)


def choice(name: str, default: object, *values: object) -> Option:
    """One of a few named values.

    >>> choice("give_up", "none", "none", "plain", "theft").admits("plain")
    True
    """
    allowed = ", ".join("null" if value is None else str(value) for value in values)
    return Option(name, default, allowed, OneOf(values), values)


def switch(name: str, default: bool) -> Option:
    """True or false."""
    return Option(name, default, "true, false", OneOf((False, True)), (False, True))


def number(name: str, default: object, low: int, high: int, *others: object) -> Option:
    """A whole number from low to high, or one of a few other values (null, a word).

    >>> number("round_limit", 100, 1, 1000, None).allowed
    '1 to 1000, null'
    """
    words = [f"{low} to {high}", *("null" if other is None else str(other) for other in others)]
    # A short range is offered as choices, a long one is typed.
    choices = (*range(low, high + 1), *others) if high - low <= LONGEST_MENU else ()
    return Option(name, default, ", ".join(words), Within(low, high, others), choices)


def seat_number(name: str = "first", default: object = 0, *others: object) -> Option:
    """A seat of this table; that it exists is checked when the number of seats is known."""
    return replace(number(name, default, 0, 7, *others), names_seat=True)


@dataclass(frozen=True)
class DescribedOption:
    """An option as somebody sees it who wants to choose."""

    name: str
    values: Sequence[Any] | str
    """What it can be; a long range in words."""
    default: Any
    sentence: str

    def __str__(self) -> str:
        values = (
            self.values if isinstance(self.values, str) else ", ".join(map(in_json, self.values))
        )
        return f"{self.name}: {values} (usually {in_json(self.default)}). {self.sentence}"


def in_json(value: object) -> str:
    """A value as it is typed and stored: words bare, the rest as JSON.

    >>> in_json("none"), in_json(None), in_json(True)
    ('none', 'null', 'true')
    """
    return value if isinstance(value, str) else json.dumps(value)


Presets = Mapping[str, Mapping[str, Any]]
CrossCheck = Callable[[Values, int], None]
Defaults = Callable[[Mapping[str, Any], int], Mapping[str, Any]]


def no_cross_check(_values: Values, _seats: int) -> None:
    """Most games' options do not depend on one another."""


def no_defaults(_request: Mapping[str, Any], _seats: int) -> Mapping[str, Any]:
    """Most games' defaults do not depend on the table."""
    return {}


@dataclass(frozen=True)
class OptionSet:
    """All options of a game and its presets.

    `label` is the option that keeps the preset's name in documents, where a game has one.
    `seat_presets` names the default preset of a number of seats, where that number decides.
    `cross_check` refuses combinations; `defaults` gives defaults that depend on the request.
    `former` says what was played before an option existed: documents and records of former
    versions do not name it. `hall` says what a hall plays unless somebody asks otherwise, where
    that differs from the default.
    """

    options: Sequence[Option]
    presets: Presets
    default_preset: str
    label: str | None = None
    cross_check: CrossCheck = no_cross_check
    defaults: Defaults = no_defaults
    seat_presets: Mapping[int, str] = field(default_factory=dict)
    former: Mapping[str, Any] = field(default_factory=dict)
    hall: Mapping[str, Any] = field(default_factory=dict)
    package: str = ""
    """Where the words for the options are; the game fills it in."""
    by_name: Mapping[str, Option] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_name", {option.name: option for option in self.options})

    def __iter__(self) -> Iterator[DescribedOption]:
        return iter(self.described())

    def __len__(self) -> int:
        return len(self.options)

    def __getitem__(self, name: str) -> DescribedOption:
        option = self.option(name)
        return next(each for each in self.described() if each.name == option.name)

    def __repr__(self) -> str:
        presets = ", ".join(self.presets)
        return "\n".join([*map(str, self), f"presets: {presets} (usually {self.default_preset})"])

    def described(self, language: str = "en") -> list[DescribedOption]:
        """Every option with its values, its default and a sentence about it."""
        texts = texts_for(language, self.package) if self.package else None
        return [
            DescribedOption(
                option.name,
                option.choices or option.allowed,
                option.default,
                texts.say(f"option-{option.name}-help") if texts else "",
            )
            for option in self.options
        ]

    def resolve(self, request: Mapping[str, Any], seats: int) -> Values:
        """Every option of a new game, from a request that names a preset and what it changes."""
        asked = dict(request)
        preset = asked.pop("preset", self.seat_presets.get(seats, self.default_preset))
        if not isinstance(preset, str) or preset not in self.presets:
            raise unknown("preset", preset, self.presets)
        for name in asked:
            self.option(name)
        chosen = {**self.presets[preset], **asked}
        values = {option.name: option.default for option in self.options}
        values.update(self.defaults(chosen, seats))
        values.update(chosen)
        if self.label is not None:
            values[self.label] = preset
        return self.check(values, seats)

    def in_hall(self) -> OptionSet:
        """The same options with the defaults of a hall.

        >>> options = OptionSet([switch("played", False)], {}, "", hall={"played": True})
        >>> options.in_hall().by_name["played"].default
        True
        """
        options = [
            replace(option, default=self.hall.get(option.name, option.default))
            for option in self.options
        ]
        return replace(self, options=options)

    def fits(self, preset: str, seats: int) -> bool:
        """Whether a preset can be played with this many seats."""
        try:
            self.resolve({"preset": preset}, seats)
        except BadOption:
            return False
        return True

    def check(self, values: Mapping[str, Any], seats: int, *, former: bool = False) -> Values:
        """The options of a document, perhaps of a former version, if they are possible."""
        if former:
            values = {**self.former, **values}
        for name in values:
            self.option(name)
        checked: Values = {}
        for option in self.options:
            if option.name not in values:
                if option.quiet:
                    continue
                raise BadOption(f"The option {quoted(option.name)} is missing.")
            value = values[option.name]
            if not option.admits(value):
                raise BadOption(
                    f"The option {quoted(option.name)} can be {option.allowed},"
                    f" not {quoted(value)}."
                )
            if option.names_seat and isinstance(value, int) and value >= seats:
                raise BadOption(
                    f"The option {quoted(option.name)} names seat {value},"
                    f" but there are {seats} seats."
                )
            if not (option.quiet and value == option.default):
                checked[option.name] = value
        self.cross_check(checked, seats)
        return checked

    def option(self, name: str) -> Option:
        """The option of this name."""
        if name not in self.by_name:
            raise unknown("option", name, self.by_name)
        return self.by_name[name]
