"""What numbers stand for: a seat, an amount, a word, a component.

The rules of a declared game compute with whole numbers only. A kind says which numbers there are
and how they read outside: in a document, in the text of an action, in an event. Fields, arguments
of verbs and arguments of events all have one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from runehall.engine import events
from runehall.engine.documents import Reader, seats_in
from runehall.engine.errors import BadGame, quoted
from runehall.engine.fields import Words
from runehall.engine.header import MOST
from runehall.engine.notation import Part, numbered, worded

MOST_SEATS = 8
MOST_COMPONENTS = 256


class Kind:
    """Whole numbers from `low` to `high`."""

    def __init__(self, low: int, high: int, vocabulary: str = "") -> None:
        if low > high:
            raise BadGame(f"A kind from {low} to {high} has no values.")
        self.low = low
        self.high = high
        self.vocabulary = vocabulary
        self.bits = (high - low).bit_length()

    def possible(self, _seats: int) -> range:
        """The numbers there are at a table of this size."""
        return range(self.low, self.high + 1)

    def written(self, value: int) -> Any:
        """A number as documents have it."""
        return int(value)

    def read(self, reader: Reader, seats: int) -> int:
        """The number that a document means."""
        numbers = self.possible(seats)
        return reader.whole(numbers.start, numbers.stop - 1)

    def hint(self) -> Any:
        """The type of what documents have."""
        return int

    def part(self, shift: int) -> Part:
        """The argument of an action."""
        return numbered(shift, self.bits, self.vocabulary, self.low)

    def field(self) -> events.Field:
        """The argument of an event."""
        return events.Field(lambda code: self.written(code + self.low), self.vocabulary, type=int)

    def code(self, value: Any) -> int:
        """A number as actions and events have it, from 0; -1 for what the kind does not know."""
        return value - self.low if self.low <= value <= self.high else -1


class Number(Kind):
    """An amount.

    >>> Number(1, 6).possible(2)
    range(1, 7)
    """

    def __init__(self, low: int = 0, high: int = MOST) -> None:
        super().__init__(low, high)


class Flag(Kind):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(0, 1)

    def written(self, value: int) -> bool:
        """True or false."""
        return bool(value)

    def read(self, reader: Reader, seats: int) -> int:
        """The truth of a document."""
        return int(reader.truth())

    def hint(self) -> Any:
        """True or false."""
        return bool


class Seat(Kind):
    """A seat of the table."""

    def __init__(self) -> None:
        super().__init__(0, MOST_SEATS - 1, "seat")

    def possible(self, seats: int) -> range:
        """As many as sit here."""
        return range(seats)


class SeatOrNobody(Seat):
    """A seat, or -1, which documents call null."""

    def possible(self, seats: int) -> range:
        """One more than sit here."""
        return range(-1, seats)

    def written(self, value: int) -> int | None:
        """A seat, or null."""
        return None if value < 0 else int(value)

    def read(self, reader: Reader, seats: int) -> int:
        """A seat, or -1."""
        return -1 if reader.is_null() else reader.whole(0, seats - 1)

    def hint(self) -> Any:
        """A seat, or null."""
        return int | None


class SeatSet(Kind):
    """Several seats, as an event tells them."""

    def __init__(self) -> None:
        super().__init__(0, (1 << MOST_SEATS) - 1, "seat")

    def part(self, shift: int) -> Part:
        """An action names one seat at a time."""
        raise BadGame("SEATS are told in events; an action has a SEAT.")

    def field(self) -> events.Field:
        """The seats, ascending."""
        return events.Field(seats_in, "seat", type=list[int])

    def code(self, value: Any) -> int:
        """Any collection of seats."""
        return sum(1 << seat for seat in set(value))


class Word(Kind):
    """One of a few words: the place of a board, a side, a colour. The first one is 0.

    Its text in a language is the message `<vocabulary>-<word>`, where there is one.

    >>> Word("left", "right", vocabulary="side").written(1)
    'right'
    """

    def __init__(self, *words: str, vocabulary: str) -> None:
        if len(set(words)) < len(words):
            raise BadGame(f"The {quoted(vocabulary)} words name one thing twice.")
        super().__init__(0, len(words) - 1, vocabulary)
        self.words: Sequence[str] = words

    def written(self, value: int) -> str:
        """The word."""
        return self.words[value]

    def read(self, reader: Reader, seats: int) -> int:
        """The number of the word."""
        return reader.word(self.words)

    def hint(self) -> Any:
        """One of the words."""
        return Annotated[str, Words(self.words)]

    def part(self, shift: int) -> Part:
        """The word."""
        return worded(shift, self.bits, self.words, self.vocabulary)

    def field(self) -> events.Field:
        """The word."""
        return events.words(self.vocabulary, self.words)


class Components(Word):
    """The cards, stones or coins of a game, and how many there are of each: by default one.

    They are numbered in this order. None is ever lost or made: that is checked.

    >>> Components({"red": 3, "blue": 1}).all()
    [0, 0, 0, 1]
    """

    def __init__(self, copies: Mapping[str, int] | Sequence[str], vocabulary: str = "card") -> None:
        if not 0 < len(copies) <= MOST_COMPONENTS:
            raise BadGame(f"There can be 1 to {MOST_COMPONENTS} components, not {len(copies)}.")
        super().__init__(*copies, vocabulary=vocabulary)
        counted = copies if isinstance(copies, Mapping) else dict.fromkeys(copies, 1)
        self.copies: Sequence[int] = list(counted.values())

    def all(self) -> list[int]:
        """Every component of the box, in order."""
        return [code for code, copies in enumerate(self.copies) for _ in range(copies)]


NUMBER = Number()
FLAG = Flag()
SEAT = Seat()
SEAT_OR_NOBODY = SeatOrNobody()
SEATS = SeatSet()
