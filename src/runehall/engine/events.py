"""Events in words: from rows of integers to named fields."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Annotated, Any, get_type_hints

from msgspec import json

from runehall.engine.fields import Words
from runehall.engine.state import NOTHING, is_heard

REMEMBERED_EVENTS = 5_000
# The audience of an event, its kind, and its arguments.
Row = tuple[int, ...]


@dataclass(frozen=True)
class Field:
    """How one argument of an event reads, and the vocabulary its words belong to.

    The vocabulary `colour` makes the texts say `colour-red` where the document says `red`;
    the vocabulary `seat` makes them say the seat's name. Where a document needs more than people
    want to hear, `spoken` makes a word of its value: of stone `g07` that it is golden. `type` is
    what a document holds, told by `decode` where that is a function with a type of its own. What
    `may_lack` is left out where there is nothing to tell.
    """

    decode: Callable[[int], Any]
    vocabulary: str = ""
    spoken: Callable[[Any], Any] | None = None
    type: Any = None
    may_lack: bool = False

    @property
    def told(self) -> Any:
        """The type of its values in a document."""
        return self.type or get_type_hints(self.decode, include_extras=True)["return"]

    def in_words(self, value: Any) -> Any:
        """What the texts are given for a value of the document."""
        return value if self.spoken is None else self.spoken(value)


SEAT = Field(int, "seat", type=int)
NUMBER = Field(int, type=int)


def words(vocabulary: str, names: Sequence[str]) -> Field:
    """A field that is one of a few words.

    >>> words("colour", ("red", "blue")).decode(1)
    'blue'
    """
    return Field(names.__getitem__, vocabulary, type=Annotated[str, Words(names)])


def counted_from(low: int) -> Field:
    """A number that can be negative, told as its distance from the lowest possible one.

    >>> counted_from(-100).decode(97)
    -3
    """
    return Field(lambda number: number + low, type=int)


@dataclass(frozen=True)
class EventKind:
    """The name of a kind of event and its fields in the order of the arguments.

    What is `fleeting` is told when it happens and must then be remembered: no log keeps it.
    """

    name: str
    fields: Mapping[str, Field]
    fleeting: Collection[str] = ()
    known: dict[Row, Event] = field(default_factory=dict, compare=False, repr=False)
    """Events of this kind that have happened anywhere: the same one is never made twice."""

    def __repr__(self) -> str:
        return f"EventKind({self.name!r}, {list(self.fields)})"

    def event(self, row: Row) -> Event:
        """The event of a row of integers; an argument that was not given is left out."""
        found = self.known.get(row)
        if found is None:
            audience, _, *arguments = row
            values = {
                name: field.decode(argument)
                for (name, field), argument in zip(self.fields.items(), arguments, strict=False)
                if argument != NOTHING
            }
            found = Event(self, audience, values)
            if len(self.known) >= REMEMBERED_EVENTS:
                self.known.clear()
            self.known[row] = found
        return found


@dataclass(frozen=True)
class Event:
    """One happening and the seats that may know it."""

    kind: EventKind
    audience: int
    values: Mapping[str, Any]
    past: bool = False
    """Whether it is told as a log keeps it."""

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"<{self.name}: {said}>" if said else f"<{self.name}>"

    @property
    def name(self) -> str:
        """The name of its kind."""
        return self.kind.name

    @cached_property
    def spelled(self) -> str:
        """Its values in one text, which is the same exactly when they are."""
        return str(self.values)

    @property
    def actor(self) -> int | None:
        """The seat it is about; where none is named, the one that alone hears of it."""
        return int(self.values["seat"]) if "seat" in self.values else self.only_hearer

    @cached_property
    def only_hearer(self) -> int | None:
        """The seat that alone hears of it, if there is just one."""
        if self.audience > 0 and self.audience.bit_count() == 1:
            return self.audience.bit_length() - 1
        return None

    @cached_property
    def seats(self) -> frozenset[int]:
        """The seats that it names, and the one that alone hears of it."""
        named = set() if self.only_hearer is None else {self.only_hearer}
        for name, value in self.values.items():
            if self.kind.fields[name].vocabulary == "seat":
                named.update(value if isinstance(value, list) else [value])
        return frozenset(named)

    def heard_by(self, seat: int) -> bool:
        """Whether this seat (or the SPECTATOR) may know of it."""
        return is_heard(self.audience, seat)

    @cached_property
    def kept(self) -> Event:
        """The event as a log keeps it: without what was to be seen only once."""
        if not self.kind.fleeting:
            return self
        left = {name: self.values[name] for name in self.values if name not in self.kind.fleeting}
        return replace(self, values=left, past=True)

    def document(self) -> dict[str, Any]:
        """The event as it travels and is stored."""
        return {"event": self.name, **self.values}

    @cached_property
    def as_json(self) -> bytes:
        """Its document in JSON; the same event happens often, and is encoded once."""
        return json.encode(self.document())


def remembering(
    kinds: Mapping[int, EventKind], fleeting: Mapping[str, Collection[str]]
) -> Mapping[int, EventKind]:
    """The kinds of events of a game of memory: the named fields of the named kinds are fleeting.

    >>> from runehall.engine.state import EVERYONE
    >>> seen = EventKind("seen", {"place": NUMBER, "card": NUMBER})
    >>> Event(remembering({0: seen}, {"seen": ["card"]})[0], EVERYONE, {"place": 1}).kept.past
    True
    """
    return {
        number: EventKind(kind.name, kind.fields, fleeting.get(kind.name, ()))
        for number, kind in kinds.items()
    }
