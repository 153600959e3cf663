"""The one source of chance: ChaCha8 with a 256-bit key, the same numbers interpreted and compiled.

Words are 32 bits wide and held in native 64-bit integers, masked after every addition, so that
native arithmetic (which wraps) and Python's (which does not) agree bit for bit.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

WORD: Final = 0xFFFFFFFF
WORDS_IN_BLOCK: Final = 16
DOUBLE_ROUNDS: Final = 4

# The four constant words of a 256-bit key: "expand 32-byte k".
EXPAND_0: Final = 0x61707865
EXPAND_1: Final = 0x3320646E
EXPAND_2: Final = 0x79622D32
EXPAND_3: Final = 0x6B206574

# One stream for each purpose, so that a roll never shifts a later shuffle.
STREAM_SHUFFLE: Final = 1
STREAM_ROLL: Final = 2


def quarter_round(a: i64, b: i64, c: i64, d: i64) -> tuple[i64, i64, i64, i64]:
    """Stir four of the sixteen words."""
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) & WORD) | (d >> 16)
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) & WORD) | (b >> 20)
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) & WORD) | (d >> 24)
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) & WORD) | (b >> 25)
    return a, b, c, d


def chacha8_block(key: vec[i64], block: i64, nonce_low: i64, nonce_high: i64) -> vec[i64]:
    """The 16 words of one block, in Bernstein's layout: 64-bit block counter, 64-bit nonce."""
    # Locals, not a vec: this is where dealing spends its time.
    k0, k1, k2, k3 = key[0], key[1], key[2], key[3]
    k4, k5, k6, k7 = key[4], key[5], key[6], key[7]
    low = block & WORD
    high = (block >> 32) & WORD
    x0: i64 = EXPAND_0
    x1: i64 = EXPAND_1
    x2: i64 = EXPAND_2
    x3: i64 = EXPAND_3
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = low, high, nonce_low, nonce_high
    done: i64 = 0
    while done < DOUBLE_ROUNDS:
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
        done += 1
    # fmt: off
    return vec[i64]([
        (x0 + EXPAND_0) & WORD, (x1 + EXPAND_1) & WORD,
        (x2 + EXPAND_2) & WORD, (x3 + EXPAND_3) & WORD,
        (x4 + k0) & WORD, (x5 + k1) & WORD, (x6 + k2) & WORD, (x7 + k3) & WORD,
        (x8 + k4) & WORD, (x9 + k5) & WORD, (x10 + k6) & WORD, (x11 + k7) & WORD,
        (x12 + low) & WORD, (x13 + high) & WORD,
        (x14 + nonce_low) & WORD, (x15 + nonce_high) & WORD,
    ])
    # fmt: on


class Stream:
    """An endless row of fair numbers: one purpose, one position."""

    def __init__(self, key: vec[i64], purpose: i64, number: i64) -> None:
        self.key: vec[i64] = key
        self.purpose: i64 = purpose
        self.number: i64 = number
        self.block: i64 = 0
        self.next_word: i64 = WORDS_IN_BLOCK
        self.words: vec[i64] = key

    def word(self) -> i64:
        """The next 32 bits."""
        if self.next_word == WORDS_IN_BLOCK:
            self.words = chacha8_block(self.key, self.block, self.purpose, self.number)
            self.block += 1
            self.next_word = 0
        drawn = self.words[self.next_word]
        self.next_word += 1
        return drawn

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each exactly as likely (the uneven rest is drawn again)."""
        product = self.word() * bound
        # The rest is smaller than the bound: mostly there is nothing to divide for.
        if (product & WORD) < bound:
            uneven: i64 = (WORD + 1) % bound
            while (product & WORD) < uneven:
                product = self.word() * bound
        return product >> 32


class Generator:
    """A key and what it decides: shuffle number k and roll number k depend on nothing else.

    A generator never changes, so that all copies of a state share it; the state keeps the counters.
    """

    def __init__(self, key: vec[i64], seed: object) -> None:
        self.key: Final[vec[i64]] = key
        # What a document shows as `seed`: an integer or 64 hexadecimal digits.
        self.seed: Final[object] = seed

    def __reduce__(self) -> tuple[Any, ...]:
        return (Generator, (self.key, self.seed))

    def __deepcopy__(self, _memo: dict[int, Any]) -> Generator:
        return self

    def roll(self, number: i64, sides: i64) -> i64:
        """Roll `number` of a die with this many sides: 1 to sides."""
        return Stream(self.key, STREAM_ROLL, number).below(sides) + 1

    def shuffle(self, number: i64, cards: vec[u8], count: i64) -> None:
        """Shuffle the first `count` cards in place; only which cards they are matters."""
        sort_cards(cards, count)
        stream = Stream(self.key, STREAM_SHUFFLE, number)
        last = count - 1
        while last > 0:
            other = stream.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


def sort_cards(cards: vec[u8], count: i64) -> None:
    """Put the first `count` cards in ascending order, so that their old order is forgotten."""
    highest: i64 = 0
    place: i64 = 0
    while place < count:
        if i64(cards[place]) > highest:
            highest = i64(cards[place])
        place += 1
    copies = vec[i64]([i64(0)] * (highest + 1))
    place = 0
    while place < count:
        copies[i64(cards[place])] += 1
        place += 1
    place = 0
    kind: i64 = 0
    while place < count:
        copies_left = copies[kind]
        while copies_left > 0:
            cards[place] = u8(kind)
            place += 1
            copies_left -= 1
        kind += 1
