"""What lies on the table of a declared game, field by field, and who sees it.

Each function below declares a field; to a type checker it *is* the field's value at a table:

    hands = piles(RUNE, OWNER)       # self.hands[seat] is a list of numbers
    leader = value(SEAT)             # self.leader is a number
"""

from __future__ import annotations

from collections.abc import Iterator
from types import GenericAlias
from typing import Annotated, Any, cast

from runehall.engine.chooser import Chooser
from runehall.engine.documents import Reader, masked
from runehall.engine.errors import BadGame
from runehall.engine.fields import IN_PART, TO_ALL, TO_NOBODY, Shown
from runehall.engine.header import MOST
from runehall.engine.simple.kinds import Components, Kind
from runehall.engine.state import SIGHT, mix

PUBLIC = "everybody"
OWNER = "its owner"
NOBODY = "nobody"


class Declared:
    """A field: its value at an empty table, its copies, its document, and what a viewer sees."""

    # A number is shared by copies of a position; lists and sets are copied with it.
    is_copied = True

    def __init__(self, seen_by: str) -> None:
        if seen_by not in (PUBLIC, OWNER, NOBODY):
            raise BadGame("A field is seen by PUBLIC, OWNER or NOBODY.")
        self.name = ""
        self.seen_by = seen_by

    def __set_name__(self, _owner: type, name: str) -> None:
        self.name = name

    def empty(self, _seats: int) -> Any:
        """The value before the deal."""
        raise NotImplementedError

    def written(self, value: Any) -> Any:
        """The value in a document."""
        raise NotImplementedError

    def read(self, reader: Reader, seats: int) -> Any:
        """The value that a document means."""
        raise NotImplementedError

    def hint(self) -> Any:
        """Its type in a view, with who sees it."""
        raise NotImplementedError

    def shown(self, document: Any, viewer: int) -> Any:
        """What a viewer sees of a document, where that is neither all nor nothing."""
        raise NotImplementedError

    def stirred(self, sight: int, value: Any, viewer: int) -> int:
        """A sight with what a viewer sees of the value."""
        raise NotImplementedError

    def guessed(self, value: Any, viewer: int, seats: int, chooser: Chooser) -> Any:
        """The value as a viewer may think it is; piles are dealt together, not one by one."""
        raise NotImplementedError

    def troubles(self, value: Any, seats: int) -> Iterator[str]:
        """What is impossible about a value."""
        raise NotImplementedError

    def sees(self, viewer: int, owner: int) -> bool:
        """Whether a viewer sees what lies before an owner."""
        return self.seen_by == PUBLIC or (self.seen_by == OWNER and viewer == owner)

    def hides_something(self) -> bool:
        """Whether somebody does not see all of it."""
        return self.seen_by != PUBLIC


class Value(Declared):
    """One number of a kind."""

    is_copied = False

    def __init__(self, kind: Kind, seen_by: str, start: int) -> None:
        super().__init__(seen_by)
        self.kind = kind
        self.start = start
        if seen_by != PUBLIC and kind.high == MOST:
            raise BadGame(
                "A hidden number needs bounds, as in Number(0, 9), so that it is guessed."
            )

    def empty(self, _seats: int) -> Any:
        """Where it starts."""
        return self.start

    def written(self, value: Any) -> Any:
        """As its kind has it."""
        return self.kind.written(value)

    def read(self, reader: Reader, seats: int) -> Any:
        """As its kind has it."""
        return self.kind.read(reader, seats)

    def hint(self) -> Any:
        """Everybody's, or hidden."""
        return shown_as(self.kind.hint(), TO_ALL if self.seen_by == PUBLIC else TO_NOBODY)

    def stirred(self, sight: int, value: Any, _viewer: int) -> int:
        """Everything or nothing."""
        return mix(sight, value & SIGHT) if self.seen_by == PUBLIC else sight

    def guessed(self, _value: Any, _viewer: int, seats: int, chooser: Chooser) -> Any:
        """Any number it can be, each as likely."""
        numbers = self.kind.possible(seats)
        return numbers[chooser.below(len(numbers))]

    def troubles(self, value: Any, seats: int) -> Iterator[str]:
        """A number that its kind does not know."""
        if value not in self.kind.possible(seats):
            yield f"{self.name} is {value}"


