"""The bot of docs/protocol.md, exactly as it is written there, at a table of a real hall."""

from __future__ import annotations

import asyncio
import re
import sys
from contextlib import suppress
from pathlib import Path

from halls import opened, run, settle
from processes import ENVIRONMENT, PIPE

from house import ROOT
from runehall.client import HallRefusal


def bot_in_the_document() -> str:
    """The first program of the document."""
    document = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", document, re.DOTALL)
    assert found
    return found[1]


def test_the_bot_has_forty_lines() -> None:
    assert len(bot_in_the_document().splitlines()) <= 40


async def started(folder: Path, link: str) -> asyncio.subprocess.Process:
    """The bot, as a reader starts it."""
    program = folder / "bot.py"
    program.write_text(bot_in_the_document(), encoding="utf-8")
    return await asyncio.create_subprocess_exec(
        *(sys.executable, str(program), link), stdout=PIPE, stderr=PIPE, env=ENVIRONMENT
    )


def test_the_bot_of_the_tutorial_plays_a_whole_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "hall", window_scale=0.2) as hall:
            seated = await hall.client.create("alaska", seats=2, name="Ada")
            link = f"{hall.address}/t/{seated.table}"
            async with hall.client.table(seated.table, seated.token) as ada:
                bot = await started(tmp_path, link)
                while not ada.info.seats[1].ready:
                    await ada.next_message()
                assert ada.info.seats[1].name == "Forty Lines"
                assert ada.info.seats[1].program
                await ada.start()
                while not ada.over:
                    await settle(ada)
                    if ada.legal:
                        texts = [action.text for action in ada.legal]
                        with suppress(HallRefusal):  # in a window somebody may have been first
                            await ada.act("pass" if "pass" in texts else texts[0])
                    elif not ada.over:
                        await ada.next_message()
                winners = ada.position.view["result"]["winners"]
            output, errors = await bot.communicate()
            assert (bot.returncode, errors) == (0, b"")
            lines = output.decode().splitlines()
            assert lines[-1] == ("I have won." if 1 in winners else "I have not won.")

    run(play())


def test_the_bot_of_the_tutorial_says_what_is_wrong(tmp_path: Path) -> None:
    async def play() -> None:
        bot = await started(tmp_path, "http://127.0.0.1:1/t/nowhere")
        output, errors = await bot.communicate()
        assert (bot.returncode, output) == (1, b"")
        sentence = "There is no hall at http://127.0.0.1:1, or it cannot be reached."
        assert errors.decode().splitlines() == [sentence]

    run(play())
