"""What a game is to everybody who does not know its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar

from runehall.engine.documents import Document, Reader
from runehall.engine.errors import BadDocument, BadOption, quoted
from runehall.engine.events import EventKind
from runehall.engine.generator import Generator
from runehall.engine.heuristics import Heuristics
from runehall.engine.notation import Notation
from runehall.engine.options import OptionSet, Values
from runehall.engine.seeds import Seed, check_seed, generator_for
from runehall.engine.state import State
from runehall.engine.texts import Texts, texts_for

# A reason and what its sentence needs: `("not_in_hand", {"card": "7"})`.
Reason = tuple[str, Mapping[str, Any]]


class Game(ABC):
    """One game: its name, its options, and the way between positions, documents and words."""

    id: ClassVar[str]
    version: ClassVar[int]
    seat_counts: ClassVar[Sequence[int]]
    options: ClassVar[OptionSet]
    low_score_wins: ClassVar[bool] = False

    # --- what every game says for itself -----------------------------------------------------

    @property
    @abstractmethod
    def events(self) -> Mapping[int, EventKind]:
        """What can happen, by the number of its kind."""

    @abstractmethod
    def deal(self, seats: int, options: Values, generator: Generator) -> State:
        """A new game's first position, from options that have been checked.

        What the deal tells (a first look at cards, say) has been heard by the state it returns.
        """

    @abstractmethod
    def document(self, state: State) -> Document:
        """The whole truth as a document."""

    @abstractmethod
    def read(self, document: Reader, seats: int, options: Values, generator: Generator) -> State:
        """The position of a document whose header has been checked; BadDocument if impossible."""

    @abstractmethod
    def view(self, state: State, seat: int) -> Document:
        """The document as a seat (or the SPECTATOR, -1) may see it."""

    @abstractmethod
    def check_laws(self, state: State) -> None:
        """Complain (BadDocument) about a position that breaks a conservation law of the rules."""

    @abstractmethod
    def missing(self, document: Document) -> list[str]:
        """The components that a document mentions nowhere: a scenario's `rest`."""

    @abstractmethod
    def notation(self, state: State) -> Notation:
        """How actions are written at this table."""

    @abstractmethod
    def heuristics(self) -> Heuristics:
        """What bots know about playing well."""

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """Why a well-formed action of a seat that is asked is not legal now."""
        return ("not_now", {"action": self.notation(state).text(action)})

    # --- what is the same for all --------------------------------------------------------------

    def new(self, seats: int, options: Mapping[str, Any] | None = None, seed: Seed = 0) -> State:
        """A new game: a number of seats, a preset or changed options, a seed."""
        self.check_seats(seats)
        checked = self.options.resolve(options or {}, seats)
        return self.deal(seats, checked, generator_for(check_seed(seed)))

    def load(self, document: object) -> State:
        """The position of a state document, checked from the header to the last card."""
        reader = Reader(document)
        name = reader.field("game").value
        if name != self.id:
            raise BadDocument(f"This is a document of {quoted(name)}, not of {self.id}.")
        version = reader.field("version").value
        if version != self.version or isinstance(version, bool):
            raise BadDocument(
                f"This document follows version {quoted(version)} of the rules, not {self.version}."
            )
        seats = reader.field("players").whole(min(self.seat_counts), max(self.seat_counts))
        self.check_seats(seats)
        options = self.options.check(reader.field("options").mapping(), seats)
        generator = generator_for(check_seed(reader.field("seed").value))
        return self.read(reader, seats, options, generator)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game cannot be played with."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadOption(f"{self.id} is played with {counts} seats, not {seats}.")

    def texts(self, language: str = "en") -> Texts:
        """The game's words in a language."""
        return texts_for(language, self.package)

    def rules(self, language: str = "en") -> str:
        """The rules for players, as Markdown."""
        self.texts(language)
        return (files(self.package) / "texts" / f"rules.{language}.md").read_text(encoding="utf-8")

    @property
    def package(self) -> str:
        """The package of the game, where its texts are."""
        return f"runehall.games.{self.id}"
