"""What is the same for everybody is sent compressed to who asks for it; nothing else ever is."""

from __future__ import annotations

import gzip
from pathlib import Path

import aiohttp
import pytest
from halls import Opened, opened, run

PUBLIC = (
    "/api/hall",
    "/api/openapi.json",
    "/api/games/kodiak/texts/de",
    "/api/games/kodiak/rules/en",
    "/api/games/kodiak/pictures",
)


async def raw(hall: Opened, path: str, accepted: str | None) -> tuple[str | None, bytes]:
    """The encoding and the bytes of an answer, as they come over the line."""
    headers = {} if accepted is None else {"Accept-Encoding": accepted}
    async with (
        aiohttp.ClientSession(
            auto_decompress=False, skip_auto_headers=["Accept-Encoding"]
        ) as session,
        session.get(hall.address + path, headers=headers) as answer,
    ):
        return answer.headers.get("Content-Encoding"), await answer.read()


@pytest.mark.parametrize("path", PUBLIC)
def test_what_everybody_may_read_is_compressed_for_who_can_unpack_it(
    path: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            encoding, packed = await raw(hall, path, "br, gzip")
            assert encoding == "gzip"
            for accepted in (None, "br", "gzip;q=0"):
                assert await raw(hall, path, accepted) == (None, gzip.decompress(packed))
            assert len(packed) < len(gzip.decompress(packed)) / 2

    run(test())


def test_nothing_of_a_table_is_compressed(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as hall:
            seated = await hall.client.create("rune", seats=1, name="A" * 24, public=True)
            for path in (
                "/api/tables",
                f"/api/tables/{seated.table}",
                f"/api/tables/{seated.table}/fairness",
                "/healthz",
            ):
                assert (await raw(hall, path, "gzip"))[0] is None

    run(test())
