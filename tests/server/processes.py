"""Halls as an operator starts them: real processes, what they print, and how they end."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import runehall

PIPE = asyncio.subprocess.PIPE
WARM = Path(__file__).with_name("warm.py")
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": str(Path(runehall.__path__[0]).parent),
    "COLUMNS": "400",
    "RUNEHALL_LANG": "en",
}


@dataclass
class Ended:
    """How a command ended, and what it said beside the note about the build."""

    code: int
    output: str
    complaint: str

    def __post_init__(self) -> None:
        lines = self.complaint.splitlines()
        self.complaint = "\n".join(each for each in lines if "runs interpreted" not in each)

    def is_one_sentence(self) -> bool:
        """Whether it ended as bad input is answered: one sentence, no traceback, exit code 2."""
        return self.code == 2 and len(self.complaint.splitlines()) == 1


class Commands:
    """Runs `runehall` commands to their end, each in a process of its own that starts at once."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(WARM)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=ENVIRONMENT,
        )

    def run(self, *words: str, **more: Any) -> Ended:
        """How a command ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"words": words, **more}) + "\n")
        self.process.stdin.flush()
        return Ended(**json.loads(self.process.stdout.readline()))

    def close(self) -> None:
        """No more."""
        self.process.communicate()


@asynccontextmanager
async def serving(*words: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """A hall in a process of its own, and its address; killed if it does not end by itself."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "runehall", "serve", "--port", "0", *words),
        stdout=PIPE,
        stderr=PIPE,
        env=ENVIRONMENT,
    )
    assert process.stdout is not None
    try:
        address = (await process.stdout.readline()).decode().split()[-1:]
        assert address, (await end_of(process)).complaint
        yield process, address[0]
    finally:
        if process.returncode is None:
            process.kill()
            await end_of(process)


async def end_of(process: asyncio.subprocess.Process) -> Ended:
    """Wait for the end of a hall."""
    output, errors = await process.communicate()
    process._transport.close()  # type: ignore[attr-defined]
    assert process.returncode is not None
    return Ended(process.returncode, output.decode(), errors.decode())
