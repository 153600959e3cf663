"""The frames that a page sends all the time: whole texts, and answers to pings.

Reading them here, as the bytes come in, takes a third of what a task for each socket takes that
waits for the next message. Whatever else RFC 6455 allows or forbids is left to aiohttp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

# The first byte of a whole text and of an answer to a ping; in the second, whether it is masked,
# and how long it is or that two or eight bytes tell.
TEXT: Final = 0x81
PONG: Final = 0x8A
MASKED: Final = 0x80
LENGTH: Final = 0x7F
IN_TWO_BYTES: Final = 126
IN_EIGHT_BYTES: Final = 127
MASK_BYTES: Final = 4

Hear = Callable[[str], None]
Take = Callable[[bytes], object]


class PlainFrames:
    r"""Reads plain frames and hands on what is in them.

    With the first frame that is not plain, or too long, all that follows is handed on as it is.

    >>> heard = []
    >>> frames = PlainFrames(heard.append, print, print, longest=100)
    >>> frames.feed(bytes.fromhex("8183 00000000 414243 8182 0102"))
    >>> frames.feed(bytes.fromhex("0000 4040"))
    >>> heard
    ['ABC', 'AB']
    >>> frames.feed(bytes.fromhex("8180"))
    >>> frames.feed(bytes.fromhex("00000000 8900"))
    b'\x89\x00'
    >>> heard
    ['ABC', 'AB', '']
    """

    def __init__(self, hear: Hear, ponged: Take, otherwise: Take, *, longest: int) -> None:
        self.hear = hear
        self.ponged = ponged
        self.otherwise = otherwise
        self.longest = longest
        self.plain = True
        # The beginning of a frame.
        self.rest = b""

    def feed(self, data: bytes) -> None:
        """Bytes that have come in."""
        if self.rest:
            data = self.rest + data
            self.rest = b""
        place = 0
        while self.plain and place < len(data):
            place = self.frame(data, place)
        if place < len(data):
            self.otherwise(data if place == 0 else data[place:])

    def frame(self, data: bytes, start: int) -> int:
        """Read the frame that begins at a place, if it is a plain one; where the next begins."""
        left = len(data) - start
        first = data[start]
        second = data[start + 1] if left > 1 else MASKED
        size, head = second & LENGTH, 2 + MASK_BYTES
        if size == IN_TWO_BYTES:
            head += 2
            size = data[start + 2] << 8 | data[start + 3] if left >= head else 0
        if (
            (first != TEXT and (first != PONG or size >= IN_TWO_BYTES))
            or second < MASKED
            or second & LENGTH == IN_EIGHT_BYTES
            or size > self.longest
        ):
            self.plain = False
            return start
        if left < head + size:
            self.rest = data[start:]
            return len(data)
        begins = start + head
        content = unmasked(data[begins : begins + size], data[begins - MASK_BYTES : begins])
        if first == PONG:
            self.ponged(content)
            return begins + size
        try:
            text = content.decode()
        except UnicodeDecodeError:
            self.plain = False
            return start
        self.hear(text)
        return begins + size


def unmasked(content: bytes, mask: bytes) -> bytes:
    r"""What stands in a frame, under its mask.

    >>> unmasked(b"\x40\x40\x42", b"\x01\x02\x01\x02")
    b'ABC'
    """
    size = len(content)
    masks = (mask * (size // MASK_BYTES + 1))[:size]
    plain = int.from_bytes(content, "little") ^ int.from_bytes(masks, "little")
    return plain.to_bytes(size, "little")
