"""What the hall reads and writes by itself, beside what the libraries make of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from halls import connect, opened, run, settle, sitting
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from runehall.server import wire
from runehall.server.client import TableClient
from runehall.server.net.frames import PlainFrames, unmasked

LONGEST = 300
ACTIONS = 25


def frame(first: int, content: bytes, mask: bytes = b"\x01\xf2\x03\x04") -> bytes:
    """A frame as a page sends it."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + length + mask + unmasked(content, mask)


@given(
    st.lists(st.tuples(st.booleans(), st.text(max_size=70)), max_size=6),
    st.lists(st.integers(1, 40), min_size=1, max_size=60),
)
def test_frames_are_read_however_they_are_cut(
    said: list[tuple[bool, str]], cuts: list[int]
) -> None:
    """Texts and pongs come out whole and in order; what is not plain goes on, byte for byte."""
    texts = [text for is_text, text in said if is_text]
    pongs = [text.encode()[:125] for is_text, text in said if not is_text]
    plain = b"".join(
        frame(0x81, text.encode()) if is_text else frame(0x8A, text.encode()[:125])
        for is_text, text in said
    )
    otherwise = frame(0x88, b"\x03\xe8") + frame(0x81, b"late")
    heard: list[str] = []
    ponged: list[bytes] = []
    left: list[bytes] = []
    frames = PlainFrames(heard.append, ponged.append, left.append, longest=LONGEST)
    stream, place, turn = plain + otherwise, 0, 0
    while place < len(stream):
        size = cuts[turn % len(cuts)]
        frames.feed(stream[place : place + size])
        place, turn = place + size, turn + 1
    assert (heard, ponged, b"".join(left)) == (texts, pongs, otherwise)


@pytest.mark.parametrize(
    "odd",
    [
        frame(0x01, b"part"),
        frame(0xC1, b"packed"),
        frame(0x82, b"bytes"),
        frame(0x89, b"ping"),
        frame(0x81, b"x" * (LONGEST + 1)),
        frame(0x81, b"\xff\xfe"),
        frame(0x8A, b"x" * 126),
        b"\x81\x05naked",
        b"\x81\xff" + bytes(8),
    ],
)
def test_what_is_not_plain_is_left_to_others(odd: bytes) -> None:
    """With it goes all that follows."""
    heard: list[str] = []
    left: list[bytes] = []
    frames = PlainFrames(heard.append, left.append, left.append, longest=LONGEST)
    frames.feed(frame(0x81, b"first") + odd)
    frames.feed(frame(0x81, b"second"))
    assert heard == ["first"]
    assert b"".join(left) == odd + frame(0x81, b"second")


@pytest.mark.parametrize("game", ["market", "cambio"])
def test_updates_are_what_the_encoder_makes_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Put together from pieces, and to the last byte the same: windows and memories among them."""
    said: list[bytes] = []
    receive = TableClient.receive

    async def received(table: TableClient) -> bytes:
        said.append(await receive(table))
        return said[-1]

    async def play() -> None:
        async with opened(tmp_path) as hall, sitting(hall.client, game, 2, pace="relaxed") as seats:
            watching = await connect(hall.client, seats[0].info.id)
            for turn in range(ACTIONS):
                await settle(*seats)
                mover = next(each for each in seats if each.legal)
                await mover.act(mover.legal[turn % len(mover.legal)].text)
            await settle(watching)
            await watching.close()

    monkeypatch.setattr(TableClient, "receive", received)
    run(play())
    updates = [each for each in said if each.startswith(b'{"type":"update"')]
    assert len(updates) > 2 * ACTIONS
    for each in updates:
        assert json.encode(json.decode(each, type=wire.Update)) == each