class Values(Value):
    """A number for each seat."""

    is_copied = True

    def empty(self, seats: int) -> Any:
        """The same for everybody."""
        return [self.start] * seats

    def written(self, value: Any) -> Any:
        """One after the other."""
        return [self.kind.written(each) for each in value]

    def read(self, reader: Reader, seats: int) -> Any:
        """One for each seat."""
        return [self.kind.read(each, seats) for each in reader.items(seats)]

    def hint(self) -> Any:
        """Everybody's, the owner's, or hidden."""
        if self.seen_by == OWNER:
            return shown_as(list_of(self.kind.hint() | None), IN_PART)
        return shown_as(list_of(self.kind.hint()), TO_ALL if self.seen_by == PUBLIC else TO_NOBODY)

    def shown(self, document: Any, viewer: int) -> Any:
        """The own one."""
        return [each if owner == viewer else None for owner, each in enumerate(document)]

    def stirred(self, sight: int, value: Any, viewer: int) -> int:
        """Every one that is seen."""
        for owner, each in enumerate(value):
            if self.sees(viewer, owner):
                sight = mix(sight, each & SIGHT)
        return sight

    def guessed(self, value: Any, viewer: int, seats: int, chooser: Chooser) -> Any:
        """The unseen ones."""
        return [
            each
            if self.sees(viewer, owner)
            else super(Values, self).guessed(each, viewer, seats, chooser)
            for owner, each in enumerate(value)
        ]

    def troubles(self, value: Any, seats: int) -> Iterator[str]:
        """A seat without a number, or a number that its kind does not know."""
        if len(value) != seats:
            yield f"{self.name} has {len(value)} values for {seats} seats"
        for each in value:
            yield from super().troubles(each, seats)


class SeatsField(Declared):
    """Several seats. Where it is hidden, even how many they are is a secret."""

    def empty(self, _seats: int) -> Any:
        """Nobody."""
        return set()

    def written(self, value: Any) -> Any:
        """The seats, ascending."""
        return sorted(value)

    def read(self, reader: Reader, seats: int) -> Any:
        """A set of seats."""
        found = reader.seat_set(seats)
        return {seat for seat in range(seats) if found >> seat & 1}

    def hint(self) -> Any:
        """Everybody's or nobody's."""
        if self.seen_by == PUBLIC:
            return shown_as(list[int], TO_ALL)
        return shown_as(list[int] | None, IN_PART)

    def shown(self, _document: Any, _viewer: int) -> Any:
        """Nothing."""
        return None

    def stirred(self, sight: int, value: Any, _viewer: int) -> int:
        """Everything or nothing."""
        return mix(sight, mask_of(value)) if self.seen_by == PUBLIC else sight

    def guessed(self, _value: Any, _viewer: int, seats: int, chooser: Chooser) -> Any:
        """Any set of seats."""
        found = chooser.below(1 << seats)
        return {seat for seat in range(seats) if found >> seat & 1}

    def troubles(self, value: Any, seats: int) -> Iterator[str]:
        """A seat that is not there."""
        for seat in value:
            if not 0 <= seat < seats:
                yield f"{self.name} names seat {seat}"


class Pile(Declared):
    """Components on one heap; how many they are, everybody sees."""

    def __init__(self, of: Components, seen_by: str, *, kept_sorted: bool) -> None:
        super().__init__(seen_by)
        self.of = of
        self.kept_sorted = kept_sorted

    def empty(self, _seats: int) -> Any:
        """Nothing."""
        return []

    def written(self, value: Any) -> Any:
        """The words."""
        return [self.of.words[each] for each in value]

    def read(self, reader: Reader, _seats: int) -> Any:
        """The numbers of the words."""
        codes = [each.word(self.of.words) for each in reader.items()]
        if self.kept_sorted and codes != sorted(codes):
            raise reader.complain("sorted")
        return codes

    def hint(self) -> Any:
        """Everybody's or nobody's."""
        return shown_as(list_of(self.of.hint()), TO_ALL if self.seen_by == PUBLIC else TO_NOBODY)

    def stirred(self, sight: int, value: Any, _viewer: int) -> int:
        """The components, or how many they are."""
        return self.stirred_heap(sight, value, seen=self.seen_by == PUBLIC)

    def stirred_heap(self, sight: int, heap: list[int], *, seen: bool) -> int:
        """A heap that is seen or not."""
        sight = mix(sight, len(heap))
        if seen:
            for each in heap:
                sight = mix(sight, each)
        return sight

    def troubles(self, value: Any, _seats: int) -> Iterator[str]:
        """A component that is not in the box."""
        for each in value:
            if not 0 <= each <= self.of.high:
                yield f"{self.name} holds a component {each}"

    def heaps(self, value: Any) -> Iterator[tuple[int, list[int]]]:
        """Each heap with its owner, -1 for nobody."""
        yield -1, value

    def hidden(self, value: Any, viewer: int) -> Iterator[list[int]]:
        """The heaps that a viewer does not see."""
        for owner, heap in self.heaps(value):
            if not self.sees(viewer, owner):
                yield heap


