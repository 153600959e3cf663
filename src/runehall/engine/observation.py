"""What a seat knows as a row of bytes: what a network looks at.

A game's `observation.py` declares named stretches and fills them from what the seat may know: what
its view shows and what it has seen before (a view of a strict table leaves remembering to people).
Seats are counted from the own one, and sets of seats are bit masks in which bit 0 is the own seat.
Two positions have the same observation exactly when they have the same sight and the seat
remembers the same.

Numbers that do not fit a byte take two, the lower one first. What finds no room at all (a very long
table, a cell far out) is told apart by six bytes of a digest, which are zeros otherwise.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from runehall.engine.action_space import seat_from
from runehall.engine.state import NOTHING, State

DIGEST_BYTES: Final = 6
# Added to a number that may be negative and takes two bytes.
SIGNED: Final = 1 << 15


class Stretch:
    """Some bytes of an observation with a name and a meaning."""

    def __init__(self, name: str, start: int, length: int, meaning: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.length: Final = length
        self.meaning: Final = meaning

    @property
    def bytes(self) -> slice:
        """Where it lies in a row."""
        return slice(self.start, self.start + self.length)

    def __repr__(self) -> str:
        return f"<{self.name}: bytes {self.start} to {self.start + self.length - 1}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the observations of one game at one number of seats and with one set of options."""

    def __init__(self) -> None:
        self.width: i64 = 0
        self.stretches: list[Stretch] = []

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        """Write what a seat knows into a row from a place on.

        What is there must be zeros or an earlier observation of the same game: a table on which
        things only ever appear need not be swept each time.
        """
        raise NotImplementedError

    def stretch(self, name: str, length: i64, meaning: str) -> i64:
        """Add a named stretch; where it begins."""
        start = self.width
        self.stretches.append(Stretch(name, start, length, meaning))
        self.width = start + length
        return start

    def row(self, state: State, seat: i64) -> vec[u8]:
        """What a seat knows, as a row of its own."""
        row = vec[u8]([u8(0)] * self.width)
        self.write(state, seat, row, 0)
        return row

    def __getitem__(self, name: str) -> slice:
        """Where the stretch of a name lies in a row."""
        for stretch in self.stretches:
            if stretch.name == name:
                return stretch.bytes
        raise KeyError(name)

    def __repr__(self) -> str:
        names = ", ".join(stretch.name for stretch in self.stretches)
        return f"<observation of {self.width} bytes: {names}>"


def clear(row: vec[u8], start: i64, end: i64) -> None:
    """Make some bytes zero."""
    while start < end:
        row[start] = 0
        start += 1


def clear_rest(row: vec[u8], start: i64, end: i64) -> None:
    """Make what is left of an earlier, longer list zero: it has no zeros before its end."""
    while start < end and row[start] != 0:
        row[start] = 0
        start += 1


def put_growing(row: vec[u8], at: i64, cards: vec[u8], count: i64, above: i64) -> None:
    """A pile on which cards only ever come to lie, each card as its number and so much more.

    What an earlier observation has written is still true; no card is written as 0.
    """
    place = count - 1
    while place >= 0 and row[at + place] == 0:
        row[at + place] = u8(i64(cards[place]) + above)
        place -= 1


def is_wide(row: vec[u8], at: i64, number: i64) -> bool:
    """Whether `put_wide` has written this number here."""
    return i64(row[at]) == number & 255 and i64(row[at + 1]) == (number >> 8) & 255


def put_wide(row: vec[u8], at: i64, number: i64) -> None:
    """A number below 65,536 in two bytes."""
    row[at] = u8(number & 255)
    row[at + 1] = u8((number >> 8) & 255)


def put_digest(row: vec[u8], at: i64, digest: i64) -> None:
    """A number below 2**48 in six bytes."""
    end = at + DIGEST_BYTES
    while at < end:
        row[at] = u8(digest & 255)
        digest >>= 8
        at += 1


def put_cards(row: vec[u8], at: i64, width: i64, cards: vec[u8], count: i64) -> None:
    """The first cards of a pile, each as its number plus 1; what lay there before is gone."""
    end = at + width
    place: i64 = 0
    while place < count and at < end:
        row[at] = u8(i64(cards[place]) + 1)
        at += 1
        place += 1
    clear_rest(row, at, end)


def seats_from(seats: i64, seat: i64, count: i64) -> i64:
    """A set of seats as one of them counts: bit 0 is itself.

    >>> seats_from(0b1001, 3, 4) == 0b0011
    True
    """
    return ((seats >> seat) | (seats << (count - seat))) & ((1 << count) - 1)


def numbered_from(seat: i64, other: i64, seats: i64) -> i64:
    """A seat as another one counts it, from 1; 0 for none."""
    return seat_from(seat, other, seats) + 1 if other != NOTHING else i64(0)
