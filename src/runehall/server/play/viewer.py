"""Somebody who looks at a table: who they are, what they have been shown, how far away they are."""

from __future__ import annotations

from runehall.engine import SPECTATOR
from runehall.server import wire


class Viewer:
    """One who looks on, over whatever connects them; the net knows how to reach them."""

    def __init__(self, household: str = "") -> None:
        self.household = household
        # Whether a hello of theirs was answered, and whether nobody is there any more.
        self.welcomed = False
        self.gone = False
        self.seat = SPECTATOR
        self.token_hash: str | None = None
        self.language: wire.Language = "en"
        self.playing = False
        # Whether a bot had their seat until they came; told once.
        self.kept = False
        self.awaits_hint = False
        self.seq = 0
        self.last_position = b""
        self.log_length = 0

    def next_seq(self) -> int:
        """The number of the next message."""
        self.seq += 1
        return self.seq

    def send(self, message: wire.ServerMessage) -> None:
        """Send a message."""
        raise NotImplementedError

    def send_encoded(self, message: bytes) -> None:
        """Send a message that is encoded already."""
        raise NotImplementedError

    def refuse(self, refusal: wire.Refusal, command: str | None = None) -> None:
        """Say no."""
        raise NotImplementedError

    def hold_until(self, moment: float) -> None:
        """Let nothing out before a moment."""
        raise NotImplementedError

    def cut(self) -> None:
        """End the connection at once."""
        raise NotImplementedError

    def dismiss(self, code: str, *, retry: bool = False) -> None:
        """Say why this connection ends, and end it."""
        raise NotImplementedError

    def round_trip(self) -> float:
        """How long a message takes to them and back, in milliseconds."""
        raise NotImplementedError
