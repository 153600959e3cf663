"""A sitting: what an assistant has of one table, wherever that table stands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from runehall.engine.texts import Texts, texts_for

PACKAGE = "runehall.adapters.mcp"

# Why a seat is asked: the game waits for it; a window is open, in which it may react or pass; it
# may act, and nobody waits for it.
Asked = Literal["must", "window", "may"]
Stage = Literal["lobby", "playing", "over"]
Holder = Literal["you", "person", "program", "bot", "open"]


@dataclass(frozen=True)
class Choice:
    """A legal action: its text, and its sentence where the table tells it."""

    text: str
    sentence: str | None


@dataclass(frozen=True)
class Place:
    """Who sits somewhere."""

    name: str
    holder: Holder
    level: str | None = None


@dataclass(frozen=True)
class Glimpse:
    """A table at one moment, as the assistant's seat may know it; `news` is told only once."""

    game: str
    stage: Stage
    seat: int
    places: Sequence[Place]
    options: dict[str, Any] | None = None
    """What is played, told once."""
    view: dict[str, Any] | None = None
    asked: Asked | None = None
    waiting: Sequence[int] = ()
    seconds: float | None = None
    choices: Sequence[Choice] = ()
    can_wait: bool = False
    news: Sequence[str] = ()
    talk: Sequence[tuple[str, str]] = ()
    winners: Sequence[int] = field(default_factory=list)
    again: bool = False
    """Whether there is another game of the same company to go to."""


class Sitting(ABC):
    """A seat at a table, held by an assistant."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words: Texts = texts_for(language, PACKAGE)
        self.waits = False

    @abstractmethod
    async def look(self) -> Glimpse:
        """The table as it stands, with what has happened since the last look."""

    @abstractmethod
    async def act(self, text: str) -> None:
        """Carry out an action, or raise a RunehallError and change nothing."""

    @abstractmethod
    async def wait(self, seconds: float, *, turns_only: bool) -> None:
        """Wait until the seat is asked for something new, the game is over, or time is up.

        With `turns_only` what it may do but need not goes by.
        """

    @abstractmethod
    async def talk(self, text: str) -> None:
        """Say something to the others at the table."""

    @abstractmethod
    async def play_again(self) -> None:
        """Go on to the next game of the same company."""

    @abstractmethod
    async def leave(self) -> None:
        """Give the seat up."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything, without giving the seat up."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether nothing more will happen here."""