class Piles(Pile):
    """A heap for each seat."""

    def empty(self, seats: int) -> Any:
        """Nothing before anybody."""
        return [[] for _ in range(seats)]

    def written(self, value: Any) -> Any:
        """The words before each seat."""
        return [super(Piles, self).written(heap) for heap in value]

    def read(self, reader: Reader, seats: int) -> Any:
        """A heap for each seat."""
        return [super(Piles, self).read(heap, seats) for heap in reader.items(seats)]

    def hint(self) -> Any:
        """Everybody's, or with nulls in it."""
        if self.seen_by == PUBLIC:
            return shown_as(list_of(list_of(self.of.hint())), TO_ALL)
        return shown_as(list_of(list_of(self.of.hint() | None)), IN_PART)

    def shown(self, document: Any, viewer: int) -> Any:
        """The own heap, and how large the others are."""
        return [
            heap if self.sees(viewer, owner) else masked(heap)
            for owner, heap in enumerate(document)
        ]

    def stirred(self, sight: int, value: Any, viewer: int) -> int:
        """Every heap as far as it is seen."""
        for owner, heap in enumerate(value):
            sight = self.stirred_heap(sight, heap, seen=self.sees(viewer, owner))
        return sight

    def troubles(self, value: Any, seats: int) -> Iterator[str]:
        """A seat without a heap, or a component that is not in the box."""
        if len(value) != seats:
            yield f"{self.name} has {len(value)} piles for {seats} seats"
        for heap in value:
            yield from super().troubles(heap, seats)

    def heaps(self, value: Any) -> Iterator[tuple[int, list[int]]]:
        """Each seat's."""
        yield from enumerate(value)


def list_of(hint: Any) -> Any:
    """The type of a list."""
    return GenericAlias(list, (hint,))


def shown_as(hint: Any, shown: Shown) -> Any:
    """A type with how much of it a view shows."""
    annotated: Any = Annotated
    return annotated[hint, shown]


def mask_of(seats: Any) -> int:
    """Some seats as a seat set.

    >>> mask_of([0, 2])
    5
    """
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


# --- what a game writes --------------------------------------------------------------------------


def value(kind: Kind, seen_by: str = PUBLIC, *, start: int = 0) -> int:
    """Declare one number of a kind; PUBLIC or NOBODY sees it."""
    no_owner(seen_by)
    return cast(int, Value(kind, seen_by, start))


def values(kind: Kind, seen_by: str = PUBLIC, *, start: int = 0) -> list[int]:
    """Declare a number for each seat."""
    return cast(list[int], Values(kind, seen_by, start))


def seat_set(seen_by: str = PUBLIC) -> set[int]:
    """Declare a set of seats; PUBLIC or NOBODY sees it."""
    no_owner(seen_by)
    return cast(set[int], SeatsField(seen_by))


def pile(of: Components, seen_by: str, *, kept_sorted: bool = False) -> list[int]:
    """Declare a pile; PUBLIC or NOBODY sees it. In one that is kept sorted order means nothing."""
    no_owner(seen_by)
    return cast(list[int], Pile(of, seen_by, kept_sorted=kept_sorted))


def piles(of: Components, seen_by: str, *, kept_sorted: bool = False) -> list[list[int]]:
    """Declare a pile for each seat. In one that is kept sorted order means nothing."""
    return cast(list[list[int]], Piles(of, seen_by, kept_sorted=kept_sorted))


def no_owner(seen_by: str) -> None:
    """Refuse an owner where there is none."""
    if seen_by == OWNER:
        raise BadGame("Only what every seat has one of can be seen by its OWNER.")
