"""A cheap generator for choices that are not part of a game: search, simulation, guesses."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from runehall.engine.generator import WORD, Generator


def mixed(word: i64) -> i64:
    """Spread a 32-bit word; factors stay below 2**31, so that no product leaves 63 bits."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & WORD
    word = ((word ^ (word >> 15)) * 0x735A2D97) & WORD
    return word ^ (word >> 15)


class Chooser:
    """Marsaglia's xorshift over four 32-bit words: fast, small, reproducible from its seed.

    >>> chooser = Chooser(7)
    >>> [chooser.below(6) for _ in range(5)] == [Chooser(7).below(6)] + [chooser.below(6)] * 4
    False
    """

    def __init__(self, seed: i64) -> None:
        low = seed & WORD
        high = (seed >> 32) & WORD
        self.x: i64 = mixed((low + 0x1B873593) & WORD)
        self.y: i64 = mixed((high ^ 0x2545F491) + (self.x >> 3) & WORD)
        self.z: i64 = mixed((low ^ self.y) & WORD)
        self.w: i64 = mixed((high + self.z) & WORD) | 1

    def __reduce__(self) -> tuple[Any, ...]:
        return (chooser_at, (self.x, self.y, self.z, self.w))

    def word(self) -> i64:
        """The next 32 bits."""
        t = self.x ^ ((self.x << 11) & WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1."""
        return (self.word() * bound) >> 32

    def chance(self) -> float:
        """A number from 0 up to but not including 1."""
        return float(self.word()) / 4294967296.0

    def one_of(self, seats: i64) -> i64:
        """A random seat of a non-empty seat set.

        >>> Chooser(1).one_of(0)
        Traceback (most recent call last):
        ValueError: There is no seat to choose from.
        """
        if seats == 0:
            raise ValueError("There is no seat to choose from.")
        skip: i64 = 0
        if seats & (seats - 1) != 0:
            skip = self.below(count_seats(seats))
        seat: i64 = 0
        while True:
            if (seats >> seat) & 1 == 1:
                if skip == 0:
                    return seat
                skip -= 1
            seat += 1

    def shuffle(self, cards: vec[u8], count: i64) -> None:
        """Shuffle the first `count` cards in place."""
        last = count - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def generator(self) -> Generator:
        """A generator with a fresh key, for a guessed future."""
        # fmt: off
        key = vec[i64]([
            self.word(), self.word(), self.word(), self.word(),
            self.word(), self.word(), self.word(), self.word(),
        ])
        # fmt: on
        return Generator(key, None)


def chooser_at(x: i64, y: i64, z: i64, w: i64) -> Chooser:
    """A chooser that goes on where another one was."""
    chooser = Chooser(0)
    chooser.x = x
    chooser.y = y
    chooser.z = z
    chooser.w = w
    return chooser


def count_seats(seats: i64) -> i64:
    """How many seats a seat set holds.

    >>> count_seats(0b1011)
    3
    """
    count: i64 = 0
    while seats != 0:
        seats &= seats - 1
        count += 1
    return count
