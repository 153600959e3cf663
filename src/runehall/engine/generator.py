"""The one source of chance: ChaCha8 with a 256-bit key, the same numbers interpreted and compiled.

Words are 32 bits wide and held in native 64-bit integers, masked after every addition, so that
native arithmetic (which wraps) and Python's (which does not) agree bit for bit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

WORD: Final = 0xFFFFFFFF
WORDS_IN_BLOCK: Final = 16
DOUBLE_ROUNDS: Final = 4

# One stream for each purpose, so that a roll never shifts a later shuffle.
STREAM_SHUFFLE: Final = 1
STREAM_ROLL: Final = 2


def quarter_round(x: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    """Stir four of the sixteen words."""
    xa = (x[a] + x[b]) & WORD
    xd = x[d] ^ xa
    xd = ((xd << 16) & WORD) | (xd >> 16)
    xc = (x[c] + xd) & WORD
    xb = x[b] ^ xc
    xb = ((xb << 12) & WORD) | (xb >> 20)
    xa = (xa + xb) & WORD
    xd = xd ^ xa
    xd = ((xd << 8) & WORD) | (xd >> 24)
    xc = (xc + xd) & WORD
    xb = xb ^ xc
    x[a] = xa
    x[b] = ((xb << 7) & WORD) | (xb >> 25)
    x[c] = xc
    x[d] = xd


def chacha8_block(key: vec[i64], block: i64, nonce_low: i64, nonce_high: i64) -> vec[i64]:
    """The 16 words of one block, in Bernstein's layout: 64-bit block counter, 64-bit nonce."""
    # fmt: off
    start = vec[i64]([
        0x61707865, 0x3320646E, 0x79622D32, 0x6B206574,
        key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7],
        block & WORD, (block >> 32) & WORD, nonce_low, nonce_high,
    ])
    # fmt: on
    x = start[:]
    done: i64 = 0
    while done < DOUBLE_ROUNDS:
        quarter_round(x, 0, 4, 8, 12)
        quarter_round(x, 1, 5, 9, 13)
        quarter_round(x, 2, 6, 10, 14)
        quarter_round(x, 3, 7, 11, 15)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
        done += 1
    word: i64 = 0
    while word < WORDS_IN_BLOCK:
        x[word] = (x[word] + start[word]) & WORD
        word += 1
    return x


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
    copies = vec[i64]([i64(0)] * 256)
    place: i64 = 0
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
