"""Tells how far a long work of many pieces has come, and about how long the rest will take."""

import sys
import threading
import time
from collections.abc import Callable
from typing import TextIO

SECONDS_BETWEEN_LINES = 5.0
SECONDS_BEFORE_GUESSING = 3.0
CLEAR_LINE = "\r\x1b[K"


class Progress:
    """One line that changes on a terminal; a line every few seconds where there is none.

    The pieces may be worked on side by side. The time left is judged by their weights.
    """

    def __init__(
        self,
        doing: str,
        weights: dict[str, float],
        *,
        stream: TextIO = sys.stderr,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.doing = doing
        self.weights = weights
        self.stream = stream
        self.now = now
        self.began = now()
        self.told = self.began
        self.started = 0
        self.done = 0.0
        self.lock = threading.Lock()

    def start(self, piece: str) -> None:
        """A piece is begun: say so, if it is time to."""
        with self.lock:
            self.started += 1
            self.done += self.weights[piece] / 2  # on average, half of what is in work is done
            if self.stream.isatty():
                self.write(f"{CLEAR_LINE}{self.line(piece)}")
            elif self.now() - self.told >= SECONDS_BETWEEN_LINES:
                self.told = self.now()
                self.write(f"{self.line(piece)}\n")

    def finish(self, piece: str) -> None:
        """A piece is done."""
        with self.lock:
            self.done += self.weights[piece] / 2

    def end(self) -> None:
        """Everything is done: the changing line goes."""
        if self.started and self.stream.isatty():
            self.write(CLEAR_LINE)

    def line(self, piece: str) -> str:
        """What is being done just now."""
        told = f"{self.doing} {self.started} of {len(self.weights)}: {piece}"
        left = self.seconds_left()
        return told if left is None else f"{told}, about {left:.0f} s left"

    def seconds_left(self) -> float | None:
        """How long the rest takes at the pace so far; None before there is one."""
        elapsed = self.now() - self.began
        if elapsed < SECONDS_BEFORE_GUESSING:
            return None
        return elapsed * (sum(self.weights.values()) - self.done) / self.done

    def write(self, text: str) -> None:
        """Show a text at once."""
        self.stream.write(text)
        self.stream.flush()
