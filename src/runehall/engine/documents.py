"""Reading documents that a stranger may have written, and masking what a viewer may not see."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from runehall.engine.errors import BadDocument, quoted

Document = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """A value of a document and where it stands, so that every complaint names the place.

    >>> Reader({"turn": 9}, "state").field("turn").whole(0, 3)
    Traceback (most recent call last):
    runehall.engine.errors.BadDocument: state.turn must be a whole number from 0 to 3, not “9”.
    """

    def __init__(self, value: object, path: str = "document") -> None:
        self.value = value
        self.path = path

    def complain(self, expected: str) -> BadDocument:
        """The error that says what was expected here."""
        return BadDocument(f"{self.path} must be {expected}, not {quoted(self.value)}.")

    def keys(self, names: Collection[str], optional: Collection[str] = ()) -> None:
        """Check that this object has these keys and, beside optional ones, no others."""
        value = self.mapping()
        for name in names:
            if name not in value:
                raise BadDocument(f"{self.path}.{name} is missing.")
        for name in value:
            if name not in names and name not in optional:
                raise BadDocument(f"{self.path} has an unknown key {quoted(name)}.")

    def mapping(self) -> Mapping[str, Any]:
        """This value as an object."""
        if not isinstance(self.value, dict):
            raise self.complain("an object")
        return self.value

    def field(self, name: str) -> Reader:
        """The value of a key."""
        value = self.mapping()
        if name not in value:
            raise BadDocument(f"{self.path}.{name} is missing.")
        return Reader(value[name], f"{self.path}.{name}")

    def items(self, count: int | None = None) -> list[Reader]:
        """The elements of a list, of this length where one is given."""
        if not isinstance(self.value, list):
            raise self.complain("a list")
        if count is not None and len(self.value) != count:
            raise BadDocument(f"{self.path} must have {count} elements, not {len(self.value)}.")
        return [Reader(value, f"{self.path}.{place}") for place, value in enumerate(self.value)]

    def whole(self, low: int, high: int) -> int:
        """This value as a whole number within bounds."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.complain(f"a whole number from {low} to {high}")
        return value

    def truth(self) -> bool:
        """This value as true or false."""
        if not isinstance(self.value, bool):
            raise self.complain("true or false")
        return self.value

    def text(self) -> str:
        """This value as a text."""
        if not isinstance(self.value, str):
            raise self.complain("a text")
        return self.value

    def word(self, words: Sequence[str]) -> int:
        """The number of this word in a list of words."""
        if not isinstance(self.value, str) or self.value not in words:
            raise self.complain(f"one of {', '.join(words)}")
        return list(words).index(self.value)

    def word_or_null(self, words: Sequence[str]) -> int:
        """The number of this word, or -1 for null."""
        return -1 if self.value is None else self.word(words)

    def is_null(self) -> bool:
        """Whether nothing stands here."""
        return self.value is None

    def seat_set(self, seats: int) -> int:
        """An ascending list of seats as a seat set."""
        found = 0
        before = -1
        for item in self.items():
            seat = item.whole(0, seats - 1)
            if seat <= before:
                raise self.complain("an ascending list of seats without repetition")
            before = seat
            found |= 1 << seat
        return found


def require(holds: object, law: str) -> None:
    """Complain about a position in which a law of the rules does not hold.

    >>> require(2 + 2 == 5, "two and two are five")
    Traceback (most recent call last):
    runehall.engine.errors.BadDocument: This position is impossible: two and two are five.
    """
    if not holds:
        raise BadDocument(f"This position is impossible: {law}.")


def seats_in(seat_set: int) -> list[int]:
    """The seats of a seat set, ascending.

    >>> seats_in(0b1010)
    [1, 3]
    """
    return [seat for seat in range(seat_set.bit_length()) if seat_set >> seat & 1]


def masked(value: Any) -> Any:
    """What stands in a view for a hidden value: a list of nulls for a list, else null.

    >>> masked(["7", "T"]), masked("7")
    ([None, None], None)
    """
    return [None] * len(value) if isinstance(value, list) else None


def showing(document: Document, *names: str) -> Document:
    """A document in which only the named keys can be seen; whatever is not named is masked."""
    return {key: value if key in names else masked(value) for key, value in document.items()}


def value_at(document: Any, path: str, *, within_null: bool = False) -> Any:
    """The value at a dotted path; numbers are list positions.

    `within_null` makes everything within a null null: in a view it hides all it stands for.

    >>> value_at({"seats": [{"hand": ["7"]}]}, "seats.0.hand")
    ['7']
    """
    for step in path.split("."):
        if within_null and document is None:
            return None
        if isinstance(document, list):
            if not step.isdecimal() or int(step) >= len(document):
                raise BadDocument(f"There is no {quoted(path)} in this document.")
            document = document[int(step)]
        elif isinstance(document, dict) and step in document:
            document = document[step]
        else:
            raise BadDocument(f"There is no {quoted(path)} in this document.")
    return document


def differences(expected: Any, actual: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where two documents differ: the path, what was expected there, and what is there.

    What is only in one of them has no other value, which reads as null.

    >>> list(differences({"turn": 0, "hands": [["7"], []]}, {"turn": 1, "hands": [["7"], ["T"]]}))
    [('turn', 0, 1), ('hands.1.0', None, 'T')]
    """
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key in {**expected, **actual}:
            inner = f"{path}.{key}" if path else str(key)
            yield from differences(expected.get(key), actual.get(key), inner)
    elif isinstance(expected, list) and isinstance(actual, list):
        for place in range(max(len(expected), len(actual))):
            inner = f"{path}.{place}" if path else str(place)
            before = expected[place] if place < len(expected) else None
            after = actual[place] if place < len(actual) else None
            yield from differences(before, after, inner)
    elif expected != actual or type(expected) is not type(actual):
        yield path, expected, actual
