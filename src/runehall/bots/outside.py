"""A player that is a program of its own: it reads a line for each decision and writes one back.

What it reads is JSON: `game`, `seat`, `view` (what the seat sees), `legal` (texts of actions) and
`may_wait`. What it writes is one of the texts, or `wait`. A program that takes too long, says too
much, says nonsense or dies is shut down, and a stand-in plays on in its place.
"""

from __future__ import annotations

import json
import os
import select
import shlex
import signal
import subprocess
from contextlib import suppress
from time import monotonic

from runehall.bots.bot import DECLINE, Bot, make_bot
from runehall.bots.insight import Insight
from runehall.bots.levels import level_named
from runehall.engine import Game, RunehallError

STAND_IN = "novice"
LONGEST_WAIT = 10.0  # seconds for a decision, whatever else the machine does
LONGEST_LINE = 64 * 1024
WAIT_WORD = "wait"


class Fault(Exception):
    """What a program has done wrong."""


class OutsideBot(Bot):
    """A program at a seat, and who plays on when it fails."""

    def __init__(self, command: str, game: Game, seed: int, wait: float = LONGEST_WAIT) -> None:
        super().__init__(level_named(STAND_IN), game, seed)
        self.command = command
        self.wait = wait
        self.stand_in = make_bot(STAND_IN, game, seed)
        self.unread = b""
        self.program: subprocess.Popen[bytes] | None = started(command)

    def choose(
        self, insight: Insight, *, budget_ms: float | None = None, iterations: int | None = None
    ) -> int:
        """What the program says, or what its stand-in does."""
        if self.program is not None:
            try:
                return self.ask(self.program, insight)
            except Fault as fault:
                self.fault = str(fault)
                self.close()
        return self.stand_in.choose(insight)

    def ask(self, program: subprocess.Popen[bytes], insight: Insight) -> int:
        """Put one decision to the program."""
        notation = self.game.notation(insight.stand_in)
        texts = {notation.text(action): action for action in insight.legal()}
        if insight.may_wait():
            texts[WAIT_WORD] = DECLINE
        question = {
            "game": self.game.id,
            "seat": insight.seat,
            "view": self.game.view(insight.stand_in, insight.seat),
            "legal": [text for text in texts if text != WAIT_WORD],
            "may_wait": insight.may_wait(),
        }
        deadline = monotonic() + self.wait
        send(program, json.dumps(question).encode() + b"\n", deadline)
        answer = self.line(program, deadline)
        if answer not in texts:
            raise Fault(f"it answered {answer[:60]!r}, which is not legal")
        return texts[answer]

    def line(self, program: subprocess.Popen[bytes], deadline: float) -> str:
        """The next line that the program writes."""
        assert program.stdout is not None
        while b"\n" not in self.unread:
            if len(self.unread) > LONGEST_LINE:
                raise Fault("it wrote a line without end")
            ready, _, _ = select.select([program.stdout], [], [], max(deadline - monotonic(), 0.0))
            if not ready:
                raise Fault(f"it did not answer within {self.wait:g} seconds")
            read = os.read(program.stdout.fileno(), LONGEST_LINE)
            if not read:
                raise Fault("it ended")
            self.unread += read
        line, _, self.unread = self.unread.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def close(self) -> None:
        """End the program, and whatever it has started."""
        if self.program is None:
            return
        program, self.program = self.program, None
        with suppress(ProcessLookupError):  # it has ended by itself
            os.killpg(program.pid, signal.SIGKILL)
        for pipe in (program.stdin, program.stdout):
            if pipe is not None:
                pipe.close()
        program.wait()


def started(command: str) -> subprocess.Popen[bytes]:
    """The program of a command, in a group of its own."""
    try:
        words = shlex.split(command)
        program = subprocess.Popen(  # noqa: S603 - who starts a tournament names its players
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
        )
    except (OSError, ValueError, IndexError) as error:
        raise RunehallError(f"The player “{command}” cannot be started: {error}.") from error
    assert program.stdin is not None
    os.set_blocking(program.stdin.fileno(), False)
    return program


def send(program: subprocess.Popen[bytes], line: bytes, deadline: float) -> None:
    """Write a line to a program, which may not be reading."""
    assert program.stdin is not None
    while line:
        _, ready, _ = select.select([], [program.stdin], [], max(deadline - monotonic(), 0.0))
        if not ready:
            raise Fault("it does not read what it is told")
        try:
            line = line[os.write(program.stdin.fileno(), line) :]
        except OSError as error:
            raise Fault("it ended") from error
