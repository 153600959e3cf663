"""Assistants for the tests: the real client, and how it reads what it is told."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

from mcp import Client
from mcp_types import TextContent

import runehall

ENVIRONMENT = {
    "PYTHONPATH": str(Path(runehall.__path__[0]).parent),
    "RUNEHALL_LANG": "en",
    "COLUMNS": "400",
}


class Assistant:
    """A client that calls tools and reads what they say."""

    def __init__(self, client: Client, seed: int = 1) -> None:
        self.client = client
        self.chance = random.Random(seed)
        self.table = ""

    async def call(self, tool: str, **arguments: Any) -> str:
        """What a tool says, if it does what is asked."""
        refused, text = await self.ask(tool, **arguments)
        assert not refused, text
        return text

    async def refused(self, tool: str, **arguments: Any) -> str:
        """The sentence with which a tool refuses."""
        refused, text = await self.ask(tool, **arguments)
        assert refused, text
        assert "\n" not in text
        return text

    async def ask(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        """Whether a tool refuses, and what it says."""
        answer = await self.client.call_tool(tool, arguments)
        [content] = answer.content
        assert isinstance(content, TextContent)
        return bool(answer.is_error), content.text

    async def sit_down(self, tool: str, **arguments: Any) -> str:
        """Sit down, and remember where."""
        told = await self.call(tool, **arguments)
        found = re.search(r"the table “(.+?)”", told)
        assert found
        self.table = found[1]
        return told

    async def act_at_random(self, told: str) -> str:
        """Do one of the actions that were listed, or wait where none is."""
        listed = actions_in(told)
        if not listed:
            return await self.call("wait", table=self.table)
        action = self.chance.choice(listed)
        refused, answer = await self.ask("act", table=self.table, action=action)
        if refused:  # only a window closes by itself while one thinks
            assert "You may react now" in told, answer
            return await self.call("look", table=self.table)
        return answer


def actions_in(told: str) -> list[str]:
    """The actions that an answer lists."""
    _, found, tail = told.partition(" legal:\n")
    return [line.partition(": ")[0] for line in tail.splitlines()] if found else []
